// The quote of a basket: its statements must not grow with the lines; its time beside that of a single line.
import type { Quote } from '@trassa/contracts';
import { seedSeason } from '../apps/server/db/seed/index.ts';
import { collectGoods, mixedBasket } from './shop/mixed-basket.ts';
import { countStatements } from './support/count-statements.ts';
import { median } from './support/median.ts';
import { openSite } from './support/open-site.ts';

const sizes = [4, 20, 100] as const;
const asked = 30;
/** Two statements of each kind of goods, and what all share. */
const mostStatements = 24;
const { app, db, close } = await openSite();

const quote = async (body: object): Promise<Quote> => {
  const answer = await app.http.inject({ method: 'POST', url: '/api/basket/price', payload: body });
  if (answer.statusCode !== 200) throw new Error(`the quote answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ values: Quote }>().values;
};

type Measured = { lines: number; sold: number; statements: number; ms: number };
const measure = async (body: object): Promise<Measured> => {
  const { lines } = await quote(body);
  const unsold = lines.find(({ error }) => error);
  if (unsold) console.log(`      ${unsold.unique_id}: ${unsold.error}`);
  const before = countStatements();
  await quote(body);
  const statements = countStatements() - before;
  const times: number[] = [];
  for (let n = 0; n < asked; n += 1) {
    const from = performance.now();
    await quote(body);
    times.push(performance.now() - from);
  }
  return { lines: lines.length, sold: lines.filter(({ error }) => !error).length, statements, ms: median(times) };
};

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

try {
  await seedSeason(db, { now: new Date() });
  const goods = await collectGoods(app.http);
  const single = await measure({ tickets: mixedBasket(goods, 4).tickets.slice(0, 1) });
  const found: Measured[] = [];
  for (const size of sizes) found.push(await measure(mixedBasket(goods, size)));
  const counts = found.map(({ statements }) => statements);
  judge(
    'lines that can be bought',
    found.map(({ sold, lines }) => `${sold} of ${lines}`).join(', '),
    found.every(({ sold, lines }) => sold === lines),
  );
  judge(
    `statements of a quote of ${sizes.join(', ')} mixed lines`,
    `${counts.join(', ')} (the same for all, at most ${mostStatements}); of one ticket ${single.statements}`,
    Math.max(...counts) <= mostStatements && counts.every((count) => count === counts[0]),
  );
  console.table(
    [single, ...found].map(({ lines, statements, ms }) => ({
      lines,
      statements,
      ms: Number(ms.toFixed(2)),
      'times a single line': Number((ms / single.ms).toFixed(2)),
    })),
  );
} finally {
  await close();
}
process.exitCode = failures > 0 ? 1 : 0;
