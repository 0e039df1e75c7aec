import type { Modules, Platform } from './composition.ts';
import { createAccountsModule, createNetworks } from './modules/accounts/index.ts';
import { createArtworkModule, SEASON_PLATE } from './modules/artwork/index.ts';
import { createBasketModule } from './modules/basket/index.ts';
import { createCabinetModule } from './modules/cabinet/index.ts';
import { createCertificatesModule } from './modules/certificates/index.ts';
import { createClubsModule } from './modules/clubs/index.ts';
import { createContentModule } from './modules/content/index.ts';
import { createDeliveryModule } from './modules/delivery/index.ts';
import { createEventsModule, findFormatForSale } from './modules/events/index.ts';
import { createFilesModule } from './modules/files/index.ts';
import { createInsuranceModule } from './modules/insurance/index.ts';
import { createInventoryModule } from './modules/inventory/index.ts';
import { createNotificationsModule } from './modules/notifications/index.ts';
import { createOrdersModule, lockOrder, lockOrderRow, type OrdersModule } from './modules/orders/index.ts';
import { createOutsideModule } from './modules/outside/index.ts';
import { createPaymentsModule, type PaymentsModule } from './modules/payments/index.ts';
import { createPlacesModule } from './modules/places/index.ts';
import { createPromocodesModule } from './modules/promocodes/index.ts';
import { createPublishingModule } from './modules/publishing/index.ts';
import { createResultsModule } from './modules/results/index.ts';
import { createShopModule, findProductsByPublicId } from './modules/shop/index.ts';
import { createSupportModule } from './modules/support/index.ts';
import { createTicketsModule, heldTickets } from './modules/tickets/index.ts';
import { openPlaces } from './platform/ip-places.ts';
import { personalData } from './personal-data.ts';
import { pictures, plateOf } from './plate-pictures.ts';
import { scheduleSweeps, type Sweeps } from './schedule-sweeps.ts';

export type { Sweeps } from './schedule-sweeps.ts';

/** Width of the picture on a ticket, in pixels. */
const ticketPicture = 900;
/** Bytes of made pictures on the disk; those not asked for the longest go first. */
const picturesMost = 2 * 1024 ** 3;
/** Pictures made in one round behind the visitors: a round ends within two seconds, so a stop need not wait. */
const picturesAtOnce = 3;

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
  moreGoods,
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
    placeOf: openPlaces(config.ipPlacesFile),
    networks: networks ?? createNetworks(config.networks),
    notifications,
    removeFiles: () => files.sweepUnused(),
    personalData,
    cancelJoined: (tx, userId) => orders.cancelJoined(tx, userId),
    tellEndedOffers: (tx, person) => tickets.tellEndedOffers(tx, person),
  });
  const places = createPlacesModule({ db });
  const delivery = createDeliveryModule({ db, clock, findGoods: findProductsByPublicId });
  const promocodes = createPromocodesModule({ db, clock, config });
  const shop = createShopModule({ db, clock, promocodes });
  const events = createEventsModule({ db, clock, pictures, goodsOfEvents: shop.goodsOfEvents });
  const artwork = createArtworkModule({
    storage,
    log,
    findPlate: events.findPlate,
    findResultCard: (publicId, language) => results.findShareCard(publicId, language),
    async findOgCard(publicId, language) {
      const card = await events.findShareCard(publicId, language);
      return card && { ...card, plate: plateOf(card.plate) };
    },
    drawnPerMinute: config.limits.pictures,
    isShown: async (path) => (await shop.isPicture(path)) || certificates.isPicture(path),
  });
  const drawTerrain = (plate: unknown) => artwork.poster(plateOf(plate), 'wide', ticketPicture);
  const results = createResultsModule({
    db,
    key: secrets.results,
    siteUrl,
    brand,
    drawTerrain,
    showCards: events.showCards,
    cityShare: async (publicId, language) => {
      const card = await events.findShareCard(publicId, language);
      return card ? pictures.share(publicId, language, card) : '';
    },
    sharePath: pictures.shareResult,
  });
  const content = createContentModule({ db, clock, config });
  const { teamAddress } = content;
  const support = createSupportModule({ db, log, config, brand, notifications, accounts, teamAddress });
  const cabinet = createCabinetModule({ db, shipmentsOf: delivery.port.shipmentsOf });
  const files = createFilesModule({ db, clock, config, storage, visitors, keepPicture: artwork.keepPicture });
  const clubs = createClubsModule({ db, clock, files, notifications, siteUrl, brand });
  const publishing = createPublishingModule({
    config,
    clock,
    listCalendar: events.listCalendar,
    brand,
    listNews: content.latestNews,
    listPages: async () => [
      '/insurance',
      '/shop/certificates',
      ...(await shop.listPages()),
      ...(await content.listPages()),
      ...(await clubs.listPages()),
      ...(await results.listPages()),
    ],
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
  const insurance = createInsuranceModule({
    db,
    clock,
    siteUrl,
    brand,
    notifications,
    showFormats: events.showFormats,
    drawTerrain,
    promocodes,
    async refundPolicy(tx, part) {
      await lockOrder(tx, part.orderId);
      await orders.refundPart(tx, part);
    },
  });
  const tickets = createTicketsModule({
    db,
    clock,
    inventory: inventory.orders,
    places: inventory.tickets,
    people: accounts,
    promocodes,
    findAccount: accounts.findAccount,
    showFormat: events.showSoldFormat,
    policiesOfTicket: insurance.policiesOfTicket,
    policies: insurance.ticketPolicies,
    files,
    clubs,
    notifications,
    key: secrets.tickets,
    siteUrl,
    brand,
    drawTerrain,
    refundPart: (tx, part) => orders.refundPart(tx, part),
  });
  const certificates = createCertificatesModule({
    db,
    clock,
    config,
    notifications,
    key: secrets.certificates,
    siteUrl,
    brand,
    drawSeason: () => drawTerrain(SEASON_PLATE),
  });
  // Payments tell orders of money, those ask payments for it: the one circle, closed here.
  const payments: PaymentsModule = createPaymentsModule({
    db,
    config,
    log,
    brand,
    sandboxKey: secrets.sandbox,
    lockOrder: lockOrderRow,
    applyMoney: (tx, money) => orders.applyMoney(tx, money),
    applyRefund: {
      done: (tx, money) => orders.applyRefund.done(tx, money),
      failed: (tx, money) => orders.applyRefund.failed(tx, money),
    },
    describeRefund: (refund) => orders.describeRefund(refund),
    ...(providers ? { providers } : {}),
  });
  const others = moreGoods?.({ db, clock, refundPart: (tx, part) => orders.refundPart(tx, part) }) ?? [];
  const orders: OrdersModule = createOrdersModule({
    db,
    clock,
    config,
    siteUrl,
    brand,
    key: secrets.orders,
    visitors,
    accounts,
    payments,
    notifications,
    sellables: [tickets, shop, insurance, certificates, ...others].map(({ sellable }) => sellable),
    delivery: delivery.port,
    wallet: certificates.wallet,
  });

  const basket = createBasketModule({
    db,
    clock,
    visitors,
    holds: inventory.basket,
    orders,
    waitForCodes: orders.waitForCodes,
    findAccount: accounts.findAccount,
  });
  const outside = createOutsideModule({ db, clock, siteUrl, orders });

  const sweeps: Sweeps = {
    releaseHolds: inventory.releaseExpired,
    async sendLetters() {
      await accounts.answerRequests();
      return notifications.sendDue();
    },
    expireOrders: orders.expire,
    lapseFreeOrders: orders.lapseFree,
    lapseOffers: tickets.lapseOffers,
    sendCertificates: certificates.send,
    pollPayments: payments.poll,
    sendRefunds: payments.sendRefunds,
    repayPolicies: insurance.repay,
    forgetKeys: orders.forgetKeys,
    forgetBaskets: outside.forgetBaskets,
    forgetCodes: accounts.forgetCodes,
    forgetPersonal: accounts.forgetPersonal,
    removeFiles: files.sweepUnused,
    // All of them can be drawn again.
    trimPictures: () => storage.trim(['artwork', 'resized'], picturesMost),
    async drawPictures() {
      const starts = await events.listCalendar({ from: clock() });
      const plates = starts.map(({ plate }) => plateOf(plate));
      const drawn = await artwork.warm(plates, picturesAtOnce);
      return drawn || artwork.warmGoods(await shop.listPictures(), picturesAtOnce);
    },
  };
  return {
    findLogin: accounts.findLogin,
    sweeps,
    routes(app) {
      for (const module of [
        accounts,
        events,
        content,
        support,
        files,
        publishing,
        artwork,
        inventory,
        orders,
        basket,
        payments,
        tickets,
        certificates,
        insurance,
        cabinet,
        clubs,
        places,
        delivery,
        shop,
        results,
        outside,
      ])
        module.routes(app);
      for (const module of others) module.routes?.(app);
    },
    addJobs(jobs) {
      scheduleSweeps(jobs, sweeps);
      metrics.gauge('holds_waiting', 'Reservations that wait for the next transaction', inventory.waiting);
    },
    close: inventory.close,
  };
};
