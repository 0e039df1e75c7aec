import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A process that works on runs; it waits for `go`. */
export type Worker = {
  go(): void;
  readonly ended: Promise<void>;
  kill(): Promise<void>;
};

export const startWorker = async (url: string, dataDir: string): Promise<Worker> => {
  const main = path.resolve(import.meta.dirname, 'run-worker-main.ts');
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SEED: 'none',
    WEB: 'none',
    LIMITS: 'off',
  };
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...env, LOG_LEVEL: 'silent', SITE_URL: 'http://localhost:3000' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const seen = (what: RegExp): Promise<void> =>
    new Promise((resolve) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        if (what.test(chunk.toString())) resolve();
      });
    });
  await Promise.race([seen(/ready/), ended]);
  return {
    go: () => void child.stdin?.write('go\n'),
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
