import { isFailing, runTransitions, stateAfter } from '@trassa/rules';
import { ok } from '../../kernel/result.ts';
import { transact } from '../../platform/database/index.ts';
import type { RunKind, RunsDeps } from './runs-deps.ts';
import {
  addItems,
  countItems,
  endItem,
  lockItem,
  lockRun,
  type RunRow,
  selectLive,
  selectWaiting,
  setState,
  takeRate,
} from './runs.repository.ts';

const batch = 50;
const mostRuns = 10;

/** One piece with its mark in one transaction: a process that is killed loses nothing and repeats nothing. */
const workItem = async ({ db, clock, log }: RunsDeps, kind: RunKind, run: RunRow, id: number): Promise<boolean> => {
  try {
    const worked = await transact(db, async (tx) => {
      const item = await lockItem(tx, id);
      if (!item) return ok(false);
      const done = await kind.item(tx, run, item.object);
      if (!done.ok) return done;
      await endItem(tx, id, { error: null, now: clock() });
      return ok(true);
    });
    if (worked.ok) return worked.value;
    await endItem(db, id, { error: worked.refusal.code, now: clock() });
  } catch (error) {
    log.error({ err: error, run: run.publicId, item: id }, 'a piece of a run has failed');
    await endItem(db, id, { error: 'fault', now: clock() });
  }
  return true;
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

/** Sweep: works on what runs have left, a batch of each; answers of how many pieces. Back-office 4.7 */
export const work = async (deps: RunsDeps): Promise<number> => {
  let count = 0;
  for (const run of await selectLive(deps.db, deps.clock(), mostRuns)) {
    const kind = deps.kinds[run.kind];
    if (!kind) throw new Error(`nobody does ${run.kind}`);
    const waiting = await selectWaiting(deps.db, run.id, batch);
    const most = deps.config.limitsOff
      ? batch
      : await takeRate(deps.db, { ...kind, kind: run.kind, wanted: waiting.length, now: deps.clock() });
    for (const id of waiting.slice(0, most)) if (await workItem(deps, kind, run, id)) count += 1;
    await lookAt(deps, kind, run);
  }
  return count;
};
