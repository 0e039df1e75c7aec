import { SEASON_PLATE } from '@trassa/artwork';
import { createCertificatesModule } from '../modules/certificates/index.ts';
import { createDeliveryModule } from '../modules/delivery/index.ts';
import { findFormatToHold, freeSlug, isSlugTaken, resolveReach } from '../modules/events/index.ts';
import { createInsuranceModule } from '../modules/insurance/index.ts';
import { createInventoryModule, freePlaces } from '../modules/inventory/index.ts';
import { followParcels, lockOrderRows } from '../modules/orders/index.ts';
import { createPromocodesModule } from '../modules/promocodes/index.ts';
import { createShopModule, findProductsByPublicId } from '../modules/shop/index.ts';
import { createTicketsModule, heldTickets, lockTicketById } from '../modules/tickets/index.ts';
import { drawStrip, drawTerrain } from './draw-terrain.ts';
import type { Makers } from './modules.ts';

/** What is sold, and what it takes to sell it. */
export const goods: Makers<
  'certificates' | 'delivery' | 'insurance' | 'inventory' | 'moreGoods' | 'promocodes' | 'shop' | 'tickets'
> = {
  certificates: (house, of) =>
    createCertificatesModule({
      ...house,
      notifications: of.notifications,
      key: house.secrets.certificates,
      office: {
        approvals: { ask: (tx, asked, by) => of.approvals.port.ask(tx, asked, by) },
        giveAway: (tx, gift) => of.orders.giveAway(tx, gift),
        takeLetterAgain: (tx, about) => of.accounts.takeLetterAgain(tx, about),
        namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
        noteSearch: (by, sought) => of.finder.noteSearch(by, sought),
        showHistory: (object, page) => of.staff.showHistory(object, page),
      },
      drawSeason: () => drawTerrain(of)(SEASON_PLATE),
    }),
  delivery: (house, of) =>
    createDeliveryModule({
      ...house,
      findGoods: findProductsByPublicId,
      notifications: of.notifications,
      office: {
        lockOrders: lockOrderRows,
        followParcels,
        showHistory: (object, page) => of.staff.showHistory(object, page),
      },
    }),
  insurance: (house, of) =>
    createInsuranceModule({
      ...house,
      notifications: of.notifications,
      showFormats: of.events.showFormats,
      drawTerrain: drawTerrain(of),
      promocodes: of.promocodes,
      refundPolicy: (tx, part) => of.orders.refundRest(tx, part),
      office: {
        lockTicket: lockTicketById,
        takeLetterAgain: (tx, about) => of.accounts.takeLetterAgain(tx, about),
        noteSearch: (by, sought) => of.finder.noteSearch(by, sought),
        showHistory: (object, page) => of.staff.showHistory(object, page),
      },
    }),
  inventory: (house) =>
    createInventoryModule({ ...house, findFormats: (ids) => findFormatToHold(house.db, ids), heldTickets }),
  moreGoods: ({ db, clock, moreGoods }, of) => {
    const sold = moreGoods?.({ db, clock, refundPart: (tx, part) => of.orders.refundPart(tx, part) }) ?? [];
    return {
      sellables: sold.map(({ sellable }) => sellable),
      routes: (app) => sold.forEach(({ routes }) => routes?.(app)),
    };
  },
  promocodes: (house, of) =>
    createPromocodesModule({
      ...house,
      office: {
        showHistory: (object, page) => of.staff.showHistory(object, page),
        runs: {
          start: (tx, run) => of.runs.port.start(tx, run),
          workAtOnce: (run, most) => of.runs.port.workAtOnce(run, most),
        },
      },
    }),
  shop: ({ db, clock }, of) =>
    createShopModule({
      db,
      clock,
      promocodes: of.promocodes,
      office: {
        keepMedia: (tx, photo) => of.media.keep(tx, photo),
        namesOf: (executor, userIds) => of.staff.namesOf(executor, userIds),
        showHistory: (object, page) => of.staff.showHistory(object, page),
        addresses: { free: (tx, title) => freeSlug(tx, title, 'product'), isTaken: isSlugTaken },
      },
    }),
  tickets: (house, of) =>
    createTicketsModule({
      ...house,
      inventory: of.inventory.orders,
      places: of.inventory.tickets,
      people: of.accounts,
      promocodes: of.promocodes,
      findAccount: of.accounts.findAccount,
      showFormat: of.events.showSoldFormat,
      policiesOfTicket: of.insurance.policiesOfTicket,
      policies: of.insurance.ticketPolicies,
      files: of.files,
      clubs: of.clubs,
      notifications: of.notifications,
      key: house.secrets.tickets,
      drawTerrain: drawTerrain(of),
      drawStrip: drawStrip(of),
      freePlaces,
      giveAway: (tx, gift) => of.orders.giveAway(tx, gift),
      showStart: of.events.showStart,
      approvals: {
        ask: (tx, asked, by) => of.approvals.port.ask(tx, asked, by),
        isFree: (tx, keys) => of.approvals.port.isFree(tx, keys),
      },
      placeMove: (tx, move) => of.orders.placeMove(tx, move),
      returnDifference: (tx, difference) => of.orders.returnDifference(tx, difference),
      resolveReach,
      startRun: (tx, run) => of.runs.port.start(tx, run),
      audit: { note: (tx, entry) => of.audit.port.note(tx, entry) },
      refundPart: (tx, part) => of.orders.refundPart(tx, part),
      showHistory: (object, page) => of.staff.showHistory(object, page),
    }),
};
