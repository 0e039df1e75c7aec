// Whether the shop's books are right after a rush for few places, and after its process and its database were killed under load.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { createFormat } from '../apps/server/test/factories/events.ts';
import { type ServerProcess, startProcess } from '../apps/server/test/support/server-process.ts';
import { checkBooks, countUntold } from './exactness/books.ts';
import { buyMany, type Shop, type Told } from './exactness/crowd.ts';
import { findFreePort } from './pages/free-port.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';

const [processKills = 40, databaseKills = 10] = (process.env['KILLS'] ?? '').split(',').filter(Boolean).map(Number);
const wishes = 10_000;
const places = 100;
const races = 5;
const buyers = 40;
/** Milliseconds until a kill, at most. */
const longest = 1500;
/** Milliseconds in which the shop finds by itself what it was not told. */
const patience = 300_000;

const temporary = await startTemporaryDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'trassa-exact-'));
const log = createLog({ logLevel: 'silent' });
const { db, close } = openDatabase(temporary.url, { timeout: 30_000, connections: 3, log });
let isRight = true;

type Site = { server: ServerProcess; origin: string; start(): Promise<void> };

const openSite = async (): Promise<Site> => {
  const port = await findFreePort();
  const site = { origin: `http://127.0.0.1:${port}` } as Site;
  site.start = async () => {
    site.server = await startProcess({
      DATABASE_URL: temporary.url,
      DATA_DIR: folder,
      PORT: String(port),
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
    });
  };
  await site.start();
  return site;
};
const endSite = async ({ server }: Site): Promise<void> => {
  server.child.kill('SIGKILL');
  await server.ended;
};

const createFormats = async (capacity: number): Promise<string[]> => {
  const formats: string[] = [];
  for (let n = 0; n < races; n += 1) formats.push((await createFormat(db, { quotas: { athlete: capacity } })).publicId);
  return formats;
};

const judge = async (name: string, told: Told, isEnough: boolean): Promise<void> => {
  const wrong = [...(await checkBooks(db, told)), ...(isEnough ? [] : ['too little was bought'])];
  if (wrong.length) isRight = false;
  console.log(`${wrong.length ? 'FAIL' : 'PASS'}  ${name}${wrong.map((one) => `\n      ${one}`).join('')}`);
};

/** Ten thousand wishes for 5 × 100 places. */
const rush = async (sites: readonly Site[]): Promise<void> => {
  const told: Told = { orders: new Set(), paid: new Set() };
  let turn = 0;
  const shop: Shop = {
    formats: await createFormats(places),
    origin: () => sites[(turn += 1) % sites.length]?.origin ?? '',
  };
  await buyMany(shop, told, { count: wishes, atOnce: 100 });
  const name = `${wishes} wishes for ${races} × ${places} places through ${sites.length} process(es): ${told.paid.size} sold`;
  await judge(name, told, told.paid.size === races * places);
};

/** Kills while people buy; then the shop has time to find what it was not told. */
const killing = async (name: string, kills: number, site: Site, kill: () => Promise<void>): Promise<void> => {
  const told: Told = { orders: new Set(), paid: new Set() };
  const shop: Shop = { formats: await createFormats(1_000_000), origin: () => site.origin };
  const over = new AbortController();
  const buying = (async () => {
    while (!over.signal.aborted) await buyMany(shop, told, { count: buyers * 5, atOnce: buyers });
  })();
  for (let n = 1; n <= kills; n += 1) {
    await wait(longest * (0.2 + 0.8 * Math.random()));
    await kill();
    process.stdout.write(`\r      ${n} of ${kills} kills, ${told.paid.size} paid `);
  }
  await wait(longest);
  over.abort();
  await buying;
  const until = performance.now() + patience;
  let untold = await countUntold(db);
  process.stdout.write(`\r      ${untold} payments of which the shop was not told\n`);
  while (untold > 0 && performance.now() < until) {
    await wait(1000);
    untold = await countUntold(db);
  }
  await judge(
    `${kills} kills of ${name}: ${told.orders.size} orders and ${told.paid.size} payments were confirmed`,
    told,
    told.paid.size > kills,
  );
};

try {
  const site = await openSite();
  const second = await openSite();
  await rush([site]);
  await rush([site, second]);
  await endSite(second);
  await killing('the process', processKills, site, async () => {
    await endSite(site);
    await site.start();
  });
  await killing('the database', databaseKills, site, () => temporary.crash());
  await endSite(site);
  process.exitCode = isRight ? 0 : 1;
} finally {
  await close();
  await temporary.stop();
  rmSync(folder, { recursive: true, force: true });
}
