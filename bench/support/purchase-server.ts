// A process that sells: holds, orders, payments and tickets, either as they are or with a transaction per reservation.
import { api } from '@trassa/contracts';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAccountsModule } from '../../apps/server/src/modules/accounts/index.ts';
import { findFormatForSale } from '../../apps/server/src/modules/events/index.ts';
import { createFilesModule } from '../../apps/server/src/modules/files/index.ts';
import { createInventoryModule, freePlaces } from '../../apps/server/src/modules/inventory/index.ts';
import { createNotificationsModule } from '../../apps/server/src/modules/notifications/index.ts';
import { createOrdersModule, lockOrderRow, type OrdersModule } from '../../apps/server/src/modules/orders/index.ts';
import { createPaymentsModule } from '../../apps/server/src/modules/payments/index.ts';
import { createPromocodesModule } from '../../apps/server/src/modules/promocodes/index.ts';
import { createTicketsModule, heldTickets } from '../../apps/server/src/modules/tickets/index.ts';
import { personalData } from '../../apps/server/src/personal-data.ts';
import { parseConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createDrawings } from '../../apps/server/src/platform/drawing/index.ts';
import { createHttp } from '../../apps/server/src/platform/http/create-http.ts';
import { bind, createLimiter, createVisitors } from '../../apps/server/src/platform/http/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { Mail } from '../../apps/server/src/platform/mail/index.ts';
import type { Sms } from '../../apps/server/src/platform/sms/index.ts';
import { createStorage } from '../../apps/server/src/platform/storage.ts';
import { readInput } from './child.ts';
import { naiveInventory } from './naive-inventory.ts';
import { reserveNaively } from './naive-reserve.ts';
import { noDelivery, noPolicies, noWallet } from './tickets-only.ts';
import { createBarePurchase } from './bare-purchase.ts';
import { takeTraced, type Traced, traceStatements } from './trace-statements.ts';

export type PurchaseServerInput = {
  databaseUrl: string;
  isNaive: boolean;
  isLimited?: boolean;
  isTraced?: boolean;
  /** Each order and notice in a transaction of its own. */
  isAlone?: boolean;
};
export type PurchaseServer = { port: number };
/** Since the last question: milliseconds of this process's processor, and statements where they are traced. */
export type PurchaseCost = { cpu: number; statements: Traced[] };

const { databaseUrl, isNaive, isLimited = false, isTraced = false, isAlone = false } = readInput<PurchaseServerInput>();
if (isTraced) traceStatements();
const config = parseConfig({
  TRUST_PROXY: 'true',
  WEB: 'none',
  LIMITS: isLimited ? 'on' : 'off',
  SETTLE: isAlone ? 'alone' : 'together',
  LOG_LEVEL: 'silent',
  DATA_DIR: path.resolve('.'),
});
const log = createLog(config);
const clock = () => new Date();
const key = Buffer.alloc(32, 7);
const { db, pool, close } = openDatabase(databaseUrl, { ...config.database, timeout: 30_000, log });
const visitors = createVisitors(key, false);
const brand = 'Bench';
const { draw } = createDrawings({ log });
const siteUrl = 'http://localhost';
const noMail: Mail = { destination: 'nowhere', send: async () => {}, close() {} };
const noSms: Sms = { destination: 'nowhere', send: async () => {} };

const notifications = createNotificationsModule({
  db,
  mail: noMail,
  sms: noSms,
  log,
  brand,
  siteUrl,
  contacts: async () => ({ email: null, phone: null }),
  sender: async () => ({ senderName: null, replyTo: null }),
  ownWords: async () => ({}),
});
const files = createFilesModule({
  db,
  clock,
  config,
  storage: createStorage(path.join(config.dataDir, 'files')),
  visitors,
  draw,
  keepPicture: async () => null,
});
const accounts = createAccountsModule({
  db,
  clock,
  log,
  config,
  secrets: { codes: key, passwords: key },
  siteUrl,
  brand,
  visitors,
  notifications,
  networks: [],
  removeFiles: files.sweepUnused,
  placeOf: () => ({ city: null, country: null }),
  personalData: personalData(
    () => orders.sellables,
    () => {
      throw new Error('nobody is erased here');
    },
  ),
  cancelJoined: (tx, userId) => orders.cancelJoined(tx, userId),
  tellEndedOffers: () => Promise.resolve(),
});
const inventory = createInventoryModule({
  db,
  pool,
  clock,
  config,
  log,
  visitors,
  findFormats: (ids) => findFormatForSale(db, ids),
  heldTickets,
});
const places = isNaive ? naiveInventory(inventory.orders) : inventory.orders;
const noAudit = { note: async () => undefined };
const noHistory = async () => ({ values: [], next: null });
const tickets = createTicketsModule({
  db,
  clock,
  inventory: places,
  places: inventory.tickets,
  people: accounts,
  showFormat: async () => {
    throw new Error('no ticket is shown here');
  },
  policiesOfTicket: async () => [],
  policies: noPolicies,
  freePlaces,
  approvals: {
    ask: async () => {
      throw new Error('nothing is asked here');
    },
    isFree: async () => true,
  },
  placeMove: async () => {
    throw new Error('no ticket is moved here');
  },
  returnDifference: async () => {
    throw new Error('no ticket is moved here');
  },
  resolveReach: async () => 'all',
  giveAway: async () => {
    throw new Error('nothing is given away here');
  },
  startRun: async () => {
    throw new Error('no run is started here');
  },
  audit: noAudit,
  showStart: async () => null,
  refundPart: async () => {
    throw new Error('no ticket is returned here');
  },
  promocodes: createPromocodesModule({ db, clock, config }),
  findAccount: accounts.findAccount,
  files,
  clubs: { findKnown: async () => new Set() },
  notifications,
  key,
  siteUrl,
  brand,
  draw,
  drawTerrain: async () => null,
  drawStrip: async () => null,
  showHistory: noHistory,
});
const payments = createPaymentsModule({
  db,
  clock,
  config,
  openTable: async () => null,
  namesOf: async () => new Map(),
  log,
  brand,
  sandboxKey: key,
  lockOrder: lockOrderRow,
  applyMoney: (tx, money) => orders.applyMoney(tx, money),
  applyRefund: { done: async () => undefined, failed: async () => undefined, again: async () => true },
  describeRefund: async () => ({ lines: [] }),
});
const orders: OrdersModule = createOrdersModule({
  db,
  clock,
  log,
  config,
  siteUrl,
  brand,
  draw,
  key,
  visitors,
  accounts,
  payments,
  notifications,
  delivery: noDelivery,
  approvals: {
    ask: async () => {
      throw new Error('nobody of the staff is here');
    },
    isFree: async () => true,
  },
  runs: { start: async () => '' },
  endOffers: async () => undefined,
  hasFormats: async () => true,
  starts: {
    find: async () => null,
    placesOf: async () => null,
    setCancelled: async () => undefined,
    endHolds: async () => undefined,
  },
  namesOf: async () => new Map(),
  audit: noAudit,
  showHistory: noHistory,
  noteSearch: async () => undefined,
  wallet: noWallet,
  sellables: [tickets.sellable],
});

const http = await createHttp({ config, log, limiter: createLimiter(clock, true), findLogin: accounts.findLogin });
if (isNaive) {
  bind(http, api.holds.create, ({ body, req, reply }) =>
    reserveNaively(
      db,
      body.format_public_id,
      body.kind ?? 'athlete',
      body.count,
      visitors.of(req, reply),
      visitors.addressOf(req),
    ),
  );
} else inventory.routes(http);
for (const module of [orders, payments]) module.routes(http);
const buyBarely = await createBarePurchase(db);
http.post('/bare', buyBarely);

let used = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(used);
  used = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000, statements: takeTraced() } satisfies PurchaseCost);
});

await http.listen({ port: 0, host: '127.0.0.1' });
process.once(
  'SIGTERM',
  () =>
    void http
      .close()
      .then(() => inventory.close())
      .then(close)
      .then(() => process.exit(0)),
);
process.send?.({ port: (http.server.address() as AddressInfo).port } satisfies PurchaseServer);
