import { errorText, type Language } from '@trassa/contracts';
import { checkPersonName, type Grant, isEmail, normaliseEmail, normaliseName } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { transact, type Tx } from '../../../platform/database/index.ts';
import { isSameText } from '../../../platform/secrets/keyed-hash.ts';
import { signedId } from '../../../platform/secrets/signed-id.ts';
import { lockPerson } from '../../accounts/index.ts';
import { lockAdmins } from '../admins.repository.ts';
import { invitationBounds, minutesAfter, sessionTerms } from '../domain/session-terms.ts';
import { selectRoles } from '../grants.repository.ts';
import { type Caller, grantsChange, noteEntry } from '../notes.ts';
import { selectPerson } from '../people.repository.ts';
import { lockScopes, strayProblems } from '../scopes/check-scopes.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { checkGiving, checkTyped, problemsOf } from './check-giving.ts';
import { countInvitationsOf, endInvitation, insertInvitation, lockInvitation } from './invitations.repository.ts';
import { insertGrant, selectAllGrants } from './members.repository.ts';

/** The text of the link; the database keeps the id alone. */
export const invitationCode = ({ secrets }: Pick<StaffDeps, 'secrets'>, publicId: string): string =>
  signedId(secrets.staff, 'invitation', publicId);

type Typed = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly grants: readonly Grant[];
};

/** POST /api/admin/staff: what the invited will get is decided now, by what the inviter has. */
export const invite = async (
  deps: StaffDeps,
  tx: Tx,
  by: number,
  { name, language, grants, ...typed }: Typed,
): Promise<Result<{ publicId: string }>> => {
  const { clock, notifications } = deps;
  const now = clock();
  const email = normaliseEmail(typed.email);
  const wrongName = checkPersonName(name);
  const problems = {
    ...(wrongName && { name: wrongName }),
    ...(isEmail(email) ? {} : { email: { id: 'email' } as const }),
    ...(name ? {} : { name: { id: 'required' } as const }),
    ...problemsOf(grants, now),
  };
  if (Object.keys(problems).length > 0) return invalid(problems);
  const stray = strayProblems(grants, await lockScopes(deps, tx, grants));
  if (Object.keys(stray).length > 0) return invalid(stray);
  await lockAdmins(tx);
  const giving = await checkGiving(tx, { giver: by, to: 0, grants, now });
  if (!giving.ok) return giving;
  const count = await countInvitationsOf(tx, { userId: by, email, now });
  if (count.open >= invitationBounds.open)
    return refuse({ code: 'state', message: { id: 'staff_invitations_open', max: invitationBounds.open } });
  if (count.day >= invitationBounds.day) {
    const message = { id: 'staff_invitations_day', max: invitationBounds.day } as const;
    return refuse({ code: 'rate_limited', message, retryAfter: 3600 });
  }
  const publicId = randomId();
  const expiresAt = minutesAfter(now, sessionTerms.invitation);
  await insertInvitation(tx, { publicId, email, name, language, grants, invitedBy: by, now, expiresAt });
  const letter = { template: 'staff_invitation', recipient: email, recipientName: name, language };
  await notifications.queue(tx, [
    { ...letter, data: { invitation: publicId }, dedupeKey: `staff_invitation:${publicId}` },
  ]);
  return ok({ publicId });
};

/**
 * POST /api/admin/invitations/accept: once, by whoever is signed in with the confirmed address that was invited. What the
 * inviter could not give any more nobody gets. The name in the invitation becomes his where he has told none.
 */
export const acceptInvitation = async (
  deps: StaffDeps,
  caller: Caller,
  code: string,
  language: Language,
): Promise<Result<{ message: string }>> => {
  const { userId } = caller;
  const [id = ''] = code.split('.', 1);
  if (!isSameText(code, invitationCode(deps, id))) return notFound();
  return transact(deps.db, async (tx): Promise<Result<{ message: string }>> => {
    const now = deps.clock();
    if (!(await lockPerson(tx, userId))) return notFound();
    await lockAdmins(tx);
    const invitation = await lockInvitation(tx, id, now);
    if (!invitation) return notFound();
    const { publicId, email, emailConfirmed } = await selectPerson(tx, userId);
    if (!emailConfirmed || email?.toLowerCase() !== invitation.email.toLowerCase())
      return refuse({ code: 'state', message: { id: 'staff_other_email' } });
    const { grants, invitedBy } = invitation;
    if (!checkTyped(grants, now).ok) return notFound();
    const giving = await checkGiving(tx, { giver: invitedBy, to: userId, grants, now });
    if (!giving.ok) return giving;
    if (!(await endInvitation(tx, id, now))) return notFound();
    const before = await selectAllGrants(tx, userId, now);
    for (const grant of grants) await insertGrant(tx, { publicId: randomId(), userId, grant, now });
    await deps.setRoles(tx, userId, await selectRoles(tx, userId));
    const called = normaliseName(invitation.name);
    // Colleagues would else see a masked address; a name of his own stays.
    const isNamed = checkPersonName(called) === null && (await deps.nameNameless(tx, userId, called));
    const changes = [
      grantsChange(before, [...before, ...grants]),
      ...(isNamed ? [{ field: 'name', before: null, after: called, person: userId }] : []),
    ];
    await noteEntry(deps, tx, 'staff.accept', caller, { userId, publicId }, { changes });
    return ok({ message: errorText(language, { id: 'staff_accepted' }) });
  });
};
