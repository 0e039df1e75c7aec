import type { Language } from '@trassa/contracts';
import { officePoints, pointsList } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, type Refused } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { Saved } from '../ways/save-way.ts';
import type { WaysStaffDeps } from '../ways/ways.routes.ts';
import { countPointRows, selectPointRows } from './point-rows.repository.ts';
import { changePoint, createPoint, presentPointRow, readOfficePoint, setPointState } from './save-point.ts';

type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
type Acting = { readonly user: { readonly userId: number }; readonly language: Language; readonly staff: StaffSide };

/** Pickup points in the back office (back-office.md 3.8). */
export const pointsStaffRoutes = (app: FastifyInstance, { db, clock, showHistory }: WaysStaffDeps): void => {
  const card = async (id: string, { language, staff }: Seeing) => {
    const mayEdit = may(staff.session.grants, 'shipments.edit', [], toUnix(clock())).verdict === 'yes';
    const values = await readOfficePoint(db, id, { language, mayEdit });
    return values ? ok({ values }) : notFound();
  };
  /** The point as it is once the act is committed. */
  const shown = async <T extends { value: Saved }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officePoints.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(pointsList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectPointRows(db, ask.value, { isWhole: reach === 'all' });
    return ok(mapPage(page, (row) => presentPointRow(row, language)));
  });
  bind(app, officePoints.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(pointsList, query, clock());
    return ask.ok ? ok(await countPointRows(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });
  bind(app, officePoints.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officePoints.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'pickup_point', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officePoints.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createPoint(tx, body, byOf(by))), by),
  );
  bind(app, officePoints.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changePoint(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officePoints.state, async ({ params, body: { version, state }, ...by }) =>
    shown(await by.staff.act((tx) => setPointState(tx, { publicId: params.id, version }, state, byOf(by))), by),
  );
};
