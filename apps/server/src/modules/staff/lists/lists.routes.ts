import { errorText } from '@trassa/contracts';
import { officeViews, type View } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { createDoorChecks } from '../ways/before-routes.ts';
import { dropColumns, keepColumns, selectColumns } from './columns.repository.ts';
import { changeView, createView, type Keeper, mayChange, removeView } from './keep-view.ts';
import { knownList } from './known-list.ts';
import { selectViews, type ViewRow } from './views.repository.ts';

/** Saved views and columns of every list (back-office.md 3.1). */
export const listsRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  const { db, clock } = deps;
  const { requireOpen } = createDoorChecks(deps);
  const present = (view: ViewRow, keeper: Keeper): View => ({
    public_id: view.publicId,
    name: view.name,
    query: view.query,
    shared: view.shared,
    can_change: mayChange(view, keeper, clock()),
  });

  bind(app, officeViews.list, async ({ req, user, query: { list } }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const known = knownList(list, open.value.grants, toUnix(clock()));
    if (!known.ok) return known;
    const [views, columns] = await Promise.all([
      selectViews(db, user.userId, list),
      selectColumns(db, user.userId, list),
    ]);
    return ok({
      values: {
        views: views.map((view) => present(view, open.value)),
        columns: columns && { order: [...columns.order], hidden: [...columns.hidden] },
      },
    });
  });

  bind(app, officeViews.create, async ({ req, user, body }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const made = await createView(deps, open.value, body);
    return made.ok ? ok({ values: present(made.value, open.value) }) : made;
  });

  bind(app, officeViews.change, async ({ req, user, params, body }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const changed = await changeView(deps, open.value, { id: params.id, ...body });
    return changed.ok ? ok({ values: present(changed.value, open.value) }) : changed;
  });

  bind(app, officeViews.remove, async ({ req, user, params, language }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const removed = await removeView(deps, open.value, params.id);
    return removed.ok ? ok({ message: errorText(language, { id: 'done' }) }) : removed;
  });

  bind(app, officeViews.setColumns, async ({ req, user, body: { list, columns }, language }) => {
    const open = await requireOpen(req, user);
    if (!open.ok) return open;
    const known = knownList(list, open.value.grants, toUnix(clock()));
    if (!known.ok) return known;
    if (columns === null) await dropColumns(db, user.userId, list);
    else await keepColumns(db, { userId: user.userId, list, ...columns });
    return ok({ message: errorText(language, { id: 'done' }) });
  });
};
