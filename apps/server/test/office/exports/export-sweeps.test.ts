import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { untilWaiting } from '../../concurrency/support/places.ts';
import { plainLine } from '../../factories/orders.ts';
import { createDoor } from '../../staff/door.ts';
import { createTestApp } from '../../support/index.ts';
import { openExports } from './stage.ts';

const { app, other, ask, buyOf, clock, createColleague, createStart, db, download, made, minutes, read, ready } =
  openExports();

const isStored = async ({ public_id: id }: { public_id: string }): Promise<boolean> =>
  (await readdir(path.join(app().config.dataDir, 'files', 'exports'))).some((name) => name.startsWith(`x${id}-`));

describe('making files', () => {
  it('makes each once, however many processes sweep at once', async () => {
    const vera = await createColleague('manager');
    for (let count = 0; count < 4; count += 1) await made(vera);
    await Promise.all([app().sweeps.makeExports(), other().sweeps.makeExports()]);
    const { rows } = await sql<{
      state: string;
      attempts: number;
    }>`select state, attempts from exports where asked_by = ${vera.id}`.execute(db());
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ state: 'ready', attempts: 1 })));
  });

  it('begins again what a killed process left, once its lease is over', async () => {
    const vera = await createColleague('manager');
    const file = await made(vera);
    await sql`update exports set state = 'running', attempts = 1, rows = 7, leased_until = ${new Date(clock().getTime() + 30_000)}
      where public_id = ${file.public_id}`.execute(db());
    await app().sweeps.makeExports();
    expect((await read(vera, file)).state).toBe('running');
    minutes(1);
    await app().sweeps.makeExports();
    expect((await read(vera, file)).state).toBe('ready');
  });

  it('gives up what was begun too often', async () => {
    const vera = await createColleague('manager');
    const file = await made(vera);
    await sql`update exports set attempts = 3 where public_id = ${file.public_id}`.execute(db());
    await app().sweeps.makeExports();
    expect(await read(vera, file)).toMatchObject({ state: 'failed', error: 'fault' });
  });

  it('leaves no file of what failed or was killed after it was written', async () => {
    const vera = await createColleague('manager');
    const [failed, killed] = [await ready(vera), await ready(vera)];
    await sql`update exports set state = 'failed', size = null, expires_at = null, error = 'fault' where public_id = ${failed.public_id}`.execute(
      db(),
    );
    await sql`update exports set state = 'running', size = null, expires_at = null, leased_until = ${clock()} where public_id = ${killed.public_id}`.execute(
      db(),
    );
    await app().sweeps.removeExports();
    expect([await isStored(failed), await isStored(killed)]).toEqual([false, true]);
    minutes(2);
    await app().sweeps.makeExports();
    expect((await read(vera, killed)).state).toBe('ready');
    expect((await ask('DELETE', `/exports/${killed.public_id}`, vera)).status).toBe(200);
    await app().sweeps.removeExports();
    expect(await isStored(killed)).toBe(false);
  });

  it('begins no file that was stopped, and removes one that is ready', async () => {
    const vera = await createColleague('manager');
    const stopped = await made(vera);
    expect((await ask('DELETE', `/exports/${stopped.public_id}`, vera)).status).toBe(200);
    await app().sweeps.makeExports();
    expect((await ask('GET', `/exports/${stopped.public_id}`, vera)).status).toBe(404);
    const file = await ready(vera);
    expect(await isStored(file)).toBe(true);
    await ask('DELETE', `/exports/${file.public_id}`, vera);
    await app().sweeps.removeExports();
    expect(await isStored(file)).toBe(false);
  });

  it('removes files after a day', async () => {
    const vera = await createColleague('manager');
    const file = await ready(vera);
    minutes(24 * 60 - 1);
    await app().sweeps.removeExports();
    expect(await isStored(file)).toBe(true);
    minutes(2);
    await app().sweeps.removeExports();
    expect(await isStored(file)).toBe(false);
    const { rows } = await sql<{
      state: string;
    }>`select state from exports where public_id = ${file.public_id}`.execute(db());
    expect(rows).toEqual([{ state: 'expired' }]);
  });

  it('lets a person ask for twenty within an hour', async () => {
    const limited = await createTestApp({ clock, config: { limitsOff: false } });
    const strict = createDoor(
      () => limited,
      () => clock(),
    );
    const vera = await strict.createMember('manager');
    await sql`
      insert into exports (public_id, list, query, columns, format, language, personal, of_people, reach, asked_by, state, created_at)
      select 'old' || n, 'orders', '', '{id}', 'csv', 'ru', false, true, '"all"', ${vera.id}, 'failed', ${clock()}
      from generate_series(1, 19) n`.execute(limited.database.db);
    const body = { list: 'orders', query: '', columns: ['id'], format: 'csv', language: 'ru' };
    const ordering = () => strict.ask('POST', '/exports', { ...vera, body });
    expect((await ordering()).status).toBe(200);
    const refused = await ordering();
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
    await sql`update exports set created_at = created_at - interval '1 hour'`.execute(limited.database.db);
    expect((await ordering()).status).toBe(200);
    await limited.close();
  });
});

describe('an erasure', () => {
  it('ends files that may name the person', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    await buyOf([plainLine(format.publicId, 1)]);
    const file = await ready(vera, { query: `f.start=${start}` });
    const codes = await ready(vera, { list: 'promocodes', columns: ['code'] });
    const { exportsPersonalData } = await import('../../../src/modules/exports/index.ts');
    const person = { userId: 0, emails: [], unproved: [], phones: [], personHash: null };
    await db()
      .transaction()
      .execute(async (tx) => {
        await exportsPersonalData.lock?.(tx, person);
        await exportsPersonalData.erase?.(tx, person);
      });
    expect((await read(vera, file)).state).toBe('expired');
    expect((await download(vera, codes)).status).toBe(200);
  });

  it('is waited for by a file that is begun meanwhile', async () => {
    const vera = await createColleague('manager');
    const file = await made(vera);
    const { exportsPersonalData } = await import('../../../src/modules/exports/index.ts');
    const person = { userId: 0, emails: [], unproved: [], phones: [], personHash: null };
    const making = await db()
      .transaction()
      .execute(async (tx) => {
        await exportsPersonalData.lock?.(tx, person);
        await exportsPersonalData.erase?.(tx, person);
        const begun = app().sweeps.makeExports();
        await untilWaiting(db(), 1);
        expect((await read(vera, file)).state).toBe('running');
        return { begun };
      });
    await making.begun;
    expect((await read(vera, file)).state).toBe('ready');
  });
});
