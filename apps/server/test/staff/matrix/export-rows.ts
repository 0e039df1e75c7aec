import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { unique } from '../../factories/events.ts';

/** Own ones: a list and an order of a file are everybody's with the right. */
const own = { all: 200, 'own start': 200, 'other start': 200 };
/** A list that there is not, which is told only to who may export. */
const unknown = { all: 400, 'own start': 400, 'other start': 400 };
/** Another's file is none, whoever asks. */
const anothers = { all: 404, 'own start': 404, 'other start': 404 };
const takers = <T>(of: T) => ({ admin: of, manager: of, content: of, finance: of });

const make = async (db: Executor): Promise<string> => {
  const publicId = unique('export');
  const { id } = await createUser(db);
  await sql`
    insert into exports (public_id, list, query, columns, format, language, personal, of_people, reach, asked_by, state, created_at)
    values (${publicId}, 'orders', '', '{id}', 'csv', 'ru', false, true, '"all"', ${id}, 'failed', now())`.execute(db);
  return publicId;
};

export const exportRows = {
  'GET /api/admin/exports': { may: takers(own) },
  'GET /api/admin/export_options': { query: '?list=promocodes', may: { admin: own, manager: own, finance: own } },
  'POST /api/admin/exports': {
    body: () => ({ list: 'none-such', query: '', columns: ['id'], format: 'csv', language: 'ru' }),
    may: takers(unknown),
    refusal: 'validation',
  },
  'GET /api/admin/exports/{id}': { make, may: takers(anothers) },
  'POST /api/admin/exports/{id}/link': { make, may: takers(anothers) },
  'DELETE /api/admin/exports/{id}': { make, may: takers(anothers) },
};
