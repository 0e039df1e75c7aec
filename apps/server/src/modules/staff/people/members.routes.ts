import { errorText } from '@trassa/contracts';
import { officeInvitation, officeStaff } from '@trassa/contracts/office';
import type { Grant, GrantArea } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { maskEmail } from '../../../kernel/masking.ts';
import { ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { callerOf } from '../caller.ts';
import { presentGrant } from '../show-session.ts';
import { listSessions } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { endMember, setGrants } from './change-grants.ts';
import { acceptInvitation, invite } from './invite.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { selectInvitations } from './invitations.repository.ts';
import { selectMembers } from './members.repository.ts';
import { resetColleaguesFactor } from './reset-factor.ts';
import { createShowHistory } from './show-history.ts';
import { takeBack } from './take-back.ts';

/** Areas are checked by `checkGrant`. */
const grantsOf = (typed: readonly (Omit<Grant, 'areas'> & { readonly areas: readonly string[] })[]): Grant[] =>
  typed.map((grant) => ({ ...grant, areas: grant.areas as GrantArea[] }));

/** Colleagues: who they are, what they may, and how they come and go. */
export const memberRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  const { db, clock } = deps;
  const showHistory = createShowHistory(deps);

  bind(app, officeStaff.list, async () => {
    const now = clock();
    const [members, invitations, sessions] = await Promise.all([
      selectMembers(db, now),
      selectInvitations(db, now),
      listSessions(db, null, { now, idle: deps.config.office.idleMinutes }),
    ]);
    return ok({
      values: members.map(({ publicId, name, grants, factor, lastSeen }) => ({
        public_id: publicId,
        name,
        grants: grants.map(presentGrant),
        second_factor: factor,
        sessions: sessions.filter(({ user }) => user === publicId).length,
        last_seen: lastSeen && toUnix(lastSeen),
      })),
      invitations: invitations.map(({ publicId, email, name, grants, inviter, invitedAt, expiresAt }) => ({
        public_id: publicId,
        email: maskEmail(email),
        name,
        grants: grants.map(presentGrant),
        invited_by: { public_id: inviter.publicId, name: inviter.name },
        invited: toUnix(invitedAt),
        expires: toUnix(expiresAt),
      })),
    });
  });

  bind(app, officeStaff.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'staff', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeStaff.invite, ({ body, user, staff: { act } }) =>
    act(async (tx) => {
      const grants = grantsOf(body.grants);
      const invited = await invite(deps, tx, user.userId, { ...body, grants });
      if (!invited.ok) return invited;
      const { publicId } = invited.value;
      const changes = [{ field: 'grants', before: null, after: grants }];
      return ok({
        answer: { values: { public_id: publicId } },
        object: { kind: 'invitation', publicId, title: '' },
        changes,
      });
    }),
  );

  bind(app, officeStaff.takeBack, ({ params, user, language, staff: { act } }) =>
    act(async (tx) => {
      const taken = await takeBack(deps, tx, { by: user.userId, id: params.id });
      return taken.ok ? ok({ answer: { message: errorText(language, { id: 'staff_saved' }) } }) : taken;
    }),
  );

  bind(app, officeStaff.setGrants, ({ params, body, user, language, staff: { act } }) =>
    act(async (tx) => {
      const set = await setGrants(deps, tx, { by: user.userId, id: params.id }, grantsOf(body.grants));
      return set.ok ? ok({ answer: { message: errorText(language, { id: 'staff_saved' }) }, ...set.value }) : set;
    }),
  );

  bind(app, officeStaff.end, ({ params, user, language, staff: { act } }) =>
    act(async (tx) => {
      const ended = await endMember(deps, tx, { by: user.userId, id: params.id });
      return ended.ok ? ok({ answer: { message: errorText(language, { id: 'staff_ended' }) }, ...ended.value }) : ended;
    }),
  );

  bind(app, officeStaff.endSessions, ({ params, user, language, staff: { act } }) =>
    act(async (tx) => {
      const ended = await endMemberSessions(deps, tx, { by: user.userId, id: params.id });
      return ended.ok ? ok({ answer: { message: errorText(language, { id: 'login_ended' }) } }) : ended;
    }),
  );

  bind(app, officeStaff.resetFactor, ({ req, params, user, language, staff: { act } }) =>
    act(async (tx) => {
      const reset = await resetColleaguesFactor(deps, tx, { by: user.userId, id: params.id, requestId: req.id });
      return reset.ok ? ok({ answer: { message: errorText(language, { id: 'staff_saved' }) } }) : reset;
    }),
  );

  bind(app, officeInvitation.accept, ({ req, user, body, language }) =>
    acceptInvitation(deps, callerOf(req, user), body.code, language),
  );
};
