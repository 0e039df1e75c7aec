import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { createFormat, insertRow, unique } from '../../factories/events.ts';
import { createOrder } from '../../office/stage.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Payments and settlement belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const refused = { all: 400, 'own start': 404, 'other start': 404 };
const unknown = { all: 404, 'own start': 404, 'other start': 404 };
const money = <T>(of: T) => ({ admin: of, finance: of });

let made: Promise<string> | undefined;
/** One that never met its provider: there is nothing to do with it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const order = await createOrder(db, await createUser(db), await createFormat(db));
    const publicId = unique('payment');
    await insertRow(db, 'payments', {
      public_id: publicId,
      order_id: order.id,
      provider: 'sandbox',
      status: 'failed',
      amount_minor: 100,
    });
    return publicId;
  })();
  return made;
};
const act = { make, body: () => ({}), may: money(refused), refusal: 'state' };
const day = { make: () => Promise.resolve('sandbox_2020-01-01') };

export const moneyRows = {
  'GET /api/admin/payments': { may: money(list) },
  'GET /api/admin/payments/count': { may: money(list) },
  'POST /api/admin/payments/{id}/ask': act,
  'POST /api/admin/payments/{id}/capture': act,
  'POST /api/admin/payments/{id}/void': act,
  'GET /api/admin/settlement': { query: '?from=2020-01-01&until=2020-01-01', may: money(house) },
  'GET /api/admin/settlement/{id}': { ...day, may: money(house) },
  'PUT /api/admin/settlement/{id}/resolve': {
    ...day,
    body: () => ({ version: 9, kind: 'payment', payment: 'x', ours: 1, theirs: null, reason: 'Просили по телефону' }),
    may: money(conflict),
  },
  'PUT /api/admin/settlement/{id}/close': { ...day, body: () => ({ version: 9 }), may: money(conflict) },
  // Without a file, which is told only to who may send one.
  'POST /api/admin/settlement/registers': {
    query: '?provider=sandbox',
    may: money(refused),
    refusal: 'validation',
  },
  'POST /api/admin/settlement/registers/{id}/apply': {
    make: () => Promise.resolve('nothing'),
    body: () => ({}),
    may: money(unknown),
  },
};
