import type { MessageSpec } from '@trassa/contracts';
import { checkHome, type HomeContent, readHome } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../viewer.ts';
import { lockHomeRow, type NamedRow, selectEvents, selectItems, writeHome } from './home-page.repository.ts';
import { homeId } from './places-of-home.ts';

type Typed = { readonly [F in keyof HomeContent]?: HomeContent[F] | undefined };

/** Whether one that was not chosen before is none that visitors may see; what was chosen and is gone stays until it is taken away. */
const isUnknown = async (
  now: readonly string[],
  before: readonly string[],
  select: (ids: readonly string[]) => Promise<NamedRow[]>,
): Promise<boolean> => {
  const added = now.filter((id) => !before.includes(id));
  if (added.length === 0) return false;
  const found = new Set((await select(added)).filter(({ isShown }) => isShown).map(({ publicId }) => publicId));
  return added.some((id) => !found.has(id));
};

type Changes = NonNullable<Acted<unknown>['changes']>;

/** Histories tell events and news by their titles, one that is no more by its id, and goods as a block: ways of delivery have goods too. */
const inTitles = async (tx: Tx, changes: Changes, { now }: By): Promise<Changes> => {
  const titled = (ids: unknown, rows: readonly NamedRow[]): unknown =>
    Array.isArray(ids) ? ids.map((id: unknown) => rows.find(({ publicId }) => publicId === id)?.titleRu ?? id) : ids;
  const told = [];
  for (const change of changes) {
    const { field, before, after } = change;
    if (field !== 'leading' && field !== 'pinned') {
      told.push(field === 'goods' ? { ...change, field: 'home.goods' } : change);
      continue;
    }
    const ids = [before, after].flat().filter((id) => typeof id === 'string');
    const rows = field === 'leading' ? await selectEvents(tx, ids) : await selectItems(tx, ids, now);
    told.push({ field, before: titled(before, rows), after: titled(after, rows) });
  }
  return told;
};

/** PUT /api/admin/home_slots/home: the site follows within 35 seconds (BO-093). */
export const changeHome = async (
  tx: Tx,
  version: number,
  typed: Typed,
  by: By,
): Promise<Result<Acted<{ readonly id: string }>>> => {
  const row = await lockHomeRow(tx);
  const edited = editVersion({ version: row.version, values: row.content }, version, typed);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    const errors: Record<string, MessageSpec> = Object.fromEntries(
      Object.entries(checkHome(values)).map(([field, id]) => [field, { id }]),
    );
    const before = row.content;
    if (await isUnknown(values.leading, before.leading, (ids) => selectEvents(tx, ids)))
      errors['leading'] ??= { id: 'option' };
    if (await isUnknown(values.pinned, before.pinned, (ids) => selectItems(tx, ids, by.now)))
      errors['pinned'] ??= { id: 'option' };
    if (Object.keys(errors).length) return invalid(errors);
    await writeHome(tx, readHome(values), by);
  }
  return ok({
    answer: { id: homeId },
    object: { kind: 'home_page', publicId: homeId, title: '' },
    changes: await inTitles(tx, changes, by),
  });
};
