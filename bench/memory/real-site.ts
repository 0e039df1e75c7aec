// The process of the site as `npm start` runs it in production, with demonstration data, beside a reader of its memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteProcess } from '../../scripts/setup/site-process.mjs';
import { findFreePort } from '../pages/free-port.ts';
import { askChild, stopChild } from '../support/child.ts';
import type { Held } from './tell-memory.ts';

export type RealSite = {
  port: number;
  url: string;
  held(): Promise<Held>;
  /** Milliseconds that its event loop ran, and that it could have run and stood in line for a processor, since it began; 0 but on Linux. */
  processor(): { ran: number; stoodInLine: number };
  stop(): Promise<void>;
};

/** A season is being put into the database, on a machine that does other things too (milliseconds). */
const patience = 180_000;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Each purchase comes from a network of its own, which stands in a header. */
export const startRealSite = async (databaseUrl: string, given: NodeJS.ProcessEnv = {}): Promise<RealSite> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trassa-memory-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(siteProcess.file, [], {
    execArgv: [...(await siteProcess.nodeArgs(process.execPath)), '--import', import.meta.resolve('./tell-memory.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: siteProcess.env({
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      SEED: 'demo',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      SITE_URL: url,
      METRICS_TOKEN: 'a token that nobody uses',
      EMAIL_CHECK: 'syntax',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      ...given,
    }),
  });
  const stop = async (): Promise<void> => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the site ended with code ${code}`)));
    ended.catch(() => {});
    const ready = async (): Promise<void> => {
      for (const end = performance.now() + patience; !(await isReady(url)); await wait(200))
        if (performance.now() > end) throw new Error('the site did not get ready');
    };
    await Promise.race([ready(), ended]);
  } catch (error) {
    await stop();
    throw error;
  }
  const processor = (): { ran: number; stoodInLine: number } => {
    const file = `/proc/${child.pid}/schedstat`;
    if (!existsSync(file)) return { ran: 0, stoodInLine: 0 };
    // Nanoseconds: it ran, it stood in line; then how many times.
    const [ran, stoodInLine] = readFileSync(file, 'utf8').split(' ');
    return { ran: Number(ran) / 1e6, stoodInLine: Number(stoodInLine) / 1e6 };
  };
  return { port, url, held: () => askChild<Held>(child), processor, stop };
};
