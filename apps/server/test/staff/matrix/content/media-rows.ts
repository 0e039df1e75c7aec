import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Executor } from '../../../../src/platform/database/index.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Pictures belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
/** Without a file there is nothing to replace it by. */
const nothingSent = { all: 400, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const digest = randomBytes(32).toString('hex');
    const { rows } = await sql<{ id: string }>`
      insert into media (path) values (${`${digest.slice(0, 2)}/${digest}.jpg`}) returning public_id as id`.execute(db);
    return rows[0]?.id ?? '';
  })();
  return made;
};

export const mediaRows = {
  'GET /api/admin/media': { may: writers(list) },
  'GET /api/admin/media/count': { may: writers(list) },
  'GET /api/admin/media/{id}': { make, may: writers(house) },
  'GET /api/admin/media/{id}/history': { make, may: writers(house) },
  'POST /api/admin/media/{id}/replace': { make, query: '?version=1000', may: writers(nothingSent) },
  'DELETE /api/admin/media/{id}': { make, query: '?version=1000', may: writers(conflict) },
};
