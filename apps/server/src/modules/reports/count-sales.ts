import type { Clock } from '../../kernel/clock.ts';
import { fromUnix, toUnix } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { countSlots, findFirstSale, setCounted, slotLength, takeTurn } from './slots.repository.ts';

export type CountDeps = { readonly db: Database; readonly clock: Clock; readonly log: Log };

const day = 86_400;
/** What is paid becomes visible when its transaction ends: slots of the last half hour are counted again. */
const again = 1800;
/** The most that one transaction counts, and how many of them one turn has. */
const piece = 14 * day;
const pieces = 60;
/** What is counted once more behind the sweep, to find what it missed. */
const checked = 3 * day;

const slotBefore = (at: number): number => Math.floor(at / slotLength) * slotLength;

/** Counts the next piece; whether there is more. */
const countPiece = ({ db, clock }: CountDeps): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const until = await takeTurn(tx);
    if (until === undefined) return false;
    const now = toUnix(clock());
    const first = until ?? (await findFirstSale(tx));
    if (first === null) return false;
    const from = slotBefore(toUnix(first) - (until ? again : 0));
    const to = Math.min(from + piece, slotBefore(now) + slotLength);
    await countSlots(tx, fromUnix(from), fromUnix(to));
    await setCounted(tx, fromUnix(Math.min(to, now)));
    return to <= now;
  });

/** Sweep: brings the slots up to now, from the first sale on; answers how many pieces that took beside the running one. */
export const countSales = async (deps: CountDeps): Promise<number> => {
  for (let done = 0; done < pieces; done += 1) if (!(await countPiece(deps))) return done;
  return pieces;
};

/** Sweep: counts the last three days once more; what was not as counted is put right and told, because it should not be (5.20). */
export const checkSales = async ({ db, clock, log }: CountDeps): Promise<number> => {
  const to = slotBefore(toUnix(clock()) - again);
  const wrong = await countSlots(db, fromUnix(to - checked), fromUnix(to));
  if (wrong > 0) log.warn({ slots: wrong }, 'sales were counted wrong');
  return wrong;
};
