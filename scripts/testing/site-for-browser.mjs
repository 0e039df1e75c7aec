// Starts the site for the browser tests: a temporary data folder, the demonstration season, a social network, on
// DATABASE_URL's server a database of its own. Everything is removed when it stops.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runForeground } from '../setup/child.mjs';
import { inProject } from '../setup/paths.mjs';
import { runCommand } from '../setup/progress.mjs';
import { findRunningNode } from '../setup/versions.mjs';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { startNetwork } from './network-for-browser.mjs';

const makeFolder = (named) => {
  const folder = named ?? mkdtempSync(path.join(os.tmpdir(), 'trassa-browser-'));
  mkdirSync(folder, { recursive: true });
  // Started by root, PostgreSQL runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  return folder;
};

const onServer = async (url, statement) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const makeDatabase = async (url) => {
  const name = `trassa_browser_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name} template template0 encoding 'UTF8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
};

await runCommand(async () => {
  const node = await findRunningNode();
  await ensureWebBuilt(node);
  const folder = makeFolder(process.env.E2E_FOLDER);
  const database = process.env.DATABASE_URL ? await makeDatabase(process.env.DATABASE_URL) : undefined;
  // Commands of a journey work on the same database.
  if (database) writeFileSync(path.join(folder, 'database-url'), database.url);
  const network = await startNetwork(process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`);
  try {
    return await runForeground(node, [inProject('apps', 'server', 'src', 'main.ts')], {
      env: {
        DATA_DIR: path.join(folder, 'data'),
        OUTBOX_DIR: path.join(folder, 'outbox'),
        SEED: 'demo',
        LIMITS: 'off',
        // A season of pictures costs as much of the processor as a fifth of the journeys; they draw what they look at.
        DRAW_AHEAD: 'off',
        LOG_LEVEL: 'error',
        ...network.env,
        ...(database && { DATABASE_URL: database.url }),
      },
    });
  } finally {
    network.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
