import { createAccountsModule, createNetworks } from '../modules/accounts/index.ts';
import { createCabinetModule } from '../modules/cabinet/index.ts';
import { createClubsModule } from '../modules/clubs/index.ts';
import { createFilesModule } from '../modules/files/index.ts';
import { createNotificationsModule } from '../modules/notifications/index.ts';
import { listPersonOrders } from '../modules/orders/index.ts';
import { createRemindersModule } from '../modules/reminders/index.ts';
import { createSupportModule } from '../modules/support/index.ts';
import { ownWordsOf } from '../modules/templates/index.ts';
import { countTicketsOfClub, listPersonTickets, moveTicketsOfClub } from '../modules/tickets/index.ts';
import { personalData } from '../personal-data.ts';
import { openPlaces } from '../platform/ip-places.ts';
import type { Makers } from './modules.ts';

/** Who comes, what he keeps with us and what we write to him. */
export const people: Makers<'accounts' | 'cabinet' | 'clubs' | 'files' | 'notifications' | 'reminders' | 'support'> = {
  accounts: (house, of) =>
    createAccountsModule({
      ...house,
      placeOf: openPlaces(house.config.ipPlacesFile),
      networks: house.networks ?? createNetworks(house.config.networks),
      notifications: of.notifications,
      personalData: personalData(
        () => of.orders.sellables,
        () => ({ audit: of.audit.port, clock: house.clock }),
      ),
      removeFiles: () => of.files.sweepUnused(),
      cancelJoined: (tx, userId) => of.orders.cancelJoined(tx, userId),
      tellEndedOffers: (tx, person) => of.tickets.tellEndedOffers(tx, person),
    }),
  cabinet: ({ db }, of) => createCabinetModule({ db, shipmentsOf: of.delivery.port.shipmentsOf }),
  clubs: (house, of) =>
    createClubsModule({
      ...house,
      files: of.files,
      notifications: of.notifications,
      office: {
        namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
        showHistory: (object, page) => of.staff.showHistory(object, page),
        keepMedia: (tx, photo) => of.media.keep(tx, photo),
        tickets: { countOfClub: countTicketsOfClub, moveClub: moveTicketsOfClub },
      },
    }),
  files: (house, of) => createFilesModule({ ...house, draw: house.drawPicture, keepPicture: of.pictures.keepPicture }),
  notifications: (house, of) =>
    createNotificationsModule({
      ...house,
      contacts: () => of.content.contacts(),
      sender: () => of.settings.letters(),
      ownWords: (letter) => ownWordsOf(house.db, letter),
    }),
  reminders: (house, { accounts, events, notifications }) =>
    createRemindersModule({
      ...house,
      key: house.secrets.codes,
      accounts,
      notifications,
      findStart: events.findStart,
      showStarts: events.showCards,
    }),
  support: (house, of) =>
    createSupportModule({
      ...house,
      accounts: of.accounts,
      notifications: of.notifications,
      teamAddress: of.content.teamAddress,
      office: {
        clock: house.clock,
        audit: { note: (tx, entry) => of.audit.port.note(tx, entry) },
        namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
        showHistory: (object, page) => of.staff.showHistory(object, page),
        noteSearch: (searcher, sought) => of.finder.noteSearch(searcher, sought),
        findPerson: (db, publicId) => of.staff.findPerson(db, publicId),
        grantsOf: (db, userId, now) => of.staff.grantsOf(db, userId, now),
        staffGrants: (db, now) => of.staff.staffGrants(db, now),
        findOwner: (db, email) => of.accounts.findOwner(db, email),
        ordersOf: (db, userId) => listPersonOrders(db, userId, { scope: 'all' }),
        ticketsOf: (db, userId, language) => listPersonTickets(db, userId, { scope: 'all', language }),
      },
    }),
};
