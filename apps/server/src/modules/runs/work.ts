import { isFailing, runTransitions, stateAfter } from '@trassa/rules';
import { ok } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import type { RunKind, RunsDeps } from './runs-deps.ts';
import {
  addItems,
  countItems,
  countWaiting,
  endItem,
  giveRateBack,
  lockNextItem,
  lockRun,
  type RunRow,
  selectLive,
  setState,
  takeRate,
} from './runs.repository.ts';

const batch = 50;
const mostRuns = 10;

/**
 * The next piece with its mark in one transaction: a process that is killed loses nothing and repeats nothing. Several processes have
 * different ones. False: there is none for this one.
 */
const workNext = async ({ db, clock, log }: RunsDeps, kind: RunKind, run: RunRow): Promise<boolean> => {
  const piece: { id?: number } = {};
  try {
    const worked = await transact(db, async (tx) => {
      const item = await lockNextItem(tx, run.id);
      if (!item) return ok(false);
      piece.id = item.id;
      const done = await kind.item(tx, run, item.object);
      if (!done.ok) return done;
      await endItem(tx, item.id, { error: null, now: clock() });
      return ok(true);
    });
    if (worked.ok) return worked.value;
    await endFailed(db, piece, worked.refusal.code, clock());
  } catch (error) {
    if (piece.id === undefined) throw error;
    log.error({ err: error, run: run.publicId, item: piece.id }, 'a piece of a run has failed');
    await endFailed(db, piece, 'fault', clock());
  }
  return true;
};

const endFailed = async (db: Database, { id }: { id?: number }, error: string, now: Date): Promise<void> => {
  if (id !== undefined) await endItem(db, id, { error, now });
};

/** Done when nothing waits, paused when too much fails. */
const lookAt = (deps: RunsDeps, kind: RunKind, { id }: RunRow): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, { id });
    if (run?.state !== 'running') return;
    const { done, failed, waiting } = await countItems(tx, id);
    if (waiting === 0) {
      if (await addItems(tx, id, (await kind.more?.(tx, run)) ?? [])) return;
      await setState(tx, id, { state: stateAfter(runTransitions, run.state, 'end'), finishedAt: deps.clock() });
    } else if (isFailing({ done: done - run.seenDone, failed: failed - run.seenFailed }))
      await setState(tx, id, { state: stateAfter(runTransitions, run.state, 'pause'), pausedBy: 'failures' });
  });

/** A batch of a run, as far as the rate of the house allows: of what it does not come to do, others have the rest. */
const workBatch = async (deps: RunsDeps, kind: RunKind, run: RunRow): Promise<number> => {
  const { db, clock, config } = deps;
  const wanted = await countWaiting(db, run.id, batch);
  if (wanted === 0) return 0;
  const { perMinute, rate: of = run.kind } = kind;
  const taken = config.limitsOff ? null : await takeRate(db, { of, wanted, perMinute, now: clock() });
  const most = taken?.granted ?? wanted;
  let count = 0;
  try {
    while (count < most && (await workNext(deps, kind, run))) count += 1;
  } finally {
    if (taken && count < most) await giveRateBack(db, taken, most - count);
  }
  return count;
};

/** Sweep: works on what runs have left, a batch of each; answers of how many pieces. Back-office 4.7 */
export const work = async (deps: RunsDeps): Promise<number> => {
  let count = 0;
  for (const run of await selectLive(deps.db, deps.clock(), mostRuns)) {
    const kind = deps.kinds[run.kind];
    if (!kind) throw new Error(`nobody does ${run.kind}`);
    count += await workBatch(deps, kind, run);
    await lookAt(deps, kind, run);
  }
  return count;
};
