import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createFormat, createPromocode, unique } from '../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
const own = { all: 200, 'own start': 200, 'other start': 404 };
/** Without a start of his own a narrowed manager cannot make a code (BO-035). */
const house = { all: 200, 'own start': 400, 'other start': 400 };
const editors = <T>(of: T) => ({ admin: of, manager: of });
const viewers = <T>(of: T) => ({ admin: of, manager: of, finance: of });

/** A code for a format of the start “moscow”. */
const make = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from event_cities where public_id = 'moscow'`.execute(db);
  const format = await createFormat(db, { event_city_id: rows[0]?.id });
  const publicId = unique('promocode');
  await createPromocode(db, { public_id: publicId, format_ids: [format.id] });
  return publicId;
};
const fields = () => ({
  code: unique('MATRIX'),
  kind: 'ticket',
  discount: 10,
  code_count: 1,
  uses: 5,
  starts_at: null,
  ends_at: null,
  events: [],
  items: [],
  note: '',
});

/** Codes, each made for its call alone. */
export const promocodeRows = {
  'GET /api/admin/promocodes': { may: viewers(list) },
  'GET /api/admin/promocodes/targets': { query: '?kind=ticket', may: editors(list) },
  'GET /api/admin/promocodes/{id}': { make, may: viewers(own) },
  'GET /api/admin/promocodes/{id}/usage': { make, may: viewers(own) },
  'GET /api/admin/promocodes/{id}/history': { make, may: viewers(own) },
  'POST /api/admin/promocodes': { body: fields, may: editors(house) },
  'PUT /api/admin/promocodes/{id}': { make, body: () => ({ version: 1, discount: 20 }), may: editors(own) },
  'PUT /api/admin/promocodes/{id}/stop': { make, body: () => ({ version: 1 }), may: editors(own) },
  'DELETE /api/admin/promocodes/{id}': { make, body: () => ({ version: 1 }), may: editors(own) },
};
