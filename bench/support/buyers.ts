// A process of buyers: each holds a place, pays for it and lets the provider tell, again and again.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readInput } from './child.ts';

export type BuyersInput = {
  port: number;
  format: string;
  buyers: number;
  /** For so many seconds, or so many purchases. */
  seconds?: number;
  amount?: number;
  /** Milliseconds of each buyer between two purchases. */
  pause?: number;
};
export type Times = { p50: number; p95: number; p99: number };
/** `hold`: of the first step alone. */
export type BuyersResult = Times & { perSecond: number; hold: Times; done: number; failed: number };

const { port, format, buyers, seconds = Infinity, amount = Infinity, pause = 0 } = readInput<BuyersInput>();
const agent = new Agent({ keepAlive: true, maxSockets: buyers });

/** A network of each purchase's own, so that no bound of networks is met. */
const networkOf = (n: number): string => `${10 + (process.pid % 100)}.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const post = (
  path: string,
  body: object,
  { n, key }: { n: number; key?: string },
): Promise<{ status: number; json: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    const payload = JSON.stringify(body);
    const req = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'x-forwarded-for': networkOf(n),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      (res) => {
        let text = '';
        res
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () =>
            resolve({ status: res.statusCode ?? 0, json: JSON.parse(text || '{}') as Record<string, unknown> }),
          );
      },
    );
    req.on('error', reject).end(payload);
  });

const info = {
  first_name: 'Анна',
  last_name: 'Иванова',
  phone: '+79991234567',
  gender: 'female',
  birth_date: '1990-05-17',
};

const holdTimes: number[] = [];

/** The whole purchase; false when any step was refused. */
const buy = async (n: number): Promise<boolean> => {
  const from = performance.now();
  const hold = await post('/api/hold', { format_public_id: format, count: 1 }, { n });
  if (hold.status !== 200) return false;
  holdTimes.push(performance.now() - from);
  const line = {
    unique_id: 'a',
    groupId: 'a',
    format_public_id: format,
    count: 1,
    hold_id: hold.json['hold_id'],
    preReg: 'ok',
    info,
  };
  const paid = await post(
    '/api/payment',
    { email: `buyer${process.pid}.${n}@example.org`, tickets: [line], shop: [], insurances: [], agree: true },
    { n, key: randomUUID() },
  );
  if (paid.status !== 200) return false;
  const order = paid.json['order'] as { public_id: string };
  return (await post(`/api/payment/sandbox/${order.public_id}`, { result: 'paid' }, { n })).status === 200;
};

const times: number[] = [];
let failed = 0;
let next = 0;
const end = performance.now() + seconds * 1000;
const started = performance.now();
const buyer = async (): Promise<void> => {
  while (performance.now() < end && next < amount) {
    const from = performance.now();
    const isDone = await buy((next += 1)).catch(() => false);
    if (!isDone) failed += 1;
    else times.push(performance.now() - from);
    if (pause > 0) await wait(pause);
  }
};
await Promise.all(Array.from({ length: buyers }, buyer));
const took = (performance.now() - started) / 1000;
const timesOf = (all: readonly number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};
const report: BuyersResult = {
  ...timesOf(times),
  hold: timesOf(holdTimes),
  perSecond: times.length / took,
  done: times.length,
  failed,
};
process.send?.(report, undefined, {}, () => process.exit(0));
