// Lists and cards of the API from kept bytes, beside the same answers made anew and beside bare servers that give the
// same bytes from memory, each by its own CPU time, in turns.
import autocannon from 'autocannon';
import type { ChildProcess } from 'node:child_process';
import type { BareInput, BareServer } from './api-lists/bare-server.ts';
import type { PageServer, Reading } from './pages/page-server.ts';
import { startChild, stopChild } from './support/child.ts';
import { median } from './support/median.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';

/** Kept bytes beside making the answer anew. */
const leastRatio = 8;
/** Kept bytes beside what a bare Fastify does with them. */
const leastShare = 0.5;
const rounds = 3;
const connections = 10;
const amount = 6000;
const amountAnew = 80;

type Way = { child: ChildProcess; url: string; amount: number; headers?: Record<string, string> };
type Speed = { perCpuSecond: number; perSecond: number };

const ask = (child: ChildProcess): Promise<Reading> =>
  new Promise((resolve) => {
    child.once('message', (reading) => resolve(reading as Reading));
    child.send('read');
  });

const run = async (way: Way): Promise<Speed> => {
  const before = await ask(way.child);
  const result = await autocannon({
    url: way.url,
    connections,
    amount: way.amount,
    timeout: 30,
    headers: { 'accept-encoding': 'gzip', ...way.headers },
  });
  const after = await ask(way.child);
  if (result['2xx'] !== way.amount) throw new Error(`${way.url}: ${result['2xx']} good answers of ${way.amount}`);
  return {
    perCpuSecond: way.amount / (after.cpuSeconds - before.cpuSeconds),
    perSecond: way.amount / result.duration,
  };
};

/** The ways in turns, so that whatever else the machine does falls on all of them. The first round only warms up. */
const measure = async <Name extends string>(ways: Record<Name, Way>): Promise<Record<Name, Speed>> => {
  const names = Object.keys(ways) as Name[];
  const speeds = new Map<Name, Speed[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const speed = await run(ways[name]);
      if (round > 0) speeds.get(name)?.push(speed);
    }
  }
  const middle = (name: Name): Speed => ({
    perCpuSecond: median((speeds.get(name) ?? []).map((one) => one.perCpuSecond)),
    perSecond: median((speeds.get(name) ?? []).map((one) => one.perSecond)),
  });
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Speed>;
};

let failures = 0;
const judge = (name: string, ratio: number, least: number): void => {
  if (ratio < least) failures += 1;
  console.log(`${ratio < least ? 'FAIL' : 'PASS'}  ${name}: ${ratio.toFixed(2)} (at least ${least})`);
};

const database = await startTemporaryDatabase();
const children: ChildProcess[] = [];
const start = async <Message>(file: string, input: object): Promise<{ child: ChildProcess; message: Message }> => {
  const started = await startChild<Message>(file, input);
  children.push(started.child);
  return started;
};
try {
  const { child, message } = await start<PageServer>('../pages/page-server.ts', {
    databaseUrl: database.url,
    web: 'none',
  });
  const idOf = (page: string): string => page.split('?')[0]?.split('/').at(-1) ?? '';
  const paths = [
    '/api/event/list?limit=60',
    `/api/event/id/${idOf(message.eventPath)}`,
    '/api/shop/project/heroes?limit=24',
    `/api/shop/product/${idOf(message.productPath)}`,
  ];
  const rows: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const source = message.site + path;
    const bare = async (kind: BareInput['kind']): Promise<Way> => {
      const server = await start<BareServer>('../api-lists/bare-server.ts', { kind, source });
      return { child: server.child, url: server.message.site + path, amount };
    };
    const ways = {
      kept: { child, url: source, amount },
      // Who names himself takes no part in what is kept; these calls do not read whom.
      anew: { child, url: source, amount: amountAnew, headers: { authorization: 'unknown' } },
      fastify: await bare('fastify'),
      http: await bare('http'),
    } satisfies Record<string, Way>;
    const { kept, anew, fastify, http } = await measure(ways);
    await Promise.all([stopChild(ways.fastify.child), stopChild(ways.http.child)]);
    rows[path] = {
      'kept, per s': Math.round(kept.perSecond),
      'kept, per CPU s': Math.round(kept.perCpuSecond),
      'anew, per CPU s': Math.round(anew.perCpuSecond),
      'bare Fastify, per CPU s': Math.round(fastify.perCpuSecond),
      'bare node:http, per CPU s': Math.round(http.perCpuSecond),
    };
    // What is made so cheaply that not even the bare server gives it eight times as often is measured beside that server alone.
    if (fastify.perCpuSecond / anew.perCpuSecond >= leastRatio)
      judge(`${path} kept / made anew`, kept.perCpuSecond / anew.perCpuSecond, leastRatio);
    judge(`${path} kept / bare Fastify`, kept.perCpuSecond / fastify.perCpuSecond, leastShare);
  }
  console.table(rows);
} finally {
  await Promise.all(children.map(stopChild));
  await database.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
