import { leftOf } from '@trassa/rules';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { addCertificate } from '../../shared/basket/items/certificate-item.ts';
import { changeLine } from '../../shared/basket/change-lines.ts';
import { addInsurance } from '../../shared/basket/items/insurance-item.ts';
import { addShopItem, leftOfChoice } from '../../shared/basket/items/shop-item.ts';
import { addToBasket } from '../../shared/basket/ticket-holds.ts';
import type { PreparedLine } from './prepared-line.ts';

/** Why a line stays out, when the server does not say it in words. */
export class NotForSale extends Error {}

const silent = { ownErrors: true } as const;

const putTickets = async (line: PreparedLine): Promise<void> => {
  const { values: format } = await request(calls.events.format, { params: { id: line.public_id } }, silent);
  const { values: event } = await request(calls.events.one, { params: { id: format.event.public_id } }, silent);
  const city = event.event_city.find(({ public_id }) => public_id === format.event_city);
  const kind = line.kind ?? format.kinds.find((one) => leftOf(format.tickets_left, one) > 0) ?? format.kinds[0];
  if (!city || !kind) throw new NotForSale();
  const place = { city: city.city, picture: city.terrain.card, ground: city.terrain.ground };
  await addToBasket({ format, kind, count: line.count, place, promocode: line.promocode });
};

const putGoods = async (line: PreparedLine): Promise<void> => {
  const { values: product } = await request(calls.shop.one, { params: { id: line.public_id } }, silent);
  const choice = { size: line.size, proportion: line.proportionId };
  if (leftOfChoice(product, choice) < line.count) throw new NotForSale();
  const linked = product.linked_public_id
    ? (await request(calls.shop.one, { params: { id: product.linked_public_id } }, silent)).values
    : null;
  const id = addShopItem(product, { ...choice, count: line.count, linked });
  if (line.promocode) changeLine('shop', id, { promocode: line.promocode });
};

const putPolicies = async (line: PreparedLine): Promise<void> => {
  const { values: offer } = await request(calls.insurances.one, { params: { id: line.public_id } }, silent);
  for (let index = 0; index < line.count; index += 1) {
    const id = addInsurance(offer, { race: null });
    if (line.promocode) changeLine('insurance', id, { promocode: line.promocode });
  }
};

const putCertificates = async (line: PreparedLine): Promise<void> => {
  const { values } = await request(calls.certificates.nominals, {}, silent);
  const nominal = values.find(({ public_id }) => public_id === line.public_id);
  if (!nominal) throw new NotForSale();
  addCertificate(nominal, { recipient: { name: '', email: '', text: '', send_at: null }, count: line.count });
};

const put = { ticket: putTickets, shop: putGoods, insurance: putPolicies, certificate: putCertificates } as const;

/** Puts a line into the basket as a press in the shop would: tickets are held, goods are offered as they are now. */
export const putLine = (line: PreparedLine): Promise<void> => put[line.selector](line);
