import { errorText } from '@trassa/contracts';
import { officeProjects, officeSeries } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { changeProject, createProject, removeProject } from './change-project.ts';
import { changeSeries, createSeries, removeSeries } from './change-series.ts';
import { presentProject, presentSeries } from './present-series.ts';
import { selectProjects, selectSeries } from './series.repository.ts';

/** Projects and series in the back office. */
export const seriesRoutes = (app: FastifyInstance, { db, clock, storage, showHistory }: EventsStaffDeps): void => {
  const by = (userId: number) => ({ userId, now: clock() });

  bind(app, officeProjects.list, async () => ok({ values: (await selectProjects(db)).map(presentProject) }));
  bind(app, officeProjects.create, ({ body, user, staff: { act } }) =>
    act((tx) => createProject(tx, body, by(user.userId))),
  );
  bind(app, officeProjects.change, ({ params, body, user, staff: { act } }) =>
    act((tx) => changeProject(tx, params.id, body, by(user.userId))),
  );
  bind(app, officeProjects.remove, ({ params, language, staff: { act } }) =>
    act(async (tx) => {
      const removed = await removeProject(tx, params.id);
      return removed.ok ? ok({ ...removed.value, answer: { message: errorText(language, { id: 'done' }) } }) : removed;
    }),
  );
  bind(app, officeProjects.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'project', id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeSeries.list, async () => ok({ values: (await selectSeries(db)).map(presentSeries) }));
  bind(app, officeSeries.create, ({ body, user, staff: { act } }) =>
    act((tx) => createSeries(tx, storage, body, by(user.userId))),
  );
  bind(app, officeSeries.change, ({ params, body, user, staff: { act } }) =>
    act((tx) => changeSeries(tx, params.id, body, by(user.userId))),
  );
  bind(app, officeSeries.remove, ({ params, language, staff: { act } }) =>
    act(async (tx) => {
      const removed = await removeSeries(tx, params.id);
      return removed.ok ? ok({ ...removed.value, answer: { message: errorText(language, { id: 'done' }) } }) : removed;
    }),
  );
  bind(app, officeSeries.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'event_type', id }, { cursor: query.cursor ?? null, language })),
  );
};
