import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { createPromocode, unique } from '../../factories/events.ts';
import { participant } from '../../factories/orders.ts';
import { ticketRow } from '../../factories/tickets.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { createOrder } from '../stage.ts';
import { openTicketActs } from '../ticket-stage.ts';

const office = openTicketActs();
const { app, ask, db, admin, start, named, createColleague, createStart } = office;

const reason = 'Так попросил организатор';
/** A manager of the own start alone. */
let manager: Member;
let other: Start;
beforeAll(async () => {
  manager = await createColleague('manager', { starts: [start().start] });
  other = await createStart({
    clusters: [
      { name_ru: 'A', name_en: 'A' },
      { name_ru: 'B', name_en: 'B' },
    ],
  });
});

const bulk = (who: Member, group: string, body: object, key = unique('key-of-bulk')) =>
  ask('POST', `/${group}/bulk`, { ...who, body, headers: { 'idempotency-key': key } });
const stateOf = async (id: string): Promise<unknown> => (await ticketRow(app(), id))['status'];
const entriesOf = async (act: string, ids: readonly string[]): Promise<number> => {
  const { rows } = await sql`
    select 1 from audit_entries where act = ${act} and object_id = any(${ids}::text[]) and result = 'done'`.execute(
    db(),
  );
  return rows.length;
};
const countRuns = async (): Promise<number> => {
  const { rows } = await sql`select 1 from runs where kind = 'bulk'`.execute(db());
  return rows.length;
};

describe('one act on many', () => {
  it('is done to each that is in reach by the single act, with an entry of its own, and says why others were left', async () => {
    const [one, two, blocked] = [await named(), await named(), await named()];
    const foreign = await office.buyOne({ info: participant({ cluster: 'A' }) }, other);
    await office.act(blocked, '/block', { reason });
    const ids = [one, two, blocked, foreign, 'none-such'];
    const { status, body } = await bulk(manager, 'tickets', { action: 'block', ids, reason });
    expect(status).toBe(200);
    expect(body).toEqual({
      done: 2,
      failed: [
        { id: blocked, message: 'Билет заблокирован: сначала разблокируйте его' },
        { id: foreign, message: 'Не найдено' },
        { id: 'none-such', message: 'Не найдено' },
      ],
    });
    expect(await Promise.all(ids.slice(0, 4).map(stateOf))).toEqual(['blocked', 'blocked', 'blocked', 'active']);
    expect(await entriesOf('ticket.block', [one, two])).toBe(2);
    expect(await office.lastEntry(one)).toMatchObject({
      act: 'ticket.block',
      reason,
      actor: { public_id: manager.publicId },
    });
    // Taken back by the counter-act.
    expect((await bulk(manager, 'tickets', { action: 'unblock', ids: [one, two], reason })).body['done']).toBe(2);
    expect(await stateOf(one)).toBe('active');
  });

  it('is begun once, however often its key comes', async () => {
    const id = await named();
    const before = await countRuns();
    const key = unique('key-of-bulk');
    const answers = [1, 2].map(() => bulk(admin(), 'tickets', { action: 'block', ids: [id], reason }, key));
    for (const answer of await Promise.all(answers)) expect([200, 202]).toContain(answer.status);
    expect((await bulk(admin(), 'tickets', { action: 'block', ids: [id], reason }, key)).body).toEqual({
      done: 1,
      failed: [],
    });
    expect([await countRuns(), await entriesOf('ticket.block', [id])]).toEqual([before + 1, 1]);
  });

  it('asks for the right of the act, not of the list, and for its reason', async () => {
    const id = await named();
    const finance = await createColleague('finance');
    expect((await bulk(finance, 'tickets', { action: 'block', ids: [id], reason })).body).toMatchObject({
      code: 'role_required',
      right: 'tickets.block',
    });
    expect((await bulk(admin(), 'tickets', { action: 'block', ids: [id] })).body['errors']).toHaveProperty('reason');
    expect((await bulk(admin(), 'tickets', { action: 'block', ids: [id], filter: {}, reason })).status).toBe(400);
    expect(await stateOf(id)).toBe('active');
  });

  it('moves tickets to a wave and marks papers as the form of one does', async () => {
    const id = await office.buyOne({ info: participant({ cluster: 'A' }) }, other);
    const move = (wave: string) => bulk(admin(), 'tickets', { action: 'wave', ids: [id], params: { wave } });
    expect((await move('A')).body).toEqual({ done: 1, failed: [] });
    expect((await move('Z')).body).toMatchObject({ done: 0, failed: [{ id }] });
    const marked = await bulk(admin(), 'tickets', { action: 'document', ids: [id], params: { kind: 'medical' } });
    expect(marked.body).toEqual({ done: 1, failed: [] });
    expect((await ticketRow(app(), id))['documents']).toMatchObject({ medical: { state: 'seen' } });
    expect(
      (await bulk(admin(), 'tickets', { action: 'document', ids: [id], params: { kind: 'passport' } })).body,
    ).toMatchObject({ code: 'validation', errors: { 'params.kind': expect.any(String) } });
  });

  it('mails nobody a ticket whose wave is changed with many others', async () => {
    const id = await office.buyOne({ info: participant({ cluster: 'A' }) }, other);
    const lettersAbout = async (): Promise<number> =>
      (await sql`select 1 from letters where template = 'ticket' and data->>'ticket' = ${id}`.execute(db())).rows
        .length;
    const moved = await bulk(admin(), 'tickets', { action: 'wave', ids: [id], params: { wave: 'B' } });
    expect(moved.body).toEqual({ done: 1, failed: [] });
    expect(await lettersAbout()).toBe(0);
    expect((await office.act(id, '', { info: { cluster: 'A' } })).status).toBe(200);
    expect(await lettersAbout()).toBe(1);
  });

  it('stops and resumes sales, hides what nothing was sold of, and stops codes', async () => {
    const [one, two] = [await createStart(), await createStart()];
    const ids = [one.start, two.start];
    expect((await bulk(admin(), 'event_cities', { action: 'stop_sale', ids, reason })).body['done']).toBe(2);
    expect((await ask('GET', `/event_cities/${one.start}`, admin())).body['values']).toMatchObject({
      is_stopped: true,
    });
    expect((await bulk(admin(), 'event_cities', { action: 'resume_sale', ids, reason })).body['done']).toBe(2);
    await office.buyOne({}, two);
    expect((await bulk(admin(), 'event_cities', { action: 'hide', ids, reason })).body).toMatchObject({
      done: 1,
      failed: [{ id: two.start }],
    });
    await createPromocode(db(), { public_id: 'bulk-code', format_ids: [one.format.id] });
    expect((await bulk(manager, 'promocodes', { action: 'stop', ids: ['bulk-code'] })).body['done']).toBe(0);
    expect((await bulk(admin(), 'promocodes', { action: 'stop', ids: ['bulk-code'] })).body['done']).toBe(1);
  });
});

describe('an act by a filter', () => {
  // BO-147
  it('whose count has changed is expected_changed and does nothing', async () => {
    const own = await createStart();
    const ids = [await office.buyOne({}, own), await office.buyOne({}, own)];
    const before = await countRuns();
    const filter = { 'f.start': own.start };
    const asked = { action: 'block', filter, reason };
    expect(await bulk(admin(), 'tickets', { ...asked, expected_count: 1 })).toMatchObject({
      status: 400,
      body: { code: 'expected_changed', count: 2, message: 'Под фильтром теперь 2, а не 1' },
    });
    expect([await countRuns(), await Promise.all(ids.map(stateOf))]).toEqual([before, ['active', 'active']]);
    expect((await bulk(manager, 'tickets', { ...asked, expected_count: 2 })).body).toMatchObject({ count: 0 });
    expect((await bulk(admin(), 'tickets', { ...asked, filter: { search: 'ivanov' }, expected_count: 2 })).status).toBe(
      400,
    );
    expect((await bulk(admin(), 'tickets', { ...asked, expected_count: 2 })).body).toEqual({ done: 2, failed: [] });
  });

  it('goes on as a run where it is long, which whoever began it follows', async () => {
    const own = await createStart();
    const colleague = await createColleague('manager', { starts: [own.start] });
    const user = await createUser(db());
    for (let order = 0; order < 101; order += 1) await createOrder(db(), user, own.format);
    const { status, body } = await bulk(colleague, 'orders', {
      action: 'cancel',
      filter: { 'f.start': own.start, 'f.state': 'pending' },
      expected_count: 101,
      reason,
    });
    expect([status, body['run']]).toMatchObject([
      202,
      { total: 101, state: 'waiting', summary: 'Отменить неоплаченные заказы: 101' },
    ]);
    for (let round = 0; round < 3; round += 1) await app().sweeps.workRuns();
    const { public_id: id } = body['run'] as { public_id: string };
    expect((await ask('GET', `/runs/${id}`, colleague)).body['values']).toMatchObject({ state: 'done', done: 101 });
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from orders where user_id = ${user.id} group by 1`.execute(db());
    expect(rows).toEqual([{ status: 'cancelled', count: 101 }]);
  });

  it('ends for whoever loses his right on the way', async () => {
    const own = await createStart();
    const leaving = await createColleague('manager', { starts: [own.start] });
    const user = await createUser(db());
    for (let order = 0; order < 101; order += 1) await createOrder(db(), user, own.format);
    const { body } = await bulk(leaving, 'orders', {
      action: 'cancel',
      filter: { 'f.start': own.start },
      expected_count: 101,
      reason,
    });
    await sql`update staff_grants set ended_at = now() where user_id = ${leaving.id}`.execute(db());
    await app().sweeps.workRuns();
    const { public_id: id } = body['run'] as { public_id: string };
    expect((await ask('GET', `/runs/${id}`, admin())).body['values']).toMatchObject({ state: 'paused', done: 0 });
  });
});
