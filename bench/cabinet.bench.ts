// The cabinet: statements of its calls, which must not grow with what a person owns, and the speed of the ticket list.
import { sql } from 'kysely';
import { createHttp } from '../apps/server/src/platform/http/create-http.ts';
import { createLimiter } from '../apps/server/src/platform/http/index.ts';
import { password, settlePerson, type Settled } from './cabinet/settle-person.ts';
import { countStatements } from './support/count-statements.ts';
import { median } from './support/median.ts';
import { openSite } from './support/open-site.ts';

/** How much of everything a person owns; a basket takes at most 100 lines. */
const sizes = [1, 20, 200] as const;
const seconds = 1;
/** Takes turns with the baseline, so that a noisy moment hits both. */
const rounds = 3;
const atOnce = 10;

const { app, config, db, log, close } = await openSite();
const bare = await createHttp({
  config,
  log,
  limiter: createLimiter(() => new Date(), true),
  findLogin: async () => {
    throw new Error('nobody signs in here');
  },
});
bare.get('/one', async () => {
  await sql`select 1`.execute(db);
  return { ok: true };
});

/** A call, and the most statements that it may take, begin and commit among them. */
type Call = { name: string; most: number; method?: 'PUT'; url(of: Settled): string; body?(of: Settled): object };
const reads = (name: string, most: number, search = ''): Call => ({ name, most, url: () => `/api${name}${search}` });
const calls: readonly Call[] = [
  {
    name: '/auth (login)',
    most: 20,
    method: 'PUT',
    url: () => '/api/auth',
    body: ({ email }) => ({ email, password }),
  },
  reads('/user', 2),
  reads('/user/tickets/my', 6),
  reads('/user/tickets/transfered', 6),
  reads('/user/tickets/old', 6, '?limit=200'),
  { name: '/user/ticket/{id}', most: 10, url: ({ ticket }) => `/api/user/ticket/${ticket}` },
  reads('/user/basket', 8),
  reads('/auth/history', 4, '?limit=200'),
  reads('/user/insurances/valid', 3),
  reads('/user/insurances/past', 3, '?limit=200'),
  reads('/user/shop/orders', 4, '?limit=200'),
  { name: '/user/shop/soldgood/{id}', most: 4, url: ({ order }) => `/api/user/shop/soldgood/${order}` },
  reads('/user/clubs', 3),
];

const ask = async ({ method, url, body }: Call, person: Settled) => {
  const answer = await app.http.inject({
    method: method ?? 'GET',
    url: url(person),
    headers: { authorization: person.token },
    ...(body ? { payload: body(person) } : {}),
  });
  if (answer.statusCode !== 200) throw new Error(`${url(person)} answered ${answer.statusCode}: ${answer.body}`);
  return answer;
};

/** Rows and statements of one call of a person, everything that a process remembers being there. */
const measure = async (call: Call, person: Settled): Promise<{ rows: number; statements: number }> => {
  await ask(call, person);
  const before = countStatements();
  const answer = await ask(call, person);
  const { values } = answer.json<{ values?: unknown }>();
  return { rows: Array.isArray(values) ? values.length : 1, statements: countStatements() - before };
};

/** Answers a second, so many asked at once. */
const rate = async (one: () => Promise<unknown>): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const work = async (): Promise<void> => {
    for (; performance.now() < until; done += 1) await one();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done / seconds;
};

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

try {
  const people: Settled[] = [];
  for (const size of sizes) people.push(await settlePerson({ app, db, size }));
  const table: Record<string, object> = {};
  for (const call of calls) {
    const found: { rows: number; statements: number }[] = [];
    for (const person of people) found.push(await measure(call, person));
    const counts = found.map((one) => one.statements);
    table[call.name] = {
      rows: found.map(({ rows }) => rows).join(' / '),
      statements: counts.join(' / '),
    };
    const isBounded = Math.max(...counts) <= call.most && counts.every((count) => count === counts[0]);
    judge(`statements of ${call.name}`, `${counts.join(', ')} (the same for all, at most ${call.most})`, isBounded);
  }
  console.log(`\nA person with ${sizes.join(', ')} of everything (lines of a basket: at most 100)`);
  console.table(table);
  const list = reads('/user/tickets/my', 0);
  const runs = [() => bare.inject('/one'), ...people.map((person) => () => ask(list, person))];
  const rates = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [n, run] of runs.entries()) rates[n]?.push(await rate(run));
  const [baseline = 0, ...found] = rates.map(median);
  console.log(`----  a bare route with select 1: ${baseline.toFixed(0)} a second, ${atOnce} at once`);
  for (const [n, perSecond] of found.entries()) {
    const share = `${(perSecond / baseline).toFixed(3)} of the bare route`;
    console.log(`----  the list of ${sizes[n]} tickets: ${perSecond.toFixed(0)} a second, ${share}`);
  }
} finally {
  await bare.close();
  await close();
}
process.exitCode = failures > 0 ? 1 : 0;
