import { GROUND_PLATES, type Shape } from '@trassa/artwork';
import type { Jobs } from '../platform/jobs.ts';
import { plateOf } from '../plate-pictures.ts';
import type { AllModules, House } from './modules.ts';

/** Bytes of made pictures on the disk; those not asked for the longest go first. */
const picturesMost = 2 * 1024 ** 3;
/** Pictures made in one round behind the visitors: a round ends within two seconds, so a stop need not wait. */
const picturesAtOnce = 3;
/** Land behind heads of pages that belong to no city, for a desk and a phone. */
const lands: readonly (readonly [Shape, number])[] = [
  ['band', 1920],
  ['band', 960],
];

/** What happens by itself. Each answers how many things it dealt with; safe to run in several processes at once. */
type Sweep = {
  readonly job: string;
  /** Seconds between two runs, and where there was nothing to do. */
  readonly every: number;
  readonly idle?: number;
  readonly run: () => Promise<number>;
};

/** All that happens by itself, with its rhythm. */
export const listSweeps = ({ storage, clock }: House, of: AllModules) =>
  ({
    releaseHolds: { job: 'release expired holds', every: 1, run: of.inventory.releaseExpired },
    beginSteps: { job: 'begin prices by places', every: 0.5, run: of.events.beginSteps },
    releaseReserves: { job: 'release reserves', every: 10, run: of.events.releaseReserves },
    sendLetters: {
      job: 'send letters',
      every: 2,
      async run() {
        await of.accounts.answerRequests();
        return of.notifications.sendDue();
      },
    },
    sendMailings: { job: 'send mass letters', every: 1, run: of.mailings.send },
    sendReminders: { job: 'send reminders of openings', every: 20, run: of.reminders.send },
    expireOrders: { job: 'expire orders', every: 5, run: of.orders.expire },
    lapseFreeOrders: { job: 'lapse free orders', every: 60, run: of.orders.lapseFree },
    lapseOffers: { job: 'lapse ticket offers', every: 30, run: of.tickets.lapseOffers },
    sendCertificates: { job: 'send certificates', every: 5, run: of.certificates.send },
    pollPayments: { job: 'poll payments', every: 5, run: of.payments.poll },
    sendRefunds: { job: 'send refunds', every: 10, run: of.payments.sendRefunds },
    repayPolicies: { job: 'repay policies', every: 10, run: of.insurance.repay },
    forgetKeys: {
      job: 'forget idempotency keys',
      every: 3600,
      run: async () => (await of.orders.forgetKeys()) + (await of.staff.forgetKeys()),
    },
    forgetBaskets: { job: 'forget prepared baskets', every: 3600, run: of.outside.forgetBaskets },
    forgetCodes: { job: 'forget codes', every: 3600, run: of.accounts.forgetCodes },
    forgetPersonal: { job: 'forget personal data', every: 3600, run: of.accounts.forgetPersonal },
    sealAudit: { job: 'seal the audit', every: 5, run: of.audit.seal },
    checkAudit: { job: 'verify the audit', every: 600, run: () => of.audit.check(clock()) },
    lapseApprovals: { job: 'lapse approvals', every: 60, run: of.approvals.lapse },
    workRuns: { job: 'work on runs', every: 2, run: of.runs.work },
    makeExports: { job: 'make exports', every: 2, run: of.exports.make },
    removeExports: { job: 'remove old exports', every: 60, run: of.exports.removeOver },
    workImports: { job: 'read and apply imports', every: 1, run: of.imports.work },
    removeImports: { job: 'remove old imports', every: 600, run: of.imports.removeOver },
    endGrants: { job: 'end lapsed grants', every: 60, run: of.staff.endLapsed },
    countSales: { job: 'count sales', every: 15, run: of.reports.count },
    checkSales: { job: 'check counted sales', every: 6 * 3600, run: of.reports.check },
    removeFiles: { job: 'remove unused files', every: 600, run: of.files.sweepUnused },
    adoptPictures: { job: 'list uploaded pictures', every: 3600, run: of.media.adoptStrays },
    // All of them can be drawn again.
    trimPictures: {
      job: 'trim pictures',
      every: 600,
      run: () => storage.trim(['artwork', 'resized'], picturesMost),
    },
    // About half of one core until the season is drawn, cards first.
    drawPictures: {
      job: 'draw pictures',
      every: 1,
      idle: 15,
      async run() {
        const starts = await of.events.listCalendar({ from: clock() });
        const plates = starts.map(({ plate }) => plateOf(plate));
        const drawn = await of.pictures.warm(plates, picturesAtOnce);
        if (drawn > 0) return drawn;
        const land = await of.pictures.warm(Object.values(GROUND_PLATES), picturesAtOnce, lands);
        return land || of.pictures.warmGoods(await of.shop.listPictures(), picturesAtOnce);
      },
    },
  }) satisfies Record<string, Sweep>;

type SweepName = keyof ReturnType<typeof listSweeps>;

/** What jobs do, each callable by itself. */
export type Sweeps = { readonly [Name in SweepName]: () => Promise<number> };

export const callable = (sweeps: Readonly<Record<SweepName, Sweep>>): Sweeps =>
  Object.fromEntries(Object.entries(sweeps).map(([name, { run }]) => [name, run])) as Sweeps;

/** Gives every sweep its rhythm. */
export const addJobs = (jobs: Jobs, sweeps: Readonly<Record<string, Sweep>>): void => {
  for (const { job, every, run, idle } of Object.values(sweeps)) jobs.every(job, every, run, idle);
};
