import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log.ts';
import type { Forgetting, OrdersOver, PersonalDataOwner } from '../../../platform/personal-data.ts';
import { forgetGuests } from './forget-guests.repository.ts';

/** Rows of one transaction, and transactions of one kind in a run: what is left waits for the next hour. */
const batch = 500;
const rounds = 40;

/** Orders whose term is over are scrubbed by everybody who keeps something of them, and so are guests without another one. */
const scrubbing =
  (owners: readonly PersonalDataOwner[], { wereBought, take }: OrdersOver): Forgetting =>
  async (tx, limit, keep) => {
    const orders = await take(tx, limit, keep);
    if (!orders.length) return 0;
    const ids = orders.map(({ id }) => id);
    for (const owner of owners) await owner.scrubOrders?.(tx, ids, wereBought);
    await forgetGuests(
      tx,
      orders.map(({ userId }) => userId),
    );
    return orders.length;
  };

const forgettings = (owners: readonly PersonalDataOwner[]): [kind: string, forget: Forgetting][] =>
  owners.flatMap((owner) => [
    ...Object.entries(owner.forget ?? {}),
    ...Object.entries(owner.ordersOver ?? {}).map(([kind, over]): [string, Forgetting] => [
      kind,
      scrubbing(owners, over),
    ]),
  ]);

/**
 * Sweep, hourly: personal data whose term is over goes (DEC-120), sums and documents stay. One kind that fails does not keep
 * the others; answers how many rows were dealt with.
 */
export const forgetPersonal = async (deps: {
  readonly db: Database;
  readonly log: Log;
  readonly config: Pick<Config, 'keepYears'>;
  readonly personalData: readonly PersonalDataOwner[];
}): Promise<number> => {
  let forgotten = 0;
  const failures: unknown[] = [];
  for (const [kind, forget] of forgettings(deps.personalData)) {
    let done = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const rows = await deps.db.transaction().execute((tx) => forget(tx, batch, deps.config.keepYears));
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
