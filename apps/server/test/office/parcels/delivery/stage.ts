import type { DeliveryTry, History, OfficePoint, OfficeWay, OfficeWayRow, RegionZone } from '@trassa/contracts/office';
import { unique } from '../../../factories/events.ts';
import { newKey, send } from '../../../factories/orders.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { openOffice } from '../../office.ts';

type Fields = Record<string, unknown>;
type Quote = { delivery: number; amount: number; lines: { code?: string }[] };
type Versioned = { readonly public_id: string; readonly version: number };

/** 240 ₽ up to a kilogram, 50 ₽ for each one more, up to 20 kg. */
export const tariffOf = (zone: number, fields: Fields = {}): Fields => ({
  zone,
  first_grams: 1000,
  first: 240,
  step_grams: 1000,
  step: 50,
  max_grams: 20_000,
  days_min: 2,
  days_max: 4,
  ...fields,
});

/** The back office with ways of delivery, and what a visitor sees of them. */
export const openDelivery = () => {
  const office = openOffice();
  const { app, ask } = office;
  const valuesOf = <T>({ status, body }: Answer): T => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as T;
  };
  const post = (by: Member, path: string, body: Fields): Promise<Answer> =>
    ask('POST', path, { ...by, headers: { 'idempotency-key': newKey() }, body });
  const put = (by: Member, path: string, { public_id: id, version }: Versioned, body: Fields): Promise<Answer> =>
    ask('PUT', path.replace('{id}', id), { ...by, body: { version, ...body } });
  const make = async (by: Member, fields: Fields = {}): Promise<OfficeWay> =>
    valuesOf(
      await post(by, '/delivery_methods', {
        name_ru: `Почта ${unique('w')}`,
        carrier: 'post',
        goods: 'shop',
        ...fields,
      }),
    );
  const change = (by: Member, way: Versioned, body: Fields): Promise<Answer> =>
    put(by, '/delivery_methods/{id}', way, body);
  const state = (by: Member, way: Versioned, wanted: string): Promise<Answer> =>
    put(by, '/delivery_methods/{id}/state', way, { state: wanted });
  return {
    ...office,
    valuesOf,
    post,
    put,
    make,
    change,
    state,
    /** On the site, with these tariffs. */
    offer: async (by: Member, fields: Fields = {}): Promise<OfficeWay> =>
      valuesOf(await state(by, await make(by, { tariffs: [tariffOf(3)], ...fields }), 'published')),
    list: async (by: Member): Promise<OfficeWayRow[]> => valuesOf(await ask('GET', '/delivery_methods', by)),
    read: async (by: Member, id: string): Promise<OfficeWay> =>
      valuesOf(await ask('GET', `/delivery_methods/${id}`, by)),
    historyOf: async (by: Member, path: string): Promise<History['values']> =>
      valuesOf(await ask('GET', `${path}/history`, by)),
    remove: (by: Member, { public_id: id, version }: Versioned): Promise<Answer> =>
      ask('DELETE', `/delivery_methods/${id}?version=${version}`, by),
    tried: async (by: Member, city: number, grams: number): Promise<DeliveryTry> =>
      valuesOf(await ask('GET', `/delivery/try?city=${city}&grams=${grams}&goods=shop`, by)),
    zones: async (by: Member): Promise<RegionZone[]> => valuesOf(await ask('GET', '/delivery_zones', by)),
    setZones: (by: Member, zones: Fields[]): Promise<Answer> =>
      ask('PUT', '/delivery_zones', { ...by, headers: { 'idempotency-key': newKey() }, body: { zones } }),
    makePoint: async (by: Member, way: Versioned, fields: Fields = {}): Promise<OfficePoint> =>
      valuesOf(
        await post(by, '/pickup_points', {
          way: way.public_id,
          city: 551_487,
          name_ru: 'Пункт у вокзала',
          address_ru: 'ул. Баумана, 42',
          schedule_ru: 'Ежедневно',
          ...fields,
        }),
      ),
    quote: async (lines: Fields[]): Promise<Quote> =>
      (await send(app(), 'POST', '/api/basket/price', { shop: lines })).json<{ values: Quote }>().values,
    /** Public ids of points that a visitor is offered in a city. */
    pointsOnSite: async (city: number): Promise<string[]> =>
      (await send(app(), 'GET', `/api/delivery/points/${city}`))
        .json<{ values: { public_id: string }[] }>()
        .values.map(({ public_id: id }) => id),
  };
};
