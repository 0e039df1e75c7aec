import { nextState, type RunCause, runTransitions } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { RunsDeps } from './runs-deps.ts';
import { countItems, lockRun, resetFailed, type RunRow, setState } from './runs.repository.ts';

/** What a person does to a run. */
export const runCauses = ['pause', 'resume', 'stop', 'retry'] as const satisfies readonly RunCause[];
export type PersonsCause = (typeof runCauses)[number];

/** Pauses, resumes or stops a run, or lets the failed pieces of one that is done be tried once more. BO-045 */
export const changeRun = async (
  { clock }: Pick<RunsDeps, 'clock'>,
  tx: Tx,
  { id, version, cause }: { readonly id: string; readonly version: number | null; readonly cause: PersonsCause },
): Promise<Result<{ before: RunRow; after: RunRow }>> => {
  const run = await lockRun(tx, { publicId: id });
  if (!run) return notFound();
  const next = nextState(runTransitions, run.state, cause);
  const counted = await countItems(tx, run.id);
  if (next === null || (version !== null && run.version !== version)) return refuse({ code: 'state' });
  if (cause === 'retry' && counted.failed === 0) return refuse({ code: 'state' });
  if (cause === 'retry') await resetFailed(tx, run.id);
  const seen = cause === 'retry' ? { done: counted.done, failed: 0 } : counted;
  await setState(tx, run.id, {
    state: next,
    ...(cause === 'pause' && { pausedBy: 'person' }),
    ...(cause === 'stop' && { finishedAt: clock() }),
    ...((cause === 'resume' || cause === 'retry') && { seen }),
  });
  const after = await lockRun(tx, { publicId: id });
  return after ? ok({ before: run, after }) : notFound();
};
