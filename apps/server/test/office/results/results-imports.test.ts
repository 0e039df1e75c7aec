import fs from 'node:fs';
import type { OfficeImport } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importFile, sayOutcome } from '../../factories/results-import.ts';
import { five, openResults, protocol, three } from './stage.ts';

const office = openResults();
const { acts, apply, app, clock, countRows, createColleague, createPast, db, load, minutes, put, readImport } = office;
const { rows, seen, take, upload, valuesOf, work } = office;

const countsOf = ({ added, changed, removed, same }: OfficeImport) => ({ added, changed, removed, same });

describe('a file of results in the office', () => {
  it('shows what the command shows of it, and stores nothing (BO-104)', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    const preview = await importFile(db(), past.city.publicId, protocol(three), { isPreview: true });
    expect(sayOutcome(preview)).toBe('previewed +3 ~0 -0 =0');
    expect(shown).toMatchObject({ state: 'ready', added: 3, changed: 0, removed: 0, same: 0 });
    expect(shown.shown).toMatchObject({ rows: 3, problem_count: 0 });
    expect(shown.shown?.columns.slice(0, 2)).toEqual([
      { header: 'Номер', field: 'start_number', samples: ['1', '2', '3'] },
      { header: 'Фамилия', field: 'last_name', samples: ['Иванов', 'Петрова', 'Сидоров'] },
    ]);
    expect(await countRows(past)).toBe(0);
  });

  it('is stored when it is applied, with an entry of its own', async () => {
    const past = await createPast();
    const done = await load(past, three, false);
    expect(done).toMatchObject({ state: 'done', added: 3, removed: 0 });
    expect((await rows(past)).map(({ number, place, time }) => [number, place, time])).toEqual([
      ['1', 1, '0:40:00'],
      ['2', 2, '0:41:00'],
      ['3', 3, '0:42:00'],
    ]);
    expect(await acts(past)).toEqual(['import.create', 'import.apply', 'import.done']);
    expect(await seen(past)).toBe(404);
  });

  it('is published at once where that is wished', async () => {
    const past = await createPast();
    await load(past, three);
    expect([await seen(past), await seen(past, past.ten.publicId)]).toEqual([200, 200]);
  });

  it('has nothing to change the second time (BO-105, BO-146)', async () => {
    const past = await createPast();
    await load(past, three);
    const before = await rows(past);
    const again = await take(past, protocol(three));
    expect(countsOf(again)).toEqual({ added: 0, changed: 0, removed: 0, same: 3 });
    valuesOf(await apply(again));
    expect(await work(again.public_id)).toMatchObject({ state: 'done', added: 0, changed: 0, same: 3 });
    expect(await rows(past)).toEqual(before);
  });

  it('changes nothing while one row of many is wrong, and names the row (BO-104, BO-146)', async () => {
    const past = await createPast();
    const many = Array.from(
      { length: 10_000 },
      (_none, index) => `${index + 1};Бегун ${index};Иван;М;М 30;Личный 10 км;${index === 7000 ? 'вчера' : '0:50:00'};`,
    );
    const shown = await take(past, protocol(many));
    expect(shown).toMatchObject({ state: 'problems', hash: null });
    expect(shown.shown?.problem_count).toBe(1);
    expect(shown.shown?.problems).toEqual([
      expect.objectContaining({ line: 7002, message: expect.stringContaining('вчера') }),
    ]);
    expect((await apply({ ...shown, hash: 'x' })).status).toBe(400);
    expect(await countRows(past)).toBe(0);
  });

  it('shows two hundred of many problems and counts them all', async () => {
    const past = await createPast();
    const shown = await take(
      past,
      protocol(Array.from({ length: 300 }, (_none, index) => `${index + 1};Бегун;Иван;М;М;Личный 10 км;вчера;`)),
    );
    expect(shown.shown?.problems).toHaveLength(200);
    expect(shown.shown).toMatchObject({ problem_count: 300, kinds: [{ title: 'Непонятное время', count: 300 }] });
  });

  it('is read anew with other columns', async () => {
    const past = await createPast();
    const file = ['Ст;Участник;Сколько', '1;Иванов Иван;0:40:00'].join('\n');
    const first = await take(past, file);
    expect(first.state).toBe('failed');
    expect(first.shown?.columns.map(({ header }) => header)).toEqual(['Ст', 'Участник', 'Сколько']);
    const asked = {
      version: first.version,
      map: { 0: 'start_number', 2: 'time' },
      options: { ...first.options, format: past.ten.publicId },
    };
    valuesOf(await put(`/imports/${first.public_id}/columns`, asked));
    expect((await readImport(first.public_id)).state).toBe('reading');
    expect(await work(first.public_id)).toMatchObject({ state: 'ready', added: 1 });
    expect((await put(`/imports/${first.public_id}/columns`, asked)).status).toBe(409);
  });

  it.each([
    [{ map: { 0: 'salary' } }, 'map'],
    [{ options: { sheet: null, format: 'stranger', keep: false, accepts: [] } }, 'format'],
  ])('refuses columns and formats that are none: %j', async (body, field) => {
    const shown = await take(await createPast(), protocol(three));
    const answer = await put(`/imports/${shown.public_id}/columns`, {
      version: shown.version,
      map: {},
      options: shown.options,
      ...body,
    });
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([400, [field]]);
  });

  it('asks before many published rows go', async () => {
    const past = await createPast();
    await load(past, three);
    const shown = await take(past, protocol(three.slice(0, 1)));
    expect(shown).toMatchObject({ state: 'ready', removed: 2 });
    expect(shown.shown?.removal).toMatchObject({ count: 2, of: 3, asks: true });
    expect((await apply(shown)).status).toBe(400);
    valuesOf(await apply(shown, { remove: 2 }));
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', removed: 2 });
  });

  it('is read anew instead of being applied when results have changed since (409)', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    await importFile(db(), past.city.publicId, protocol(five));
    expect((await apply(shown)).status).toBe(409);
    const anew = await readImport(shown.public_id);
    expect(anew).toMatchObject({ state: 'reading', moved: true, hash: null });
    const again = await work(shown.public_id);
    expect(again).toMatchObject({ state: 'ready', moved: true });
    expect(again.hash).not.toBe(shown.hash);
    valuesOf(await apply(again));
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', added: 3 });
    expect(await countRows(past)).toBe(5);
  });

  it('is applied by the hash of what was shown alone', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    expect((await apply({ ...shown, hash: `${shown.hash}0` })).status).toBe(409);
    expect((await readImport(shown.public_id)).state).toBe('ready');
  });

  it('that is read another way is another one, though it changes as much', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    const asked = { version: shown.version, map: {}, options: { ...shown.options, keep: true } };
    valuesOf(await put(`/imports/${shown.public_id}/columns`, asked));
    const again = await work(shown.public_id);
    expect(countsOf(again)).toEqual(countsOf(shown));
    expect((await apply(shown)).status).toBe(409);
    valuesOf(await apply(again));
    expect((await work(shown.public_id)).state).toBe('done');
  });

  it('goes on after a killed process, once its lease is over', async () => {
    const past = await createPast();
    const { public_id: id } = valuesOf<OfficeImport>(await upload(past, protocol(three)));
    const leave = (state: string) =>
      sql`update imports set attempts = 1, leased_until = ${new Date(clock().getTime() + 30_000)}, progress = 50
        where public_id = ${id} and state = ${state}`.execute(db());
    await leave('reading');
    await app().sweeps.workImports();
    expect((await readImport(id)).state).toBe('reading');
    minutes(1);
    const shown = await work(id);
    expect(shown.state).toBe('ready');
    valuesOf(await apply(shown));
    await leave('applying');
    minutes(1);
    expect(await work(id)).toMatchObject({ state: 'done', added: 3 });
    expect(await countRows(past)).toBe(3);
  });

  it('gives up what was begun too often', async () => {
    const { public_id: id } = valuesOf<OfficeImport>(await upload(await createPast(), protocol(three)));
    await sql`update imports set attempts = 3 where public_id = ${id}`.execute(db());
    expect(await work(id)).toMatchObject({ state: 'failed', failure: 'Файл не прочитан' });
  });

  it('is read again by itself after a fault that passes, and fails at the third', async () => {
    const past = await createPast();
    const { public_id: id } = valuesOf<OfficeImport>(await upload(past, protocol(three)));
    const { public_id: lost } = valuesOf<OfficeImport>(await upload(past, protocol(five)));
    const fileOf = (name: string): string => {
      const [file] = fs.globSync(`${app().config.dataDir}/**/i${name}.bin`);
      if (!file) throw new Error('the file of an import is nowhere');
      return file;
    };
    const file = fileOf(id);
    fs.renameSync(file, `${file}.away`);
    fs.rmSync(fileOf(lost));
    await app().sweeps.workImports();
    expect([(await readImport(id)).state, (await readImport(lost)).state]).toEqual(['reading', 'reading']);
    fs.renameSync(`${file}.away`, file);
    minutes(1);
    await app().sweeps.workImports();
    expect([(await readImport(id)).state, (await readImport(lost)).state]).toEqual(['ready', 'reading']);
    minutes(1);
    await app().sweeps.workImports();
    expect((await readImport(lost)).state).toBe('failed');
  });

  it('keeps the columns that were named by hand when only an option is changed', async () => {
    const shown = await take(await createPast(), protocol(three));
    const map = { '0': 'ignore' };
    valuesOf(await put(`/imports/${shown.public_id}/columns`, { version: shown.version, map, options: shown.options }));
    expect((await work(shown.public_id)).map).toEqual(map);
  });

  it('is neither read nor applied once somebody whom it names is erased', async () => {
    const shown = await take(await createPast(), protocol(three));
    await sql`update imports set erased_at = now() where public_id = ${shown.public_id}`.execute(db());
    expect((await readImport(shown.public_id)).kept).toBe(false);
    expect((await apply(shown)).status).toBe(400);
  });

  it('keeps the file for ninety days', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    minutes(89 * 24 * 60);
    await app().sweeps.removeImports();
    await sql`update imports set created_at = created_at - interval '89 days' where public_id = ${shown.public_id}`.execute(
      db(),
    );
    clock.set(new Date());
    expect((await readImport(shown.public_id)).kept).toBe(true);
    await sql`update imports set created_at = created_at - interval '2 days' where public_id = ${shown.public_id}`.execute(
      db(),
    );
    await app().sweeps.removeImports();
    expect(await readImport(shown.public_id)).toMatchObject({ kept: false, state: 'failed', shown: null });
  });

  it('of another start is unknown, and so is the start', async () => {
    const past = await createPast();
    const shown = await take(past, protocol(three));
    const stranger = await createColleague('manager', { starts: ['elsewhere'] });
    const { ask } = office;
    expect((await ask('GET', `/imports/${shown.public_id}`, stranger)).status).toBe(404);
    expect((await upload(past, protocol(three), stranger)).status).toBe(404);
    const own = await createColleague('manager', { starts: [past.city.publicId] });
    expect((await upload(past, protocol(three), own)).status).toBe(200);
  });
});
