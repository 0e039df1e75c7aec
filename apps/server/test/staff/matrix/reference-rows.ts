import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { unique } from '../../factories/events.ts';

/** Lists are the house's: whoever reaches some starts alone has none of them. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const refused = { all: 400, 'own start': 404, 'other start': 404 };

let file: Promise<string> | undefined;
const make = (db: Executor): Promise<string> => {
  file ??= (async () => {
    const publicId = unique('reference');
    await sql`insert into imports (public_id, kind, file_name, file_size, file_hash, state, created_by, created_at, options)
      select ${publicId}, 'schools', 'a.csv', 1, 'x', 'problems', u.id, now(),
        '{"sheet": null, "format": null, "keep": false, "accepts": []}' from (select id from users order by id limit 1) u`.execute(
      db,
    );
    return publicId;
  })();
  return file;
};

export const referenceRows = {
  'GET /api/admin/reference': { may: { admin: house } },
  // A form without a file, which is told only to who may send one.
  'POST /api/admin/reference/{id}/imports': {
    make: () => Promise.resolve('schools'),
    may: { admin: refused },
    refusal: 'validation',
  },
  'GET /api/admin/reference/imports/{id}': { make, may: { admin: house } },
  'PUT /api/admin/reference/imports/{id}/columns': {
    make,
    body: () => ({ version: 1000, map: {}, options: { sheet: null } }),
    may: { admin: conflict },
  },
  'POST /api/admin/reference/imports/{id}/apply': {
    make,
    body: () => ({ hash: 'y' }),
    may: { admin: refused },
    refusal: 'state',
  },
};
