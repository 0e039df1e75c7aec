import type { StaffCall } from '@trassa/contracts';
import { type Asked, may, type Places, reachOf, type Reach } from '@trassa/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../kernel/result.ts';
import { hashToken, readToken } from '../authenticate.ts';
import { readCookie } from '../cookies.ts';
import { type Act, type ActOutside, type Actor, createAct, createActOutside, entryOf } from './act.ts';
import type { ActObject, Coming, StaffPort, StaffSession } from './staff-port.ts';

/** What the handler of a staff call gets. */
export type StaffSide = {
  readonly session: StaffSession;
  /** For the condition of a list. */
  readonly reach: Reach;
  /** The right is given, but a second person has to agree. */
  readonly needsApproval: boolean;
  /** The change of the call and its entry, together. */
  readonly act: Act;
  /** A change that somebody outside is asked for. */
  readonly actOutside: ActOutside;
};
type Admitted = Omit<StaffSide, 'act' | 'actOutside'> & { readonly port: StaffPort };

declare module 'fastify' {
  interface FastifyRequest {
    staff: Admitted | null;
    /** What the call is about and where that belongs. */
    staffThing: { readonly object: ActObject | null; readonly places: Places } | null;
  }
  interface FastifyInstance {
    staff: StaffPort | null;
  }
}

/** Milliseconds for which a proof counts. */
export const proofLife = 10 * 60 * 1000;
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const actorOf = (req: FastifyRequest, session: StaffSession | null): Actor => ({
  userId: req.login?.userId ?? 0,
  session: session?.id ?? null,
  object: req.staffThing?.object ?? null,
  places: req.staffThing?.places ?? [],
});

/** The SHA-256 of the cookie `staff`, or null. */
export const staffCookieOf = (req: FastifyRequest): Buffer | null => {
  const cookie = readToken(readCookie(req.headers.cookie, 'staff') ?? undefined);
  return cookie === null ? null : hashToken(cookie);
};

/** A poll that no person caused says so. */
export const comingOf = (req: FastifyRequest): Coming => ({
  isBackground: req.headers['background'] === '1',
  address: req.ip,
});

/** Before the body is read: the session, the right wherever, the proof. `second_factor_required`, `network_not_allowed`, `role_required`, `reauth_required`. */
export const admitStaff =
  (call: StaffCall) =>
  async (req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { login, server } = req;
    const port = server.staff;
    const no = (refusal: Refusal): FastifyReply => reply.refuse(refusal);
    if (!port || !login) return no({ code: 'second_factor_required', details: { enrolled: false } });
    const found = await port.findStaff(login, staffCookieOf(req), comingOf(req));
    if (found.state === 'elsewhere') {
      await port.audit.note(port.db, entryOf(port, call, req, actorOf(req, null), 'network_not_allowed'));
      return no({ code: 'network_not_allowed' });
    }
    if (found.state === 'closed') return no({ code: 'second_factor_required', details: { enrolled: found.enrolled } });
    const { session } = found;
    const now = port.clock();
    const reach = reachOf(session.grants, call.right, seconds(now));
    if (reach === null) {
      await port.audit.note(port.db, entryOf(port, call, req, actorOf(req, session), 'role_required'));
      return no({ code: 'role_required', details: { right: call.right } });
    }
    if (call.again && now.getTime() - session.provenAt.getTime() > proofLife)
      return no({ code: 'reauth_required', details: { ways: session.ways } });
    req.staff = { port, session, reach, needsApproval: false };
    return undefined;
  };

/** The id that the scope names, as the validated request carries it. */
const idOf = (from: string, req: FastifyRequest): string => {
  const [part, ...field] = from.split('.');
  const source = { params: req.params, query: req.query, body: req.body }[part ?? ''] as Record<string, unknown> | null;
  const value = source?.[field.join('.')];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** After validation: whether the thing of the request is in reach. What is unknown and what is another's answer the same 404. */
export const checkScope =
  (call: StaffCall) =>
  async (req: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { staff } = req;
    if (!staff) return reply.refuse({ code: 'forbidden' });
    const { port, session } = staff;
    let asked: Asked = call.scope === 'list' ? 'list' : [];
    if (typeof call.scope === 'object') {
      const { kind, from } = call.scope;
      const id = idOf(from, req);
      const places = await port.placesOf(kind, id);
      if (!places) return reply.refuse({ code: 'not_found' });
      req.staffThing = { object: { kind, publicId: id, title: '' }, places };
      asked = places;
    }
    const decision = may(session.grants, call.right, asked, seconds(port.clock()));
    if (decision.verdict !== 'yes') {
      await port.audit.note(port.db, entryOf(port, call, req, actorOf(req, session), 'not_found'));
      return reply.refuse({ code: 'not_found' });
    }
    req.staff = { ...staff, needsApproval: decision.approval };
    return undefined;
  };

/** For the handler of a call that both hooks let through. */
export const staffSideOf = (call: StaffCall, req: FastifyRequest): StaffSide => {
  if (!req.staff) throw new Error(`${call.method} ${call.path} was reached without a session of the staff`);
  const { port, session, reach, needsApproval } = req.staff;
  const actor = actorOf(req, session);
  return {
    session,
    reach,
    needsApproval,
    act: createAct(port, call, req, actor),
    actOutside: createActOutside(port, call, req, actor),
  };
};
