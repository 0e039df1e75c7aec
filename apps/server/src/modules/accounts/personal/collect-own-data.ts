import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, PersonalDataOwner } from '../../../platform/personal-data.ts';

/**
 * The parts of the file in the order in which people read it. A part that is not named here comes last, and is told only to
 * those who have something of it: most people do not work here.
 */
const order = [
  'networks',
  'consents',
  'logins',
  'subscriptions',
  'orders',
  'shipments',
  'tickets',
  'results',
  'runner_page',
  'transfers',
  'files',
  'policies',
  'certificates',
  'clubs',
  'support',
  'reminders',
  'club_results',
  'basket',
];

const placeOf = (part: string): number => (order.includes(part) ? order.indexOf(part) : order.length);

/** Everything that is kept of an account, or of the guests of one mailbox, part by part. */
export const collectOwnData = async (
  db: Executor,
  owners: readonly PersonalDataOwner[],
  asker: DataAsker,
): Promise<Record<string, DataRow[]>> => {
  const parts = owners
    .flatMap((owner) => Object.entries(owner.export ?? {}))
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  const data: Record<string, DataRow[]> = {};
  for (const [part, read] of parts) {
    const rows = await read(db, asker);
    if (rows.length || order.includes(part)) data[part] = rows;
  }
  return data;
};
