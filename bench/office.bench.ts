// Lists and cards of the back office over a million orders: each built-in view, each filter, deep pages, counts and cards, with the
// statements of each call, by somebody who reaches everything and by somebody of one start. BO-140
import { sql } from 'kysely';
import { ordersList, ticketsList } from '@trassa/contracts/office';
import { enterOffice } from './office/enter-office.ts';
import { fillOffice } from './office/fill-office.ts';
import { countStatements } from './support/count-statements.ts';
import { openSite } from './support/open-site.ts';

/** `BENCH_ORDERS=100000` is a quick look. */
const orders = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const starts = Math.max(40, Math.round(orders / 500));
const rounds = 20;
/** Milliseconds at p95, statements of the call and of the door before it, begin and commit among them. */
const goals = { view: 200, filter: 800, card: 200 } as const;
/** A search by somebody's address is written down: two statements more. */
const most = { list: 4, search: 6, card: 12 } as const;

const { app, db, close } = await openSite({ timeout: 1_800_000 });
let failures = 0;
const table: Record<string, object> = {};

type Asked = { name: string; path: string; headers: Record<string, string>; goal: number; most: number };
const ask = async ({ path, headers }: Pick<Asked, 'path' | 'headers'>) => {
  const answer = await app.http.inject({ url: `/api/admin${path}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  return answer.json<{ next?: string | null; total?: { count: number }; values: { public_id: string }[] }>();
};
/** Statements that know who asks: login, session, grants. */
const door = 3;

const measure = async (asked: Asked): Promise<void> => {
  const { name, goal } = asked;
  await ask(asked);
  const before = countStatements();
  const answer = await ask(asked);
  const statements = countStatements() - before - door;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await ask(asked);
    times.push(performance.now() - from);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(rounds * 0.95) - 1] ?? 0;
  const isGood = p95 <= goal && statements <= asked.most;
  if (!isGood) failures += 1;
  table[name] = {
    p50: Math.round(sorted[Math.floor(rounds / 2)] ?? 0),
    p95: Math.round(p95),
    goal,
    statements,
    rows: Array.isArray(answer.values) ? answer.values.length : 1,
    total: answer.total?.count,
  };
  console.log(
    `${isGood ? 'PASS' : 'FAIL'}  ${name}: ${p95.toFixed(0)} ms (at most ${goal}), ${statements} statements (at most ${asked.most})`,
  );
};

/** Follows `next` so many times over pages of 200. */
const cursorAt = async (path: string, headers: Record<string, string>, pages: number): Promise<string> => {
  let cursor = '';
  for (let page = 0; page < pages; page += 1) {
    const { next } = await ask({ path: `${path}limit=200&cursor=${cursor}`, headers });
    if (!next) return cursor;
    cursor = next;
  }
  return cursor;
};

try {
  await fillOffice(db, { orders, starts });
  const admin = await enterOffice(db, 'admin', 'all');
  // Of a fiftieth of all orders; the first one has a twelfth of them.
  const large = await enterOffice(db, 'manager', { starts: ['start-2'] });
  const largest = await enterOffice(db, 'manager', { starts: ['start-1'] });
  const small = await enterOffice(db, 'manager', { starts: [`start-${Math.round(starts * 0.9)}`] });
  const { rows } = await sql<{ order: string; ticket: string; email: string }>`
    select o.public_id as order, t.public_id as ticket, o.email from orders o join tickets t on t.order_id = o.id
    order by o.id desc limit 1`.execute(db);
  const [one = { order: '', ticket: '', email: '' }] = rows;

  const list = (name: string, path: string, headers = admin, goal: number = goals.view): Promise<void> =>
    measure({ name, path, headers, goal, most: name.endsWith('search by address') ? most.search : most.list });
  for (const [view, query] of Object.entries(ordersList.views)) await list(`orders: ${view}`, `/orders?${query}`);
  await list('orders: all', '/orders?');
  for (const sort of ['paid', '-paid', 'sum', '-sum']) await list(`orders by ${sort}`, `/orders?sort=${sort}`);
  for (const view of ['paid', 'refunds', 'shop'] as const)
    await list(`orders of a large start: ${view}`, `/orders?${ordersList.views[view]}`, large);
  await list('orders of a large start', '/orders?', large);
  await list('orders of the largest start', '/orders?', largest, goals.filter);
  await list('tickets of the largest start', '/tickets?', largest, goals.filter);
  await list('orders of a small start', '/orders?', small);
  const filters = {
    'the largest start': 'f.start=start-1',
    'a large start': 'f.start=start-2',
    'a small start': `f.start=start-${Math.round(starts * 0.9)}`,
    'an event': 'f.event=race-3',
    'a format': 'f.format=format-5-1',
    'a promocode': 'f.promocode=CODE77',
    'certificates bought': 'f.selector=certificate',
    insurance: 'f.selector=insurance',
    'a rare bank': 'f.provider=rare',
    'a failed refund': 'f.refund=failed',
    'no refund': 'f.refund=none',
    'a parcel to be sent': 'f.parcel=waiting',
    'sums from 9 990 ₽': 'f.sum.from=9990',
    'expired of a small start': `f.state=expired&f.start=start-${Math.round(starts * 0.9)}`,
    'refunded or delivered, by sum': 'f.state=refunded&f.state=delivered&sort=-sum',
  };
  for (const [name, query] of Object.entries(filters))
    await list(`orders: ${name}`, `/orders?${query}`, admin, goals.filter);
  await list('orders: search by address', `/orders?search=${one.email}`);
  await list('orders: search by number', `/orders?search=${one.order.slice(0, 8)}`);
  await list('orders: search for nobody', '/orders?search=nobody@example.com');
  for (const [view, query] of Object.entries(ticketsList.views)) await list(`tickets: ${view}`, `/tickets?${query}`);
  await list('tickets: all', '/tickets?');
  await list('tickets by name', '/tickets?sort=name');
  await list('tickets of a large start', '/tickets?', large);
  await list('tickets of a large start by name', '/tickets?sort=name', large);
  for (const [view, query] of Object.entries(ticketsList.views))
    await list(`tickets of a large start: ${view}`, `/tickets?${query}`, large);
  await list('tickets: women with a promocode', '/tickets?f.gender=female&f.promocode=CODE77', admin, goals.filter);
  await list('tickets: search by name', `/tickets?search=${encodeURIComponent('Федоров7')}`, admin, goals.filter);
  const deep = Math.min(250, Math.floor(orders / 400));
  await list('orders: page 1 000', `/orders?limit=50&cursor=${await cursorAt('/orders?', admin, deep)}`);
  await list('tickets: page 1 000', `/tickets?limit=50&cursor=${await cursorAt('/tickets?', admin, deep)}`);
  const card = (name: string, path: string): Promise<void> =>
    measure({ name, path, headers: admin, goal: goals.card, most: most.card });
  await card('card of an order', `/orders/${one.order}`);
  await card('card of a ticket', `/tickets/${one.ticket}`);
  console.table(table);
} finally {
  await close();
}
process.exitCode = failures > 0 ? 1 : 0;
