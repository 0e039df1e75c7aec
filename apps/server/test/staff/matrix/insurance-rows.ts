import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { createOffer } from '../../factories/insurance.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Policies and their register belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const refused = { all: 400, 'own start': 404, 'other start': 404 };
const unknown = { all: 404, 'own start': 404, 'other start': 404 };
const insurers = <T>(of: T) => ({ admin: of, finance: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const [offer, user] = [await createOffer(db), await createUser(db)];
    const publicId = unique('policy');
    await insertRow(db, 'policies', {
      public_id: publicId,
      offer_id: offer.id,
      user_id: user.id,
      number: unique('number'),
      last_name: '',
      first_name: '',
      phone: '',
      starts_at: sql`now() + interval '9 days'`,
      validity_seconds: 86_400,
      price_minor: 0,
    });
    return publicId;
  })();
  return made;
};
const act = () => ({
  make,
  body: () => ({ version: 1000, reason: 'Просили по телефону' }),
  may: insurers(conflict),
});
let offered: Promise<string> | undefined;
/** One hidden offer for all calls: no one of them changes it. */
const makeOffer = (db: Executor): Promise<string> => {
  offered ??= createOffer(db, { status: 'draft' }).then(({ publicId }) => publicId);
  return offered;
};
const offerAct = (more: object = {}) => ({
  make: makeOffer,
  body: () => ({ version: 1000, ...more }),
  may: insurers(conflict),
});
const days = { from: '2020-01-01', until: '2020-01-01' };
const nobody = () => Promise.resolve('nobody');

export const insuranceRows = {
  'GET /api/admin/insurance_offers': { may: insurers(list) },
  'GET /api/admin/insurance_offers/count': { may: insurers(list) },
  'GET /api/admin/insurance_offers/targets': { may: insurers(house) },
  'GET /api/admin/insurance_offers/{id}': { make: makeOffer, may: insurers(house) },
  'GET /api/admin/insurance_offers/{id}/history': { make: makeOffer, may: insurers(house) },
  'POST /api/admin/insurance_offers': {
    body: () => ({ name_ru: 'Старт', title_ru: 'Страховка', price: 200, days: 2 }),
    may: insurers(house),
  },
  'PUT /api/admin/insurance_offers/{id}': offerAct({ price: 300 }),
  'PUT /api/admin/insurance_offers/{id}/place': offerAct({ place: 1 }),
  'PUT /api/admin/insurance_offers/{id}/publish': offerAct(),
  'PUT /api/admin/insurance_offers/{id}/hide': offerAct(),
  'GET /api/admin/policies': { may: insurers(list) },
  'GET /api/admin/policies/count': { may: insurers(list) },
  'GET /api/admin/policies/{id}': { make, may: insurers(house) },
  'GET /api/admin/policies/{id}/history': { make, may: insurers(house) },
  'PUT /api/admin/policies/{id}': act(),
  'POST /api/admin/policies/{id}/send': act(),
  'PUT /api/admin/policies/{id}/cancel': act(),
  'PUT /api/admin/policies/{id}/retry': act(),
  'GET /api/admin/insurances/register': { query: '?from=2020-01-01&until=2020-01-01', may: insurers(house) },
  // Of a day before all policies, which is told only to who may make one.
  'POST /api/admin/insurances/register': { body: () => days, may: insurers(refused), refusal: 'state' },
  'POST /api/admin/insurances/register/{id}/sent': {
    make: nobody,
    body: () => ({ version: 1 }),
    may: insurers(unknown),
  },
  'POST /api/admin/insurances/register/{id}/file': {
    make: nobody,
    body: () => ({ format: 'csv', purpose: 'Отправка страховщику' }),
    may: insurers(unknown),
  },
};
