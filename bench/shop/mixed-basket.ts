import type { CertificateNominal, EventCityCard, EventFormat, InsuranceOffer, ShopItem } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';

export type Goods = {
  formats: readonly EventFormat[];
  products: readonly ShopItem[];
  /** Offers, each with a format that it is for. */
  offers: readonly { offer: string; format: string }[];
  nominals: readonly CertificateNominal[];
};

/** What the season sells of every kind, by its own calls. */
export const collectGoods = async (http: FastifyInstance): Promise<Goods> => {
  const read = async <T>(url: string, payload?: object): Promise<T[]> => {
    const answer = await http.inject({ method: payload ? 'POST' : 'GET', url, ...(payload ? { payload } : {}) });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<{ values: T[] }>().values;
  };
  const cards = await read<EventCityCard>('/api/event_city/filtered?limit=40', {});
  const formats: EventFormat[] = [];
  for (const card of cards) formats.push(...(await read<EventFormat>(`/api/event_format/event/${card.public_id}`)));
  const products = await read<ShopItem>('/api/shop/project/heroes?limit=200');
  const offers: Goods['offers'][number][] = [];
  for (const { public_id } of formats.filter((one) => one.insurance_available).slice(0, 5)) {
    const found = await read<InsuranceOffer>(`/api/event_format/active/insurances/${public_id}`);
    offers.push(...found.map((one) => ({ offer: one.public_id, format: public_id })));
  }
  return {
    formats: formats.filter((one) => one.sale_state === 'open' && one.kinds.includes('athlete') && !one.isTeam),
    products: products.filter((one) => one.left > 0 && one.proportions.length === 0),
    offers,
    nominals: await read<CertificateNominal>('/api/shop/certificates'),
  };
};

const pick = <T>(values: readonly T[], n: number): T => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('the season does not sell it');
  return value;
};

/** A basket of `size` lines, a quarter of each kind, as a page would send it. */
export const mixedBasket = ({ formats, products, offers, nominals }: Goods, size: number) => {
  const lines = <T>(kind: string, make: (n: number) => T): (T & { unique_id: string })[] =>
    Array.from({ length: size / 4 }, (_, n) => ({ ...make(n), unique_id: `${kind}-${n}` }));
  return {
    tickets: lines('ticket', (n) => ({
      groupId: `group-${n}`,
      format_public_id: pick(formats, n).public_id,
      kind: 'athlete',
      count: 1,
    })),
    shop: lines('shop', (n) => {
      const product = pick(products, n);
      const left = product.size.find(({ count }) => count > 0)?.size;
      return { public_id: product.public_id, count: 1, ...(left ? { size: left } : {}) };
    }),
    insurances: lines('insurance', (n) => {
      const { offer, format } = pick(offers, n);
      return { insurance: { public_id: offer }, format_public_id: format };
    }),
    certificates: lines('certificate', (n) => ({ public_id: pick(nominals, n).public_id, count: 1 })),
  };
};
