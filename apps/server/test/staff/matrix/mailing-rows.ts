import { noConditions } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { insertRow, unique } from '../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
const own = { all: 200, 'own start': 200, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 409, 'other start': 404 };
/** News of no start are for whoever reaches everything. */
const house = { all: 200, 'own start': 400, 'other start': 400 };
const writers = <T>(of: T) => ({ admin: of, manager: of, content: of });
const senders = <T>(of: T) => ({ admin: of, manager: of });

const content = {
  ru: { subject: 'Скоро старт', preheader: '', blocks: [{ type: 'text', text: 'До встречи' }] },
  en: null,
};
/** A draft for the start “moscow”. */
const make = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from event_cities where public_id = 'moscow'`.execute(db);
  const publicId = unique('mailing');
  await insertRow(db, 'mailings', {
    public_id: publicId,
    title: 'Письмо',
    kind: 'service',
    event_city_id: rows[0]?.id,
    content: JSON.stringify(content),
    conditions: JSON.stringify(noConditions),
    created_at: new Date(),
    updated_at: new Date(),
  });
  return publicId;
};
const act = (more: object = {}) => ({
  make,
  body: () => ({ version: 1000, ...more }),
  may: senders(conflict),
});
const conditions = encodeURIComponent(JSON.stringify(noConditions));

/** Mass letters, each made for its call alone. */
export const mailingRows = {
  'GET /api/admin/mailings': { may: writers(list) },
  'GET /api/admin/mailings/count': { may: writers(list) },
  'GET /api/admin/mailings/audience': { query: `?kind=news&conditions=${conditions}`, may: writers(list) },
  'GET /api/admin/mailings/targets': { may: writers(list) },
  'GET /api/admin/mailings/{id}': { make, may: writers(own) },
  'GET /api/admin/mailings/{id}/history': { make, may: writers(own) },
  'POST /api/admin/mailings': {
    body: () => ({ title: 'Новости', kind: 'news', start: null, content, conditions: noConditions }),
    may: writers(house),
  },
  'PUT /api/admin/mailings/{id}': { ...act({ title: 'x' }), may: writers(conflict) },
  'POST /api/admin/mailings/{id}/preview': {
    make,
    body: () => ({ language: 'ru', person: null }),
    may: writers(own),
  },
  'POST /api/admin/mailings/{id}/test': {
    ...act({ language: 'ru', addresses: ['a@example.org'] }),
    may: writers(conflict),
  },
  'POST /api/admin/mailings/{id}/send': act({ people: 1 }),
  'POST /api/admin/mailings/{id}/schedule': act({ at: 1, people: 1 }),
  'PUT /api/admin/mailings/{id}/recall': act(),
  'POST /api/admin/mailings/{id}/pause': act(),
  'POST /api/admin/mailings/{id}/resume': act(),
  'POST /api/admin/mailings/{id}/stop': act(),
  'DELETE /api/admin/mailings/{id}': { ...act(), may: writers(conflict) },
};
