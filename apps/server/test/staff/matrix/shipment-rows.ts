import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { createCities, createMethod, createPoint } from '../../factories/delivery.ts';
import { createCity, insertRow, moscow, unique } from '../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** The warehouse belongs to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const refused = { all: 400, 'own start': 404, 'other start': 404 };
const unknown = { all: 404, 'own start': 404, 'other start': 404 };
const keepers = <T>(of: T) => ({ admin: of, manager: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const [method, user, city] = [await createMethod(db, { tariffs: {} }), await createUser(db), await createCity(db)];
    const order = await insertRow(db, 'orders', {
      public_id: unique('order'),
      user_id: user.id,
      status: 'paid',
      email: '',
      language: 'ru',
      total_minor: 0,
      amount_minor: 0,
      expires_at: new Date(),
      paid_at: new Date(),
      issued_at: new Date(),
    });
    const publicId = unique('parcel');
    await insertRow(db, 'shipments', {
      public_id: publicId,
      order_id: order,
      position: 0,
      method_id: method.id,
      unique_ids: ['a'],
      cost_minor: 0,
      grams: 100,
      days_min: 1,
      days_max: 2,
      city_id: city,
      first_name: 'Анна',
      last_name: 'Серова',
      phone: '',
      address: 'Москва',
    });
    return publicId;
  })();
  return made;
};

const version = 1000;
let madeWay: Promise<string> | undefined;
const makeWay = (db: Executor): Promise<string> => {
  madeWay ??= createMethod(db, { carrier: 'pickup' }).then(({ publicId }) => publicId);
  return madeWay;
};
let madePoint: Promise<string> | undefined;
const makePoint = (db: Executor): Promise<string> => {
  madePoint ??= (async () => {
    await createCities(db);
    const way = await createMethod(db, { public_id: 'way-of-matrix', carrier: 'pickup' });
    return (await createPoint(db, way.id)).publicId;
  })();
  return madePoint;
};
const wayAct = (fields: object) => ({ make: makeWay, body: () => ({ version, ...fields }), may: keepers(conflict) });
const pointAct = (fields: object) => ({
  make: makePoint,
  body: () => ({ version, ...fields }),
  may: keepers(conflict),
});

export const shipmentRows = {
  'GET /api/admin/delivery_methods': { may: keepers(list) },
  'GET /api/admin/delivery_methods/{id}': { make: makeWay, may: keepers(house) },
  'GET /api/admin/delivery_methods/{id}/history': { make: makeWay, may: keepers(house) },
  'POST /api/admin/delivery_methods': {
    body: () => ({ name_ru: 'Почта', carrier: 'post', goods: 'shop' }),
    may: keepers(house),
  },
  'PUT /api/admin/delivery_methods/{id}': wayAct({ name_ru: 'Курьер' }),
  'PUT /api/admin/delivery_methods/{id}/state': wayAct({ state: 'draft' }),
  'PUT /api/admin/delivery_methods/{id}/place': wayAct({ place: 1 }),
  'DELETE /api/admin/delivery_methods/{id}': {
    make: makeWay,
    query: `?version=${version}`,
    may: keepers(conflict),
  },
  'GET /api/admin/delivery/cities': { may: keepers(house) },
  'GET /api/admin/delivery/try': { query: '?city=1&grams=100&goods=shop', may: keepers(unknown) },
  'GET /api/admin/delivery_zones': { may: keepers(house) },
  // No such region.
  'PUT /api/admin/delivery_zones': {
    body: () => ({ zones: [{ region: 1, zone: 1, seen: null }] }),
    may: keepers(refused),
  },
  'GET /api/admin/pickup_points': { may: keepers(list) },
  'GET /api/admin/pickup_points/count': { may: keepers(list) },
  'GET /api/admin/pickup_points/{id}': { make: makePoint, may: keepers(house) },
  'GET /api/admin/pickup_points/{id}/history': { make: makePoint, may: keepers(house) },
  'POST /api/admin/pickup_points': {
    make: makePoint,
    body: () => ({
      way: 'way-of-matrix',
      city: moscow.id,
      name_ru: 'Пункт',
      address_ru: 'Лесная, 1',
      schedule_ru: 'Всегда',
    }),
    may: keepers(house),
  },
  'PUT /api/admin/pickup_points/{id}': pointAct({ name_ru: 'Другой' }),
  'PUT /api/admin/pickup_points/{id}/state': pointAct({ state: 'draft' }),

  'GET /api/admin/shipments': { may: keepers(list) },
  'GET /api/admin/shipments/count': { may: keepers(list) },
  'POST /api/admin/shipments/bulk': {
    body: () => ({ action: 'none-such', ids: ['none-such'] }),
    refusal: 'validation',
    may: keepers({ all: 400, 'own start': 400, 'other start': 400 }),
  },
  'GET /api/admin/shipments/picking': { may: keepers(house) },
  'POST /api/admin/shipments/picking/file': { body: () => ({}), may: keepers(house) },
  'POST /api/admin/shipments/labels': { body: () => ({ ids: ['nobody'] }), may: keepers(unknown) },
  'POST /api/admin/shipments/tracks': {
    body: () => ({ text: 'nobody12;RA1', dry_run: false }),
    may: keepers(refused),
    refusal: 'rows',
  },
  'GET /api/admin/shipments/{id}': { make, may: keepers(house) },
  'GET /api/admin/shipments/{id}/history': { make, may: keepers(house) },
  'POST /api/admin/shipments/{id}/picked': { make, body: () => ({ version: 1000, lines: [] }), may: keepers(conflict) },
  'PUT /api/admin/shipments/{id}/recipient': {
    make,
    body: () => ({ version: 1000, address: 'Лесная, 2', reason: 'Попросил получатель' }),
    may: keepers(conflict),
  },
  'PUT /api/admin/shipments/{id}/status': {
    make,
    body: () => ({ version: 1000, act: 'pack' }),
    may: keepers(conflict),
  },
};
