import type { OwnResult, ResultRow } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../factories/orders.ts';
import { createDeletion } from '../factories/person.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createRunner, buyTicket } from '../factories/tickets.ts';
import { inDays } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { pdfText } from '../support/pdf-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;
const { remove, mailedCode } = createDeletion(() => app);

/** A runner with a ticket of a start that was held since, and the published result of it. */
const createFinisher = async ({ isPublished = true } = {}) => {
  const runner = await createRunner(app);
  const { city, format } = await createPastCity(db(), {
    preregistration: false,
    start_time: inDays(1),
    registration_end: inDays(0.5),
  });
  const ticketId = await buyTicket(app, runner.token, format.publicId);
  await sql`update formats set start_time = ${inDays(-7)} where id = ${format.id}`.execute(db());
  const { rows } = await sql<{ id: number }>`select id from tickets where public_id = ${ticketId}`.execute(db());
  const result = await createResult(db(), format, {
    ticket_id: rows[0]?.id,
    last_name: 'Зайцев',
    first_name: 'Лука',
    time: '42:00',
    team: 'Зайцы',
  });
  await createResult(db(), format, { time: '50:00' });
  await publishResults(db(), city.id);
  if (!isPublished) await sql`update event_cities set results_published_at = null where id = ${city.id}`.execute(db());
  return { ...runner, city, format, ticketId, result };
};
const get = (path: string, token: string) => send(app, 'GET', `/api${path}`, undefined, { token });
const hide = (ticketId: string, token: string, name_hidden: boolean) =>
  send(app, 'PUT', `/api/user/result/${ticketId}`, { name_hidden }, { token });

describe('own results', () => {
  it('are listed, latest first, also of one start', async () => {
    const { token, ticketId, city, result } = await createFinisher();
    const { values, total } = (await get('/user/results', token)).json<{ values: OwnResult[]; total: number }>();
    expect(total).toBe(1);
    expect(values).toMatchObject([
      {
        ticket_public_id: ticketId,
        event_city: city.publicId,
        format_title: 'Личный',
        faster_than: 50,
        certificate: true,
        values: { public_id: result.publicId, position: 1, time_result: '00:42:00', last_name: 'Зайцев' },
      },
    ]);
    expect((await get(`/user/results?event_city=${city.publicId}`, token)).json()).toMatchObject({ total: 1 });
    expect((await get('/user/results?event_city=other', token)).json()).toMatchObject({ total: 0, values: [] });
    expect((await get('/user/results?page=3', token)).json()).toMatchObject({ total: 1, values: [] });
    const stranger = await createRunner(app);
    expect((await get('/user/results', stranger.token)).json()).toMatchObject({ total: 0 });
  });

  it('are read by the ticket; before they are published there is none', async () => {
    const { token, ticketId, format } = await createFinisher();
    expect((await get(`/user/result/${ticketId}`, token)).json()).toMatchObject({
      values: { position: 1 },
      settings: { formats: [{ public_id: format.publicId, finished: 2 }] },
      certificate: true,
    });
    const waiting = await createFinisher({ isPublished: false });
    expect((await get(`/user/result/${waiting.ticketId}`, waiting.token)).json()).toEqual({
      values: null,
      settings: { formats: [] },
      certificate: false,
    });
    expect((await get(`/user/result/${ticketId}`, waiting.token)).statusCode).toBe(404);
  });

  it('give the certificate of the ticket to its holder alone', async () => {
    const { token, ticketId } = await createFinisher();
    const paper = await get(`/user/certificate/result/${ticketId}?language=en`, token);
    expect(pdfText(paper.rawPayload)).toContain('ЛУКА ЗАЙЦЕВ');
    expect(paper.headers['cache-control']).toBe('private, no-store');
    const stranger = await createRunner(app);
    expect((await get(`/user/certificate/result/${ticketId}`, stranger.token)).statusCode).toBe(404);
    await sql`update tickets set status = 'returned' where public_id = ${ticketId}`.execute(db());
    expect((await get(`/user/certificate/result/${ticketId}`, token)).statusCode).toBe(404);
  });
});

describe('a hidden name', () => {
  it('is shown nowhere and not found, but printed for its owner, until he shows it again', async () => {
    const { token, ticketId, city, result } = await createFinisher();
    const table = async (search: string) =>
      (await send(app, 'GET', `/api/event_results/${city.publicId}/all?search=${encodeURIComponent(search)}`)).json<{
        values: ResultRow[];
        total: number;
      }>();
    const hidden = await hide(ticketId, token, true);
    expect(hidden.json()).toMatchObject({
      message: 'Имя скрыто в результатах',
      values: { last_name: '', first_name: '', name_hidden: true, position: 1 },
    });
    for (const name of ['Зайцев', 'Лука', 'лука зайцев']) expect((await table(name)).total).toBe(0);
    expect((await table('зайцы')).values).toMatchObject([{ last_name: '', team: 'Зайцы' }]);
    const one = await send(app, 'GET', `/api/result/${result.publicId}`);
    expect(one.body).not.toMatch(/Зайцев|Лука/);
    expect(one.json()).toMatchObject({ certificate: false });
    expect((await send(app, 'GET', `/api/result/${result.publicId}/certificate`)).statusCode).toBe(404);
    const paper = pdfText((await get(`/user/certificate/result/${ticketId}`, token)).rawPayload);
    expect(paper).toContain('ЛУКА ЗАЙЦЕВ');
    const code = /\/results\/certificate\/(\S+)/.exec(paper)?.[1] ?? '';
    expect((await send(app, 'GET', `/api/result/certificate/${code}`)).json()).toMatchObject({
      values: { state: 'valid', last_name: 'Зайцев' },
    });
    expect((await hide(ticketId, token, false)).json()).toMatchObject({ message: 'Имя снова видно в результатах' });
    expect((await table('зайцев лука')).total).toBe(1);
  });

  it('is hidden by nobody else', async () => {
    const { ticketId } = await createFinisher();
    const stranger = await createRunner(app);
    expect((await hide(ticketId, stranger.token, true)).statusCode).toBe(404);
    const { rows } = await sql`select 1 from results r join tickets t on t.id = r.ticket_id
      where t.public_id = ${ticketId} and not r.name_hidden`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('is that of everybody who deletes the account; the export lists the result before', async () => {
    const { token, city, result } = await createFinisher();
    const file = (await get('/user/export', token)).json<{ results: object[] }>();
    expect(file.results).toMatchObject([{ last_name: 'Зайцев', first_name: 'Лука', seconds: 2520, position: 1 }]);
    const removed = await remove(token, { code: await mailedCode(token), force: true });
    expect(removed.statusCode).toBe(200);
    const { rows } = await sql`select * from results where id = ${result.id}`.execute(db());
    expect(JSON.stringify(rows)).not.toMatch(/зайцев|лука/i);
    const { values } = (await send(app, 'GET', `/api/event_results/${city.publicId}/all`)).json<{
      values: ResultRow[];
    }>();
    expect(values[0]).toMatchObject({ last_name: '', first_name: '', name_hidden: true, position: 1, team: 'Зайцы' });
  });
});
