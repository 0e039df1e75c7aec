// Holding and paying together on one hot format over HTTP, beside the same calls with a transaction per reservation.
import { startChild, stopChild } from './support/child.ts';
import type { BuyersInput, BuyersResult } from './support/buyers.ts';
import { createHotFormat } from './support/hot-format.ts';
import type { LoadInput, LoadResult } from './support/load.ts';
import type { PurchaseServer, PurchaseServerInput } from './support/purchase-server.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';
import { median } from './support/median.ts';

const plenty = 10_000_000;
/** The opening of a sale: most people reserve, some are paying already. */
const holders = 250;
const buyers = 20;
const seconds = 5;
const rounds = 3;
const least = 6;

type Side = 'ours' | 'naive';
type Measured = { holds: number; purchases: number; alone: number; p50: number };

const database = await startTemporaryDatabase();
const results: Record<Side, Measured[]> = { ours: [], naive: [] };
let isRight = true;

const round = async (side: Side): Promise<Measured> => {
  const format = await createHotFormat(database.url, plenty);
  const input: PurchaseServerInput = { databaseUrl: database.url, isNaive: side === 'naive' };
  const { child, message } = await startChild<PurchaseServer>('./purchase-server.ts', input);
  const buy = async (length: number): Promise<BuyersResult> =>
    (
      await startChild<BuyersResult>('./buyers.ts', {
        port: message.port,
        format,
        buyers,
        seconds: length,
      } satisfies BuyersInput)
    ).message;
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

try {
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
  console.log(`${isRight ? 'PASS' : 'FAIL'}  every finished purchase has exactly its ticket`);
  process.exitCode = ratio >= least && isRight ? 0 : 1;
} finally {
  await database.stop();
}
