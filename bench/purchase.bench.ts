// Holding and paying together on one hot format over HTTP, beside the same calls with a transaction per reservation.
import { askChild, startChild, stopChild } from './support/child.ts';
import type { BuyersInput, BuyersResult } from './support/buyers.ts';
import { createHotFormat } from './support/hot-format.ts';
import type { LoadInput, LoadResult } from './support/load.ts';
import type { PurchaseCost, PurchaseServer, PurchaseServerInput } from './support/purchase-server.ts';
import { tracingSettings } from './support/trace-statements.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';
import { median } from './support/median.ts';

const plenty = 10_000_000;
/** The opening of a sale: most people reserve, some are paying already. */
const holders = 250;
const buyers = 20;
/** The rush of those who pay. */
const rush = 50;
const seconds = 5;
const rounds = 3;
const least = 6;
const leastGain = 1.8;
const mostStatements = 20;

type Side = 'ours' | 'naive';
type Measured = { holds: number; purchases: number; alone: number; p50: number };
type Rush = { perSecond: number; p50: number; p99: number; cpu: number; bare: number; bareP50: number };

const database = await startTemporaryDatabase();
const startServer = (input: Omit<PurchaseServerInput, 'databaseUrl'>) =>
  startChild<PurchaseServer>('./purchase-server.ts', { databaseUrl: database.url, ...input });
const buyTogether = async (input: BuyersInput): Promise<BuyersResult> =>
  (await startChild<BuyersResult>('./buyers.ts', input)).message;
const results: Record<Side, Measured[]> = { ours: [], naive: [] };
let isRight = true;

const round = async (side: Side): Promise<Measured> => {
  const format = await createHotFormat(database.url, plenty);
  const { child, message } = await startServer({ isNaive: side === 'naive' });
  const buy = (length: number) => buyTogether({ port: message.port, format, buyers, seconds: length });
  const hold = async (): Promise<LoadResult> =>
    (
      await startChild<LoadResult>('./load.ts', {
        url: `http://127.0.0.1:${message.port}/api/hold`,
        body: { format_public_id: format, count: 1 },
        connections: holders,
        duration: seconds,
      } satisfies LoadInput)
    ).message;
  try {
    const warm = await buy(2);
    const alone = await buy(seconds);
    const [held, bought] = await Promise.all([hold(), buy(seconds)]);
    const done = warm.done + alone.done + bought.done;
    const unsure = warm.failed + alone.failed + bought.failed;
    const [row] = await database.run<{ taken: number; tickets: number }>(
      `select q.taken, (select count(*)::int from tickets t where t.format_id = q.format_id) as tickets
       from quotas q join formats f on f.id = q.format_id where f.public_id = $1`,
      [format],
    );
    // A round in which nobody could buy measures nothing.
    if (alone.done === 0 || bought.done === 0) isRight = false;
    if (!row || row.tickets < done || row.tickets > done + unsure) isRight = false;
    return { holds: held.perSecond, purchases: bought.perSecond, alone: alone.perSecond, p50: bought.p50 };
  } finally {
    await stopChild(child);
  }
};

/** What one purchase costs, statement by statement, after the connections have prepared what they need. */
const trace = async (together: number): Promise<number> => {
  const format = await createHotFormat(database.url, plenty);
  const name = new URL(database.url).pathname.slice(1);
  for (const setting of tracingSettings(name)) await database.run(setting);
  const { child, message } = await startServer({ isNaive: false, isLimited: true, isTraced: true });
  try {
    const input = { port: message.port, format, buyers: together };
    await buyTogether({ ...input, seconds: 3 });
    await askChild<PurchaseCost>(child);
    const { done } = await buyTogether({ ...input, seconds });
    const { statements } = await askChild<PurchaseCost>(child);
    const rows = statements
      .map(({ text, count, ms }) => ({
        statement: text.replace(/\s+/g, ' ').trim().slice(0, 110),
        'a purchase': Math.round((count / done) * 100) / 100,
        'ms a purchase': Math.round((ms / done) * 1000) / 1000,
      }))
      .filter((one) => one['a purchase'] >= 0.01)
      .toSorted((a, b) => b['ms a purchase'] - a['ms a purchase']);
    const sum = (key: 'a purchase' | 'ms a purchase'): number => rows.reduce((total, one) => total + one[key], 0);
    console.log(`\nA purchase of ${together} at once: hold, order, notice, ticket and letters (means over ${done})`);
    console.table(rows);
    console.log(
      `----  statements of a purchase: ${sum('a purchase').toFixed(1)}, ${sum('ms a purchase').toFixed(2)} ms of the database's time`,
    );
    return sum('a purchase');
  } finally {
    await stopChild(child);
    await database.run(`alter database ${name} reset all`);
  }
};

/** Many buyers at once, beside as many callers of an endpoint with two inserts in a transaction. */
const rushOnce = async (isAlone: boolean): Promise<Rush> => {
  const format = await createHotFormat(database.url, plenty);
  const { child, message } = await startServer({ isNaive: false, isLimited: true, isAlone });
  try {
    const input = { port: message.port, format, buyers: rush };
    const warm = await buyTogether({ ...input, seconds: 3 });
    await askChild<PurchaseCost>(child);
    const bought = await buyTogether({ ...input, seconds });
    const { cpu } = await askChild<PurchaseCost>(child);
    if (warm.failed + bought.failed > 0 || bought.done === 0) isRight = false;
    const bare = (
      await startChild<LoadResult>('./load.ts', {
        url: `http://127.0.0.1:${message.port}/bare`,
        body: {},
        connections: rush,
        duration: seconds,
      } satisfies LoadInput)
    ).message;
    const { perSecond, p50, p99, done } = bought;
    return { perSecond, p50, p99, cpu: cpu / done, bare: bare.perSecond, bareP50: bare.p50 };
  } finally {
    await stopChild(child);
  }
};

/** Answers purchases settled together to those of a transaction each. */
const reportRush = async (): Promise<number> => {
  const all: Record<'together' | 'alone', Rush[]> = { together: [], alone: [] };
  for (let n = 0; n < rounds; n += 1)
    for (const way of ['together', 'alone'] as const) all[way].push(await rushOnce(way === 'alone'));
  const of = (way: keyof typeof all, key: keyof Rush): number =>
    Math.round(median(all[way].map((one) => one[key])) * 10) / 10;
  const row = (way: keyof typeof all) => ({
    'per second': of(way, 'perSecond'),
    'p50, ms': of(way, 'p50'),
    'p99, ms': of(way, 'p99'),
    'CPU ms each': of(way, 'cpu'),
  });
  console.log(`\nThe rush: ${rush} buyers, beside ${rush} callers of a bare endpoint (two tables, a transaction)`);
  console.table({
    'settled together': row('together'),
    'a transaction each': row('alone'),
    bare: { 'per second': of('together', 'bare'), 'p50, ms': of('together', 'bareP50') },
  });
  return of('together', 'perSecond') / of('alone', 'perSecond');
};

try {
  await trace(1);
  const statements = await trace(rush);
  const gain = await reportRush();
  for (let n = 0; n < rounds; n += 1)
    for (const side of ['ours', 'naive'] as const) results[side].push(await round(side));
  const of = (side: Side, key: keyof Measured): number => median(results[side].map((one) => one[key]));
  const row = (side: Side) => ({
    'holds/s': Math.round(of(side, 'holds')),
    'purchases/s meanwhile': Math.round(of(side, 'purchases') * 10) / 10,
    'a purchase, ms': of(side, 'p50'),
    'purchases/s alone': Math.round(of(side, 'alone') * 10) / 10,
  });
  console.log(
    `\nHold and pay together: one hot format, ${holders} connections reserve while ${buyers} buyers hold, pay and get their tickets`,
  );
  console.table({ ours: row('ours'), naive: row('naive') });
  const together = (side: Side): number => of(side, 'holds') + of(side, 'purchases');
  const ratio = together('ours') / together('naive');
  const alone = of('ours', 'alone') / of('naive', 'alone');
  console.log(
    `${ratio >= least ? 'PASS' : 'FAIL'}  ours / naive, reservations and purchases together: ${ratio.toFixed(2)} (at least ${least})`,
  );
  console.log(
    `----  ours / naive, purchases alone: ${alone.toFixed(2)} (not judged: the order, the notice and the ticket cost both the same)`,
  );
  console.log(
    `${gain >= leastGain ? 'PASS' : 'FAIL'}  settled together / a transaction each: ${gain.toFixed(2)} (at least ${leastGain})`,
  );
  console.log(
    `${statements <= mostStatements ? 'PASS' : 'FAIL'}  statements of a purchase in the rush: ${statements.toFixed(1)} (at most ${mostStatements})`,
  );
  console.log(`${isRight ? 'PASS' : 'FAIL'}  every finished purchase has exactly its ticket`);
  const isEnough = ratio >= least && gain >= leastGain && statements <= mostStatements;
  process.exitCode = isEnough && isRight ? 0 : 1;
} finally {
  await database.stop();
}
