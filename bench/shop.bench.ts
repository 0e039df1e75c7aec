// The shop with 10, 1,000 and 100,000 goods: a page of the list or of the search costs as much as the page, not as the shop.
import { sql } from 'kysely';
import { growShop } from './shop/grow-shop.ts';
import { countStatements } from './support/count-statements.ts';
import { median } from './support/median.ts';
import { openSite } from './support/open-site.ts';

const sizes = [10, 1_000, 100_000] as const;
const asked = 15;
/** A page of the largest shop may take so many times the time of a page of the middle one. */
const most = 3;
/** Goods of a page: the smallest shop has less than that, so it is no yardstick. */
const limit = 48;
const mostStatements = 6;

const calls = {
  list: `/api/shop/project/heroes?limit=${limit}`,
  'list by price': `/api/shop/project/heroes?limit=${limit}&sort=price&order=desc`,
  'category by title': `/api/shop/project/heroes?limit=${limit}&category=bench-3&sort=title`,
  'filter male': `/api/shop/project/heroes?limit=${limit}&filter=male`,
  preview: '/api/shop/project/preview/heroes',
  'random 16': '/api/shop/items/shop',
  product: '/api/shop/product/bench-product-7',
  related: '/api/shop/related/bench-product-7',
  search: `/api/shop/search?limit=${limit}&text=${encodeURIComponent('футболка')}`,
  'search with a slip': `/api/shop/search?limit=${limit}&text=${encodeURIComponent('футблка')}`,
  'search of one': `/api/shop/search?limit=${limit}&text=${encodeURIComponent('номер7')}`,
} as const;
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

// Rows that readers share for a moment would hide what the database does: every call comes a minute later.
const steady = performance.now.bind(performance);
let later = 0;
performance.now = () => steady() + later;
const { app, db, close } = await openSite({ timeout: 120_000 });

const ask = async (url: string): Promise<number> => {
  later += 60_000;
  const from = performance.now();
  const answer = await app.http.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return performance.now() - from;
};

type Measured = { ms: number; statements: number };
const measure = async (url: string): Promise<Measured> => {
  await ask(url);
  const before = countStatements();
  await ask(url);
  const statements = countStatements() - before;
  const times: number[] = [];
  for (let n = 0; n < asked; n += 1) times.push(await ask(url));
  return { ms: median(times), statements };
};

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

try {
  const found = new Map<Name, Measured[]>(names.map((name) => [name, []]));
  let have = 0;
  for (const size of sizes) {
    await growShop(db, { from: have, to: size });
    have = size;
    await sql`analyze`.execute(db);
    for (const name of names) found.get(name)?.push(await measure(calls[name]));
  }
  const table: Record<string, object> = {};
  for (const name of names) {
    const rows = found.get(name) ?? [];
    const [, middle, large] = rows;
    const ratio = (large?.ms ?? 0) / (middle?.ms ?? 1);
    const counts = rows.map(({ statements }) => statements);
    table[name] = {
      'ms of 10 / 1,000 / 100,000': rows.map(({ ms }) => ms.toFixed(1)).join(' / '),
      statements: counts.join(' / '),
      ratio: Number(ratio.toFixed(2)),
    };
    judge(name, `${ratio.toFixed(2)} times from 1,000 to 100,000 goods (at most ${most})`, ratio <= most);
    judge(`statements of ${name}`, counts.join(', '), Math.max(...counts) <= mostStatements);
  }
  console.table(table);
} finally {
  await close();
}
process.exitCode = failures > 0 ? 1 : 0;
