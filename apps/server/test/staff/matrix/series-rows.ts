import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createFormat, insertRow, unique } from '../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
const own = { all: 200, 'own start': 200, 'other start': 404 };
/** Without a start of his own a narrowed manager cannot make a series (BO-035). */
const house = { all: 200, 'own start': 400, 'other start': 400 };
/** Of a part that no code was made of yet. */
const early = { all: 400, 'own start': 400, 'other start': 404 };
const gone = { all: 404, 'own start': 404, 'other start': 404 };
const editors = <T>(of: T) => ({ admin: of, manager: of });
const viewers = <T>(of: T) => ({ admin: of, manager: of, finance: of });

/** A series for a format of the start “moscow”, whose run has made nothing. */
const make = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from event_cities where public_id = 'moscow'`.execute(db);
  const format = await createFormat(db, { event_city_id: rows[0]?.id });
  const [publicId, run, at] = [unique('series'), unique('run'), new Date()];
  const times = { created_at: at, updated_at: at };
  const terms = { prefix: '', length: 8, kind: 'ticket', discount: 10, code_count: 1, uses: 1, note: '' };
  const id = await insertRow(db, 'promocode_series', {
    public_id: publicId,
    ...terms,
    format_ids: [format.id],
    ...times,
  });
  await sql`insert into runs (public_id, kind, state, object_kind, object_id, object_title, places, summary, params, total, created_at)
    values (${run}, 'promocode_series.make', 'stopped', 'promocode_series', ${publicId}, '', '[]', '{}', '{}', 0, ${at})`.execute(
    db,
  );
  await insertRow(db, 'promocode_parts', { series_id: id, position: 1, count: 1, run });
  return publicId;
};
const fields = () => ({
  prefix: 'MATRIX',
  length: 8,
  count: 1,
  kind: 'ticket',
  discount: 10,
  code_count: 1,
  uses: 1,
  starts_at: null,
  ends_at: null,
  events: [],
  items: [],
  note: '',
});

/** Series of codes, each made for its call alone. */
export const seriesRows = {
  'GET /api/admin/promocode_series': { may: viewers(list) },
  'GET /api/admin/promocode_series/count': { may: viewers(list) },
  'GET /api/admin/promocode_series/{id}': { make, may: viewers(own) },
  'GET /api/admin/promocode_series/{id}/history': { make, may: viewers(own) },
  'GET /api/admin/promocode_series/{id}/file': { make, query: '?link=none-such', may: editors(gone) },
  'POST /api/admin/promocode_series': { body: fields, may: editors(house) },
  'POST /api/admin/promocode_series/{id}/add': { make, body: () => ({ version: 1, count: 1 }), may: editors(own) },
  'POST /api/admin/promocode_series/{id}/link': {
    make,
    body: () => ({ position: 1 }),
    refusal: 'state',
    may: editors(early),
  },
  'PUT /api/admin/promocode_series/{id}': { make, body: () => ({ version: 1, note: 'Барс' }), may: editors(own) },
  'PUT /api/admin/promocode_series/{id}/stop': { make, body: () => ({ version: 1 }), may: editors(own) },
  'DELETE /api/admin/promocode_series/{id}': { make, body: () => ({ version: 1 }), may: editors(own) },
};
