import pg from 'pg';
import type { Database, Executor, Tx } from './types.ts';

/** One statement for all inputs; answers in their order, or nothing where there is nothing to answer. */
export type SetBased<In, Out> = (
  db: Executor,
  inputs: readonly In[],
) => Promise<[Out] extends [void] ? void : readonly Out[]>;
type AnySet = (db: Executor, inputs: readonly unknown[]) => Promise<readonly unknown[] | void>;

type Waiting = { readonly input: unknown; resolve(output: unknown): void; reject(error: unknown): void };
type Round = Map<AnySet, Waiting[]>;

type Outcome = { readonly outputs: readonly unknown[] } | { readonly error: unknown };

const runSet = async (db: Executor, run: AnySet, waiting: readonly Waiting[]): Promise<Outcome> => {
  try {
    const answered = await run(
      db,
      waiting.map(({ input }) => input),
    );
    const outputs = answered ?? waiting.map(() => undefined);
    if (outputs.length !== waiting.length) throw new Error('a statement has not answered each of those who asked');
    return { outputs };
  } catch (error) {
    return { error };
  }
};

const runOne = async <In, Out>(db: Executor, run: SetBased<In, Out>, input: In): Promise<Out> => {
  const [output] = (await (run as AnySet)(db, [input])) ?? [];
  return output as Out;
};

const tell = (waiting: readonly Waiting[], outcome: Outcome): void => {
  for (const [index, one] of waiting.entries())
    if ('error' in outcome) one.reject(outcome.error);
    else one.resolve(outcome.outputs[index]);
};

/** Thrown by `alone`: the task is to have a transaction of its own. */
export class NotTogether extends Error {}

/** Tasks within one transaction: what they ask for at the same step is asked for by one statement. */
export type Gathering = {
  ask(run: AnySet, input: unknown): Promise<unknown>;
  /** One task after another. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** A statement has failed: the transaction cannot be committed whatever its tasks made of it. */
  isBroken(): boolean;
};

const createGathering = (tx: Tx): Gathering => {
  let round: Round = new Map();
  let isRunning = false;
  let isBroken = false;
  let turn: Promise<unknown> = Promise.resolve();

  // Nobody is told before the round is over: tasks go on step by step, and so lock in one order.
  const runRound = async (): Promise<void> => {
    const asked = round;
    round = new Map();
    const outcomes: [readonly Waiting[], Outcome][] = [];
    for (const [run, waiting] of asked) outcomes.push([waiting, await runSet(tx, run, waiting)]);
    for (const [waiting, outcome] of outcomes) {
      if ('error' in outcome) isBroken = true;
      tell(waiting, outcome);
    }
    isRunning = false;
    if (round.size) start();
  };
  const start = (): void => {
    if (isRunning) return;
    isRunning = true;
    // After everything that goes on by itself has come to its next step.
    process.nextTick(() => void runRound());
  };

  return {
    ask: (run, input) =>
      new Promise((resolve, reject) => {
        const waiting = round.get(run) ?? [];
        waiting.push({ input, resolve, reject });
        round.set(run, waiting);
        start();
      }),
    inTurn(run) {
      const mine = turn.then(run);
      turn = mine.catch(() => undefined);
      return mine;
    },
    isBroken: () => isBroken,
  };
};

const gatherings = new WeakMap<Executor, Gathering>();

/** From now on tasks that are given this transaction go step by step together. */
export const gatherIn = (tx: Tx): Gathering => {
  const gathering = createGathering(tx);
  gatherings.set(tx, gathering);
  return gathering;
};

/**
 * A statement for one, made of a statement for many: tasks that share a transaction (`createTogether`) and ask at the same
 * step are answered by one run; everybody else has a run of his own.
 */
export const gathered =
  <In, Out>(run: SetBased<In, Out>): ((db: Executor, input: In) => Promise<Out>) =>
  async (db, input) => {
    const gathering = gatherings.get(db);
    if (gathering) return (await gathering.ask(run as AnySet, input)) as Out;
    return runOne(db, run, input);
  };

/**
 * What reads, decides and writes in several statements, where locks do not keep tasks of the same transaction apart: one
 * task after another.
 */
export const inTurn = <T>(tx: Tx, run: () => Promise<T>): Promise<T> => gatherings.get(tx)?.inTurn(run) ?? run();

/** Before what would undo the work of neighbours, as a savepoint: the task is given a transaction of its own. */
export const alone = (tx: Tx): void => {
  if (gatherings.has(tx)) throw new NotTogether('this needs a transaction of its own');
};

type Line = { readonly queue: Waiting[]; isRunning: boolean };

/** Askers of one statement. */
const mostAtOnce = 200;

/**
 * As `gathered`, for single statements outside transactions: those that are asked for while one is on its way go together
 * in the next. A statement that fails for many is run for each alone; a lost connection is everybody's.
 */
export const gatheredAcross = <In, Out>(run: SetBased<In, Out>): ((db: Executor, input: In) => Promise<Out>) => {
  const lines = new WeakMap<Database, Line>();
  const runAny = run as AnySet;

  const serve = async (db: Database, waiting: readonly Waiting[]): Promise<void> => {
    const outcome = await runSet(db, runAny, waiting);
    const isOwnFault = 'error' in outcome && outcome.error instanceof pg.DatabaseError && waiting.length > 1;
    if (!isOwnFault) tell(waiting, outcome);
    else for (const one of waiting) tell([one], await runSet(db, runAny, [one]));
  };
  const serveAll = async (db: Database, line: Line): Promise<void> => {
    while (line.queue.length) await serve(db, line.queue.splice(0, mostAtOnce));
    line.isRunning = false;
  };
  return (db, input) => {
    if (db.isTransaction) return runOne(db, run, input);
    const line = lines.get(db) ?? { queue: [], isRunning: false };
    lines.set(db, line);
    const answer = new Promise((resolve, reject) => {
      line.queue.push({ input, resolve, reject });
    });
    if (!line.isRunning) {
      line.isRunning = true;
      setImmediate(() => void serveAll(db, line));
    }
    return answer as Promise<Out>;
  };
};
