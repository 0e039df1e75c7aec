// Holding and buying while 5,000 letters with papers wait to be drawn and sent, beside the same with none of them due, and
// beside a loop that only burns what nobody else wants of the processors.
import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startRealSite } from './memory/real-site.ts';
import type { BuyersInput, BuyersResult } from './support/buyers.ts';
import { startChild } from './support/child.ts';
import { holdLettersBack } from './support/hold-letters-back.ts';
import { createHotFormat } from './support/hot-format.ts';
import { median } from './support/median.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';

const waiting = 5000;
/** p95 with the letters / without. */
const most = 1.1;
const rounds = 5;
const seconds = 12;
/** A sale that the machine can carry: what is measured is whom the letters hold up, not who starves whom. */
const buyers = 8;
const pause = 400;

type Side = 'with letters' | 'without' | 'beside a loop';
const sides: readonly Side[] = ['with letters', 'without', 'beside a loop'];
const ofSides = <Kept>(): Record<Side, Kept[]> => ({ 'with letters': [], without: [], 'beside a loop': [] });

const startLoop = (): (() => void) => {
  const child = fork(new URL('opening-letters/last-in-line.ts', import.meta.url));
  return () => void child.kill('SIGKILL');
};

const database = await startTemporaryDatabase();
try {
  const site = await startRealSite(database.url, { SEED: 'none' });
  try {
    const format = await createHotFormat(database.url, 1_000_000);
    const buy = async (length: number): Promise<BuyersResult> =>
      (
        await startChild<BuyersResult>('./buyers.ts', {
          port: site.port,
          format,
          buyers,
          pause,
          seconds: length,
        } satisfies BuyersInput)
      ).message;
    const sent = async (): Promise<number> =>
      (await database.run<{ count: number }>(`select count(*)::int from letters where state = 'sent'`))[0]?.count ?? 0;
    const setDue = (moment: string): Promise<unknown> =>
      database.run(
        `update letters set next_attempt_at = ${moment}, attempts = 0 where state = 'waiting' and dedupe_key like 'copy %'`,
      );

    // Letters of the measured purchases themselves wait for ever: papers are drawn on one side only.
    await holdLettersBack(database);
    await buy(5);
    await database.run(
      `insert into letters (channel, recipient, language, template, data, dedupe_key)
       select channel, recipient, language, template, data, 'copy ' || n
       from (select * from letters where template = 'order' limit 1) one, generate_series(1, $1) n`,
      [waiting * 2],
    );
    const results = ofSides<BuyersResult>();
    const ran = ofSides<number>();
    const inLine = ofSides<number>();
    let drawn = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const side of sides) {
        await setDue(side === 'with letters' ? 'now()' : `'infinity'`);
        const endLoop = side === 'beside a loop' ? startLoop() : () => {};
        // Those that were taken already are drawn to their end; where letters are due, drawing has begun.
        await wait(4000);
        const before = await sent();
        const processorBefore = site.processor();
        results[side].push(await buy(seconds));
        const processorAfter = site.processor();
        endLoop();
        ran[side].push((processorAfter.ran - processorBefore.ran) / seconds);
        inLine[side].push((processorAfter.stoodInLine - processorBefore.stoodInLine) / seconds);
        if (side === 'with letters') drawn += (await sent()) - before;
        else if ((await sent()) > before) throw new Error('letters were sent where none was due');
      }
    const [left] = await database.run<{ count: number }>(
      `select count(*)::int from letters where state = 'waiting' and dedupe_key like 'copy %'`,
    );
    const failed = sides.reduce((sum, side) => sum + results[side].reduce((all, one) => all + one.failed, 0), 0);
    const of = (side: Side, read: (one: BuyersResult) => number): number => median(results[side].map(read));
    const row = (side: Side) => ({
      'hold p50, ms': of(side, (one) => one.hold.p50),
      'hold p95, ms': of(side, (one) => one.hold.p95),
      'purchase p50, ms': of(side, (one) => one.p50),
      'purchase p95, ms': of(side, (one) => one.p95),
      'purchases/s': Math.round(of(side, (one) => one.perSecond) * 10) / 10,
      'event loop runs, ms/s': Math.round(median(ran[side]) * 10) / 10,
      'in line for a processor, ms/s': Math.round(median(inLine[side]) * 10) / 10,
    });
    console.log(
      `\n${buyers} buyers, ${rounds} rounds of ${seconds} s; ${drawn} letters were drawn meanwhile, ${left?.count} wait`,
    );
    console.table({
      'with letters': row('with letters'),
      'beside a loop': row('beside a loop'),
      without: row('without'),
    });
    const isRight = failed === 0 && drawn > 0 && (left?.count ?? 0) >= waiting;
    console.log(
      `${isRight ? 'PASS' : 'FAIL'}  nobody was refused, letters were drawn, and ${waiting} waited to the end`,
    );
    const judge = (name: string, read: (one: BuyersResult) => number): boolean => {
      const ratio = of('with letters', read) / of('without', read);
      console.log(
        `${ratio <= most ? 'PASS' : 'FAIL'}  ${name} with letters / without: ${ratio.toFixed(2)} (at most ${most})`,
      );
      return ratio <= most;
    };
    for (const [name, read] of [
      ['hold', (one: BuyersResult) => one.hold.p95],
      ['purchase', (one: BuyersResult) => one.p95],
    ] as const)
      console.log(
        `      p95 of a ${name} with letters / beside a loop: ${(of('with letters', read) / of('beside a loop', read)).toFixed(2)}`,
      );
    const passed = [judge('p95 of a hold', (one) => one.hold.p95), judge('p95 of a purchase', (one) => one.p95)];
    process.exitCode = isRight && passed.every(Boolean) ? 0 : 1;
  } finally {
    await site.stop();
  }
} finally {
  await database.stop();
}
