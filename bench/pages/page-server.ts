// A process that serves the built pages of the demonstration season and says what they cost: its CPU time and statements.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedSeason } from '../../apps/server/db/seed/index.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { parseConfig } from '../../apps/server/src/platform/config.ts';
import { isEmpty, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createStorage } from '../../apps/server/src/platform/storage.ts';
import { settlePerson, type Settled } from '../cabinet/settle-person.ts';
import { readInput } from '../support/child.ts';
import { countStatements } from '../support/count-statements.ts';
import { findFreePort } from './free-port.ts';

export type PageServer = {
  site: string;
  eventPath: string;
  productPath: string;
  /** The results table of the latest start that has one. */
  resultsPath: string;
  person: Settled | null;
};
export type Reading = { cpuSeconds: number; statements: number };

/** `person`: somebody who owns a few of everything that the cabinet shows; `web: 'none'`: the calls without pages. */
type Input = { databaseUrl: string; person?: boolean; web?: 'build' | 'none' };
const { databaseUrl, person = false, web = 'build' } = readInput<Input>();
const folder = mkdtempSync(path.join(tmpdir(), 'trassa-pages-'));
const port = await findFreePort();
const site = `http://127.0.0.1:${port}`;
const config = parseConfig({
  DATA_DIR: folder,
  SITE_URL: site,
  HOST: '127.0.0.1',
  WEB: web,
  PORT: String(port),
  LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const log = createLog(config);
const { db, pool, close } = openDatabase(databaseUrl, { ...config.database, timeout: 30_000, log });
if (await isEmpty(db, 'events'))
  await seedSeason(db, { now: new Date(), storage: createStorage(path.join(folder, 'files')) });

// Jobs are not started: what is measured is the pages.
const app = await buildApp({ config, db, pool, log });
await app.http.listen({ port, host: '127.0.0.1' });

const readCost = (): Reading => {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, statements: countStatements() };
};

const { values } = (
  await app.http.inject({ method: 'POST', url: '/api/event_city/filtered?limit=1', payload: {} })
).json<{
  values: { public_id: string; event: { public_id: string } }[];
}>();
const [card] = values;
if (!card) throw new Error('the season has no start');
const [product] = (await app.http.inject('/api/shop/project/heroes?limit=1')).json<{
  values: { public_id: string }[];
}>().values;
if (!product) throw new Error('the shop is empty');
const [raced] = (
  await app.http.inject({ method: 'POST', url: '/api/results/event_city/filtered?limit=1', payload: {} })
).json<{ values: { public_id: string }[] }>().values;
if (!raced) throw new Error('no start has results');
const message: PageServer = {
  site,
  resultsPath: `/results/${raced.public_id}`,
  productPath: `/shop/product/${product.public_id}`,
  eventPath: `/event/${card.event.public_id}?city=${card.public_id}`,
  person: person ? await settlePerson({ app, db, size: 3 }) : null,
};

process.on('message', () => process.send?.(readCost()));
process.once('SIGTERM', () => {
  void app
    .close()
    .then(close)
    .then(() => rmSync(folder, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
process.send?.(message);
