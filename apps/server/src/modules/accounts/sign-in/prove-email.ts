import { emailKey } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { RedeemedCode } from '../codes/one-time-codes.ts';
import { revokeLogins } from '../issue-token.ts';
import type { NewPassword } from './check-new-password.ts';
import { confirmEmail, lockByEmail, lockById, releaseUnconfirmedEmail, setPassword } from './credentials.repository.ts';

export type Proof = {
  /** Typed by whoever holds the code; of an account that is confirmed already it changes nothing. */
  readonly password: NewPassword | null;
  /**
   * Hash of the browser that opened the letter of a registration, null for other letters: the password of the registration
   * stays only in the browser that gave it. Otherwise it may be that of a stranger who registered the address (DEC-114).
   */
  readonly visitor: string | null;
};

const isTypedHere = ({ passwordVisitor }: { passwordVisitor: string | null }, { visitor }: Proof): boolean =>
  visitor !== null && passwordVisitor === visitor;

/**
 * A redeemed code proves the address of its account: an unconfirmed one becomes confirmed, a guest a full user, unless
 * the address has a full account already, to which the guest gives way. Answers whose account it is; null: the address
 * has changed meanwhile.
 */
export const proveEmail = async (tx: Tx, code: RedeemedCode, proof: Proof): Promise<number | null> => {
  const holder = code.userId === null ? null : await lockById(tx, code.userId);
  if (!holder || holder.email === null || emailKey(holder.email) !== emailKey(code.email)) return null;
  const known = holder.isTemporary ? await lockByEmail(tx, code.email) : null;
  const isForeign = known !== null && !known.isConfirmed && !known.isPending;
  if (isForeign) await releaseUnconfirmedEmail(tx, known.id);
  const account = known && !isForeign ? known : holder;
  if (account.isConfirmed) return account.id;
  // Tokens of a purchase are with whoever typed the address.
  if (holder.isTemporary) await revokeLogins(tx, { userId: holder.id });
  await confirmEmail(tx, account.id);
  if (proof.password) await setPassword(tx, account.id, proof.password.hash, proof.password.isWeak);
  else if (account.isPending && !isTypedHere(account, proof)) await setPassword(tx, account.id, null, false);
  return account.id;
};
