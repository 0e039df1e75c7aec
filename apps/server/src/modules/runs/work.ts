import { isFailing, runTransitions, stateAfter } from '@trassa/rules';
import { ok, type Refusal } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import type { RunKind, RunsDeps } from './runs-deps.ts';
import {
  addItems,
  beginRun,
  countItems,
  countWaiting,
  endItem,
  findLive,
  giveRateBack,
  lockNextItem,
  lockRun,
  type RunRow,
  selectFailed,
  selectLive,
  setState,
  takeRate,
} from './runs.repository.ts';

const batch = 50;
const mostRuns = 10;

/** A piece that is through; null: there is none for this process. */
type Worked = { readonly object: string; readonly refusal: Refusal | null } | null;

/**
 * The next piece with its mark in one transaction: a process that is killed loses nothing and repeats nothing. Several processes have
 * different ones.
 */
const workNext = async ({ db, clock, log }: RunsDeps, kind: RunKind, run: RunRow): Promise<Worked> => {
  const piece: { id?: number; object: string } = { object: '' };
  try {
    const worked = await transact(db, async (tx) => {
      const item = await lockNextItem(tx, run.id);
      if (!item) return ok(null);
      piece.id = item.id;
      piece.object = item.object;
      const done = await kind.item(tx, run, item.object);
      if (!done.ok) return done;
      await endItem(tx, item.id, { error: null, now: clock() });
      return ok({ object: item.object, refusal: null });
    });
    if (worked.ok) return worked.value;
    await endFailed(db, piece, worked.refusal.code, clock());
    return { object: piece.object, refusal: worked.refusal };
  } catch (error) {
    if (piece.id === undefined) throw error;
    log.error({ err: error, run: run.publicId, item: piece.id }, 'a piece of a run has failed');
    await endFailed(db, piece, 'fault', clock());
    return { object: piece.object, refusal: { code: 'unavailable' } };
  }
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

/** What became of a short run; `why`: refusals of this very call, by the piece. */
export type AtOnce = {
  readonly run: RunRow;
  readonly failed: readonly { readonly object: string; readonly error: string | null }[];
  readonly done: number;
  readonly why: ReadonlyMap<string, Refusal>;
};

/** A short run, worked on while somebody waits for it; null: other processes have pieces of it still. */
export const workAtOnce = async (deps: RunsDeps, publicId: string, most: number): Promise<AtOnce | null> => {
  const { db, clock } = deps;
  await beginRun(db, publicId, clock());
  const run = await findLive(db, publicId);
  if (!run) throw new Error(`run ${publicId} is gone`);
  const kind = deps.kinds[run.kind];
  if (!kind) throw new Error(`nobody does ${run.kind}`);
  const why = new Map<string, Refusal>();
  for (let count = 0; count < most; count += 1) {
    const worked = await workNext(deps, kind, run);
    if (!worked) break;
    if (worked.refusal) why.set(worked.object, worked.refusal);
  }
  await lookAt(deps, kind, run);
  const { done, waiting } = await countItems(db, run.id);
  return waiting > 0 ? null : { run, done, why, failed: await selectFailed(db, run.id, most) };
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
