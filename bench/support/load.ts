// A process that loads a server: 300 connections, every request from another visitor's network.
import autocannon from 'autocannon';
import { readInput } from './child.ts';

export type LoadInput = {
  url: string;
  body: object;
  connections: number;
  /** Seconds, or a number of requests. */
  duration?: number;
  amount?: number;
};
/** `perSecond` counts the good answers. */
export type LoadResult = { perSecond: number; p50: number; p99: number; ok: number; other: number; errors: number };

const input = readInput<LoadInput>();
const url = new URL(input.url);
/** Networks of one connection; at the rates of this machine each is used a few times at most, far below its bound (DEC-113). */
const addressesEach = 150;

let client = 0;
const addressOf = (n: number): string => `${10 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}.1`;
const requestsOf = (index: number) =>
  Array.from({ length: addressesEach }, (_, n) => ({
    method: 'POST' as const,
    path: url.pathname,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(index * addressesEach + n) },
    body: JSON.stringify(input.body),
  }));

const result = await autocannon({
  url: url.origin,
  connections: input.connections,
  ...(input.amount === undefined ? { duration: input.duration ?? 5 } : { amount: input.amount }),
  timeout: 30,
  setupClient: (one) => one.setRequests(requestsOf(client++)),
});

const report: LoadResult = {
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  ok: result['2xx'],
  other: result.non2xx,
  errors: result.errors + result.timeouts,
};
process.send?.(report, undefined, {}, () => process.exit(0));
