import type { Language } from '@trassa/contracts';
import type { Run } from '@trassa/contracts/office';
import { nextState, runTransitions } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { runCauses } from './change-run.ts';
import type { CountedRun } from './runs-list.repository.ts';

type Names = ReadonlyMap<number, { readonly publicId: string; readonly name: string }>;

/** When it will be through, by what it has done since it began; null: it does not go on, or has not begun. */
const forecastOf = ({ state, startedAt, total, done, failed }: CountedRun, now: Date): number | null => {
  const through = done + failed;
  if (state !== 'running' || startedAt === null || through === 0) return null;
  const each = (now.getTime() - startedAt.getTime()) / through;
  return Math.ceil((now.getTime() + each * (total - through)) / 1000);
};

/** A run as its page shows it. */
export const presentRun = (
  run: CountedRun,
  { names, language, now }: { readonly names: Names; readonly language: Language; readonly now: Date },
): Run => {
  const person = names.get(run.by ?? 0);
  return {
    public_id: run.publicId,
    version: run.version,
    kind: run.kind,
    state: run.state,
    paused_by: run.pausedBy,
    object: { kind: run.objectKind, public_id: run.objectId, title: run.objectTitle },
    summary: run.summary[language],
    total: run.total,
    done: run.done,
    failed: run.failed,
    created: toUnix(run.createdAt),
    started: run.startedAt && toUnix(run.startedAt),
    finished: run.finishedAt && toUnix(run.finishedAt),
    forecast: forecastOf(run, now),
    asked_by: person ? { public_id: person.publicId, name: person.name } : null,
    approval: run.approval,
    can: runCauses.filter(
      (cause) => nextState(runTransitions, run.state, cause) !== null && (cause !== 'retry' || run.failed > 0),
    ),
  };
};
