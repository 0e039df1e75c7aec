import { errorText, type Language } from '@trassa/contracts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import { transact, type Tx } from '../../../platform/database/index.ts';
import { createKeyedHash } from '../../../platform/keyed-hash.ts';
import type { SignInDeps } from '../account-deps.ts';
import { lockByEmail } from '../sign-in/credentials.repository.ts';
import { redeemCode } from '../codes/one-time-codes.ts';
import { cancelExpired, type Erased, lockBelongings } from '../profile/erase.repository.ts';
import { eraseAll } from '../profile/delete-account.ts';
import { findGuests, type Guest, guestsAtOnce, lockGuests } from './guest-data.repository.ts';

const eraseGuest = async (tx: Tx, deps: Pick<SignInDeps, 'tellEndedOffers'>, erased: Erased): Promise<void> => {
  await lockBelongings(tx, erased);
  await cancelExpired(tx, erased.userId);
  await deps.tellEndedOffers(tx, erased);
  await eraseAll(tx, erased);
};

/** Nobody's id: what was typed with the address is erased even where there was no purchase. */
const nobody = 0;

/**
 * DELETE /api/guest/data: erases what was typed with the address of the letter, as the deletion of an account does; documents
 * stay without the person. Coming tickets are lost, which `force` agrees to. A purchase on its way stays until it ends: a
 * stranger who types an address must not keep its owner from this.
 */
export const eraseGuestData = async (
  deps: SignInDeps,
  { code, force = false }: { code: string; force?: boolean | undefined },
  language: Language,
): Promise<Result<{ message: string }>> => {
  const { db, codesKey } = deps;
  const erased = await transact(db, async (tx): Promise<Result<{ message: string }>> => {
    const redeemed = await redeemCode(tx, codesKey, { purpose: 'guest_data', code: code.trim() });
    if (!redeemed) return invalid({ code: { id: 'link_dead' } });
    const email = redeemed.email.toLowerCase();
    // Confirmed since: its purchases may be the account's, which has a deletion of its own.
    if ((await lockByEmail(tx, email))?.isConfirmed) return invalid({ code: { id: 'link_dead' } });
    const all = await findGuests(tx, email, guestsAtOnce.erase);
    await lockGuests(
      tx,
      all.map(({ id }) => id),
    );
    const guests: Guest[] = (await findGuests(tx, email, guestsAtOnce.erase)).filter((guest) => !guest.hasOpenOrder);
    if (!force && guests.some((guest) => guest.hasTickets))
      return refuse({ code: 'state', message: { id: 'guest_tickets' } });
    const personHash = createKeyedHash(codesKey)(`person ${email}`);
    for (const userId of [...guests.map(({ id }) => id), nobody])
      await eraseGuest(tx, deps, { userId, emails: [email], unproved: [], phones: [], personHash });
    const isWhole = guests.length === all.length && all.length < guestsAtOnce.erase;
    return ok({ message: errorText(language, { id: isWhole ? 'guest_erased' : 'guest_erased_in_part' }) });
  });
  // Their rows are marked already: what fails here, the sweep of unused files does.
  if (erased.ok)
    await deps
      .removeFiles()
      .catch((err: unknown) => deps.log.warn({ err }, 'files of an erased guest wait for the sweep'));
  return erased;
};
