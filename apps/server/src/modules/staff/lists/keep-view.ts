import { type ListDeclaration, viewsMost } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { transact, type Tx } from '../../../platform/database/index.ts';
import type { Change } from '../../../platform/http/index.ts';
import type { Caller } from '../notes.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { keptQuery, knownList } from './known-list.ts';
import {
  countViews,
  deleteView,
  insertView,
  lockView,
  lockViewsOf,
  updateView,
  type ViewRow,
} from './views.repository.ts';

type Deps = Pick<StaffDeps, 'db' | 'clock' | 'audit'>;
/** Who keeps a view, and by which grants. */
export type Keeper = { readonly caller: Caller; readonly grants: readonly Grant[] };
type Wanted = {
  readonly name?: string | undefined;
  readonly query?: string | undefined;
  readonly shared?: boolean | undefined;
};

/** Views of everybody belong to the house. */
export const mayShare = (grants: readonly Grant[], now: Date): boolean =>
  may(grants, 'staff.manage', [], toUnix(now)).verdict === 'yes';
export const mayChange = ({ userId, shared }: ViewRow, { caller, grants }: Keeper, now: Date): boolean =>
  shared ? mayShare(grants, now) : userId === caller.userId;

const noShare = () => refuse({ code: 'role_required', details: { right: 'staff.manage' } });

/** What is done to a view of everybody is written down; one's own is nobody's business. */
const note = ({ audit, clock }: Deps, tx: Tx, { caller }: Keeper, view: ViewRow, changes: Change[]): Promise<void> =>
  audit.note(tx, {
    at: clock(),
    actor: caller.userId,
    from: 'office',
    session: caller.session,
    act: 'view.change',
    object: { kind: 'view', publicId: view.publicId, title: view.name },
    places: [],
    changes,
    reason: null,
    address: caller.address,
    requestId: caller.requestId,
    result: 'done',
    code: null,
  });

const told = ({ name, query, shared }: ViewRow) => ({ name, query, shared });
const changesOf = (before: ViewRow | null, after: ViewRow | null): Change[] =>
  (['name', 'query', 'shared'] as const)
    .map((field) => ({ field, before: before && told(before)[field], after: after && told(after)[field] }))
    .filter((change) => change.before !== change.after);

/** POST /api/admin/views: one more of a list, twenty of it at most for each person. */
export const createView = (
  deps: Deps,
  keeper: Keeper,
  {
    list,
    ...wanted
  }: { readonly list: string; readonly name: string; readonly query: string; readonly shared: boolean },
): Promise<Result<ViewRow>> =>
  transact(deps.db, async (tx) => {
    const now = deps.clock();
    const declared = knownList(list, keeper.grants, toUnix(now));
    if (!declared.ok) return declared;
    if (wanted.shared && !mayShare(keeper.grants, now)) return noShare();
    const query = keptQuery(declared.value, wanted.query, now);
    if (!query.ok) return query;
    const { userId } = keeper.caller;
    await lockViewsOf(tx, userId);
    if ((await countViews(tx, userId, list)) >= viewsMost)
      return invalid({ name: { id: 'views_most', count: viewsMost } });
    const view = { publicId: randomId(), userId, list, name: wanted.name, query: query.value, shared: wanted.shared };
    await insertView(tx, view);
    if (view.shared) await note(deps, tx, keeper, view, changesOf(null, view));
    return ok(view);
  });

/** A view that this person may change, locked; another's own one is to nobody else. */
const lockOwn = async (tx: Tx, publicId: string, keeper: Keeper, now: Date): Promise<Result<ViewRow>> => {
  const view = await lockView(tx, publicId);
  if (!view || (!view.shared && view.userId !== keeper.caller.userId)) return notFound();
  return mayChange(view, keeper, now) ? ok(view) : noShare();
};

const readWanted = (view: ViewRow, list: ListDeclaration, wanted: Wanted, now: Date): Result<ViewRow> => {
  const query = wanted.query === undefined ? ok(view.query) : keptQuery(list, wanted.query, now);
  if (!query.ok) return query;
  return ok({ ...view, name: wanted.name ?? view.name, query: query.value, shared: wanted.shared ?? view.shared });
};

/** PUT /api/admin/views/{id} */
export const changeView = (
  deps: Deps,
  keeper: Keeper,
  { id, ...wanted }: Wanted & { readonly id: string },
): Promise<Result<ViewRow>> =>
  transact(deps.db, async (tx) => {
    const now = deps.clock();
    const locked = await lockOwn(tx, id, keeper, now);
    if (!locked.ok) return locked;
    const before = locked.value;
    const declared = knownList(before.list, keeper.grants, toUnix(now));
    if (!declared.ok) return declared;
    const read = readWanted(before, declared.value, wanted, now);
    if (!read.ok) return read;
    const after = read.value;
    if (after.shared !== before.shared && !mayShare(keeper.grants, now)) return noShare();
    // Whose it was is erased: it is nobody's own any more.
    if (!after.shared && before.userId !== keeper.caller.userId) return refuse({ code: 'state' });
    await updateView(tx, after);
    if (before.shared || after.shared) await note(deps, tx, keeper, after, changesOf(before, after));
    return ok(after);
  });

/** DELETE /api/admin/views/{id} */
export const removeView = (deps: Deps, keeper: Keeper, id: string): Promise<Result<true>> =>
  transact(deps.db, async (tx) => {
    const locked = await lockOwn(tx, id, keeper, deps.clock());
    if (!locked.ok) return locked;
    await deleteView(tx, id);
    if (locked.value.shared) await note(deps, tx, keeper, locked.value, changesOf(locked.value, null));
    return ok(true as const);
  });
