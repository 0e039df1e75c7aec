// Public pages from the micro-cache beside the same pages rendered anew, in the same process, by its own CPU time.
import type { ChildProcess } from 'node:child_process';
import { startChild, stopChild } from './support/child.ts';
import { loadPages, readPage } from './pages/load-pages.ts';
import type { PageServer, Reading } from './pages/page-server.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';
import { median } from './support/median.ts';

const leastRatio = 15;
const mostStatements = 12;
const rounds = 3;
const connections = 10;
const warmPages = 4000;
const coldPages = 80;
/** So few that they are served before the cached page is a second old. */
const briefPages = 100;

type Row = {
  'cached, pages per CPU s': number;
  'rendered, pages per CPU s': number;
  ratio: number;
  'statements cold': number;
  'statements warm': number;
  'kB gzip': number;
};

const ask = (child: ChildProcess): Promise<Reading> =>
  new Promise((resolve) => {
    child.once('message', (reading) => resolve(reading as Reading));
    child.send('read');
  });

/** Everything the process did between two readings. */
const during = async (child: ChildProcess, work: () => Promise<void>): Promise<Reading> => {
  const before = await ask(child);
  await work();
  const after = await ask(child);
  return { cpuSeconds: after.cpuSeconds - before.cpuSeconds, statements: after.statements - before.statements };
};

let strangers = 0;
/** The address of the same page that nobody asked for yet: the cache keeps pages by the words of a query that any page knows. */
const unseen = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}device_id=${(strangers += 1)}`;

type Started = { child: ChildProcess; message: PageServer };

const start = (databaseUrl: string): Promise<Started> =>
  startChild<PageServer>('../pages/page-server.ts', { databaseUrl });
const urlOf = (server: PageServer, path: string): string => `${server.site}${path}`;
const repeat = (count: number, address: () => string): string[] => Array.from({ length: count }, address);

/** Statements of the very first rendering of a process, when nothing at all is remembered. */
const countCold = async (databaseUrl: string, path: string): Promise<number> => {
  const { child, message } = await start(databaseUrl);
  const { statements } = await during(child, async () => void (await readPage(urlOf(message, path))));
  await stopChild(child);
  return statements;
};

const measure = async ({ child, message }: Started, path: string): Promise<Omit<Row, 'statements cold'>> => {
  const same = (): string => urlOf(message, path);
  const other = (): string => urlOf(message, unseen(path));
  const cached: number[] = [];
  const rendered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await readPage(same());
    const warm = await during(child, () => loadPages({ connections, urls: repeat(warmPages, same) }));
    cached.push(warmPages / warm.cpuSeconds);
    const anew = await during(child, () => loadPages({ connections, urls: repeat(coldPages, other) }));
    rendered.push(coldPages / anew.cpuSeconds);
  }
  const { bytes } = await readPage(same());
  const { statements } = await during(child, () => loadPages({ connections, urls: repeat(briefPages, same) }));
  return {
    'cached, pages per CPU s': Math.round(median(cached)),
    'rendered, pages per CPU s': Math.round(median(rendered)),
    ratio: Math.round((10 * median(cached)) / median(rendered)) / 10,
    'statements warm': statements,
    'kB gzip': Math.round(bytes / 102.4) / 10,
  };
};

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

const database = await startTemporaryDatabase();
const children: ChildProcess[] = [];
try {
  const started = await start(database.url);
  children.push(started.child);
  const paths = ['/', '/calendar', started.message.eventPath, '/shop', started.message.productPath];
  // Code is compiled before anything is measured.
  for (const path of paths)
    await loadPages({ connections, urls: repeat(coldPages, () => urlOf(started.message, unseen(path))) });
  const rows: Record<string, Row> = {};
  for (const path of paths) {
    rows[path] = { ...(await measure(started, path)), 'statements cold': await countCold(database.url, path) };
  }
  console.table(rows);
  for (const [path, row] of Object.entries(rows)) {
    judge(
      `${path} from the micro-cache / rendered anew`,
      `${row.ratio} (at least ${leastRatio})`,
      row.ratio >= leastRatio,
    );
    const cold = row['statements cold'];
    judge(`${path} SQL statements of a first rendering`, `${cold} (at most ${mostStatements})`, cold <= mostStatements);
    judge(`${path} SQL statements of a cached page`, `${row['statements warm']}`, row['statements warm'] === 0);
  }
} finally {
  await Promise.all(children.map(stopChild));
  await database.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
