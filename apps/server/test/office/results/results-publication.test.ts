import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { send } from '../../factories/orders.ts';
import { importFile } from '../../factories/results-import.ts';
import { five, openResults, protocol, three } from './stage.ts';

const office = openResults();
const { acts, app, change, createPast, db, load, put, read, rows, seen, seenResult } = office;

const listed = async (start: string): Promise<unknown> =>
  (await send(app(), 'GET', '/sitemap-results.xml')).body.includes(`/results/${start}`) ||
  (await send(app(), 'POST', '/api/results/event_city/filtered', { body: {} }))
    .json<{ values: { public_id: string }[] }>()
    .values.some(({ public_id: id }) => id === start);

describe('results of a start', () => {
  it('are 404 before they are published and after they are taken back (BO-107)', async () => {
    const past = await createPast();
    await load(past, [...three, ...five], false);
    const [first] = await rows(past);
    const id = first?.public_id ?? '';
    const look = async () => [await seen(past), await seenResult(id), await listed(past.city.publicId)];
    const both = [past.ten.publicId, past.five.publicId];
    expect(await look()).toEqual([404, 404, false]);
    expect((await change(past, 'publish', both)).status).toBe(200);
    await expect.poll(look, { timeout: 5000 }).toEqual([200, 200, true]);
    expect((await change(past, 'withdraw', both)).status).toBe(200);
    await expect.poll(look, { timeout: 5000 }).toEqual([404, 404, false]);
    expect((await acts(past)).slice(-2)).toEqual(['results.publish', 'results.withdraw']);
    expect((await read(past)).published).toBeNull();
  });

  it('are open by format (BO-107)', async () => {
    const past = await createPast();
    await load(past, [...three, ...five], false);
    await change(past, 'publish', [past.five.publicId]);
    const [ten] = await rows(past);
    const [short] = await rows(past, past.five.publicId);
    expect([await seen(past, past.five.publicId), await seen(past, past.ten.publicId)]).toEqual([200, 404]);
    expect([await seenResult(short?.public_id ?? ''), await seenResult(ten?.public_id ?? '')]).toEqual([200, 404]);
    const paper = async () => (await send(app(), 'GET', `/api/result/${ten?.public_id ?? ''}/certificate`)).statusCode;
    expect(await paper()).toBe(404);
    const people = await send(app(), 'POST', '/api/results/people', { body: { name: 'Сидоров Пётр' } });
    expect(people.body).not.toContain(past.city.publicId);
    expect((await read(past)).formats.map(({ open }) => open)).toEqual([false, true, false]);
    await change(past, 'publish', [past.ten.publicId]);
    const all = async () => [await seenResult(short?.public_id ?? ''), await seenResult(ten?.public_id ?? '')];
    await expect.poll(all, { timeout: 5000 }).toEqual([200, 200]);
    expect(await paper()).toBe(200);
  }, 60_000);

  it('are all opened by the command, whatever was taken back', async () => {
    const past = await createPast();
    await load(past, [...three, ...five]);
    await change(past, 'withdraw', [past.ten.publicId]);
    await importFile(db(), past.city.publicId, protocol([...three, ...five]), { isPublishing: true });
    expect((await read(past)).formats.map(({ open }) => open)).toEqual([true, true, false]);
  });

  it('are all taken back after the command has opened them, whatever has no rows (BO-107)', async () => {
    const past = await createPast();
    await importFile(db(), past.city.publicId, protocol([...three, ...five]), { isPublishing: true });
    const look = async () => [await seen(past), await listed(past.city.publicId)];
    await expect.poll(look, { timeout: 5000 }).toEqual([200, true]);
    expect((await change(past, 'withdraw', [past.ten.publicId, past.five.publicId])).status).toBe(200);
    await expect.poll(look, { timeout: 5000 }).toEqual([404, false]);
    const after = await read(past);
    expect([after.published, after.formats.map(({ open }) => open)]).toEqual([null, [false, false, false]]);
  });

  it('of a format that is new stay closed where the start is open and the file is not to be published (BO-107)', async () => {
    const past = await createPast();
    await importFile(db(), past.city.publicId, protocol(three), { isPublishing: true });
    await load(past, five, false);
    expect((await read(past)).formats.map(({ open }) => open)).toEqual([true, false, false]);
    expect([await seen(past, past.ten.publicId), await seen(past, past.five.publicId)]).toEqual([200, 404]);
  });

  it('are known as public by a file that waited for their publication', async () => {
    const past = await createPast();
    await load(past, three, false);
    const held = Promise.withResolvers<void>();
    const waits = Promise.withResolvers<void>();
    const publication = db()
      .transaction()
      .execute(async (tx) => {
        await sql`update event_cities set results_published_at = now() where id = ${past.city.id}`.execute(tx);
        held.resolve();
        await waits.promise;
      });
    await held.promise;
    const outcome = await importFile(db(), past.city.publicId, protocol(three.slice(0, 1)), {}, (stage) => {
      if (stage === 'wait') waits.resolve();
    });
    await publication;
    expect(outcome.state).toBe('asks');
  });

  it('are not opened where a named format has none beside one that has', async () => {
    const past = await createPast();
    await load(past, three, false);
    expect((await change(past, 'publish', [past.ten.publicId, past.five.publicId])).status).toBe(400);
    expect((await read(past)).published).toBeNull();
  });

  it('stay as they are while another version of them was changed, or where there is nothing', async () => {
    const past = await createPast();
    await load(past, three, false);
    const { version } = await read(past);
    expect((await change(past, 'publish', [past.ten.publicId], { version: version + 1 })).status).toBe(409);
    expect((await change(past, 'publish', [past.five.publicId])).status).toBe(400);
    const other = await createPast();
    expect((await change(past, 'publish', [other.ten.publicId])).status).toBe(400);
    expect((await read(past)).version).toBe(version);
  });

  it('change once for two who publish at once', async () => {
    const past = await createPast();
    await load(past, three, false);
    const { version } = await read(past);
    const ask = () =>
      put(`/event_cities/${past.city.publicId}/results/publish`, { version, formats: [past.ten.publicId] });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});
