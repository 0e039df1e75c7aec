import type { Executor } from '../../../src/platform/database/index.ts';
import { insertRow, unique } from '../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Requests about data belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const publicId = unique('privacy');
    await insertRow(db, 'privacy_requests', {
      public_id: publicId,
      kind: 'access',
      source: 'email',
      name: 'Феврония',
      email: 'privacy@example.org',
      language: 'ru',
      name_hash: 'x',
      received_on: '2026-11-16',
      due_on: '2026-11-30',
    });
    return publicId;
  })();
  return made;
};
const act = (body: object) => ({ make, body: () => ({ version: 1000, ...body }), may: { admin: conflict } });

export const privacyRows = {
  'POST /api/admin/consents/find': { body: () => ({ contact: 'nobody@example.org' }), may: { admin: house } },
  'GET /api/admin/privacy_requests': { may: { admin: list } },
  'GET /api/admin/privacy_requests/count': { may: { admin: list } },
  'POST /api/admin/privacy_requests': {
    body: () => ({
      kind: 'access',
      source: 'email',
      name: 'Феврония',
      email: `${unique('privacy')}@example.org`,
      language: 'ru',
      received: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    }),
    may: { admin: house },
  },
  'GET /api/admin/privacy_requests/{id}': { make, may: { admin: house } },
  'GET /api/admin/privacy_requests/{id}/history': { make, may: { admin: house } },
  'POST /api/admin/privacy_requests/{id}/export': act({ identity: 'letter' }),
  'POST /api/admin/privacy_requests/{id}/erase': act({ identity: 'letter' }),
  'POST /api/admin/privacy_requests/{id}/answer': act({ outcome: 'refused', text: 'Не можем убедиться' }),
  'PUT /api/admin/privacy_requests/{id}/prolong': act({ why: 'Ищем бумаги' }),
};
