import type { Executor } from '../../../src/platform/database/index.ts';
import { createProduct } from '../../factories/shop.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** The warehouse belongs to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
/** Lines that name nothing: nothing changes. */
const refused = { all: 400, 'own start': 404, 'other start': 404 };
const keepers = <T>(of: T) => ({ admin: of, manager: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= createProduct(db).then(({ publicId }) => publicId);
  return made;
};

export const stockRows = {
  'GET /api/admin/stock': { may: keepers(list) },
  'GET /api/admin/stock/count': { may: keepers(list) },
  'POST /api/admin/stock/sheet': {
    body: () => ({ text: 'nothing-at-all;;;1;receipt;Batch 12', dry_run: false }),
    may: keepers(refused),
    refusal: 'rows',
  },
  'GET /api/admin/stock/{id}': { make, may: keepers(house) },
  'GET /api/admin/stock/{id}/journal': { make, may: keepers(house) },
  'PUT /api/admin/stock/{id}': {
    make,
    body: () => ({
      version: 1000,
      kind: 'receipt',
      sizes: [{ public_id: 'none-such', pieces: 1 }],
      reason: 'Приход от швей',
    }),
    may: keepers(conflict),
  },
  'PUT /api/admin/stock/{id}/marks': {
    make,
    body: () => ({ version: 1000, sizes: [{ public_id: 'none-such', low_mark: 1 }] }),
    may: keepers(conflict),
  },
};
