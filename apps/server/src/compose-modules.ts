import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from './kernel/clock.ts';
import { createAccountsModule, createNetworks, type SocialNetwork } from './modules/accounts/index.ts';
import {
  createArtworkModule,
  isPlate,
  ogPath,
  type Plate,
  SEASON_PLATE,
  terrainPaths,
} from './modules/artwork/index.ts';
import { createBasketModule } from './modules/basket/index.ts';
import { createCabinetModule } from './modules/cabinet/index.ts';
import { createContentModule } from './modules/content/index.ts';
import { createEventsModule, findFormatForSale, type PicturePaths } from './modules/events/index.ts';
import { createFilesModule } from './modules/files/index.ts';
import { createInventoryModule } from './modules/inventory/index.ts';
import { createNotificationsModule } from './modules/notifications/index.ts';
import { createOrdersModule, type OrdersModule } from './modules/orders/index.ts';
import { createPaymentsModule, type PaymentProvider, type PaymentsModule } from './modules/payments/index.ts';
import { hasVipFirst } from './modules/pricing/index.ts';
import { createPromocodesModule } from './modules/promocodes/index.ts';
import { createPublishingModule } from './modules/publishing/index.ts';
import { createTicketsModule } from './modules/tickets/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/index.ts';
import type { FindLogin, Visitors } from './platform/http/index.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail/index.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Sms } from './platform/sms/index.ts';
import type { Storage } from './platform/storage.ts';

export type Platform = {
  /** Instead of the configured payment providers. */
  providers?: readonly PaymentProvider[] | undefined;
  /** Instead of the configured social networks. */
  networks?: readonly SocialNetwork[] | undefined;
  config: Config;
  db: Database;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  mail: Mail;
  sms: Sms;
  storage: Storage;
  secrets: Secrets;
  visitors: Visitors;
  metrics: Metrics;
};

/** Each answers how many things it dealt with; safe to run in several processes at once. */
export type Sweeps = {
  releaseHolds(): Promise<number>;
  sendLetters(): Promise<number>;
  expireOrders(): Promise<number>;
  lapseOffers(): Promise<number>;
  pollPayments(): Promise<number>;
  sendRefunds(): Promise<number>;
  forgetKeys(): Promise<number>;
  forgetCodes(): Promise<number>;
  removeFiles(): Promise<number>;
  drawPictures(): Promise<number>;
};

export type Modules = {
  findLogin: FindLogin;
  /** Registers the calls of every module. */
  routes(app: FastifyInstance): void;
  /** What jobs do, each callable by itself. */
  readonly sweeps: Sweeps;
  /** Gives every sweep its rhythm. */
  addJobs(jobs: Jobs): void;
  /** After the web server and before the database: resolves when nothing waits for the database any more. */
  close(): Promise<void>;
};

/** Width of the picture on a ticket, in pixels. */
const ticketPicture = 900;
/** Pictures made in one round behind the visitors: a round ends within two seconds, so a stop need not wait. */
const picturesAtOnce = 3;

const plateOf = (plate: unknown): Plate => (isPlate(plate) ? plate : SEASON_PLATE);

/** Events speak of pictures by their paths alone; artwork draws them when they are asked for. */
const pictures: PicturePaths = {
  terrain: (plate) => terrainPaths(plateOf(plate)),
  share: (publicId, language, card) => ogPath(publicId, language, { ...card, plate: plateOf(card.plate) }),
};

/** Every module, plugged into the platform and into one another. */
export const composeModules = ({
  config,
  db,
  pool,
  clock,
  log,
  mail,
  sms,
  storage,
  secrets,
  visitors,
  metrics,
  providers,
  networks,
}: Platform): Modules => {
  const { siteUrl, mailFrom } = config;
  const brand = mailFrom.name;
  const notifications = createNotificationsModule({ db, mail, sms, log });
  const accounts = createAccountsModule({
    db,
    clock,
    log,
    config,
    secrets,
    siteUrl,
    brand,
    visitors,
    networks: networks ?? createNetworks(config.networks),
    notifications,
    removeFiles: () => files.sweepUnused(),
  });
  const events = createEventsModule({ db, clock, pictures });
  const artwork = createArtworkModule({
    storage,
    log,
    findPlate: events.findPlate,
    async findOgCard(publicId, language) {
      const card = await events.findShareCard(publicId, language);
      return card && { ...card, plate: plateOf(card.plate) };
    },
  });
  const content = createContentModule({ db, clock, config });
  const cabinet = createCabinetModule({ db, clock });
  const files = createFilesModule({ db, clock, config, storage, visitors });
  const publishing = createPublishingModule({ config, clock, listCalendar: events.listCalendar });
  const inventory = createInventoryModule({
    db,
    pool,
    clock,
    config,
    log,
    visitors,
    findFormats: (ids) => findFormatForSale(db, ids),
  });
  const promocodes = createPromocodesModule({
    db,
    clock,
    config,
    hasVipFirst: async (userId, eventCityId) => hasVipFirst(db, await accounts.findAccount(db, userId), eventCityId),
  });
  const tickets = createTicketsModule({
    db,
    clock,
    inventory: inventory.orders,
    places: inventory.tickets,
    people: accounts,
    showFormat: events.showSoldFormat,
    policiesOfTicket: cabinet.policiesOfTicket,
    files,
    notifications,
    key: secrets.tickets,
    siteUrl,
    brand,
    drawTerrain: (plate) => artwork.poster(plateOf(plate), 'wide', ticketPicture),
    refundTicket: (tx, refund) => payments.refundTicket(tx, refund),
  });
  // Payments tell orders and tickets of money, those ask payments for it: the one circle, closed here.
  const payments: PaymentsModule = createPaymentsModule({
    db,
    config,
    log,
    brand,
    sandboxKey: secrets.sandbox,
    applyMoney: (tx, money) => orders.applyMoney(tx, money),
    applyRefund: {
      async done(tx, money) {
        await orders.applyRefund(tx, money);
        await tickets.returns.close(tx, money.ticketId);
      },
      failed: tickets.returns.undo,
    },
    ...(providers ? { providers } : {}),
  });
  const orders: OrdersModule = createOrdersModule({
    db,
    clock,
    config,
    siteUrl,
    brand,
    visitors,
    accounts,
    payments,
    notifications,
    sellables: [tickets.sellable],
  });

  const basket = createBasketModule({
    db,
    clock,
    visitors,
    holds: inventory.basket,
    quote: orders.quote,
    findAccount: accounts.findAccount,
    knownFormats: async (ids) => new Set((await findFormatForSale(db, ids)).keys()),
  });

  const sweeps: Sweeps = {
    releaseHolds: inventory.releaseExpired,
    async sendLetters() {
      await accounts.answerRequests();
      return notifications.sendDue();
    },
    expireOrders: orders.expire,
    lapseOffers: tickets.lapseOffers,
    pollPayments: payments.poll,
    sendRefunds: payments.sendRefunds,
    forgetKeys: orders.forgetKeys,
    forgetCodes: accounts.forgetCodes,
    removeFiles: files.sweepUnused,
    drawPictures: async () =>
      artwork.warm(
        (await events.listCalendar({ from: clock() })).map(({ plate }) => plateOf(plate)),
        picturesAtOnce,
      ),
  };
  return {
    findLogin: accounts.findLogin,
    sweeps,
    routes(app) {
      for (const module of [
        accounts,
        events,
        content,
        files,
        publishing,
        artwork,
        inventory,
        promocodes,
        orders,
        basket,
        payments,
        tickets,
        cabinet,
      ])
        module.routes(app);
    },
    addJobs(jobs) {
      jobs.every('release expired holds', 1, sweeps.releaseHolds);
      jobs.every('send letters', 2, sweeps.sendLetters);
      jobs.every('expire orders', 5, sweeps.expireOrders);
      jobs.every('lapse ticket offers', 30, sweeps.lapseOffers);
      jobs.every('poll payments', 5, sweeps.pollPayments);
      jobs.every('send refunds', 10, sweeps.sendRefunds);
      jobs.every('forget idempotency keys', 3600, sweeps.forgetKeys);
      jobs.every('forget codes', 3600, sweeps.forgetCodes);
      jobs.every('remove unused files', 600, sweeps.removeFiles);
      // About half of one core until the season is drawn, cards first.
      jobs.every('draw pictures', 1, sweeps.drawPictures, 15);
      metrics.gauge('holds_waiting', 'Reservations that wait for the next transaction', inventory.waiting);
    },
    close: inventory.close,
  };
};
