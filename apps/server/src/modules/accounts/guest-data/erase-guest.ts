import { errorText, type Language } from '@trassa/contracts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import { transact } from '../../../platform/database/index.ts';
import { createKeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import type { SignInDeps } from '../account-deps.ts';
import { lockByEmail } from '../sign-in/credentials.repository.ts';
import { redeemCode } from '../codes/one-time-codes.ts';
import { eraseEverywhere, lockBelongings } from '../personal/erase-everywhere.ts';
import { findObstacles } from '../personal/find-obstacles.ts';
import { findGuests, guestsAtOnce, lockGuests } from './guest-data.repository.ts';

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
  const { db, codesKey, personalData } = deps;
  const erased = await transact(db, async (tx): Promise<Result<{ message: string }>> => {
    const redeemed = await redeemCode(tx, codesKey, { purpose: 'guest_data', code: code.trim() });
    if (!redeemed) return invalid({ code: { id: 'link_dead' } });
    const email = redeemed.email.toLowerCase();
    // Confirmed since: its purchases may be the account's, which has a deletion of its own.
    if ((await lockByEmail(tx, email))?.isConfirmed) return invalid({ code: { id: 'link_dead' } });
    const all = await findGuests(tx, email, guestsAtOnce.erase);
    await lockGuests(tx, all);
    const found = await findGuests(tx, email, guestsAtOnce.erase);
    const personHash = createKeyedHash(codesKey)(`person ${email}`);
    const people = [...found.toSorted((a, b) => a - b), nobody].map((userId) => ({
      userId,
      emails: [email],
      unproved: [],
      phones: [],
      personHash,
    }));
    for (const person of people) await lockBelongings(tx, personalData, person);
    const has = await findObstacles(tx, personalData, found);
    const guests = found.filter((id) => !has('open_order', id));
    if (!force && guests.some((id) => has('coming_ticket', id)))
      return refuse({ code: 'state', message: { id: 'guest_tickets' } });
    for (const person of people.filter(({ userId }) => userId === nobody || guests.includes(userId))) {
      await deps.tellEndedOffers(tx, person);
      await eraseEverywhere(tx, personalData, person);
    }
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
