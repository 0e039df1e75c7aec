// Getting in: whether time tells a known address from an unknown one, and what a login costs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config.ts';
import { openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';
import { median } from './support/median.ts';

const password = 'Забег-2031-лето';
const people = 60;
const rounds = 120;
const batches = 5;
/** Medians of known and unknown may differ by so much. */
const most = 0.05;

const folder = mkdtempSync(path.join(tmpdir(), 'trassa-sign-in-'));
const database = await startTemporaryDatabase();
const config = parseConfig({
  ...Object.fromEntries(
    ['SIGN_INS', 'SIGN_INS_PER_ADDRESS', 'LETTERS', 'LETTERS_PER_ADDRESS', 'CODES_PER_ADDRESS'].map((name) => [
      `LIMIT_${name}`,
      '1000000',
    ]),
  ),
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  SEED: 'none',
  WEB: 'none',
});
const log = createLog(config);
const { db, pool, close } = openDatabase(database.url, { ...config.database, timeout: 30_000, log });
const mail = { destination: 'nowhere', send: async () => undefined, close() {} };
const app = await buildApp({ config, db, pool, log, mail });

let address = 0;
type Sent = { method: 'POST' | 'PUT'; url: string; body: object };
const send = async ({ method, url, body }: Sent): Promise<{ status: number; ms: number }> => {
  address += 1;
  const remoteAddress = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const from = performance.now();
  const { statusCode } = await app.http.inject({ method, url, payload: body, remoteAddress });
  return { status: statusCode, ms: performance.now() - from };
};

const emailOf = (n: number): string => `known-${n % people}@example.org`;
const phoneOf = (n: number): string => `+7900${String(n % people).padStart(7, '0')}`;
let strangers = 0;
const newEmail = (): string => `stranger-${(strangers += 1)}@example.org`;
const newPhone = (): string => `+7901${String((strangers += 1)).padStart(7, '0')}`;

/** People who were registered over HTTP and confirmed. */
const register = async (): Promise<void> => {
  for (let n = 0; n < people; n += 1)
    await send({ method: 'POST', url: '/api/user', body: { email: emailOf(n), password, agree: true } });
  await app.sweeps.sendLetters();
  await database.run('update users set email_confirmed_at = now()');
  for (let n = 0; n < people; n += 1)
    await database.run('update users set phone = $1, phone_confirmed_at = now() where email = $2', [
      phoneOf(n),
      emailOf(n),
    ]);
};

type Times = { known: number[]; unknown: number[] };
const ratioOf = ({ known, unknown }: Times): number => median(known) / median(unknown);

/** Takes turns, so that a noisy moment hits both; every round begins with the other one. */
const measure = async (known: (n: number) => Sent, unknown: () => Sent, times: Times): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (let n = 0; n < rounds; n += 1) {
    for (const side of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const { status, ms } = await send(side === 'known' ? known(n) : unknown());
      statuses.add(status);
      times[side].push(ms);
    }
    // Every known one comes again after a while: as far as limits go, a day later.
    if (n % people === people - 1) await database.run('delete from attempts');
  }
  return statuses;
};

/** A busy machine needs more of them; a real difference stays, however many are taken. */
const compare = async (known: (n: number) => Sent, unknown: () => Sent) => {
  const times: Times = { known: [], unknown: [] };
  let statuses = new Set<number>();
  for (let batch = 0; batch < batches; batch += 1) {
    statuses = await measure(known, unknown, times);
    await database.run('delete from attempts');
    if (Math.abs(ratioOf(times) - 1) <= most) break;
  }
  return { known: median(times.known), unknown: median(times.unknown), statuses: [...statuses] };
};

const byEmail = (method: 'POST' | 'PUT', url: string, fields: object = {}) =>
  [
    (n: number): Sent => ({ method, url, body: { email: emailOf(n), ...fields } }),
    (): Sent => ({ method, url, body: { email: newEmail(), ...fields } }),
  ] as const;
const byPhone = (method: 'POST' | 'PUT', url: string, fields: object = {}) =>
  [
    (n: number): Sent => ({ method, url, body: { phone: phoneOf(n), ...fields } }),
    (): Sent => ({ method, url, body: { phone: newPhone(), ...fields } }),
  ] as const;

const calls = {
  'wrong password': byEmail('PUT', '/api/auth', { password: 'Wrong-2031' }),
  registration: byEmail('POST', '/api/user', { password, agree: true }),
  reset: byEmail('POST', '/api/auth/resetpassword'),
  'login link': byEmail('POST', '/api/auth/link'),
  'confirmation again': byEmail('POST', '/api/user/repeat/email'),
  'phone code': byPhone('POST', '/api/user/code'),
  'wrong phone code': byPhone('PUT', '/api/auth/phone', { phone_code: '0000' }),
};

let failures = 0;
const judge = (name: string, value: string, passed: boolean): void => {
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${value}`);
};

/** A hash takes a core for its time: more logins at once than cores gain nothing. */
const logIns = async (seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const one = async (from: number): Promise<void> => {
    for (let n = from; performance.now() < until; n += 8)
      if ((await send({ method: 'PUT', url: '/api/auth', body: { email: emailOf(n), password } })).status === 200)
        done += 1;
  };
  await Promise.all(Array.from({ length: 8 }, (_, from) => one(from)));
  return done / seconds;
};

/** Statements of one call. */
const statementsOf = async (sent: Sent): Promise<number> => {
  let count = 0;
  const seen = new Set<object>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...given: Parameters<typeof query>) => {
        count += 1;
        return query(...given);
      },
    });
  });
  await send(sent);
  return count;
};

try {
  await register();
  const table: Record<string, object> = {};
  for (const [name, [known, unknown]] of Object.entries(calls)) {
    await database.run('delete from attempts');
    // The plans of the statements first, so that neither side pays for them.
    for (let n = 0; n < 10; n += 1) for (const sent of [known(n), unknown()]) await send(sent);
    await database.run('delete from attempts');
    const { statuses, ...measured } = await compare(known, unknown);
    const ratio = measured.known / measured.unknown;
    table[name] = {
      'known, ms': Number(measured.known.toFixed(2)),
      'unknown, ms': Number(measured.unknown.toFixed(2)),
      ratio: Number(ratio.toFixed(3)),
    };
    judge(
      `${name}: known / unknown`,
      `${ratio.toFixed(3)}, answers ${statuses.join(', ')}`,
      Math.abs(ratio - 1) <= most,
    );
  }
  console.table(table);
  await database.run('delete from attempts');
  console.log(
    `----  right logins: ${(await logIns(4)).toFixed(1)} a second, eight at once (19 MiB and two passes each)`,
  );
  await database.run('delete from attempts');
  const login = await statementsOf({ method: 'PUT', url: '/api/auth', body: { email: emailOf(1), password } });
  judge('statements of a login', `${login} (at most 20, begin and commit among them)`, login <= 20);
} finally {
  await app.close();
  await close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures ? 1 : 0;
