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
  /** It is as was asked for already: there is nothing to write down. */
  readonly unchanged?: true;
  /** Each thing that it changed besides, with an entry of its own. */
  readonly things?: readonly {
    readonly object: ActObject;
    readonly changes: readonly Change[];
    readonly reason?: string;
  }[];
};

/** An act that leaves the process between two transactions. */
export type Outside<S, D, T> = {
  /** What is asked for, written down before anybody outside hears of it. */
  begin(tx: Tx): Promise<Result<Acted<S>>>;
  /** Outside any transaction. */
  speak(begun: S): Promise<Result<D>>;
  /** What came of it. */
  end(tx: Tx, said: D): Promise<Result<Acted<T>>>;
};

const noted: unique symbol = Symbol('noted');
/** Proof that the entry was committed with the change, or that nothing was changed. */
export type Noted<T> = Ok<T> & { readonly [noted]: true };
/** `db`: another pool of the same database, for statements that take long. */
export type Act = <T>(change: (tx: Tx) => Promise<Result<Acted<T>>>, db?: Database) => Promise<Noted<T> | Refused>;

export type ActOutside = <S, D, T>(steps: Outside<S, D, T>) => Promise<Noted<T> | Refused>;

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

/** Writes down what was changed, and answers what the call answers. */
const noteDone = async <T>(port: StaffPort, tx: Tx, entry: AuditEntry, done: Acted<T>): Promise<T> => {
  const { answer, things = [], unchanged = false, ...told } = done;
  for (const thing of things) await port.audit.note(tx, { ...entry, ...thing });
  if (!unchanged) await port.audit.note(tx, { ...entry, ...told });
  return answer;
};

const differs = (): Refused => refuse({ code: 'idempotency', message: { id: 'idempotency_differs' } });

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
      if (done) return done.isSame ? ok(done.answer as T) : differs();
      const changed = await change(tx);
      if (!changed.ok) return tellConflict(port, tx, actor.object, changed);
      const answer = await noteDone(port, tx, entryOf(port, call, req, actor), changed.value);
      if (idempotency) await port.keys.keep(tx, actor.userId, idempotency.key, answer);
      return ok(answer);
    });
    if (result.ok) return { ...result, [noted]: true };
    // By itself: what was refused has been rolled back, with all that was written beside it.
    await port.audit.note(port.db, entryOf(port, call, req, actor, result.refusal.code));
    return result;
  };

/**
 * The key of the call is taken and its entry written before anybody outside is spoken with, the outcome is an entry of its own: a key of
 * another act gets no further than this process, and an answer that was lost has left a name. A key whose act never ended may go on.
 */
export const createActOutside =
  (port: StaffPort, call: StaffCall, req: FastifyRequest, actor: Actor): ActOutside =>
  async <S, D, T>({ begin, speak, end }: Outside<S, D, T>): Promise<Noted<T> | Refused> => {
    const idempotency = call.keyless ? null : readIdempotency(req);
    const entry = (code: string | null = null): AuditEntry => entryOf(port, call, req, actor, code);
    const no = async (refused: Refused): Promise<Refused> => {
      await port.audit.note(port.db, entry(refused.refusal.code));
      return refused;
    };
    const begun = await transact<{ readonly known: T } | { readonly asked: S }>(port.db, async (tx) => {
      const done = idempotency && (await port.keys.take(tx, actor.userId, idempotency, port.clock()));
      if (done && !done.isSame) return differs();
      if (done && done.answer !== null) return ok({ known: done.answer as T });
      const started = await begin(tx);
      return started.ok ? ok({ asked: await noteDone(port, tx, entry(), started.value) }) : started;
    });
    if (!begun.ok) return no(begun);
    if ('known' in begun.value) return { ...ok(begun.value.known), [noted]: true };
    const said = await speak(begun.value.asked);
    if (!said.ok) return no(said);
    const ended = await transact<T>(port.db, async (tx) => {
      const changed = await end(tx, said.value);
      if (!changed.ok) return changed;
      const answer = await noteDone(port, tx, entry(), changed.value);
      if (idempotency) await port.keys.keep(tx, actor.userId, idempotency.key, answer);
      return ok(answer);
    });
    return ended.ok ? { ...ended, [noted]: true } : no(ended);
  };
