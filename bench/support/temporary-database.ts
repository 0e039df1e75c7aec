import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrate, startEmbedded } from '../../apps/server/src/platform/database/index.ts';

export type TemporaryDatabase = {
  url: string;
  /** Runs one statement on a connection of its own. */
  run<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Ends its server without warning and starts it again; the connection of `run` is lost. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A migrated PostgreSQL that flushes as a real one does, in a folder that goes with it. */
export const startTemporaryDatabase = async (): Promise<TemporaryDatabase> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trassa-bench-'));
  chmodSync(folder, 0o755);
  const options = { folder: path.join(folder, 'postgres') };
  let server = await startEmbedded(options);
  await migrate(server.url, path.resolve(import.meta.dirname, '../../apps/server/db/migrations'));
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    url: server.url,
    run: async <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) =>
      (await client.query<Row>(statement, values)).rows,
    async crash() {
      process.kill(server.pid, 'SIGKILL');
      while (isRunning(server.pid)) await wait(20);
      server = await startEmbedded(options);
    },
    async stop() {
      await client.end().catch(() => undefined);
      // The launcher leaves a server alone that others work with, and the last connections of ended processes take a moment.
      for (let attempt = 0; attempt < 100 && isRunning(server.pid); attempt++) {
        await server.stop();
        await wait(50);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
