import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createFormat } from '../../factories/events.ts';

const own = { all: 200, 'own start': 200, 'other start': 404 };
const editors = <T>(of: T) => ({ admin: of, manager: of });
const makeStart = async (db: Executor): Promise<string> => {
  await sql`delete from number_sheets`.execute(db);
  return 'moscow';
};
/** A format with number 7 pinned, whose start nobody has touched. */
const makeFormat = async (db: Executor): Promise<string> => {
  await makeStart(db);
  const { rows } = await sql<{ id: number }>`select id from event_cities where public_id = 'moscow'`.execute(db);
  const format = await createFormat(db, { event_city_id: rows[0]?.id });
  await sql`insert into booked_numbers (format_id, number, kept) values (${format.id}, 7, 'pinned')`.execute(db);
  return format.publicId;
};

/** Start numbers: of the start “moscow”, which a grant names or does not. */
export const numberRows = {
  'GET /api/admin/event_cities/{id}/numbers': { make: makeStart, may: editors(own) },
  'PUT /api/admin/formats/{id}/numbers': {
    make: makeFormat,
    body: () => ({ version: 1, ranges: [{ first: 1, last: 10, cluster: null }] }),
    may: editors(own),
  },
  'POST /api/admin/formats/{id}/numbers/pin': { make: makeFormat, body: () => ({ number: 5 }), may: editors(own) },
  'DELETE /api/admin/formats/{id}/numbers/pin/{number}': { make: makeFormat, may: editors(own) },
  'POST /api/admin/event_cities/{id}/numbers/assign': {
    make: makeStart,
    body: () => ({ dry_run: true }),
    may: editors(own),
  },
  'PUT /api/admin/event_cities/{id}/numbers/lock': {
    make: makeStart,
    body: () => ({ version: 1, locked: false }),
    may: editors(own),
  },
  'GET /api/admin/event_cities/{id}/numbers/changes': { make: makeStart, may: editors(own) },
  'POST /api/admin/event_cities/{id}/chips': {
    make: makeStart,
    body: () => ({ text: '1;A', dry_run: true }),
    may: editors(own),
  },
  'GET /api/admin/event_cities/{id}/startlist': { make: makeStart, may: editors(own) },
  'POST /api/admin/event_cities/{id}/startlist': {
    make: makeStart,
    body: () => ({ purpose: 'Проверка прав' }),
    may: editors(own),
  },
};
