import { officeRuns, runsList } from '@trassa/contracts/office';
import { may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { readFilters, readList } from '../../kernel/list-declaration.ts';
import { toRoubles } from '../../kernel/money.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { mapPage } from '../../platform/database/index.ts';
import { bind, type StaffSession } from '../../platform/http/index.ts';
import { changeRun, type PersonsCause } from './change-run.ts';
import { presentRun } from './present-run.ts';
import { type CountedRun, countRuns, findRun, type Owner, selectItems, selectRuns } from './runs-list.repository.ts';
import type { RunsDeps } from './runs-deps.ts';

const itemsOfPage = 100;

/** Long work, seen and steered (back-office 4.7). */
export const runsRoutes = (app: FastifyInstance, deps: RunsDeps): void => {
  const { db, clock } = deps;
  /** Who decides money sees all of it, everybody his own. */
  const ownerOf = ({ userId }: { readonly userId: number }, { grants }: StaffSession): Owner =>
    may(grants, 'approvals.decide', [], toUnix(clock())).verdict === 'yes' ? null : userId;
  const namesOf = (runs: readonly CountedRun[]) =>
    deps.namesOf(
      db,
      runs.flatMap(({ by }) => (by === null ? [] : [by])),
    );

  bind(app, officeRuns.list, async ({ query, user, language, staff: { session } }) => {
    const ask = readList(runsList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectRuns(db, ask.value, ownerOf(user, session));
    const names = await namesOf(page.values);
    return ok(mapPage(page, (run) => presentRun(run, { names, language, now: clock() })));
  });

  bind(app, officeRuns.count, async ({ query, user, staff: { session } }) => {
    const ask = readFilters(runsList, query, clock());
    return ask.ok ? ok(await countRuns(db, ask.value, ownerOf(user, session))) : ask;
  });

  bind(app, officeRuns.read, async ({ params, user, language, staff: { session } }) => {
    const run = await findRun(db, params.id, ownerOf(user, session));
    if (!run) return notFound();
    const figures = await deps.kinds[run.kind]?.figures?.(db, run);
    return ok({
      values: {
        ...presentRun(run, { names: await namesOf([run]), language, now: clock() }),
        sum_done: figures ? toRoubles(figures.sumDone) : null,
        sum_left: figures ? toRoubles(figures.sumLeft) : null,
      },
    });
  });

  bind(app, officeRuns.items, async ({ params, query, user, staff: { session } }) => {
    const run = await findRun(db, params.id, ownerOf(user, session));
    if (!run) return notFound();
    const after = Number(query.cursor ?? 0);
    const found = await selectItems(db, run.id, { state: query.state ?? null, after, limit: itemsOfPage + 1 });
    const page = found.slice(0, itemsOfPage);
    return ok({
      values: page.map(({ object, state, attempts, error, endedAt }) => ({
        object,
        state,
        attempts,
        error,
        ended: endedAt && toUnix(endedAt),
      })),
      next: found.length > itemsOfPage ? String(page.at(-1)?.id ?? 0) : null,
    });
  });

  const changeBy = (
    call: typeof officeRuns.pause | typeof officeRuns.resume | typeof officeRuns.stop | typeof officeRuns.retry,
    cause: PersonsCause,
  ): void =>
    bind(app, call, ({ params, body, user, language, staff: { act, session } }) =>
      act(async (tx) => {
        if (!(await findRun(tx, params.id, ownerOf(user, session)))) return notFound();
        const changed = await changeRun(deps, tx, { id: params.id, version: body.version ?? null, cause });
        if (!changed.ok) return changed;
        const run = await findRun(tx, params.id, null);
        if (!run) return notFound();
        const names = await deps.namesOf(tx, run.by === null ? [] : [run.by]);
        return ok({
          answer: { values: presentRun(run, { names, language, now: clock() }) },
          object: { kind: 'run', publicId: run.publicId, title: run.summary[language] },
          changes: [{ field: 'state', before: changed.value.before.state, after: changed.value.after.state }],
        });
      }),
    );
  changeBy(officeRuns.pause, 'pause');
  changeBy(officeRuns.resume, 'resume');
  changeBy(officeRuns.stop, 'stop');
  changeBy(officeRuns.retry, 'retry');
};
