import type { OfficeImport, OfficeResult } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { five, openResults, protocol, three } from './stage.ts';

const office = openResults();
const {
  acts,
  app,
  apply,
  correct,
  countRows,
  createPast,
  db,
  load,
  second,
  put,
  read,
  readImport,
  rows,
  take,
  valuesOf,
  work,
} = office;

describe('results that several people change at once', () => {
  it('are stored once for two who apply at once, by two processes', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    const answers = await Promise.all([apply(shown), apply(shown), apply(shown)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    await Promise.all([app().sweeps.workImports(), second().sweeps.workImports(), app().sweeps.workImports()]);
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', added: 3 });
    expect(await countRows(past)).toBe(3);
    expect((await acts(past)).filter((act) => act === 'import.done')).toHaveLength(1);
  });

  it('are of the first of two files that are applied at once; the other is read anew', async () => {
    const past = await createPast();
    const one = await take(past, protocol(three));
    const two = await take(past, protocol([...three, '4;Волков;Иван;М;М 30;Личный 10 км;0:43:00;']));
    valuesOf(await apply(one));
    valuesOf(await apply(two));
    await Promise.all([app().sweeps.workImports(), second().sweeps.workImports()]);
    const ended = [await work(one.public_id), await work(two.public_id)];
    expect(ended.map(({ state }) => state).toSorted()).toEqual(['done', 'ready']);
    expect(ended.find(({ state }) => state === 'ready')?.moved).toBe(true);
  });

  it('keep a correction that came while a file was on its way', async () => {
    const past = await createPast();
    await load(past, three);
    const faster = three.map((line) => line.replace('0:42:00', '0:39:00'));
    const shown = await take(past, protocol(faster));
    const [first] = await rows(past);
    if (!first) throw new Error('no rows');
    valuesOf(await apply(shown));
    const [corrected] = await Promise.all([correct(first, { category: 'М 40' }), app().sweeps.workImports()]);
    const ended = await work(shown.public_id);
    const category = (await rows(past)).find(({ number }) => number === '1')?.category;
    // The file has another row alone: after it the correction is as good, before it the file is shown anew.
    expect([corrected.status, category]).toEqual([200, 'М 40']);
    expect([ended.state, ended.moved]).toEqual(ended.moved ? ['ready', true] : ['done', false]);
  });

  it('are locked by nobody who only looks what a file would change', async () => {
    const past = await createPast();
    await load(past, [...three, ...five], false);
    const changed = [...three, ...five].map((line) => line.replace('0:42:00', '0:39:00')).slice(1);
    const shown = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select id from event_cities where id = ${past.city.id} for no key update`.execute(tx);
        for (const table of ['results', 'result_formats'])
          await sql`select from ${sql.table(table)} where event_city_id = ${past.city.id} for update`.execute(tx);
        await sql`select from result_totals where format_id = ${past.ten.id} for update`.execute(tx);
        return take(past, protocol(changed));
      });
    expect(shown).toMatchObject({ state: 'ready', added: 0, changed: 1, removed: 1, same: 3 });
    valuesOf(await apply(shown));
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', changed: 1, removed: 1, same: 3 });
    expect((await rows(past))[0]).toMatchObject({ number: '3', time: '0:39:00' });
  }, 30_000);

  it('are neither corrected nor taken back while a file is stored into them, and the refusal says so', async () => {
    const past = await createPast();
    await load(past, three);
    const [first] = await rows(past);
    if (!first) throw new Error('no rows');
    const { version } = await read(past);
    const withdraw = () =>
      put(`/event_cities/${past.city.publicId}/results/withdraw`, { version, formats: [past.ten.publicId] });
    const [answer, taken] = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select id from event_cities where id = ${past.city.id} for no key update`.execute(tx);
        return Promise.all([correct(first, { time: '0:50:00' }), withdraw()]);
      });
    const refused = [400, expect.stringContaining('записывается файл')];
    expect([answer.status, answer.body['message']]).toEqual(refused);
    expect([taken.status, taken.body['message']]).toEqual(refused);
    expect((await correct(first, { time: '0:50:00' })).status).toBe(200);
  }, 30_000);

  it('of another format are not written by a correction, nor any places by a name', async () => {
    const past = await createPast();
    await load(past, [...three, ...five]);
    const versions = async () =>
      (
        await sql<{ id: number; row: string }>`
          select format_id as id, xmin::text as row from result_formats where event_city_id = ${past.city.id}
          order by format_id`.execute(db())
      ).rows.map(({ row }) => row);
    const [ten, short] = await versions();
    const [first] = await rows(past);
    if (!first) throw new Error('no rows');
    const renamed = valuesOf<OfficeResult>(await correct(first, { last_name: 'Громов' }));
    expect(await versions()).toEqual([ten, short]);
    valuesOf(await correct(renamed, { time: '0:50:00' }));
    const after = await versions();
    expect([after[0] === ten, after[1]]).toEqual([false, short]);
  });

  it('are corrected once of one version', async () => {
    const past = await createPast();
    await load(past, three);
    const [first] = await rows(past);
    if (!first) throw new Error('no rows');
    const answers = await Promise.all(
      ['0:50:00', '0:51:00', '0:52:00', '0:53:00'].map((time) => correct(first, { time })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const [done] = answers.filter(({ status }) => status === 200).map((answer) => valuesOf<OfficeResult>(answer));
    expect((await rows(past)).at(-1)?.time).toBe(done?.time);
  });

  it('are published beside a file that is applied, and both stand', async () => {
    const past = await createPast();
    await load(past, three, false);
    const shown = await take(past, protocol(three.map((line) => line.replace('0:42:00', '0:39:00'))));
    const { version } = await read(past);
    valuesOf(await apply(shown));
    const publish = put(`/event_cities/${past.city.publicId}/results/publish`, {
      version,
      formats: [past.ten.publicId],
    });
    const [published] = await Promise.all([publish, app().sweeps.workImports()]);
    expect(published.status).toBe(200);
    let ended: OfficeImport = await work(shown.public_id);
    if (ended.state === 'ready') {
      valuesOf(await apply(ended));
      ended = await work(shown.public_id);
    }
    expect((await readImport(shown.public_id)).state).toBe('done');
    expect((await read(past)).formats[0]?.open).toBe(true);
    expect((await rows(past))[0]).toMatchObject({ number: '3', time: '0:39:00' });
  });
});
