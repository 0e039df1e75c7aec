import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { createAnswerTimes } from './answer-times.ts';
import { isSameText } from './secrets/keyed-hash.ts';

export type Metrics = {
  registry: Registry;
  pages: Counter<'cache'>;
  jobRuns: Counter<'job' | 'outcome'>;
  /** A number read when it is asked for: `metrics.gauge('holds_live', 'Live holds', () => count)`. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
};

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    pages: new Counter({
      name: 'pages_total',
      help: 'Pages by origin: hit, miss, joined',
      labelNames: ['cache'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'job_runs_total',
      help: 'Runs of background jobs',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
  };
};

const isLoopback = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/**
 * `/metrics` for Prometheus: with METRICS_TOKEN by that token, without it only for this very machine, unproxied. In
 * production there is no other way than the token: a proxy that names nobody would make every visitor a neighbour.
 */
export const addMetrics = (
  app: FastifyInstance,
  metrics: Metrics,
  { token, production }: { token: string | null; production: boolean },
): void => {
  const times = createAnswerTimes();
  app.addHook('onResponse', (req, reply, done) => {
    times.add(req.method, req.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (req, reply) => {
    const isLocal =
      !production &&
      isLoopback(req.raw.socket.remoteAddress) &&
      req.headers['x-forwarded-for'] === undefined &&
      req.headers['forwarded'] === undefined;
    const isAllowed = token === null ? isLocal : isSameText(req.headers.authorization ?? '', `Bearer ${token}`);
    if (!isAllowed) return reply.refuse({ code: 'not_found' });
    const text = (await metrics.registry.metrics()) + times.print();
    return reply.header('cache-control', 'no-store').type(metrics.registry.contentType).send(text);
  });
};
