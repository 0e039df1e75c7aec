import type { OfficeImport, OfficeResult, StartResults } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { send } from '../../factories/orders.ts';
import { createPastStart } from '../../factories/results-import.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { createTestApp, type TestApp } from '../../support/index.ts';
import { openOffice } from '../office.ts';

export const reason = 'Протест судьи рассмотрен';
export type Past = Awaited<ReturnType<typeof createPastStart>>;

/** A form with a file, as a browser sends it. */
export const formOf = (bytes: Buffer, name: string): { headers: Record<string, string>; body: Buffer } => {
  const boundary = 'trassa-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

export const protocol = (rows: readonly string[]): string =>
  ['Номер;Фамилия;Имя;Пол;Категория;Формат;Результат;Штраф', ...rows].join('\n');
export const three = [
  '1;Иванов;Иван;М;М 30;Личный 10 км;0:40:00;',
  '2;Петрова;Анна;Ж;Ж 30;Личный 10 км;0:41:00;',
  '3;Сидоров;Пётр;М;М 30;Личный 10 км;0:42:00;',
];
export const five = ['11;Орлов;Олег;М;М 30;Личный 5 км;0:20:00;', '12;Орлова;Ольга;Ж;Ж 30;Личный 5 км;0:21:00;'];

/** The office of results, and what the public sees of them. */
export const openResults = () => {
  const office = openOffice();
  const { app, db, ask, createColleague } = office;
  let admin: Member;
  let second: TestApp;
  beforeAll(async () => {
    admin = await createColleague('admin');
    // Processes of one house have one folder of files.
    second = await createTestApp({ database: app().database, config: { dataDir: app().config.dataDir } });
  });
  afterAll(() => second.close());
  const valuesOf = <T>({ status, body }: Answer): T => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as T;
  };
  const post = (path: string, body: object = {}, by = admin): Promise<Answer> => ask('POST', path, { ...by, body });
  const put = (path: string, body: object, by = admin): Promise<Answer> => ask('PUT', path, { ...by, body });
  const upload = (past: Past, file: string | Buffer, by = admin, name = 'протокол.csv'): Promise<Answer> =>
    ask('POST', `/event_cities/${past.city.publicId}/results/imports`, { ...by, ...formOf(Buffer.from(file), name) });
  const readImport = async (id: string): Promise<OfficeImport> => valuesOf(await ask('GET', `/imports/${id}`, admin));
  const work = async (id: string): Promise<OfficeImport> => {
    for (let count = 0; count < 20; count += 1) {
      const found = await readImport(id);
      if (found.state !== 'reading' && found.state !== 'applying') return found;
      await app().sweeps.workImports();
    }
    throw new Error('an import does not end');
  };
  const read = async (past: Past): Promise<StartResults> =>
    valuesOf(await ask('GET', `/event_cities/${past.city.publicId}/results`, admin));
  const rows = async (past: Past, format = past.ten.publicId, search = ''): Promise<OfficeResult[]> =>
    valuesOf(
      await ask(
        'GET',
        `/event_cities/${past.city.publicId}/results/rows?format=${format}&search=${encodeURIComponent(search)}`,
        admin,
      ),
    );
  const apply = (shown: OfficeImport, body: object = {}): Promise<Answer> =>
    post(`/imports/${shown.public_id}/apply`, { hash: shown.hash, publish: false, ...body });
  const take = async (past: Past, file: string | Buffer): Promise<OfficeImport> =>
    work(valuesOf<OfficeImport>(await upload(past, file)).public_id);
  return {
    ...office,
    admin: () => admin,
    second: () => second,
    valuesOf,
    post,
    put,
    upload,
    readImport,
    work,
    read,
    rows,
    apply,
    take,
    createPast: (): Promise<Past> => createPastStart(db()),
    /** Read, applied and published unless it is said otherwise. */
    async load(past: Past, lines: readonly string[], publish = true): Promise<OfficeImport> {
      const shown = await take(past, protocol(lines));
      valuesOf(await apply(shown, { publish }));
      return work(shown.public_id);
    },
    async change(
      past: Past,
      to: 'publish' | 'withdraw',
      formats: readonly string[],
      body: object = {},
    ): Promise<Answer> {
      const { version } = await read(past);
      return put(`/event_cities/${past.city.publicId}/results/${to}`, { version, formats, ...body });
    },
    correct: (row: OfficeResult, body: object, by = admin): Promise<Answer> =>
      put(`/results/${row.public_id}`, { version: row.version, reason, ...body }, by),
    /** Status of the public table of a format. */
    seen: async (past: Past, format = 'all'): Promise<number> =>
      (await send(app(), 'GET', `/api/event_results/${past.city.publicId}/${format}`)).statusCode,
    seenResult: async (id: string): Promise<number> => (await send(app(), 'GET', `/api/result/${id}`)).statusCode,
    countRows: async (past: Past): Promise<number> => {
      const { rows: found } = await sql<{ count: number }>`
        select count(*)::int as count from results where event_city_id = ${past.city.id}`.execute(db());
      return found[0]?.count ?? 0;
    },
    acts: async (past: Past): Promise<string[]> => {
      const { rows: found } = await sql<{ act: string }>`
        select act from audit_entries where object_id = ${past.city.publicId} and result = 'done' order by id`.execute(
        db(),
      );
      return found.map(({ act }) => act);
    },
  };
};
