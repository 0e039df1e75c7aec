import { errorText, type Language } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { transact } from '../../platform/database/index.ts';
import { isSameText } from '../../platform/secrets/keyed-hash.ts';
import { signedId } from '../../platform/secrets/signed-id.ts';
import { minutesBefore, sessionTerms } from './domain/session-terms.ts';
import { noteEntry } from './notes.ts';
import { selectPerson } from './people.repository.ts';
import { endInvitationsOf } from './people/invitations.repository.ts';
import { endSessionsOf, findSessionOwner, forgetPlaces } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/** The text of the link in the letter about a session; nothing of it is kept. */
export const notMeCode = ({ secrets }: Pick<StaffDeps, 'secrets'>, session: string): string =>
  signedId(secrets.staff, 'not me', session);

/**
 * POST /api/admin/not_me: whoever reads the person's mail ends every session of the back office, every login and every
 * invitation of his, at once and in all processes; no place is known any more. Again it does the same: there may be a new thief.
 */
export const endEverything = async (
  deps: StaffDeps,
  code: string,
  { address, requestId }: { readonly address: string; readonly requestId: string },
  language: Language,
): Promise<Result<{ message: string }>> => {
  const [session = ''] = code.split('.', 1);
  if (!isSameText(code, notMeCode(deps, session))) return notFound();
  return transact(deps.db, async (tx): Promise<Result<{ message: string }>> => {
    const now = deps.clock();
    const owner = await findSessionOwner(tx, session, minutesBefore(now, sessionTerms.notMe));
    if (!owner) return notFound();
    const { userId, loginId, device } = owner;
    await endSessionsOf(tx, userId, now);
    await forgetPlaces(tx, userId);
    await endInvitationsOf(tx, userId, now);
    await deps.endLogins(tx, userId);
    const { publicId } = await selectPerson(tx, userId);
    const caller = { userId, loginId, device, address, requestId, session };
    await noteEntry(deps, tx, 'staff.not_me', caller, { userId, publicId });
    return ok({ message: errorText(language, { id: 'staff_not_me' }) });
  });
};
