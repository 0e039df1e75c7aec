import type { Executor } from '../../../src/platform/database/index.ts';
import { insertRow, unique } from '../../factories/events.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Requests of visitors belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes what it is. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const publicId = unique('support');
    await insertRow(db, 'support_requests', {
      public_id: publicId,
      type: 'other',
      name: 'Феврония',
      email: 'support@example.org',
      phone: '',
      text: 'Где взять номер?',
      language: 'ru',
    });
    return publicId;
  })();
  return made;
};
const everybody = <T>(may: T) => ({ admin: may, manager: may, content: may });
const act = (body: object) => ({ make, body: () => ({ version: 1000, ...body }), may: everybody(conflict) });

let ready: Promise<string> | undefined;
const makeReady = (db: Executor): Promise<string> => {
  ready ??= (async () => {
    const publicId = unique('ready');
    await insertRow(db, 'ready_answers', { public_id: publicId, title: 'Где номер', text_ru: 'На старте.' });
    return publicId;
  })();
  return ready;
};

export const supportRows = {
  'GET /api/admin/ready_answers': { may: everybody(list) },
  'GET /api/admin/ready_answers/{id}': { make: makeReady, may: everybody(house) },
  'GET /api/admin/ready_answers/{id}/history': { make: makeReady, may: everybody(house) },
  'POST /api/admin/ready_answers': { body: () => ({ title: 'Номер', text_ru: 'Дома.' }), may: everybody(house) },
  'PUT /api/admin/ready_answers/{id}': {
    make: makeReady,
    body: () => ({ version: 1000, title: 'Где мой номер' }),
    may: everybody(conflict),
  },
  'DELETE /api/admin/ready_answers/{id}': { make: makeReady, query: '?version=1000', may: everybody(conflict) },
  'GET /api/admin/support': { may: everybody(list) },
  'GET /api/admin/support/count': { may: everybody(list) },
  'GET /api/admin/support/colleagues': { may: everybody(house) },
  'GET /api/admin/support/{id}': { make, may: everybody(house) },
  'GET /api/admin/support/{id}/history': { make, may: everybody(house) },
  'PUT /api/admin/support/{id}/answer': act({ text: 'Ответ' }),
  'POST /api/admin/support/{id}/notes': { make, body: () => ({ text: 'Записка' }), may: everybody(house) },
  'PUT /api/admin/support/{id}/assign': act({ to: null }),
  'PUT /api/admin/support/{id}/close': act({ reason: 'spam' }),
  'PUT /api/admin/support/{id}/reopen': act({}),
};
