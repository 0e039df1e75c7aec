import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePlaces } from '../../src/modules/inventory/index.ts';
import { createFormat } from '../factories/events.ts';
import { newKey, participant } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { newBuyer, openOffice, type Start } from './office.ts';

const { app, db, ask, idsOf, createColleague, createStart } = openOffice();

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
/** Whole lists are given in these: seconds on a quiet machine. */
const patience = { timeout: 60_000 };

type Given = { run: string; from_reserve: number };
/** Works on whatever lists are under way; answers of how many orders. */
const giveAll = async (): Promise<number> => {
  let count = 0;
  for (let done = -1; done !== 0; count += done) done = await app().sweeps.workRuns();
  return count;
};
const invite = (body: object, of = start, key: string | null = null) =>
  ask('POST', `/event_cities/${of.start}/invite`, {
    ...admin,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
    body: { reason: 'Судьи старта', ...body },
  });
const quota = async (of = start) =>
  (
    await sql<{ taken: number; reserve: number }>`
      select taken, reserve from quotas where format_id = ${of.format.id} and kind = 'athlete'`.execute(db())
  ).rows[0] ?? { taken: -1, reserve: -1 };
const keep = (reserve: number, of = start) =>
  sql`update quotas set reserve = ${reserve} where format_id = ${of.format.id} and kind = 'athlete'`.execute(db());
const ordersOf = async (emails: string[]) =>
  (
    await sql<Record<string, unknown>>`
      select o.channel, o.status, o.total_minor as total, o.discount_minor as discount, l.reason, l.price_minor as price,
        (select count(*)::int from tickets t where t.order_id = o.id) as tickets
      from orders o join order_lines l on l.order_id = o.id where o.email = any(${emails}::text[]) order by o.id`.execute(
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
  it(
    'with two errors shows both lines and gives nothing; corrected it gives all, from the reserve first, with letters',
    patience,
    async () => {
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
        run: null,
      });
      const dry = await invite({ rows, dry_run: true });
      expect(dry.body['values']).toMatchObject({ dry_run: true, count: 30, from_reserve: 20, problems: [], run: null });
      expect([await quota(), await giveAll()]).toEqual([before, 0]);

      const given = await invite({ rows });
      expect(given.body['values']).toMatchObject({ dry_run: false, count: 30, from_reserve: 20 });
      // All of its places are kept before the first is given.
      expect(await quota()).toEqual({ taken: before.taken, reserve: 30 });
      expect(await giveAll()).toBe(30);
      expect(await quota()).toEqual({ taken: before.taken + 30, reserve: 0 });
      const orders = rows.map(({ email }) => email);
      expect(await ordersOf(orders)).toHaveLength(30);
      expect((await sql`select 1 from invites`.execute(db())).rows).toEqual([]);
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
    },
  );

  it('leaves the reserve alone when it is told to, and finds no place that is kept', async () => {
    const small = await createStart({ quotas: { athlete: 40 } });
    await keep(39, small);
    const rows = [row({ format: small.format.publicId }), row({ format: small.format.publicId })];
    const refused = await invite({ rows, from_reserve: false, dry_run: true }, small);
    expect(refused.body['values']).toMatchObject({ problems: [{ line: 2, field: 'format' }] });
    expect(await quota(small)).toEqual({ taken: 0, reserve: 39 });
    expect(await invite({ rows }, small)).toMatchObject({ status: 200, body: {} });
    expect(await giveAll()).toBe(2);
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
    expect([given.status, await giveAll()]).toEqual([200, 1]);
    expect(await ordersOf([email])).toMatchObject([{ tickets: 7, total: 0, channel: 'staff' }]);
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
      expect((await decide(other)).body['values']).toMatchObject({ state: 'approved', run: expect.any(String) });
      expect(await giveAll()).toBe(1);
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
  it('are promised the reserve one after another', async () => {
    const busy = await createStart({ quotas: { athlete: 480 } });
    await keep(12, busy);
    const list = () =>
      invite({ rows: { email: newBuyer(), format: busy.format.publicId, count: 12 }, letter: false }, busy);
    const answers = await Promise.all([list(), list()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const opened = answers.map(({ body }) => (body['values'] as Given).from_reserve);
    expect(opened.toSorted((a, b) => a - b)).toEqual([0, 12]);
    expect(await quota(busy)).toEqual({ taken: 0, reserve: 24 });
    await giveAll();
    expect(await quota(busy)).toEqual({ taken: 24, reserve: 0 });
  });

  it('would be promised the same places without the lock on the quota: the control', async () => {
    const busy = await createStart({ quotas: { athlete: 480 } });
    const both = Promise.withResolvers<void>();
    let readers = 0;
    const promise = (isLocked: boolean): Promise<number> =>
      db()
        .transaction()
        .execute(async (tx) => {
          if (isLocked) await freePlaces.lock(tx, [busy.format.id]);
          const [place] = await freePlaces.freeOf(tx, [busy.format.id]);
          readers += 1;
          if (readers === 2) both.resolve();
          if (!isLocked) await both.promise;
          await freePlaces.keep(tx, { formatId: busy.format.id, kind: 'athlete', count: 12 });
          return place?.free ?? 0;
        });
    expect(await Promise.all([promise(false), promise(false)])).toEqual([480, 480]);
    const seen = await Promise.all([promise(true), promise(true)]);
    expect(seen.toSorted((a, b) => a - b)).toEqual([444, 456]);
  });
});

// BO-062
describe('a list that is given', () => {
  it('is given once: by a repeated key, by two processes, and after one was killed on its way', patience, async () => {
    const busy = await createStart({ quotas: { athlete: 2000 } });
    const rows = Array.from({ length: 60 }, () => row({ format: busy.format.publicId, info: null }));
    const key = newKey();
    const [first, second] = [
      await invite({ rows, letter: false }, busy, key),
      await invite({ rows, letter: false }, busy, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await app().sweeps.workRuns()).toBe(50);
    expect(await quota(busy)).toEqual({ taken: 50, reserve: 10 });
    // A process that dies in the middle of a piece leaves nothing of it.
    await sql`create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      db(),
    );
    await sql`create trigger dies before update on run_items for each row when (new.state = 'done') execute function dies()`.execute(
      db(),
    );
    await app().sweeps.workRuns();
    await sql`drop trigger dies on run_items`.execute(db());
    await sql`drop function dies`.execute(db());
    expect(await quota(busy)).toEqual({ taken: 50, reserve: 10 });
    const { run } = first.body['values'] as Given;
    const { body } = await ask('GET', `/runs/${run}`, admin);
    expect(body['values']).toMatchObject({ state: 'done', done: 50, failed: 10 });
    expect((await ask('PUT', `/runs/${run}/retry`, { ...admin, body: {} })).status).toBe(200);
    await Promise.all([app().sweeps.workRuns(), app().sweeps.workRuns()]);
    expect(await quota(busy)).toEqual({ taken: 60, reserve: 0 });
    expect((await ordersOf(rows.map(({ email }) => email))).map(({ tickets }) => tickets)).toEqual(rows.map(() => 1));
  });

  it('never makes the public sale wait while it is checked: a dry run locks one order at a time and keeps none', async () => {
    const busy = await createStart({ quotas: { athlete: 500 } });
    const rows = Array.from({ length: 20 }, () => row({ format: busy.format.publicId }));
    let longest = 0;
    const state = { isDone: false };
    const checking = invite({ rows, dry_run: true }, busy).finally(() => {
      state.isDone = true;
    });
    // Whoever sells takes the quota again and again meanwhile.
    const began = performance.now();
    while (!state.isDone) {
      const from = performance.now();
      await sql`select 1 from quotas where format_id = ${busy.format.id} for no key update`.execute(db());
      longest = Math.max(longest, performance.now() - from);
    }
    expect((await checking).body['values']).toMatchObject({ problem_count: 0 });
    expect(longest).toBeLessThan((performance.now() - began) / 2);
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
