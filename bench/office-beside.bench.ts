// Holds of buyers while twenty colleagues work in the back office, and while a start that was called off gives its money back, beside
// the same with nobody at work. BO-048
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { startRealSite } from './memory/real-site.ts';
import { callOff, countHandedOver } from './office/call-off.ts';
import { enterOffice } from './office/enter-office.ts';
import { fillOffice } from './office/fill-office.ts';
import { putToWork } from './office/staff-at-work.ts';
import type { BuyersInput, BuyersResult } from './support/buyers.ts';
import { startChild } from './support/child.ts';
import { holdLettersBack } from './support/hold-letters-back.ts';
import { createHotFormat } from './support/hot-format.ts';
import { median } from './support/median.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';
import { waitForCountedSales } from './support/wait-for-counted-sales.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? 200_000);
/** `BENCH_REFUNDS=10000` is all of the statement and takes half an hour. */
const refunds = Number(process.env['BENCH_REFUNDS'] ?? 500);
const staff = 20;
const rounds = 5;
const seconds = 12;
/** A sale that the machine can carry: what is measured is whom the office holds up. */
const buyers = 8;
const pause = 400;
/** p95 of a hold with / without. */
const most = 1.1;
/** BO-048: so many refunds within so many seconds. */
const promised = { refunds: 10_000, seconds: 3600 } as const;

const database = await startTemporaryDatabase();
try {
  const log = createLog({ logLevel: 'warn' });
  const { db, close } = openDatabase(database.url, { timeout: 1_800_000, connections: 2, log });
  await fillOffice(db, { orders, starts: Math.max(40, Math.round(orders / 500)) });
  const colleagues: { headers: Record<string, string>; person: number }[] = [];
  for (let n = 0; n < staff; n += 1)
    colleagues.push({
      // From a network of his own, whose calls are bounded.
      headers: { ...(await enterOffice(db, 'admin', 'all')), 'x-forwarded-for': `203.0.113.${n + 1}` },
      person: 1 + n * 1000,
    });
  await close();
  const site = await startRealSite(database.url, { SEED: 'none' });
  try {
    // Papers of the measured purchases themselves would hold up both sides.
    await holdLettersBack(database);
    await waitForCountedSales(database);
    const hot = await createHotFormat(database.url, 1_000_000);
    const calledOff = await createHotFormat(database.url, 1_000_000);
    const buy = async (input: Partial<BuyersInput>): Promise<BuyersResult> =>
      (await startChild<BuyersResult>('./buyers.ts', { port: site.port, format: hot, buyers, pause, ...input }))
        .message;
    let failed = 0;
    const hold = async (): Promise<number> => {
      const result = await buy({ seconds });
      failed += result.failed;
      return result.hold.p95;
    };
    const results: boolean[] = [];
    const judge = (name: string, beside: readonly number[], alone: readonly number[]): void => {
      const ratio = median(beside) / median(alone);
      results.push(ratio <= most);
      console.log(
        `${ratio <= most ? 'PASS' : 'FAIL'}  p95 of a hold ${name}: ${median(beside)} ms, without ${median(alone)} ms, ratio ${ratio.toFixed(2)} (at most ${most})`,
      );
    };

    await buy({ seconds: 5 });
    const beside: number[] = [];
    const alone: number[] = [];
    let calls = 0;
    for (let round = 0; round < rounds; round += 1) {
      const atWork = putToWork(site.url, colleagues);
      await wait(2000);
      beside.push(await hold());
      await atWork.stop();
      calls += atWork.answered();
      alone.push(await hold());
    }
    console.log(`\n${staff} colleagues had ${calls} calls answered over ${orders} orders; ${buyers} buyers`);
    judge(`beside ${staff} colleagues`, beside, alone);

    await buy({ format: calledOff, amount: refunds, buyers: 30, pause: 0 });
    const before = [await hold(), await hold(), await hold()];
    const wanted = await callOff(database, calledOff);
    const from = performance.now();
    const meanwhile: number[] = [];
    while ((await countHandedOver(database)) < wanted) meanwhile.push(await hold());
    const took = (performance.now() - from) / 1000;
    const after = [await hold(), await hold(), await hold()];
    const perHour = (wanted / took) * promised.seconds;
    results.push(perHour >= promised.refunds);
    console.log(
      `${perHour >= promised.refunds ? 'PASS' : 'FAIL'}  ${wanted} refunds were handed over in ${took.toFixed(0)} s: ${perHour.toFixed(0)} an hour (at least ${promised.refunds})`,
    );
    judge('while money goes back', meanwhile, [...before, ...after]);
    results.push(failed === 0);
    console.log(`${failed === 0 ? 'PASS' : 'FAIL'}  nobody was refused`);
    process.exitCode = results.every(Boolean) ? 0 : 1;
  } finally {
    await site.stop();
  }
} finally {
  await database.stop();
}
