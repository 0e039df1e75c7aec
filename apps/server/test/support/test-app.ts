import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type App, type AppOptions, buildApp } from '../../src/app.ts';
import type { SocialNetwork } from '../../src/modules/accounts/index.ts';
import type { PaymentProvider } from '../../src/modules/payments/index.ts';
import { type Clock, systemClock } from '../../src/kernel/clock.ts';
import { type Config, parseConfig } from '../../src/platform/config.ts';
import { createDrawings } from '../../src/platform/drawing/index.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Letter, Mail } from '../../src/platform/mail/index.ts';
import type { Sms, TextMessage } from '../../src/platform/sms/index.ts';
import type { Web } from '../../src/platform/web/index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type TestAppOptions = {
  clock?: Clock;
  config?: Partial<Config>;
  /** Shared with another application: a second process on the same database. */
  database?: TestDatabase;
  mail?: Mail;
  sms?: Sms;
  web?: Web;
  /** Instead of the sandbox. */
  providers?: readonly PaymentProvider[];
  /** Kinds of goods beside those of the house. */
  moreGoods?: AppOptions['moreGoods'];
  /** Instead of the house's own back office. */
  staff?: AppOptions['staff'];
  /** Instead of those of the configuration. */
  networks?: readonly SocialNetwork[];
};

export type TestApp = App & {
  database: TestDatabase;
  config: Config;
  /** Letters handed over so far. */
  letters: Letter[];
  /** Text messages handed over so far. */
  texts: TextMessage[];
};

/** Mail that keeps its letters in memory. */
const keepLetters = (letters: Letter[]): Mail => ({
  destination: 'memory',
  async send(letter) {
    letters.push(letter);
  },
  close() {},
});

/** A gateway that keeps its messages in memory. */
const keepTexts = (texts: TextMessage[]): Sms => ({
  destination: 'memory',
  async send(message) {
    texts.push(message);
  },
});

/** Of all applications of this process: to start a process that draws takes longer than most files of tests. */
const drawings = createDrawings({ log: createLog({ logLevel: 'silent' }), processes: 1, idle: 600_000, niceness: 0 });

/** The configuration of tests: no limits, no pages, a data folder of its own. */
export const testConfig = (dataDir: string, overrides: Partial<Config> = {}): Config => ({
  ...parseConfig({
    DATA_DIR: dataDir,
    LIMITS: 'off',
    SETTLE: process.env['SETTLE'],
    WEB: 'none',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    SITE_URL: 'http://localhost:3000',
  }),
  ...overrides,
});

/** The whole application on a fresh database; call it by `app.http.inject`. Jobs do not run by themselves. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { clock = systemClock, database = await createTestDatabase(), web } = options;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-app-'));
  const config = testConfig(dataDir, options.config);
  const letters: Letter[] = [];
  const mail = options.mail ?? keepLetters(letters);
  const texts: TextMessage[] = [];
  const app = await buildApp({
    config,
    db: database.db,
    pool: database.pool,
    log: createLog(config),
    clock,
    mail,
    sms: options.sms ?? keepTexts(texts),
    drawings,
    ...(web ? { web } : {}),
    ...(options.moreGoods ? { moreGoods: options.moreGoods } : {}),
    ...(options.staff ? { staff: options.staff } : {}),
    ...(options.networks ? { networks: options.networks } : {}),
    ...(options.providers ? { providers: options.providers } : {}),
  });
  return {
    ...app,
    database,
    config,
    letters,
    texts,
    async close() {
      await app.close();
      if (!options.database) await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
