import type { Client } from '@trassa/contracts/client';
import { leftOf } from '@trassa/rules';
import { type Description, NotForSale, type PreparedKind } from '../../features/prepared-basket/prepared-kind.ts';
import { readAll } from '../../features/prepared-basket/read-all.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { addToBasket } from '../../shared/basket/ticket-holds.ts';
import { ticketBase } from './ticket-base.ts';

const silent = { ownErrors: true } as const;

const readRace = async (client: Client, id: string): Promise<Description | undefined> => {
  const { values: format } = await client(calls.events.format, { params: { id } });
  const { values: event } = await client(calls.events.one, { params: { id: format.event.public_id } });
  const place = event.event_city.find(({ public_id }) => public_id === format.event_city);
  if (!place) return undefined;
  const { start_time, timezone } = format;
  return { picture: place.terrain.card, race: { start_time, timezone, city: place.city } };
};

/** Tickets of a prepared basket: their places are held as it is filled. */
export const ticketPrepared = {
  ...ticketBase,
  sign: 'finish',
  pieces: ({ t }, count) => t('preparedBasket.count.ticket', { count }),
  describe: async (client, lines) => {
    const races = await readAll(lines, (id) => readRace(client, id));
    return ({ public_id }) => races.get(public_id);
  },
  put: async (line) => {
    const { values: format } = await request(calls.events.format, { params: { id: line.public_id } }, silent);
    const { values: event } = await request(calls.events.one, { params: { id: format.event.public_id } }, silent);
    const city = event.event_city.find(({ public_id }) => public_id === format.event_city);
    const kind = line.kind ?? format.kinds.find((one) => leftOf(format.tickets_left, one) > 0) ?? format.kinds[0];
    if (!city || !kind) throw new NotForSale();
    const place = { city: city.city, picture: city.terrain.card, ground: city.terrain.ground };
    await addToBasket({ format, kind, count: line.count, place, promocode: line.promocode });
  },
} satisfies PreparedKind;
