import type { MessageSpec } from '@trassa/contracts';
import type { CategoryFields, OfficeCategory } from '@trassa/contracts/office';
import { categoriesMost, checkSlug, keptGroupOf, slugOf } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import {
  changesOfGone,
  changesOfNew,
  editVersion,
  freeAddress,
  type Tx,
  versionField,
} from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import {
  type By,
  deleteCategory,
  insertCategory,
  lockCategory,
  lockOrder,
  lockToRemove,
  selectCategory,
  selectOrder,
  selectTaken,
  stampCategory,
  updateGroup,
  updateTitles,
  writeOrder,
} from './categories.repository.ts';
import { categoryCard, categoryObject, categoryValues, type Showing } from './present-category.ts';

export type CategoryActing = By & Showing;
type Shown = Promise<Result<Acted<{ readonly values: OfficeCategory }>>>;
type Wanted = { readonly [F in keyof CategoryFields]?: CategoryFields[F] | undefined };

const shown = async (tx: Tx, publicId: string, acting: CategoryActing, changes: readonly Change[]): Shown => {
  const row = await selectCategory(tx, publicId);
  if (!row) throw new Error(`category ${publicId} is gone`);
  return ok({ answer: await categoryCard(tx, row, acting), object: categoryObject(row), changes });
};

/** BO-016 */
const checkAddress = async (tx: Tx, slug: string): Promise<MessageSpec | null> => {
  const wrong = checkSlug(slug);
  if (wrong) return { id: wrong };
  return (await selectTaken(tx, [slug])).has(slug) ? { id: 'slug_taken' } : null;
};

/** POST /api/admin/product_categories: the site shows it with its first published product (BO-166). */
export const createCategory = async (
  tx: Tx,
  { slug: given, ...typed }: Wanted & { readonly slug?: string | undefined; readonly title_ru: string },
  acting: CategoryActing,
): Shown => {
  await lockOrder(tx);
  const wrong = given ? await checkAddress(tx, given) : null;
  if (wrong) return invalid({ slug: wrong });
  if ((await selectOrder(tx, categoriesMost)).length === categoriesMost)
    return invalid({ title_ru: { id: 'categories_most', max: categoriesMost } });
  const slug = given || (await freeAddress(slugOf(typed.title_ru), 'goods', (wanted) => selectTaken(tx, wanted)));
  const values = { title_ru: typed.title_ru, title_en: typed.title_en || null, group: typed.group ?? 'other' };
  const written = { titleRu: values.title_ru, titleEn: values.title_en, group: keptGroupOf(values.group) };
  await insertCategory(tx, slug, written, acting);
  return shown(tx, slug, acting, [...changesOfNew({ ...values, slug }), { field: versionField, before: 0, after: 1 }]);
};

/** PUT /api/admin/product_categories/{id}: its products are found by the new title at once. */
export const changeCategory = async (
  tx: Tx,
  publicId: string,
  { version, ...typed }: Wanted & { readonly version: number },
  acting: CategoryActing,
): Shown => {
  const row = await lockCategory(tx, publicId);
  if (!row) return notFound();
  const before = categoryValues(row);
  const english = typed.title_en !== undefined && { title_en: typed.title_en || null };
  const edited = editVersion({ version: row.version, values: before }, version, { ...typed, ...english });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    await updateTitles(tx, row.id, { titleRu: values.title_ru, titleEn: values.title_en });
    // What the office does not know stays as it was until another one is chosen.
    if (values.group !== before.group) await updateGroup(tx, row.id, keptGroupOf(values.group));
    await stampCategory(tx, row.id, acting);
  }
  return shown(tx, publicId, acting, changes);
};

type Placed = { readonly version: number; readonly place: number; readonly seen: readonly string[] };

/** PUT …/place: one category moves in the order that the person saw, so that no order of somebody else is lost (BO-166). */
export const placeCategory = async (
  tx: Tx,
  publicId: string,
  { version, place, seen }: Placed,
  acting: CategoryActing,
): Shown => {
  await lockOrder(tx);
  const row = await lockCategory(tx, publicId);
  if (!row) return notFound();
  const order = await selectOrder(tx, categoriesMost);
  const before = order.findIndex(({ id }) => id === row.id) + 1;
  const kept = { version: row.version, values: { position: before } };
  const edited = editVersion(kept, version, { position: Math.min(place, order.length) });
  if (!edited.ok) return edited;
  if (order.map((one) => one.publicId).join() !== seen.join())
    return refuse({ code: 'state', message: { id: 'categories_moved' } });
  const { values, changes } = edited.value;
  if (changes.length) {
    const others = order.map(({ id }) => id).filter((id) => id !== row.id);
    await writeOrder(tx, others.toSpliced(values.position - 1, 0, row.id));
    await stampCategory(tx, row.id, acting);
  }
  return shown(tx, publicId, acting, changes);
};

/** DELETE /api/admin/product_categories/{id}: one that has products, also archived ones, does not go (BO-166). */
export const removeCategory = async (
  tx: Tx,
  publicId: string,
  version: number,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  await lockOrder(tx);
  const row = await lockToRemove(tx, publicId);
  if (!row) return notFound();
  const before = categoryValues(row);
  const seen = editVersion({ version: row.version, values: before }, version, {});
  if (!seen.ok) return seen;
  const count = row.published + row.others;
  if (count)
    return refuse({
      code: 'has_dependants',
      message: { id: 'category_has_products', count },
      details: { dependants: [{ kind: 'products', count }] },
    });
  await deleteCategory(tx, row.id);
  return ok({
    answer: { values: { public_id: publicId } },
    object: categoryObject(row),
    changes: changesOfGone(before),
  });
};
