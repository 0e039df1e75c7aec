import type { StaffCall } from '@trassa/contracts';
import type { Places } from '@trassa/rules';
import type { FastifyRequest } from 'fastify';
import { type Ok, ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../database/index.ts';
import { readIdempotency } from '../idempotency.ts';
import type { ActObject, AuditEntry, Change, StaffPort } from './staff-port.ts';
import { tellConflict } from './tell-conflict.ts';

/** Who does something to what, as far as it is known. */
export type Actor = {
  readonly userId: number;
  /** null: in none. */
  readonly session: string | null;
  readonly object: ActObject | null;
  readonly places: Places;
};

/** What a change answers, and what its entry says of it; without an object the entry names the thing of the scope. */
export type Acted<T> = {
  readonly answer: T;
  readonly object?: ActObject;
  readonly changes?: readonly Change[];
  readonly reason?: string;
  /** It stood so before: nothing was changed, and nothing is noted. */
  readonly isIdle?: true;
  /** Each thing that it changed besides, with an entry of its own. */
  readonly things?: readonly { readonly object: ActObject; readonly changes: readonly Change[] }[];
};

const noted: unique symbol = Symbol('noted');
/** Proof that the entry was committed with the change, or that there was none. */
export type Noted<T> = Ok<T> & { readonly [noted]: true };
/** `db`: another pool of the same database, for statements that take long. */
export type Act = <T>(change: (tx: Tx) => Promise<Result<Acted<T>>>, db?: Database) => Promise<Noted<T> | Refused>;

export const isNoted = (answer: object): boolean => noted in answer;

/** An entry of this call, `done` unless a code of a refusal is given. */
export const entryOf = (
  port: StaffPort,
  call: StaffCall,
  req: FastifyRequest,
  { userId: actor, session, object, places }: Actor,
  code: string | null = null,
): AuditEntry => ({
  at: port.clock(),
  actor,
  from: 'office',
  session,
  act: call.act,
  object,
  places,
  changes: [],
  reason: null,
  address: req.ip,
  requestId: req.id,
  result: code === null ? 'done' : 'refused',
  code,
});

/**
 * Runs a change and writes its entry in one transaction: a fault of either leaves nothing of both, a refusal nothing but its own
 * entry. A key of the call that was committed before answers the same and changes nothing, unless the call takes none.
 */
export const createAct =
  (port: StaffPort, call: StaffCall, req: FastifyRequest, actor: Actor): Act =>
  async <T>(change: (tx: Tx) => Promise<Result<Acted<T>>>, db: Database = port.db): Promise<Noted<T> | Refused> => {
    const idempotency = call.method === 'GET' || call.keyless ? null : readIdempotency(req);
    const result = await transact<T>(db, async (tx) => {
      const done = idempotency && (await port.keys.take(tx, actor.userId, idempotency, port.clock()));
      if (done)
        return done.isSame
          ? ok(done.answer as T)
          : refuse({ code: 'idempotency', message: { id: 'idempotency_differs' } });
      const changed = await change(tx);
      if (!changed.ok) return tellConflict(port, tx, actor.object, changed);
      const { answer, things = [], isIdle = false, ...told } = changed.value;
      for (const thing of things) await port.audit.note(tx, { ...entryOf(port, call, req, actor), ...thing });
      if (!isIdle) await port.audit.note(tx, { ...entryOf(port, call, req, actor), ...told });
      if (idempotency) await port.keys.keep(tx, actor.userId, idempotency.key, answer);
      return ok(answer);
    });
    if (result.ok) return { ...result, [noted]: true };
    // By itself: what was refused has been rolled back, with all that was written beside it.
    await port.audit.note(port.db, entryOf(port, call, req, actor, result.refusal.code));
    return result;
  };
