import type { OfficeReferenceImport } from '@trassa/contracts/office';
import type { ReferenceKind } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { cityRows, regionRows } from '../../db/seed/geography.ts';
import { insertAll } from '../../db/seed/insert.ts';
import { insertDelivery } from '../../db/seed/places/index.ts';
import { openOffice } from '../office/office.ts';
import { formOf } from '../office/results/stage.ts';
import type { Answer, Member } from '../staff/door.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

/** A file of a list by its rows, as Excel of a Russian house saves it. */
export const fileOf = (headings: string, rows: readonly string[]): string => [headings, ...rows].join('\r\n');
export const schoolHeadings = 'Тип;Полное название;Короткое название;Регион;Город';
export const placeHeadings =
  'Номер города;Город по-русски;Город по-английски;Номер региона;Регион по-русски;Регион по-английски;Страна;Часовой пояс;Широта;Долгота;Главный';
export const postalHeadings = 'Начало индекса;Регион;Город';
export const schoolsFile = (...rows: string[]): string => fileOf(schoolHeadings, rows);

/** The office with the places and schools that every house has. */
export const openReference = () => {
  const office = openOffice();
  const { app, db, ask, createColleague } = office;
  let admin: Member;
  let second: TestApp;
  beforeAll(async () => {
    await insertAll(db(), 'regions', regionRows());
    await insertAll(db(), 'cities', cityRows());
    await insertDelivery(db());
    admin = await createColleague('admin');
    // Processes of one house have one folder of files.
    second = await createTestApp({ database: app().database, config: { dataDir: app().config.dataDir } });
  });
  afterAll(() => second.close());
  const cardOf = ({ status, body }: Answer): OfficeReferenceImport => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as OfficeReferenceImport;
  };
  const read = async (id: string): Promise<OfficeReferenceImport> =>
    cardOf(await ask('GET', `/reference/imports/${id}`, admin));
  const work = async (id: string): Promise<OfficeReferenceImport> => {
    for (let count = 0; count < 60; count += 1) {
      const found = await read(id);
      if (found.state !== 'reading' && found.state !== 'applying') return found;
      await app().sweeps.workImports();
    }
    throw new Error('an import does not end');
  };
  const upload = (kind: ReferenceKind, file: string | Buffer, name = 'список.csv'): Promise<Answer> =>
    ask('POST', `/reference/${kind}/imports`, { ...admin, ...formOf(Buffer.from(file), name) });
  const take = async (kind: ReferenceKind, file: string | Buffer): Promise<OfficeReferenceImport> =>
    work(cardOf(await upload(kind, file)).public_id);
  const apply = (shown: OfficeReferenceImport): Promise<Answer> =>
    ask('POST', `/reference/imports/${shown.public_id}/apply`, { ...admin, body: { hash: shown.hash } });
  return {
    ...office,
    admin: () => admin,
    second: () => second,
    cardOf,
    read,
    work,
    upload,
    take,
    apply,
    columns: (shown: OfficeReferenceImport, map: Record<string, string>): Promise<Answer> =>
      ask('PUT', `/reference/imports/${shown.public_id}/columns`, {
        ...admin,
        body: { version: shown.version, map, options: shown.options },
      }),
    /** Read and applied. */
    async load(kind: ReferenceKind, file: string): Promise<OfficeReferenceImport> {
      const shown = await take(kind, file);
      cardOf(await apply(shown));
      return work(shown.public_id);
    },
    /** All four tables, by a fingerprint. */
    async everything(): Promise<string> {
      const { rows } = await sql<{ all: string }>`
        select (select coalesce(md5(string_agg(s::text, '|' order by s.id)), '') from schools s)
          || (select coalesce(md5(string_agg(c::text, '|' order by c.id)), '') from cities c)
          || (select coalesce(md5(string_agg(r::text, '|' order by r.id)), '') from regions r)
          || (select coalesce(md5(string_agg(p::text, '|' order by p.prefix)), '') from postal_prefixes p) as all`.execute(
        db(),
      );
      return rows[0]?.all ?? '';
    },
    async acts(kind: ReferenceKind): Promise<string[]> {
      const { rows } = await sql<{ act: string }>`
        select act from audit_entries where object_kind = 'reference' and object_id = ${kind} and result = 'done' order by id`.execute(
        db(),
      );
      return rows.map(({ act }) => act);
    },
  };
};
