import type { Executor } from '../../../src/platform/database/index.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { createPrepared } from '../../factories/outside.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Partners and prepared baskets belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const refused = { all: 400, 'own start': 404, 'other start': 404 };
const viewers = <T>(of: T) => ({ admin: of, manager: of });

let key: Promise<string> | undefined;
/** One key for all calls: no one of them changes it. */
const makeKey = (db: Executor): Promise<string> => {
  key ??= (async () => {
    const publicId = unique('partner');
    await insertRow(db, 'partner_keys', { public_id: publicId, title: 'Клуб', key_hash: Buffer.from(publicId) });
    return publicId;
  })();
  return key;
};
let basket: Promise<string> | undefined;
const makeBasket = (db: Executor): Promise<string> => (basket ??= createPrepared(db, []));
const reason = 'Просили по телефону';

export const partnerRows = {
  'GET /api/admin/partner_keys': { may: viewers(list) },
  'GET /api/admin/partner_keys/count': { may: viewers(list) },
  'GET /api/admin/partner_keys/{id}': { make: makeKey, may: viewers(house) },
  'GET /api/admin/partner_keys/{id}/history': { make: makeKey, may: viewers(house) },
  'POST /api/admin/partner_keys': { body: () => ({ title: 'Клуб «Бег»' }), may: { admin: house } },
  'PUT /api/admin/partner_keys/{id}/revoke': {
    make: makeKey,
    body: () => ({ version: 1000, reason }),
    may: { admin: conflict },
  },
  'GET /api/admin/baskets': { may: viewers(list) },
  'GET /api/admin/baskets/count': { may: viewers(list) },
  'GET /api/admin/baskets/things': { may: viewers(house) },
  'GET /api/admin/baskets/{id}': { make: makeBasket, may: viewers(house) },
  'GET /api/admin/baskets/{id}/history': { make: makeBasket, may: viewers(house) },
  // Of a thing that nobody sells.
  'POST /api/admin/baskets': {
    body: () => ({ title: 'Корзина', days: 3, goods: [{ selector: 'shop', public_id: 'none-such', count: 1 }] }),
    refusal: 'validation',
    may: viewers(refused),
  },
  'PUT /api/admin/baskets/{id}/end': {
    make: makeBasket,
    body: () => ({ version: 1000, reason }),
    may: viewers(conflict),
  },
};
