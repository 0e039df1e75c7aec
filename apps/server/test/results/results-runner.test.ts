import type { RunnerPage } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createDeletion } from '../factories/person.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { buyTicket, createRunner } from '../factories/tickets.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;
const { remove, mailedCode } = createDeletion(() => app);

/** A start that was held, with a result of the person's ticket. */
const run = async (token: string, row: Record<string, unknown> & { time?: string }, distance_km = 10) => {
  const { city, format } = await createPastCity(db(), {
    preregistration: false,
    start_time: inDays(1),
    registration_end: inDays(0.5),
    distance_km,
  });
  const ticketId = await buyTicket(app, token, format.publicId);
  await sql`update formats set start_time = ${inDays(-7)} where id = ${format.id}`.execute(db());
  const { rows } = await sql<{ id: number }>`select id from tickets where public_id = ${ticketId}`.execute(db());
  const result = await createResult(db(), format, { ticket_id: rows[0]?.id, ...row });
  await publishResults(db(), city.id);
  return { ticketId, result };
};
const turn = async (token: string, open: boolean) => {
  const answer = await send(app, 'PUT', '/api/user/runner', { open }, { token });
  return { status: answer.statusCode, ...answer.json<{ values: { public_id: string | null } }>() };
};
const read = async (id: string | null) => {
  const answer = await send(app, 'GET', `/api/results/runner/${id}`);
  return { status: answer.statusCode, values: answer.json<{ values: RunnerPage }>().values, headers: answer.headers };
};

describe('the page of all starts of a person, RESULT-10', () => {
  // First: letters of purchases would be sent before the one with the code.
  it('is in the export and goes with the account', async () => {
    const { id, token } = await createRunner(app, { name: 'Лука', last_name: 'Зайцев' });
    const opened = await turn(token, true);
    const file = (await send(app, 'GET', '/api/user/export', undefined, { token })).json<{ runner_page: object[] }>();
    expect(file.runner_page).toMatchObject([{ public_id: opened.values.public_id }]);
    await sql`update users set blocked = true where id = ${id}`.execute(db());
    expect((await read(opened.values.public_id)).status).toBe(404);
    await sql`update users set blocked = false where id = ${id}`.execute(db());
    const code = await mailedCode(token);
    const removed = await remove(token, { code, force: true });
    expect(removed.statusCode).toBe(200);
    expect((await read(opened.values.public_id)).status).toBe(404);
    const { rows } = await sql`select 1 from runner_pages where user_id = ${id}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('shows own named results and bests of each distance, but neither a friend’s nor a hidden one', async () => {
    const { token } = await createRunner(app, { name: 'Лука', last_name: 'Зайцев' });
    const name = { last_name: 'Зайцев', first_name: 'Лука' };
    const slow = await run(token, { ...name, time: '50:00' });
    const fast = await run(token, { last_name: 'Zaytsev', first_name: 'Luka', time: '45:00' });
    const short = await run(token, { ...name, first_name: 'Лука Ильич', time: '20:00' }, 5);
    const left = await run(token, { ...name, status: 'dnf' });
    const friend = await run(token, { last_name: 'Волков', first_name: 'Лука', time: '30:00' });
    const hidden = await run(token, { ...name, time: '31:00' });
    await send(app, 'PUT', `/api/user/result/${hidden.ticketId}`, { name_hidden: true }, { token });
    const opened = await turn(token, true);
    const { status, values, headers } = await read(opened.values.public_id);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(values).toMatchObject({ name: 'Лука Зайцев', finishes: 3 });
    const shown = new Set(values.starts.map((start) => start.values.public_id));
    expect(shown).toEqual(new Set([slow, fast, short, left].map(({ result }) => result.publicId)));
    expect(shown.has(friend.result.publicId)).toBe(false);
    const best = values.bests.map((one) => [one.distance, one.time, one.result]);
    expect(best).toContainEqual([5, '00:20:00', short.result.publicId]);
    expect(best).toContainEqual([10, '00:45:00', fast.result.publicId]);
  });

  it('is closed at once, and opened again it has another address; each turn leaves a consent', async () => {
    const { id, token } = await createRunner(app);
    const get = async () => (await send(app, 'GET', '/api/user/runner', undefined, { token })).json<object>();
    expect(await get()).toEqual({ values: { public_id: null } });
    const first = await turn(token, true);
    expect(first.values.public_id).toMatch(/^[\w-]{20,}$/);
    expect((await turn(token, true)).values).toEqual(first.values);
    expect(await get()).toEqual({ values: first.values });
    expect((await read(first.values.public_id)).status).toBe(200);
    expect((await turn(token, false)).values).toEqual({ public_id: null });
    expect((await read(first.values.public_id)).status).toBe(404);
    const second = await turn(token, true);
    expect(second.values.public_id).not.toBe(first.values.public_id);
    expect((await read(first.values.public_id)).status).toBe(404);
    const { rows } = await sql`
      select given, source, address is not null as has_address from consents where user_id = ${id} and purpose = 'runner_page' order by id`.execute(
      db(),
    );
    expect(rows.map((row) => Object.values(row as object))).toEqual([
      [true, 'results', true],
      [false, 'results', true],
      [true, 'results', true],
    ]);
  });

  it('needs a name, and is nobody else’s to turn', async () => {
    const { token } = await createRunner(app, { name: '', last_name: '' });
    expect(await turn(token, true)).toMatchObject({ status: 400, errors: { open: expect.any(String) } });
    const owner = await createRunner(app);
    const opened = await turn(owner.token, true);
    await turn(token, false);
    expect((await read(opened.values.public_id)).status).toBe(200);
    expect((await read('no-such-page')).status).toBe(404);
  });
});
