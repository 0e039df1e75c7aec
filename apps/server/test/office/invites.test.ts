import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePlaces } from '../../src/modules/inventory/index.ts';
import { createFormat } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { newBuyer, openOffice, type Start } from './office.ts';

const { db, ask, idsOf, createColleague, createStart } = openOffice();

let admin: Member;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  start = await createStart({ quotas: { athlete: 1000, volunteer: 1000 } });
});
afterEach(() => assertInvariants(db()));

type Row = { email: string; format: string; kind?: string; info: object | null };
const row = (change: Partial<Row> = {}): Row => ({
  email: newBuyer(),
  format: start.format.publicId,
  info: participant(),
  ...change,
});
const invite = (body: object, of = start) =>
  ask('POST', `/event_cities/${of.start}/invite`, { ...admin, body: { reason: 'Судьи старта', ...body } });
const quota = async (of = start) =>
  (
    await sql<{ taken: number; reserve: number }>`
      select taken, reserve from quotas where format_id = ${of.format.id} and kind = 'athlete'`.execute(db())
  ).rows[0] ?? { taken: -1, reserve: -1 };
const keep = (reserve: number, of = start) =>
  sql`update quotas set reserve = ${reserve} where format_id = ${of.format.id} and kind = 'athlete'`.execute(db());
const ordersOf = async (ids: string[]) =>
  (
    await sql<Record<string, unknown>>`
      select o.channel, o.status, o.total_minor as total, o.discount_minor as discount, l.reason, l.price_minor as price,
        (select count(*)::int from tickets t where t.order_id = o.id) as tickets
      from orders o join order_lines l on l.order_id = o.id where o.public_id = any(${ids}::text[]) order by o.id`.execute(
      db(),
    )
  ).rows;

/** Letters of orders that these are sent; drawing their tickets is the order letter's own matter. */
const toldOf = async (rows: readonly Row[]) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from letters where template = 'order'
      and recipient = any(${rows.map(({ email }) => email)}::text[])`.execute(db())
  ).rows[0]?.count;

// BO-062
describe('a list of invitations', () => {
  it('with two errors shows both lines and gives nothing; corrected it gives all, from the reserve first, with letters', async () => {
    await keep(20);
    const before = await quota();
    const rows = Array.from({ length: 30 }, () => row());
    const wrong = rows.with(4, row({ email: 'нет' })).with(17, row({ info: participant({ phone: '' }) }));
    const refused = await invite({ rows: wrong });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'rows',
        problem_count: 2,
        problems: [
          { line: 5, field: 'email' },
          { line: 18, field: 'phone', message: 'Заполните поле' },
        ],
      },
    });
    expect((await invite({ rows: wrong, dry_run: true })).body['values']).toMatchObject({
      problem_count: 2,
      orders: [],
    });
    const dry = await invite({ rows, dry_run: true });
    expect(dry.body['values']).toMatchObject({ dry_run: true, count: 30, from_reserve: 20, problems: [], orders: [] });
    expect(await quota()).toEqual(before);

    const given = await invite({ rows });
    const { orders } = given.body['values'] as { orders: string[] };
    expect(given.body['values']).toMatchObject({ dry_run: false, count: 30, from_reserve: 20 });
    expect(await quota()).toEqual({ taken: before.taken + 30, reserve: 0 });
    expect(orders).toHaveLength(30);
    expect((await ordersOf(orders))[0]).toEqual({
      channel: 'staff',
      status: 'paid',
      total: 0,
      discount: 300_000,
      reason: 'staff',
      price: 300_000,
      tickets: 1,
    });
    expect(await toldOf(rows)).toBe(30);
    expect(await idsOf(admin, `/tickets?f.start=${start.start}&f.channel=staff`)).toHaveLength(30);
  });

  it('leaves the reserve alone when it is told to, and finds no place that is kept', async () => {
    const small = await createStart({ quotas: { athlete: 40 } });
    await keep(39, small);
    const rows = [row({ format: small.format.publicId }), row({ format: small.format.publicId })];
    const refused = await invite({ rows, from_reserve: false, dry_run: true }, small);
    expect(refused.body['values']).toMatchObject({ problems: [{ line: 2, field: 'format' }] });
    expect(await quota(small)).toEqual({ taken: 0, reserve: 39 });
    expect(await invite({ rows }, small)).toMatchObject({ status: 200, body: {} });
    expect(await quota(small)).toEqual({ taken: 2, reserve: 37 });
  });

  it('names formats of this start alone, and no whole teams', async () => {
    const other = await createStart();
    const team = await createFormat(db(), {
      event_city_id: start.format.eventCityId,
      is_team: true,
      team_all: true,
      min_count: 3,
      max_count: 5,
    });
    const rows = [row({ format: other.format.publicId }), row({ format: team.publicId })];
    expect((await invite({ rows, dry_run: true })).body['values']).toMatchObject({
      problems: [
        { line: 1, field: 'format' },
        { line: 2, field: 'format' },
      ],
    });
  });
});

describe('free tickets by number', () => {
  // BO-063
  it('count as taken and cost nothing; they go to one mailbox without participants, quietly if so wished', async () => {
    const email = newBuyer();
    const before = await quota();
    const given = await invite({ rows: { email, format: start.format.publicId, count: 7 }, letter: false });
    const { orders } = given.body['values'] as { orders: string[] };
    expect(await ordersOf(orders)).toMatchObject([{ tickets: 7, total: 0, channel: 'staff' }]);
    expect((await quota()).taken).toBe(before.taken + 7);
    expect(await toldOf([row({ email })])).toBe(0);
  });

  // BO-063
  it('of more than a hundred, or of a twentieth of a format, are given once a second person agrees', async () => {
    const other = await createColleague('manager');
    const few = await createStart({ quotas: { athlete: 100 } });
    const many = { rows: { email: newBuyer(), format: start.format.publicId, count: 101 } };
    const part = { rows: { email: newBuyer(), format: few.format.publicId, count: 6 } };
    for (const [body, of] of [
      [many, start],
      [part, few],
    ] as const) {
      const before = await quota(of);
      expect((await invite({ ...body, dry_run: true }, of)).body['values']).toMatchObject({ second_person: true });
      const asked = await invite(body, of);
      expect([asked.status, await quota(of)]).toEqual([202, before]);
      const { public_id: approval } = asked.body['approval'] as { public_id: string };
      const decide = (who: Member) =>
        ask('PUT', `/approvals/${approval}/approve`, { ...who, body: { version: 1, reason: 'Согласен' } });
      expect((await decide(admin)).status).toBe(403);
      expect((await decide(other)).body['values']).toMatchObject({ state: 'approved' });
      expect((await quota(of)).taken).toBe(before.taken + body.rows.count);
    }
    const { rows } = await sql`select 1 from approvals where params::text like '%@example.org%'`.execute(db());
    expect(rows).toEqual([]);
  });
});

// BO-063
describe('a list in parts', () => {
  it('waits for a second person as the whole would', async () => {
    const busy = await createStart({ quotas: { athlete: 240 } });
    const list = () =>
      invite({ rows: { email: newBuyer(), format: busy.format.publicId, count: 12 }, letter: false }, busy);
    expect([(await list()).status, (await list()).status]).toEqual([200, 202]);
  });
});

describe('two lists at once', () => {
  const place = (of: Start) => ({ formatId: of.format.id, kind: 'athlete' as const, count: 12 });

  it('open the reserve one after another', async () => {
    const busy = await createStart({ quotas: { athlete: 480 } });
    await keep(12, busy);
    const list = () =>
      invite({ rows: { email: newBuyer(), format: busy.format.publicId, count: 12 }, letter: false }, busy);
    const answers = await Promise.all([list(), list()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const opened = answers.map(({ body }) => (body['values'] as { from_reserve: number }).from_reserve);
    expect(opened.toSorted((a, b) => a - b)).toEqual([0, 12]);
    expect(await quota(busy)).toEqual({ taken: 24, reserve: 0 });
  });

  it('would open it twice without the lock on the quota: the control', async () => {
    const busy = await createStart({ quotas: { athlete: 240 } });
    await keep(12, busy);
    const both = Promise.withResolvers<void>();
    let readers = 0;
    const open = () =>
      db()
        .transaction()
        .execute(async (tx) => {
          await sql`set transaction isolation level repeatable read`.execute(tx);
          await sql`select 1 from quotas where format_id = ${busy.format.id}`.execute(tx);
          readers += 1;
          if (readers === 2) both.resolve();
          await both.promise;
          return freePlaces.openReserve(tx, place(busy));
        });
    const outcomes = await Promise.allSettled([open(), open()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the form of invitations', () => {
  it('tells the formats of the start with what they ask', async () => {
    const { body } = await ask('GET', `/event_cities/${start.start}/invite`, admin);
    expect(body['values']).toMatchObject({
      title: expect.stringContaining('Забег'),
      formats: [{ public_id: start.format.publicId }, {}],
    });
  });
});
