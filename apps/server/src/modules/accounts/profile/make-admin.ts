import { isEmail, normaliseEmail } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { codeText, findCode, issueCode } from '../codes/one-time-codes.ts';
import { lockByEmail } from '../sign-in/credentials.repository.ts';
import { grantAdmin, insertAdmin } from './admins.repository.ts';

/** `code` opens /token/{code} once within 30 minutes. */
export type MadeAdmin = { readonly publicId: string; readonly code: string; readonly isNew: boolean };

const minutes = 30;

/**
 * Grants the role admin, to a new account where the e-mail has none; again changes nothing but the login link. Refuses an
 * account whose e-mail is not confirmed: its password may be anybody's (DEC-46). `grant`: what goes with the role, in the
 * same transaction.
 */
export const makeAdmin = async (
  db: Database,
  codesKey: Buffer,
  typed: string,
  grant: (tx: Tx, admin: { readonly userId: number; readonly publicId: string }) => Promise<void>,
): Promise<Result<MadeAdmin>> => {
  const email = normaliseEmail(typed);
  if (!isEmail(email)) return refuse({ code: 'validation', message: { id: 'email' } });
  return db.transaction().execute(async (tx): Promise<Result<MadeAdmin>> => {
    const known = await lockByEmail(tx, email);
    if (known && !known.isConfirmed) return refuse({ code: 'email_not_confirmed' });
    const admin = known ? await grantAdmin(tx, known.id) : await insertAdmin(tx, randomId(), email);
    await grant(tx, { userId: admin.id, publicId: admin.publicId });
    const issued = await issueCode(tx, { purpose: 'link', userId: admin.id, email: known?.email ?? email, minutes });
    const row = await findCode(tx, issued.id);
    if (!row) throw new Error('the login link was not stored');
    return ok({ publicId: admin.publicId, code: codeText(codesKey, row), isNew: !known });
  });
};
