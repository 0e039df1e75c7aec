import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createReferenceImport } from '../../src/modules/imports/index.ts';
import { placesList, schoolsList } from '../../src/modules/places/index.ts';
import { send } from '../factories/orders.ts';
import { fileOf, openReference, placeHeadings, schoolsFile } from './stage.ts';

const { admin, app, apply, cardOf, db, everything, second, take, work } = openReference();
const moscow = { city: 524_901, region: 524_894 };
const lists = { schools: schoolsList, places: placesList };
const quiet = { onProgress: () => undefined };

/** A file that is being stored; `during` sees what others do before it is. */
const store = async (
  list: keyof typeof lists,
  file: string,
  { onProgress, during }: { onProgress?: (percent: number) => void; during(): Promise<void> },
): Promise<boolean> => {
  const options = { sheet: null, format: null, keep: false, accepts: [] };
  const job = { startPublicId: null, fileName: 'a.csv', bytes: Buffer.from(file), map: {}, options };
  const kind = createReferenceImport({ slowDb: db() }, lists[list]);
  const dry = await kind.dryRun(job, quiet);
  if (dry.state !== 'ready') throw new Error(JSON.stringify(dry));
  const wish = { hash: dry.hash, publish: false, remove: 0, userId: admin().id };
  return kind.apply(job, wish, { onProgress: onProgress ?? quiet.onProgress, onDone: during });
};

/** As a row that refers to it is written, by a process that waits for nobody. */
const referTo = (table: 'cities' | 'regions', id: number): Promise<void> =>
  db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local lock_timeout = '200ms'`.execute(tx);
      await sql`select id from ${sql.table(table)} where id = ${id} for key share`.execute(tx);
    });
const citiesOfMoscow = async (): Promise<string> =>
  (await send(app(), 'GET', `/api/location/city/region/${moscow.region}`)).payload;

describe('a file that is being stored', () => {
  it('holds up neither those who read its list nor what refers to its rows', async () => {
    const file = fileOf(placeHeadings, [
      `${moscow.city};Москва-река;Moskva;${moscow.region};Край Москвы;Moskva Krai;RU;Europe/Moscow;55.75;37.61;`,
    ]);
    let told = '';
    const isStored = await store('places', file, {
      async during() {
        await referTo('cities', moscow.city);
        await referTo('regions', moscow.region);
        told = await citiesOfMoscow();
      },
    });
    expect(isStored).toBe(true);
    expect(told).toContain('"Moscow"');
    const { rows } = await sql<{ name: string }>`select name_en as name from cities where id = ${moscow.city}`.execute(
      db(),
    );
    expect(rows).toEqual([{ name: 'Moskva' }]);
  });

  it('and whose process dies in the middle leaves nothing behind', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `школа;Школа середины ${at};Ш ${at};;${moscow.city}`);
    const before = await everything();
    let batches = 0;
    const dying = store('schools', schoolsFile(...rows), {
      onProgress: () => {
        batches += 1;
        if (batches === 2) throw new Error('gone');
      },
      during: () => Promise.resolve(),
    });
    await expect(dying).rejects.toThrow('gone');
    expect(await everything()).toBe(before);
  });

  it('of two lists at once by two processes, both end well and none is half done', async () => {
    const schools = await take('schools', schoolsFile(`школа;Школа двух списков;Ш;;${moscow.city}`));
    const places = await take(
      'places',
      fileOf(placeHeadings, [`9500001;Двойной;Double;${moscow.region};;;;Europe/Moscow;;;`]),
    );
    cardOf(await apply(schools));
    cardOf(await apply(places));
    await Promise.all([app().sweeps.workImports(), second().sweeps.workImports()]);
    expect(await work(places.public_id)).toMatchObject({ state: 'done', added: 1 });
    const after = await work(schools.public_id);
    // The places may have come first: schools are compared with them.
    if (after.state === 'ready' && after.moved) cardOf(await apply(after));
    expect(await work(schools.public_id)).toMatchObject({ state: 'done', added: 1 });
  });
});
