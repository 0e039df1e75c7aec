import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEventCity, createFormat, createPromocode, createShirts } from '../factories/events.ts';
import { hold, newKey, participant, paymentBody, press, readOrder, send, ticketLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

// Two processes on one database, each with a queue of its own.
let app: TestApp;
let twin: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  twin = await createTestApp({ database: app.database });
});
afterEach(() => assertInvariants(app.database.db));
afterAll(async () => {
  await twin.close();
  await app.close();
  await app.database.close();
});

type Fields = Record<string, unknown>;
type Answer = { status: number; code: string | undefined; order: string | undefined };
const processOf = (n: number): TestApp => (n % 2 ? twin : app);

const buy = async (n: number, line: Fields, fields: Fields = {}, key = newKey()): Promise<Answer> => {
  const body = paymentBody([line], { email: `buyer${n}@example.org`, ...fields });
  const answer = await send(processOf(n), 'POST', '/api/payment', body, { key });
  const json = answer.json<{ order?: { public_id: string }; code?: string }>();
  return { status: answer.statusCode, code: json.code, order: json.order?.public_id };
};
const many = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));
const linesOf = (format: { publicId: string }, count: number, fields: Fields = {}): Promise<Fields[]> =>
  many(count, async () => ticketLine(format.publicId, { hold_id: await hold(app, format.publicId, 1), ...fields }));
const countOf = async (table: string, formatId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} t where ${sql.ref(table === 'tickets' ? 't.format_id' : 't.item_id')} = ${formatId}`.execute(
    app.database.db,
  );
  return rows[0]?.n ?? 0;
};

describe('orders and notices of many people at once', () => {
  it('make each order, each ticket and each letter once', async () => {
    const format = await createFormat(app.database.db, { quotas: { athlete: 60 } });
    const lines = await linesOf(format, 60);
    const bought = await many(60, (n) => buy(n, lines[n] ?? {}));
    expect(bought.filter(({ status }) => status !== 200)).toEqual([]);
    const orders = bought.flatMap(({ order }) => order ?? []);
    // The provider tells each thrice, to both processes.
    await many(180, (n) => press(processOf(n), orders[n % 60] ?? '', 'paid'));
    for (const order of orders) expect(await readOrder(app, order)).toMatchObject({ status: 'paid' });
    expect(await countOf('tickets', format.id)).toBe(60);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from letters where template = 'order' and dedupe_key = any(${orders.map((id) => `order:${id}`)}::text[])`.execute(
      app.database.db,
    );
    expect(rows[0]?.n).toBe(60);
  });

  it('refuse a hold that another has taken, and make the orders of all others', async () => {
    const format = await createFormat(app.database.db, { quotas: { athlete: 40 } });
    const lines = await linesOf(format, 20);
    // Each hold is named by two buyers.
    const bought = await many(40, (n) => buy(n, lines[n % 20] ?? {}));
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(bought.flatMap(({ status, code }) => (status === 200 ? [] : code)))).toEqual(
      new Set(['hold_expired']),
    );
    expect(await countOf('order_lines', format.id)).toBe(20);
  });

  it('give no shirt twice', async () => {
    const city = await createEventCity(app.database.db);
    await createShirts(app.database.db, city.id, { L: 5 });
    const format = await createFormat(app.database.db, { event_city_id: city.id, shirt_unavailable: false });
    const lines = await linesOf(format, 30, { info: participant({ item_size: 'L' }) });
    const bought = await many(30, (n) => buy(n, lines[n] ?? {}));
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(bought.filter(({ code }) => code === 'size_unavailable')).toHaveLength(25);
  });

  it('give no place of a start group twice', async () => {
    const format = await createFormat(app.database.db, {
      quotas: { athlete: 40 },
      clusters: [{ name_ru: 'Элита', capacity: 6 }],
    });
    const lines = await linesOf(format, 30, { info: participant({ cluster: 'Элита' }) });
    const bought = await many(30, (n) => buy(n, lines[n] ?? {}));
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(new Set(bought.flatMap(({ status, code }) => (status === 200 ? [] : code)))).toEqual(
      new Set(['validation']),
    );
  });

  it('found teams with numbers of their own, and put nobody into a full one', async () => {
    const format = await createFormat(app.database.db, { is_team: true, quotas: { athlete: 60 }, max_count: 5 });
    const founding = await linesOf(format, 20);
    const founded = await many(20, (n) => buy(n, { ...founding[n], team: { title: `Барсы ${n}` } }));
    expect(founded.filter(({ status }) => status !== 200)).toEqual([]);
    const { rows } = await sql<{ numbers: number[]; publicId: string }>`
      select array_agg(number order by number) as numbers, min(public_id) as "publicId" from teams where format_id = ${format.id}`.execute(
      app.database.db,
    );
    expect(rows[0]?.numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    // It has one member of five.
    const joining = await linesOf(format, 12);
    const joined = await many(12, (n) => buy(n, { ...joining[n], team: { public_id: rows[0]?.publicId } }));
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(new Set(joined.flatMap(({ status, code }) => (status === 200 ? [] : code)))).toEqual(
      new Set(['tickets_unavailable']),
    );
  });

  it('take no use of a promocode twice', async () => {
    const format = await createFormat(app.database.db, { quotas: { athlete: 40 } });
    const { code } = await createPromocode(app.database.db, { uses: 3 });
    const lines = await linesOf(format, 20, { promocode: code });
    const bought = await many(20, (n) => buy(n, lines[n] ?? {}));
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('answer the same call sent many times with one order', async () => {
    const format = await createFormat(app.database.db, { quotas: { athlete: 40 } });
    const lines = await linesOf(format, 10);
    const keys = lines.map(() => newKey());
    const bought = await many(40, (n) => buy(n % 10, lines[n % 10] ?? {}, {}, keys[n % 10]));
    expect(bought.filter(({ status, code }) => status !== 200 && code !== 'idempotency')).toEqual([]);
    expect(await countOf('order_lines', format.id)).toBe(10);
  });

  it('invite a mailbox to register once, though several orders with it are paid at once', async () => {
    const format = await createFormat(app.database.db, { quotas: { athlete: 40 } });
    const lines = await linesOf(format, 8);
    const bought = await many(8, (n) => buy(n, lines[n] ?? {}, { email: 'invited@example.org', register: true }));
    await many(8, (n) => press(processOf(n), bought[n]?.order ?? '', 'paid'));
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from letters where template = 'finish_registration' and recipient = 'invited@example.org'`.execute(
      app.database.db,
    );
    expect(await countOf('tickets', format.id)).toBe(8);
    expect(rows[0]?.n).toBe(1);
  });

  it('give each ticket a start number of its own', async () => {
    const format = await createFormat(app.database.db, { quotas: { athlete: 40 } });
    await sql`insert into number_ranges (format_id, first, last) values (${format.id}, 1, 40)`.execute(app.database.db);
    const lines = await linesOf(format, 40);
    const bought = await many(40, (n) => buy(n, lines[n] ?? {}));
    await many(40, (n) => press(processOf(n), bought[n]?.order ?? '', 'paid'));
    const { rows } = await sql<{ n: number }>`
      select count(distinct start_number)::int as n from tickets where format_id = ${format.id}`.execute(
      app.database.db,
    );
    expect(rows[0]?.n).toBe(40);
  });
});
