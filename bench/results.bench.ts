// A results table of 10,000, 100,000 and 1,000,000 rows: a page, a filter or a search costs as much as what it shows.
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { growResults } from './results-table/grow-results.ts';
import { countStatements } from './support/count-statements.ts';
import { median } from './support/median.ts';
import { openSite } from './support/open-site.ts';

const sizes = [10_000, 100_000, 1_000_000] as const;
const asked = 25;
/** A page of the largest table may take so many times the time of one of the smallest. */
const most = 3;
const mostStatements = 4;

const search = (text: string): string => `&search=${encodeURIComponent(text)}`;
/** What is asked of a table of so many rows, 100 rows a page. */
const calls: Readonly<Record<string, (size: number) => string>> = {
  'first page': () => '',
  'deep page': (size) => `&page=${(size / 100) * 0.9}`,
  'last places first': () => '&sort=position&order=desc',
  'gender, first page': () => '&gender=female',
  'gender, deep page': (size) => `&gender=female&page=${Math.floor(((size / 3) * 0.9) / 100)}`,
  'category, deep page': (size) =>
    `&category=${encodeURIComponent('М 18')}&page=${Math.floor(((size / 6) * 0.9) / 100)}`,
  'name of one': () => search('Единственный П'),
  'name the other way round': () => search('пётр единственный'),
  'common surname': () => `${search('Иванов')}&limit=25`,
  'two beginnings': () => search('ед пе'),
  'start number': (size) => search(`00${size - 11}`),
  nobody: () => search('Несуществующий'),
};

// Rows that readers share for a moment would hide what the database does: every call comes a minute later.
const steady = performance.now.bind(performance);
let later = 0;
performance.now = () => steady() + later;
const { app, db, close } = await openSite({ timeout: 900_000 });

const ask = async (url: string): Promise<{ ms: number; rows: number }> => {
  later += 60_000;
  const from = performance.now();
  const answer = await app.http.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  const ms = performance.now() - from;
  return { ms, rows: answer.json<{ values: unknown[] }>().values.length };
};

type Measured = { ms: number; rows: number; statements: number };
/** The three tables take turns, so that a noisy moment hits all. */
const measure = async (urls: readonly string[]): Promise<Measured[]> => {
  const found: Measured[] = [];
  for (const url of urls) {
    await ask(url);
    const before = countStatements();
    const { rows } = await ask(url);
    found.push({ ms: 0, rows, statements: countStatements() - before });
  }
  const times = urls.map((): number[] => []);
  for (let round = 0; round < asked; round += 1)
    for (const [n, url] of urls.entries()) times[n]?.push((await ask(url)).ms);
  return found.map((one, n) => ({ ...one, ms: median(times[n] ?? []) }));
};

const sequentialScans = async (): Promise<number> => {
  // Counters of a connection arrive a second after it rests.
  await wait(2500);
  const { rows } = await sql<{
    n: number;
  }>`select seq_scan as n from pg_stat_user_tables where relname = 'results'`.execute(db);
  return rows[0]?.n ?? 0;
};

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

try {
  const cities: string[] = [];
  for (const size of sizes) {
    const from = performance.now();
    cities.push(await growResults(db, size));
    console.log(`----  ${size} rows made in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  const scansBefore = await sequentialScans();
  const table: Record<string, object> = {};
  for (const [name, query] of Object.entries(calls)) {
    const urls = sizes.map((size, n) => `/api/event_results/${cities[n]}/all?${query(size).slice(1)}`);
    const found = await measure(urls);
    const ratio = (found.at(-1)?.ms ?? 0) / (found[0]?.ms ?? 1);
    const statements = found.map((one) => one.statements);
    table[name] = {
      'ms of 10,000 / 100,000 / 1,000,000': found.map(({ ms }) => ms.toFixed(1)).join(' / '),
      rows: found.map(({ rows }) => rows).join(' / '),
      statements: statements.join(' / '),
      ratio: Number(ratio.toFixed(2)),
    };
    judge(name, `${ratio.toFixed(2)} times from 10,000 to 1,000,000 rows (at most ${most})`, ratio <= most);
    judge(
      `statements of ${name}`,
      `${statements.join(', ')} (at most ${mostStatements})`,
      Math.max(...statements) <= mostStatements,
    );
  }
  console.table(table);
  const scans = (await sequentialScans()) - scansBefore;
  judge('plans', `${scans} sequential scans of the results, all others by an index`, scans === 0);
} finally {
  await close();
}
process.exitCode = failures > 0 ? 1 : 0;
