import { errorText, type Language } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { transact } from '../../platform/database/index.ts';
import { isSameText } from '../../platform/secrets/keyed-hash.ts';
import { signedId } from '../../platform/secrets/signed-id.ts';
import { lockPerson } from '../accounts/index.ts';
import { minutesBefore, sessionTerms } from './domain/session-terms.ts';
import { blockFactor } from './factors.repository.ts';
import { noteEntry } from './notes.ts';
import { selectPerson } from './people.repository.ts';
import { endInvitationsOf } from './people/invitations.repository.ts';
import { endSessionsOf, findSessionOwner, forgetPlaces } from './sessions.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/** The text of the link in the letter about a session; nothing of it is kept. */
export const notMeCode = ({ secrets }: Pick<StaffDeps, 'secrets'>, session: string): string =>
  signedId(secrets.staff, 'not me', session);

/**
 * POST /api/admin/not_me: whoever reads the person's mail ends every session of the back office, every login, code and invitation
 * of his, at once and in all processes; no place is known any more. The letter tells of somebody who gave a right second factor: it
 * is blocked, however old it is (docs/domain/staff.md). Again it does the same: there may be a new thief.
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
    if (!(await lockPerson(tx, userId))) return notFound();
    // The factor before the sessions, as whoever changes it locks them.
    const isBlocked = await blockFactor(tx, userId, now);
    await endSessionsOf(tx, userId, now);
    await forgetPlaces(tx, userId);
    await endInvitationsOf(tx, userId, now);
    await deps.endAccess(tx, userId);
    const { publicId } = await selectPerson(tx, userId);
    const caller = { userId, loginId, device, address, requestId, session };
    const changes = isBlocked ? [{ field: 'second_factor', before: 'enrolled', after: 'blocked' }] : [];
    await noteEntry(deps, tx, 'staff.not_me', caller, { userId, publicId }, { changes });
    return ok({ message: errorText(language, { id: 'staff_not_me' }) });
  });
};
