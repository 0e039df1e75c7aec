import { isAbortedTransactionError, sql } from 'kysely';
import { refuse, type Result } from '../../kernel/result.ts';
import { createCoalescer } from '../coalescer.ts';
import type { Log } from '../log.ts';
import { createTurns } from '../turns.ts';
import { gatherIn, NotTogether } from './gathering.ts';
import { transact } from './transact.ts';
import type { Database, Tx } from './types.ts';

export type TogetherOptions<Ask, T> = {
  readonly db: Database;
  readonly log: Log;
  /** Of what, for the log. */
  readonly name: string;
  /** One task, whether alone in its transaction or not. What it reads to decide is locked, named by `keysOf`, or `inTurn`. */
  run(tx: Tx, ask: Ask): Promise<Result<T>>;
  /** Whoever shares one of these with another waits for no neighbour: he has a transaction of his own. */
  keysOf(ask: Ask): readonly string[];
  /** How a transaction of its own is begun, in turns of its asker; absent: at once. */
  alone?(ask: Ask, run: () => Promise<Result<T>>): Promise<Result<T>>;
  /** False: each alone, as if there were nothing to share. */
  readonly isShared?: boolean;
};

/** Resolves after the commit; a refusal or a fault is that of the task alone. */
export type Together<Ask, T> = { settle(ask: Ask): Promise<Result<T>> };

/** Tasks in one transaction at most, and those that wait for it. */
const maxBatch = 100;
const maxWaiting = 5000;
/** Milliseconds in a queue, and as many behind others that are alone: below the 8 s in which the server answers (DEC-15). */
const maxWait = 3000;
/** A transaction that many share waits for no lock longer than this: then each waits alone for his own. Below `deadlock_timeout`. */
const lockTimeout = '300ms';
/** Transactions of those who could not share one. */
const alonesAtOnce = 4;
/** A refused one leaves, the others go on without it; after that each is on its own. */
const attempts = 2;

class Undone extends Error {}

const busy = (): Result<never> => refuse({ code: 'unavailable', retryAfter: 1 });

const isDone = <T>(outcome: PromiseSettledResult<Result<T>> | undefined): boolean =>
  outcome?.status === 'fulfilled' && outcome.value.ok;

/**
 * Settles together what arrives while a transaction is in flight: the tasks of a batch share one, step by step
 * (`gathered`). Where one of them is refused or fails nothing of the batch is done: the others share another transaction,
 * and it has one of its own, so that each answer is the one that it would have had alone.
 */
export const createTogether = <Ask, T>(options: TogetherOptions<Ask, T>): Together<Ask, T> => {
  const { db, log, name, run, keysOf, isShared = true } = options;
  const turns = createTurns({ atOnce: alonesAtOnce, waiting: maxWaiting });
  const begin = (ask: Ask): Promise<Result<T>> => transact(db, (tx) => run(tx, ask));
  /** Whoever was told meanwhile that it took too long must not find it done afterwards. */
  const inTime = (ask: Ask): (() => Promise<Result<T>>) => {
    const latest = performance.now() + maxWait;
    return async () => (performance.now() > latest ? busy() : begin(ask));
  };
  const runAlone = (ask: Ask, start = inTime(ask)): Promise<Result<T>> =>
    options.alone ? options.alone(ask, start) : start();
  /** Those that are to be alone or are so now. */
  const alones = new Set<Ask>();
  const runLater = async (ask: Ask): Promise<Result<T>> => {
    alones.add(ask);
    const beginInTime = inTime(ask);
    // The asker's own turn comes first: while he waits for that, others do not wait for him.
    const start = async () => (await turns('', beginInTime)) ?? busy();
    try {
      return await runAlone(ask, start);
    } finally {
      alones.delete(ask);
    }
  };

  /** Whether it was committed; `outcomes`: what each task came to. */
  const tryTogether = async (
    asks: readonly Ask[],
  ): Promise<{ isCommitted: boolean; outcomes: PromiseSettledResult<Result<T>>[] }> => {
    let outcomes: PromiseSettledResult<Result<T>>[] = [];
    try {
      await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
        const gathering = gatherIn(tx);
        outcomes = await Promise.allSettled(asks.map((ask) => run(tx, ask)));
        if (gathering.isBroken() || !outcomes.every(isDone)) throw new Undone();
      });
      return { isCommitted: true, outcomes };
    } catch (error) {
      // Nothing was begun, or the commit was not confirmed: nobody knows whether it is done.
      const isUndone = error instanceof Undone || isAbortedTransactionError(error);
      if (!outcomes.length || (outcomes.every(isDone) && !isUndone)) throw error;
      const fault = outcomes.find((one) => one.status === 'rejected' && !(one.reason instanceof NotTogether));
      if (fault)
        log.warn(
          { err: (fault as PromiseRejectedResult).reason, name, size: asks.length },
          'a shared transaction failed',
        );
      return { isCommitted: false, outcomes };
    }
  };

  const settleBatch = async (asks: readonly Ask[]): Promise<Promise<Result<T>>[]> => {
    const answers = new Map<Ask, Promise<Result<T>>>();
    // A batch that took a key of these in would wait for their locks.
    const taken = new Set([...alones].flatMap((ask) => keysOf(ask)));
    let sharing = asks.filter((ask) => {
      const keys = keysOf(ask);
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
    for (let attempt = 0; attempt < attempts && sharing.length > 0; attempt += 1) {
      const tried = sharing;
      const { isCommitted, outcomes } = await tryTogether(tried);
      const isDecided = (outcome: PromiseSettledResult<Result<T>> | undefined): boolean =>
        outcome?.status === 'fulfilled' && (isCommitted || (tried.length === 1 && !outcome.value.ok));
      for (const [index, ask] of tried.entries())
        if (isDecided(outcomes[index])) answers.set(ask, settled(outcomes[index]));
      sharing = isCommitted ? [] : tried.filter((ask, index) => !answers.has(ask) && isDone(outcomes[index]));
    }
    // The next batch does not wait for these.
    return asks.map((ask) => answers.get(ask) ?? runLater(ask));
  };

  const coalescer = createCoalescer<Ask, Promise<Result<T>>>({
    settle: settleBatch,
    busy: async () => busy(),
    failed: async () => busy(),
    onFault: (error, size) => log.error({ err: error, name, size }, 'a shared transaction failed'),
    maxBatch,
    maxWaiting,
    maxWait,
    pause: 15,
  });
  return { settle: (ask) => (isShared ? coalescer.ask(ask).then((answer) => answer) : runAlone(ask)) };
};

const settled = async <T>(outcome: PromiseSettledResult<Result<T>> | undefined): Promise<Result<T>> => {
  if (outcome?.status === 'fulfilled') return outcome.value;
  throw outcome?.reason ?? new Error('a task has no outcome');
};
