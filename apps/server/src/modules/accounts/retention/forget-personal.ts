import type { Config } from '../../../platform/config.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log.ts';
import {
  deleteConsents,
  forgetJoinedGuests,
  forgetReturned,
  forgetStarts,
  forgetStartUploads,
  forgetUnpaidUploads,
  scrubLapsedOrders,
  scrubOldPurchases,
  scrubUnpaidOrders,
} from './purchases.repository.ts';
import {
  deleteBaskets,
  deleteLetters,
  deleteLogins,
  deleteLooseHolds,
  deleteSubscriptions,
  deleteSupportRequests,
  forgetHolds,
  forgetOffers,
  forgetRecipients,
  forgetRegistrations,
} from './short-terms.repository.ts';

/** Rows of one transaction, and transactions of one kind in a run: what is left waits for the next hour. */
const batch = 500;
const rounds = 40;

type Forgetting = (tx: Tx) => Promise<number>;

const forgettings = (keep: Config['keepYears']): Readonly<Record<string, Forgetting>> => ({
  unpaidUploads: (tx) => forgetUnpaidUploads(tx, batch),
  async holds(tx) {
    const ended = await forgetHolds(tx, batch);
    await deleteLooseHolds(tx, batch);
    return ended;
  },
  unpaidOrders: (tx) => scrubUnpaidOrders(tx, batch),
  lapsedOrders: (tx) => scrubLapsedOrders(tx, batch),
  joinedGuests: (tx) => forgetJoinedGuests(tx, batch),
  registrations: (tx) => forgetRegistrations(tx, batch),
  startUploads: (tx) => forgetStartUploads(tx, batch),
  returnedTickets: (tx) => forgetReturned(tx, batch),
  starts: (tx) => forgetStarts(tx, keep.participants),
  purchases: (tx) => scrubOldPurchases(tx, keep.purchases, batch),
  consents: (tx) => deleteConsents(tx, keep.consents, batch),
  logins: (tx) => deleteLogins(tx, batch),
  letters: (tx) => deleteLetters(tx, batch),
  offers: (tx) => forgetOffers(tx, batch),
  baskets: (tx) => deleteBaskets(tx, batch),
  subscriptions: (tx) => deleteSubscriptions(tx, batch),
  certificates: (tx) => forgetRecipients(tx, batch),
  supportRequests: (tx) => deleteSupportRequests(tx, batch),
});

/**
 * Sweep, hourly: personal data whose term is over goes (DEC-120), sums and documents stay. One kind that fails does not keep
 * the others; answers how many rows were dealt with.
 */
export const forgetPersonal = async (deps: {
  readonly db: Database;
  readonly log: Log;
  readonly config: Pick<Config, 'keepYears'>;
}): Promise<number> => {
  let forgotten = 0;
  const failures: unknown[] = [];
  for (const [kind, forget] of Object.entries(forgettings(deps.config.keepYears))) {
    let done = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const rows = await deps.db.transaction().execute(forget);
        if (rows === 0) break;
        done += rows;
      }
    } catch (error) {
      failures.push(error);
    }
    if (done > 0) deps.log.info({ kind, rows: done }, 'personal data whose term is over was forgotten');
    forgotten += done;
  }
  if (failures.length) throw failures[0];
  return forgotten;
};
