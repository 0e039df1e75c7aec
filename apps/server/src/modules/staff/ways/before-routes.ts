import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { comingOf, type Login, proofLife, staffCookieOf } from '../../../platform/http/index.ts';
import { boundNetwork } from '../bound-network.ts';
import { callerOf } from '../caller.ts';
import { sessionTerms } from '../domain/session-terms.ts';
import { selectFactor } from '../factors.repository.ts';
import { findOpen, type Found, waysOf } from '../find-staff.ts';
import { type Caller, noteEntry } from '../notes.ts';
import { selectPerson } from '../people.repository.ts';
import { checkGranted } from '../show-session.ts';
import type { StaffDeps } from '../staff-deps.ts';

type Open = Found & { readonly caller: Caller & { readonly session: string } };

/** What the calls of the door and of the own ways in ask before anything else: they look at the cookie themselves. */
export const createDoorChecks = (deps: StaffDeps) => {
  const { db, clock } = deps;
  const attributes = `Path=/api/admin; HttpOnly; SameSite=Strict${deps.siteUrl.startsWith('https:') ? '; Secure' : ''}`;
  const setCookie = (reply: FastifyReply, value: string, seconds: number): void => {
    reply.header('set-cookie', `staff=${value}; Max-Age=${seconds}; ${attributes}`);
  };

  /** Who stands in an open session; for calls that need one and no right. */
  const requireOpen = async (req: FastifyRequest, user: Login): Promise<Result<Open>> => {
    const granted = await checkGranted(deps, user.userId, req.ip);
    if (!granted.ok) return granted;
    const found = await findOpen(deps, user, staffCookieOf(req), comingOf(req));
    if (found) return ok({ ...found, caller: { ...callerOf(req, user), session: found.session.publicId } });
    const factor = await selectFactor(db, user.userId);
    return refuse({ code: 'second_factor_required', details: { enrolled: Boolean(factor?.confirmedAt) } });
  };

  return {
    giveCookie: (reply: FastifyReply, value: string): void => setCookie(reply, value, sessionTerms.absolute * 60),
    dropCookie: (reply: FastifyReply): void => setCookie(reply, '', 0),
    requireOpen,

    /** The same with a proof of the last ten minutes. */
    async requireProven(req: FastifyRequest, user: Login): Promise<Result<Open>> {
      const open = await requireOpen(req, user);
      if (!open.ok) return open;
      const { session } = open.value;
      return clock().getTime() - session.provenAt.getTime() > proofLife
        ? refuse({ code: 'reauth_required', details: { ways: waysOf(session) } })
        : open;
    },

    /** For calls that prove something without a session; whoever is no colleague takes no room of a network's colleagues. */
    async prove<T>(req: FastifyRequest, user: Login, run: (caller: Caller) => Promise<Result<T>>): Promise<Result<T>> {
      const caller = callerOf(req, user);
      const granted = await checkGranted(deps, user.userId, req.ip);
      if (granted.ok) return boundNetwork(deps, req.ip, () => run(caller));
      if (granted.refusal.code === 'network_not_allowed') {
        const { publicId } = await selectPerson(db, user.userId);
        const refused = granted.refusal.code;
        await noteEntry(deps, db, 'staff.enter', caller, { userId: user.userId, publicId }, { refused });
      }
      return granted;
    },
  };
};
