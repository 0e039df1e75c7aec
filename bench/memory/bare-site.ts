// A process that does nothing but the bare purchase: what Node, a framework and a pool of connections hold by themselves.
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { parseConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createBarePurchase } from '../support/bare-purchase.ts';
import { readInput } from '../support/child.ts';
import './tell-memory.ts';

export type BareSiteInput = { databaseUrl: string };
export type BareSite = { port: number };

const { databaseUrl } = readInput<BareSiteInput>();
const config = parseConfig({ LOG_LEVEL: 'silent', WEB: 'none' });
const { db, close } = openDatabase(databaseUrl, { ...config.database, log: createLog(config) });
const http = fastify();
http.post('/bare', await createBarePurchase(db));
await http.listen({ port: 0, host: '127.0.0.1' });
process.once(
  'SIGTERM',
  () =>
    void http
      .close()
      .then(close)
      .then(() => process.exit(0)),
);
process.send?.({ port: (http.server.address() as AddressInfo).port } satisfies BareSite);
