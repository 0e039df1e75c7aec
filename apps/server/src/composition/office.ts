import { createPeopleModule, nameNameless, setStaffRoles } from '../modules/accounts/index.ts';
import { createApprovalsModule } from '../modules/approvals/index.ts';
import { createAuditModule, findBrokenEntry } from '../modules/audit/index.ts';
import {
  findComingStarts,
  findPublicIds,
  findStartsWithoutResults,
  lockScoped,
  moveLetters,
  resolveReach,
} from '../modules/events/index.ts';
import { placesOfThings } from './places-of-things.ts';
import { createExportsModule } from '../modules/exports/index.ts';
import { postalList } from '../modules/delivery/index.ts';
import { placesList, schoolsList } from '../modules/places/index.ts';
import { createImportsModule, createReferenceImport } from '../modules/imports/index.ts';
import { createFinderModule } from '../modules/finder/index.ts';
import { createNumbersModule } from '../modules/numbers/index.ts';
import { findFullFormats, findLowShirts, officeNumbers } from '../modules/inventory/index.ts';
import { createMailingsModule } from '../modules/mailings/index.ts';
import { countLetters, findLastLetter } from '../modules/notifications/index.ts';
import { createOutboxModule } from '../modules/outbox/index.ts';
import { cancelKind, countNotIssued, countPaying, massRefundKind, sumMovements } from '../modules/orders/index.ts';
import { countAttempts, countFailedRefunds, findLastPayment } from '../modules/payments/index.ts';
import { createReportsModule } from '../modules/reports/index.ts';
import { createResultsImport } from '../modules/results/index.ts';
import { createRunsModule } from '../modules/runs/index.ts';
import { createPrivacyModule } from '../modules/privacy/index.ts';
import { seriesKind } from '../modules/promocodes/index.ts';
import { createSettingsModule } from '../modules/settings/index.ts';
import { createStaffModule } from '../modules/staff/index.ts';
import { createTemplatesModule } from '../modules/templates/index.ts';
import { inviteKind, numberTickets, selectStartList, tellMoved } from '../modules/tickets/index.ts';
import type { ExportedList } from '../platform/exporting/index.ts';
import { approvedActs } from './approved-acts.ts';
import { findsOf } from './finds.ts';
import type { Makers } from './modules.ts';
import { personOwners } from './person-owners.ts';

const referenceLists = { schools: schoolsList, places: placesList, postal: postalList };

/** Who works here, and what he did. */
export const office: Makers<
  | 'approvals'
  | 'audit'
  | 'exports'
  | 'finder'
  | 'imports'
  | 'mailings'
  | 'numbers'
  | 'outbox'
  | 'people'
  | 'privacy'
  | 'reports'
  | 'runs'
  | 'settings'
  | 'staff'
  | 'templates'
> = {
  approvals: (house, of) =>
    createApprovalsModule({
      ...house,
      audit: of.audit.port,
      kinds: approvedActs(of),
      staffGrants: (db, now) => of.staff.staffGrants(db, now),
      staffGrantsSince: (db, since) => of.staff.staffGrantsSince(db, since),
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
    }),
  audit(house, of) {
    const { sealEmail: email } = house.config.office;
    return createAuditModule(house, {
      mail: email === null ? null : { notifications: of.notifications, email },
      office: {
        clock: house.clock,
        findPerson: (db, publicId) => of.staff.findPerson(db, publicId),
        namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      },
    });
  },
  exports: (house, of) =>
    createExportsModule({
      ...house,
      audit: of.audit.port,
      approvals: of.approvals.port,
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      grantsOf: (db, userId, now) => of.staff.grantsOf(db, userId, now),
      noteSearch: (searcher, sought) => of.finder.noteSearch(searcher, sought),
      lists: () =>
        [of.orders, of.tickets, of.people, of.promocodes, of.reports].flatMap<ExportedList>(({ exported }) => exported),
    }),
  finder: (house, of) =>
    createFinderModule({
      ...house,
      finds: findsOf(house, of),
      resolveReach: (reach) => resolveReach(house.db, reach),
      audit: of.audit.port,
      key: house.secrets.staff,
    }),
  mailings: (house, of) =>
    createMailingsModule({
      ...house,
      audit: { note: (tx, entry) => of.audit.port.note(tx, entry) },
      approvals: {
        ask: (tx, asked, by) => of.approvals.port.ask(tx, asked, by),
        withdraw: (tx, key, by) => of.approvals.port.withdraw(tx, key, by),
      },
      notifications: of.notifications,
      unsubscribeCode: (publicId) => of.accounts.unsubscribeCode(publicId),
      letterSettings: (db) => of.settings.letters(db),
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      showHistory: (object, page) => of.staff.showHistory(object, page),
      key: house.secrets.staff,
    }),
  imports: (house, of) =>
    createImportsModule({
      ...house,
      audit: of.audit.port,
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      kinds: () => ({
        results: createResultsImport(house),
        schools: createReferenceImport(house, schoolsList),
        places: createReferenceImport(house, placesList),
        postal: createReferenceImport(house, postalList),
      }),
      countReference: (db, kind) => referenceLists[kind].count(db),
    }),
  numbers: (house, of) =>
    createNumbersModule({
      ...house,
      inventory: officeNumbers,
      tickets: numberTickets,
      selectStartList,
      namesOf: (db, ids) => of.staff.namesOf(db, ids),
    }),
  outbox: (house, of) =>
    createOutboxModule({
      ...house,
      notifications: of.notifications,
      takeLetterAgain: (tx, about) => of.accounts.takeLetterAgain(tx, about),
      noteSearch: (searcher, sought) => of.finder.noteSearch(searcher, sought),
      showHistory: (object, page) => of.staff.showHistory(object, page),
    }),
  people: (house, { finder, notifications, staff }) =>
    createPeopleModule({
      ...house,
      owners: personOwners,
      resolveReach,
      showHistory: staff.showHistory,
      noteSearch: finder.noteSearch,
      notifications,
      codesKey: house.secrets.codes,
    }),
  privacy: (house, of) =>
    createPrivacyModule({
      ...house,
      accounts: of.accounts,
      notifications: of.notifications,
      teamAddress: of.content.teamAddress,
      removeFiles: () => of.files.sweepUnused(),
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      showHistory: (object, page) => of.staff.showHistory(object, page),
    }),
  reports: (house) =>
    createReportsModule({
      ...house,
      alarms: {
        failedRefunds: countFailedRefunds,
        notIssued: countNotIssued,
        attempts: countAttempts,
        letters: countLetters,
        brokenEntry: findBrokenEntry,
        comingStarts: findComingStarts,
        startsWithoutResults: findStartsWithoutResults,
        lowShirts: findLowShirts,
        fullFormats: findFullFormats,
      },
      countPaying,
      sumMovements,
      resolveReach,
      findPublicIds,
    }),
  runs: (house, of) =>
    createRunsModule({
      ...house,
      kinds: {
        [cancelKind]: of.orders.cancelRun,
        [inviteKind]: { perMinute: 3000, item: (tx, run, gift) => of.tickets.giveOfList(tx, run, gift) },
        [massRefundKind]: of.orders.massRefundRun,
        [seriesKind]: of.promocodes.seriesRun,
        [moveLetters]: { perMinute: 3000, item: (tx, run, object) => tellMoved(tx, of.notifications, run, object) },
      },
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      bulk: {
        audit: of.audit.port,
        owners: () =>
          [of.orders, of.tickets, of.events, of.promocodes, of.delivery, of.shop, of.outbox].flatMap(
            ({ bulk }) => bulk ?? [],
          ),
        grantsOf: (db, userId, now) => of.staff.grantsOf(db, userId, now),
        placesOf: (db, kind, id) => of.staff.placesOf(db, kind, id),
      },
    }),
  settings: (house, of) =>
    createSettingsModule({
      ...house,
      approvals: {
        ask: (tx, asked, by) => of.approvals.port.ask(tx, asked, by),
        waitingFor: (db, key) => of.approvals.port.waitingFor(db, key),
      },
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      showHistory: (object, page) => of.staff.showHistory(object, page),
      lastLetter: findLastLetter,
      lastPayment: findLastPayment,
      lay: (content, language) => of.notifications.lay(content, language),
      findAccount: (db, id) => of.accounts.findAccount(db, id),
    }),
  staff(house, of) {
    const { accounts, audit, notifications } = of;
    return createStaffModule({
      ...house,
      audit: audit.port,
      historyOf: audit.historyOf,
      placesOf: { ...placesOfThings, template: (db, id) => of.templates.placesOf(db, id) },
      lockScoped,
      setRoles: setStaffRoles,
      nameNameless,
      isPassword: accounts.isPassword,
      notifications,
      takeQuietLetter: accounts.takeQuietLetter,
      takeGuess: accounts.takeGuess,
      endAccess: accounts.endAccess,
    });
  },
  templates: (house, of) =>
    createTemplatesModule({
      ...house,
      notifications: of.notifications,
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      showHistory: (object, page) => of.staff.showHistory(object, page),
    }),
};
