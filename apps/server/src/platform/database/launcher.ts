import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { answers, isShared } from './embedded/connect.ts';
import { choosePlace, type Place } from './embedded/place.ts';
import { isAlive, isPostgresOf, processesIn, readPid, waitUntil } from './embedded/processes.ts';

export type Embedded = {
  /** Connection string of the database `postgres`, by unix socket. */
  url: string;
  pid: number;
  /** Whether the cluster was made just now. */
  isNew: boolean;
  /** Whether a server left behind by a killed process was taken over. */
  isAttached: boolean;
  /** Stops the server, unless another process still works with it; resolves when it is gone. */
  stop(): Promise<void>;
};

export type LauncherOptions = {
  folder: string;
  binariesDir?: string | null;
  /** For tests: no fsync. What it holds does not survive a crash of the machine. */
  isVolatile?: boolean;
};

const startTime = 60_000;
const environment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const urlOf = ({ socket }: Place): string => `postgres://app@localhost/postgres?host=${encodeURIComponent(socket)}`;

/** Makes the cluster beside its place and moves it there when it is whole: a half-made one is never used. */
const initialise = ({ data, runAs }: Place, { initdb }: Binaries): boolean => {
  if (fs.existsSync(path.join(data, 'PG_VERSION'))) return false;
  const part = `${data}.${process.pid}.part`;
  fs.rmSync(part, { recursive: true, force: true });
  const options = [
    '-U',
    'app',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=icu',
    '--icu-locale=ru-RU',
    '--locale=C',
    '--no-instructions',
    '-k',
  ];
  const made = spawnSync(initdb, ['-D', part, ...options], {
    ...runAs,
    env: environment,
    encoding: 'utf8',
    cwd: path.dirname(data),
  });
  if (made.status !== 0)
    throw new Error(`The embedded database could not be made: ${made.stderr || made.error?.message}`);
  try {
    fs.renameSync(part, data);
    return true;
  } catch (error) {
    fs.rmSync(part, { recursive: true, force: true });
    if (fs.existsSync(path.join(data, 'PG_VERSION'))) return false;
    throw error;
  }
};

const checkVersion = ({ data }: Place, { major }: Binaries): void => {
  const found = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) !== major)
    throw new Error(
      `The data folder holds a database of PostgreSQL ${found}, but the programs are of ${major}: move its data by backup and restore.`,
    );
};

/** Removes a lock file whose number belongs to a zombie or to another program by now; PostgreSQL itself would give up. */
const removeStale = (file: string, data: string): void => {
  const pid = readPid(file);
  if (pid !== null && !isPostgresOf(pid, data)) fs.rmSync(file, { force: true });
};

/** Takes over a server that still runs; null when there is none. Waits while one starts, or while a killed one ends. */
const attach = async (place: Place, url: string): Promise<number | null> => {
  const lock = path.join(place.data, 'postmaster.pid');
  const end = Date.now() + startTime;
  for (;;) {
    const pid = readPid(lock);
    const isRunning = pid !== null && isPostgresOf(pid, place.data);
    if (isRunning && (await answers(url)) === 'yes') return pid;
    if (!isRunning && processesIn(place.data).length === 0) break;
    if (Date.now() > end)
      throw new Error(
        `Processes of an earlier PostgreSQL still use ${place.data}: ${processesIn(place.data).join(', ')}`,
      );
    await wait(50);
  }
  removeStale(lock, place.data);
  removeStale(`${place.socket}/.s.PGSQL.5432.lock`, place.data);
  return null;
};

const settings = (isVolatile: boolean): string[] =>
  [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=100',
    'timezone=UTC',
    'jit=off',
    'log_min_messages=warning',
    'log_timezone=UTC',
    ...(isVolatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'] : []),
  ].flatMap((setting) => ['-c', setting]);

const launch = (place: Place, { postgres }: Binaries, isVolatile: boolean): ChildProcess => {
  const size = fs.statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const out = fs.openSync(place.logFile, size > 10_000_000 ? 'w' : 'a', 0o600);
  try {
    // A group of its own: Ctrl+C in the terminal must reach us alone, the database stops last.
    const child = spawn(postgres, ['-D', place.data, '-k', place.socket, ...settings(isVolatile)], {
      ...place.runAs,
      env: environment,
      cwd: place.data,
      stdio: ['ignore', out, out],
      detached: true,
    });
    child.unref();
    return child;
  } finally {
    fs.closeSync(out);
  }
};

/** Fast shutdown, then the immediate one if it does not end within 8 s; polls, because a taken-over server is no child of ours. */
const stopServer = async (pid: number, url: string, { data, socket }: Place): Promise<void> => {
  if (!isAlive(pid)) return;
  // The server ends the sessions of our own closed pool a moment later: somebody else's stay.
  if (!(await waitUntil(async () => !(await isShared(url)), 1000))) return;
  process.kill(pid, 'SIGINT');
  if (!(await waitUntil(() => !isAlive(pid), 8000))) {
    process.kill(pid, 'SIGQUIT');
    await waitUntil(() => !isAlive(pid), 5000);
  }
  if (socket !== path.dirname(data)) fs.rmSync(socket, { recursive: true, force: true });
};

/**
 * Starts the PostgreSQL that comes with the packages, or takes over one that a killed process left behind. It listens on
 * a unix socket only, never runs as root, and survives kill -9 of this process and of itself.
 */
export const startEmbedded = async ({
  folder,
  binariesDir = null,
  isVolatile = false,
}: LauncherOptions): Promise<Embedded> => {
  if (process.platform === 'win32') throw new Error('There is no embedded PostgreSQL on Windows: set DATABASE_URL.');
  const place = choosePlace(path.resolve(folder));
  const url = urlOf(place);
  const done = (pid: number, isNew: boolean, isAttached: boolean): Embedded => ({
    url,
    pid,
    isNew,
    isAttached,
    stop: () => stopServer(pid, url, place),
  });
  const running = await attach(place, url);
  if (running !== null) return done(running, false, true);
  const binaries = findBinaries(place.runAs, place.data, binariesDir);
  const isNew = initialise(place, binaries);
  checkVersion(place, binaries);
  const child = launch(place, binaries, isVolatile);
  let failure: string | null = null;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code) => {
    failure ??= `it ended with code ${code}`;
  });
  await waitUntil(async () => failure !== null || (await answers(url)) === 'yes', startTime);
  if (failure === null && child.pid !== undefined) return done(child.pid, isNew, false);
  // Another process may have been a moment quicker with the same folder.
  const other = await attach(place, url);
  if (other !== null) return done(other, false, true);
  throw new Error(
    `The embedded PostgreSQL did not start (${failure}): ${fs.readFileSync(place.logFile, 'utf8').slice(-600)}`,
  );
};
