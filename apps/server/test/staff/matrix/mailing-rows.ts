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

let queued: Promise<string> | undefined;
/** One letter for all calls, which belongs to no start: no one of them changes it. */
const makeLetter = (db: Executor): Promise<string> => {
  queued ??= (async () => {
    const publicId = unique('letter');
    const letter = { recipient: 'waits@example.org', language: 'ru', template: 'known_email', data: '{}' };
    await insertRow(db, 'letters', { ...letter, public_id: publicId, next_attempt_at: sql`now() + interval '1 year'` });
    return publicId;
  })();
  return queued;
};
const all = { all: 200, 'own start': 404, 'other start': 404 };
const letterAct = (more: object = {}) => ({
  make: makeLetter,
  body: () => ({ version: 1000, ...more }),
  may: writers({ ...all, all: 409 }),
});

/** Words of a letter belong to no start: whoever has some starts alone is shown none. */
const template = (more: object = {}) => ({ make: async () => 'link', may: writers(all), ...more });
const templateAct = (more: object = {}) =>
  template({ body: () => ({ version: 1000, ...more }), may: writers({ ...all, all: 409 }) });

/** Mass letters, each made for its call alone; and the outbox of all letters. */
export const mailingRows = {
  'GET /api/admin/outbox': { may: writers(list) },
  'GET /api/admin/outbox/count': { may: writers(list) },
  'POST /api/admin/outbox/bulk': {
    body: () => ({ action: 'none-such', ids: ['none-such'] }),
    refusal: 'validation',
    may: writers({ all: 400, 'own start': 400, 'other start': 400 }),
  },
  'GET /api/admin/outbox/{id}': { make: makeLetter, may: writers(all) },
  'GET /api/admin/outbox/{id}/history': { make: makeLetter, may: writers(all) },
  'POST /api/admin/outbox/{id}/repeat': letterAct(),
  'POST /api/admin/outbox/{id}/stop': letterAct({ reason: 'Просили по телефону' }),
  'GET /api/admin/templates': { may: writers(list) },
  'GET /api/admin/templates/{id}': template(),
  'GET /api/admin/templates/{id}/history': template(),
  'GET /api/admin/templates/{id}/preview': template({ query: '?language=en' }),
  'PUT /api/admin/templates/{id}': templateAct({ words: { 'subject.ru': 'Вход' } }),
  'PUT /api/admin/templates/{id}/original': templateAct(),
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
