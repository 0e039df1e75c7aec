import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createFormat, insertRow, unique } from '../../factories/events.ts';

const own = { all: 200, 'own start': 200, 'other start': 404 };
/** By a version that it never had: who may act is told of it, and nothing changes. */
const conflict = { all: 409, 'own start': 409, 'other start': 404 };
const refused = { all: 400, 'own start': 400, 'other start': 404 };
const editors = <T>(of: T) => ({ admin: of, manager: of });
const makeStart = (): Promise<string> => Promise.resolve('moscow');
const startId = async (db: Executor): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`select id from event_cities where public_id = 'moscow'`.execute(db);
  return rows[0]?.id;
};
let format: Promise<{ id: number; publicId: string }> | undefined;
const formatOf = (db: Executor): Promise<{ id: number; publicId: string }> => {
  format ??= (async () => createFormat(db, { event_city_id: await startId(db), public_id: 'results-format' }))();
  return format;
};
const makeTable = async (db: Executor): Promise<string> => {
  await formatOf(db);
  return 'moscow';
};
let result: Promise<string> | undefined;
const makeResult = (db: Executor): Promise<string> => {
  result ??= (async () => {
    const publicId = unique('result');
    await insertRow(db, 'results', {
      public_id: publicId,
      event_city_id: await startId(db),
      format_id: (await formatOf(db)).id,
      start_number: '1',
      time_ms: 1000,
    });
    return publicId;
  })();
  return result;
};
let file: Promise<string> | undefined;
const makeImport = (db: Executor): Promise<string> => {
  file ??= (async () => {
    const publicId = unique('import');
    await sql`insert into imports (public_id, kind, event_city_id, file_name, file_size, file_hash, state, hash, created_by, created_at, options)
      select ${publicId}, 'results', ec.id, 'a.csv', 1, 'x', 'problems', null, u.id, now(),
        '{"sheet": null, "format": null, "keep": false, "accepts": []}'
      from event_cities ec, (select id from users order by id limit 1) u where ec.public_id = 'moscow'`.execute(db);
    return publicId;
  })();
  return file;
};
const choose = {
  make: makeStart,
  body: () => ({ version: 1_000_000, formats: ['results-format'] }),
  may: editors(conflict),
};

/** Results and their files: of the start “moscow”. */
export const resultRows = {
  'GET /api/admin/event_cities/{id}/results': { make: makeStart, may: editors(own) },
  'GET /api/admin/event_cities/{id}/results/rows': {
    make: makeTable,
    query: '?format=results-format',
    may: editors(own),
  },
  'PUT /api/admin/event_cities/{id}/results/publish': choose,
  'PUT /api/admin/event_cities/{id}/results/withdraw': choose,
  'PUT /api/admin/results/{id}': {
    make: makeResult,
    body: () => ({ version: 1000, reason: 'Проверка прав' }),
    may: editors(conflict),
  },
  // A form without a file, which is told only to who may send one.
  'POST /api/admin/event_cities/{id}/results/imports': {
    make: makeStart,
    may: editors(refused),
    refusal: 'validation',
  },
  'GET /api/admin/imports/{id}': { make: makeImport, may: editors(own) },
  'PUT /api/admin/imports/{id}/columns': {
    make: makeImport,
    body: () => ({
      version: 1000,
      map: {},
      options: { sheet: null, format: null, keep: false, accepts: [] },
    }),
    may: editors(conflict),
  },
  'POST /api/admin/imports/{id}/apply': {
    make: makeImport,
    body: () => ({ hash: 'y', publish: false }),
    may: editors(refused),
    refusal: 'state',
  },
};
