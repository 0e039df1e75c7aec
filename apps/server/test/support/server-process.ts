import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export type ServerProcess = {
  child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves to the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Starts `main.ts` as a process of its own; resolves when it listens or has ended. */
export const startProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const main = path.resolve(import.meta.dirname, '../../src/main.ts');
  const inherited = { PATH: process.env['PATH'] ?? '', SEED: 'none', WEB: 'none', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main], { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('Letters:')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([listening, ended]);
  return { child, output: () => text, ended };
};
