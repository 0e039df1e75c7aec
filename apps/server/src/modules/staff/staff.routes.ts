import { errorText } from '@trassa/contracts';
import { officeEntry, officeLinks } from '@trassa/contracts/office';
import { may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { bind, comingOf, staffCookieOf } from '../../platform/http/index.ts';
import { boundNetwork } from './bound-network.ts';
import { callerOf } from './caller.ts';
import { createDoorChecks } from './ways/before-routes.ts';
import { confirmEnrolment, enrol } from './enrol.ts';
import { enter, proveAgain } from './enter.ts';
import { type Caller, noteEntry } from './notes.ts';
import { endEverything } from './not-me.ts';
import { selectPerson } from './people.repository.ts';
import { endSession, listSessions } from './sessions.repository.ts';
import { sendFreshCode } from './fresh/prove-fresh.ts';
import { answerEntered, showSession } from './show-session.ts';
import type { StaffDeps } from './staff-deps.ts';

/** The door of the back office. */
export const staffRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  const { db, clock } = deps;
  const { giveCookie, dropCookie, requireOpen, prove } = createDoorChecks(deps);

  const endOne = (caller: Open, publicId: string, owner: number | null): Promise<Result<true>> =>
    db.transaction().execute(async (tx): Promise<Result<true>> => {
      const ended = await endSession(tx, publicId, owner, clock());
      if (!ended) return notFound();
      const { publicId: person } = await selectPerson(tx, ended.userId);
      await noteEntry(deps, tx, 'staff.end_session', caller, { userId: ended.userId, publicId: person });
      return ok(true);
    });

  bind(app, officeEntry.session, ({ req, user }) => showSession(deps, user, staffCookieOf(req), comingOf(req)));

  bind(app, officeEntry.freshCode, ({ req, user, language }) => sendFreshCode(deps, callerOf(req, user), language));

  bind(app, officeEntry.enrol, ({ req, user, body }) => prove(req, user, (caller) => enrol(deps, caller, body)));

  bind(app, officeEntry.confirm, async ({ req, reply, user, body }) => {
    const confirmed = await prove(req, user, (caller) => confirmEnrolment(deps, caller, body.code));
    if (!confirmed.ok) return confirmed;
    giveCookie(reply, confirmed.value.opened.cookie);
    return ok({ recovery: confirmed.value.recovery });
  });

  bind(app, officeEntry.enter, async ({ req, reply, user, body }) => {
    const entered = await prove(req, user, (caller) => enter(deps, caller, body));
    if (!entered.ok) return entered;
    giveCookie(reply, entered.value.cookie);
    return answerEntered(deps, user, entered.value.cookie, req.ip);
  });

  bind(app, officeEntry.again, async ({ req, user, body }) => {
    const open = await requireOpen(req, user);
    return open.ok ? boundNetwork(deps, req.ip, () => proveAgain(deps, open.value.caller, body)) : open;
  });

  bind(app, officeLinks.notMe, ({ req, body, language }) =>
    endEverything(deps, body.code, { address: req.ip, requestId: req.id }, language),
  );

  bind(app, officeEntry.leave, async ({ req, reply, user, language }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const { caller } = open.value;
    const ended = await endOne(caller, caller.session, caller.userId);
    if (!ended.ok) return ended;
    dropCookie(reply);
    return ok({ message: errorText(language, { id: 'login_ended' }) });
  });

  bind(app, officeEntry.sessions, async ({ req, user }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const { caller, grants } = open.value;
    const isManager = may(grants, 'staff.manage', [], toUnix(clock())).verdict === 'yes';
    const sessions = await listSessions(db, isManager ? null : user.userId, {
      now: clock(),
      idle: deps.config.office.idleMinutes,
    });
    return ok({
      values: sessions.map(({ publicId, user: person, name, openedAt, lastActAt, device }) => ({
        public_id: publicId,
        user: { public_id: person, name },
        opened: toUnix(openedAt),
        last_act: toUnix(lastActAt),
        device,
        current: publicId === caller.session,
      })),
    });
  });

  bind(app, officeEntry.endSession, async ({ req, user, params, language }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const isManager = may(open.value.grants, 'staff.manage', [], toUnix(clock())).verdict === 'yes';
    const ended = await endOne(open.value.caller, params.id, isManager ? null : user.userId);
    return ended.ok ? ok({ message: errorText(language, { id: 'login_ended' }) }) : ended;
  });
};

type Open = Caller & { readonly session: string };
