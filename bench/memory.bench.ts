// What the process of the site holds as `npm start` runs it: with nothing to do, after purchases, after more of them.
import { setTimeout as wait } from 'node:timers/promises';
import type { BareSite } from './memory/bare-site.ts';
import { startRealSite } from './memory/real-site.ts';
import type { Held } from './memory/tell-memory.ts';
import { readPage } from './pages/load-pages.ts';
import type { BuyersResult } from './support/buyers.ts';
import { askChild, startChild, stopChild } from './support/child.ts';
import { createHotFormat } from './support/hot-format.ts';
import type { LoadInput, LoadResult } from './support/load.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';

/** Megabytes. */
const mostIdle = 200;
const mostAfter = 350;
/** After a quarter more. */
const mostGrowth = 1.1;
const usual = 2300;
/** BENCH_PURCHASES=200 is a quick look. */
const purchases = Number(process.env['BENCH_PURCHASES'] ?? usual);
const more = Math.round(purchases / 4);
const buyers = 10;
/** Long enough for pictures that are drawn ahead and for threads that end when nothing is to be drawn. */
const rest = purchases < usual ? 15_000 : 60_000;

const pages = ['/', '/calendar', '/shop', '/results', '/clubs', '/news', '/about'];
const calls = ['/api/event/list?limit=60', '/api/shop/project/heroes?limit=24'];

const database = await startTemporaryDatabase();
const rows: Record<string, Record<string, number>> = {};
const note = (name: string, held: Held): Held => {
  const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
  rows[name] = Object.fromEntries(Object.entries(held).map(([what, bytes]) => [`${what}, MB`, megabytes(bytes)]));
  return held;
};

const lettersWait = async (): Promise<boolean> => {
  const [row] = await database.run<{ waiting: number }>(
    `select count(*)::int as waiting from letters where state = 'waiting' and last_error is null`,
  );
  return (row?.waiting ?? 0) > 0;
};

let failures = 0;
const judge = (name: string, value: number, most: number, unit = ''): void => {
  if (value > most) failures += 1;
  console.log(`${value > most ? 'FAIL' : 'PASS'}  ${name}: ${value.toFixed(unit ? 0 : 2)}${unit} (at most ${most})`);
};

const measureBare = async (): Promise<Held> => {
  const { child, message } = await startChild<BareSite>('../memory/bare-site.ts', { databaseUrl: database.url });
  try {
    await startChild<LoadResult>('./load.ts', {
      url: `http://127.0.0.1:${message.port}/bare`,
      body: {},
      connections: buyers,
      amount: purchases,
    } satisfies LoadInput);
    return note('bare endpoint, after as many', await askChild<Held>(child));
  } finally {
    await stopChild(child);
  }
};

try {
  const site = await startRealSite(database.url);
  try {
    const buy = async (amount: number): Promise<void> => {
      const format = await createHotFormat(database.url, amount * 2);
      const { message } = await startChild<BuyersResult>('./buyers.ts', {
        port: site.port,
        format,
        buyers,
        amount,
      });
      if (message.failed > 0) throw new Error(`${message.failed} of ${amount} purchases failed`);
      while (await lettersWait()) await wait(500);
    };
    note('started', await site.held());
    for (const path of [...pages, ...calls]) await readPage(site.url + path);
    await wait(rest);
    const idle = note('idle, first pages read', await site.held());
    await buy(purchases);
    note(`${purchases} purchases`, await site.held());
    await wait(rest);
    const after = note('after a rest', await site.held());
    await buy(more);
    note(`${more} more`, await site.held());
    await wait(rest);
    const again = note('after another rest', await site.held());
    const bare = await measureBare();
    console.table(rows);
    const megabyte = 1024 * 1024;
    judge('idle', idle.rss / megabyte, mostIdle, ' MB');
    judge(`after ${purchases} purchases and a rest`, after.rss / megabyte, mostAfter, ' MB');
    judge(`after ${more} more / after the first`, again.rss / after.rss, mostGrowth);
    console.log(
      `----  ours / bare endpoint, after purchases: ${(after.rss / bare.rss).toFixed(2)} (not judged: it draws nothing and shows no page)`,
    );
  } finally {
    await site.stop();
  }
} finally {
  await database.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
