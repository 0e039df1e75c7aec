// A process under load: the real call for holds, the naive one behind the same server, and a bare endpoint beside it.
import { api, call } from '@trassa/contracts';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findFormatForSale } from '../../apps/server/src/modules/events/index.ts';
import { createInventoryModule } from '../../apps/server/src/modules/inventory/index.ts';
import { createHoldQueue } from '../../apps/server/src/modules/inventory/batch/hold-queue.ts';
import { heldTickets } from '../../apps/server/src/modules/tickets/index.ts';
import { parseConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createHttp } from '../../apps/server/src/platform/http/create-http.ts';
import { bind, createLimiter, createVisitors } from '../../apps/server/src/platform/http/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { readInput } from './child.ts';
import { reserveNaively } from './naive-reserve.ts';

export type ReserveServer = { realPort: number; barePort: number };

const { databaseUrl } = readInput<{ databaseUrl: string }>();
const config = parseConfig({ TRUST_PROXY: 'true', WEB: 'none', LOG_LEVEL: 'silent', DATA_DIR: path.resolve('.') });
const log = createLog(config);
const clock = () => new Date();
const { db, pool, close } = openDatabase(databaseUrl, { ...config.database, timeout: 10_000, log });
const visitors = createVisitors(Buffer.alloc(32, 7), false);

const http = await createHttp({ config, log, limiter: createLimiter(clock), findLogin: async () => null });
const findFormats = (ids: readonly string[]) => findFormatForSale(db, ids);
const inventory = createInventoryModule({ db, pool, clock, config, log, visitors, findFormats, heldTickets });
inventory.routes(http);
const naive = call({ ...api.holds.create, path: '/api/naive' });
bind(http, naive, ({ body, req, reply }) =>
  reserveNaively(
    db,
    body.format_public_id,
    body.kind ?? 'athlete',
    body.count,
    visitors.of(req, reply),
    visitors.addressOf(req),
  ),
);

/** Nothing but the coalescer: no checks, no cookies, no limits. */
const bare = Fastify();
const queue = createHoldQueue({ pool, limits: null, log });
const formats = new Map<string, Promise<number>>();
bare.post<{ Body: { format_public_id: string; count: number } }>('/api/hold', async (req) => {
  const publicId = req.body.format_public_id;
  let format = formats.get(publicId);
  if (!format) formats.set(publicId, (format = findFormats([publicId]).then((found) => found.get(publicId)?.id ?? 0)));
  return queue.ask({
    type: 'reserve',
    formatId: await format,
    kind: 'athlete',
    count: req.body.count,
    visitor: 'bench',
    address: 'bench',
  });
});

const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};
const ports: ReserveServer = { realPort: await listen(http), barePort: await listen(bare) };
process.once(
  'SIGTERM',
  () =>
    void Promise.all([http.close(), bare.close()])
      .then(() => Promise.all([inventory.close(), queue.close()]))
      .then(close)
      .then(() => process.exit(0)),
);
process.send?.(ports);
