import { toUnix } from '../../../kernel/clock.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { notFound, ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { type Database, transact } from '../../../platform/database/index.ts';
import { findHold } from '../hold-lookup.repository.ts';
import { bookAllForHold, freeOtherNumbers } from './hold-numbers.repository.ts';
import { findFormatNumbers, selectStrangeNumbers } from './numbers.repository.ts';
import { selectHolds } from '../order/order-holds.repository.ts';

export type ChosenNumbers = { readonly numbers: number[]; readonly expires_at: number };

/**
 * Exactly these start numbers, or seats of a stand, are the hold's till it ends; what it had besides is free. All or
 * none: refuses `number_taken` with an item per number (`unique_id` is the number), `hold_expired`, `deadline`, and `state`
 * for more numbers than places. The hold's id is the right, for guests too. DEC-69
 */
export const chooseNumbers = async (
  db: Database,
  clock: Clock,
  holdId: string,
  wanted: readonly number[],
): Promise<Result<ChosenNumbers>> =>
  transact(db, async (tx) => {
    const locked = (await selectHolds(tx, [holdId], true)).get(holdId);
    const hold = await findHold(tx, holdId);
    if (!locked || !hold) return notFound();
    if (locked.state !== 'live' || locked.isExpired) return refuse({ code: 'hold_expired' });
    const format = await findFormatNumbers(tx, hold.formatPublicId);
    const numbers = [...new Set(wanted)];
    if (!format?.isChosen || numbers.length > hold.count) return refuse({ code: 'state' });
    if (clock() >= format.registrationEnd) return refuse({ code: 'deadline' });
    const strange = await selectStrangeNumbers(
      tx,
      numbers.map((number) => ({ formatId: format.id, number, kind: hold.kind })),
    );
    const isStrange = (number: number): boolean => strange.some((one) => one.number === number);
    const got = await bookAllForHold(
      tx,
      { id: holdId, formatId: format.id, expiresAt: hold.expiresAt },
      numbers.filter((number) => !isStrange(number)),
    );
    const taken = numbers.filter((number) => !got.has(number));
    if (taken.length)
      return refuse({
        code: 'number_taken',
        items: taken.map((number) => ({ unique_id: String(number), message: { id: 'number_taken' } })),
      });
    await freeOtherNumbers(tx, holdId, numbers);
    return ok({ numbers, expires_at: toUnix(hold.expiresAt) });
  });
