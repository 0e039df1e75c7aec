import type { CollectionSaid } from '@trassa/contracts/office';
import { type CollectionPlace, goodsObstacle, mayRemoveCollection, publishObstacle } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import {
  changesOfGone,
  changesOfNew,
  editVersion,
  type Tx,
  versionField,
} from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import {
  type CollectionOfficeRow,
  findShown,
  lockCollection,
  selectCollectionProducts,
  selectStates,
} from './collection-rows.repository.ts';
import { collectionObject } from './present-collection.ts';
import {
  type By,
  deleteCollection,
  insertCollection,
  replaceProducts,
  setState,
  stampCollection,
  updateTitles,
} from './write-collections.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
export type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };
type Typed = { readonly [F in keyof CollectionSaid]?: CollectionSaid[F] | undefined };

/** An empty English title is none; a product stands once, where it was named first. */
const clean = <T extends Typed>(typed: T): T => ({
  ...typed,
  ...(typed.title_en !== undefined && { title_en: typed.title_en || null }),
  ...(typed.products && { products: [...new Set(typed.products)] }),
});

const gone = { products: { id: 'product_gone' } } as const;
const titlesOf = ({ titleRu, titleEn }: CollectionOfficeRow) => ({ title_ru: titleRu, title_en: titleEn });

/** POST /api/admin/collections: a draft. SHOP-25 */
export const createCollection = async (
  tx: Tx,
  { place, ...typed }: CollectionSaid & { readonly place: CollectionPlace },
  by: By,
): Done => {
  const said = clean(typed);
  if ((await selectStates(tx, said.products)).length < said.products.length) return invalid(gone);
  const publicId = randomId();
  const id = await insertCollection(tx, { publicId, place }, said, by);
  await replaceProducts(tx, id, said.products);
  return ok({
    answer: { id: publicId },
    object: collectionObject({ publicId, titleRu: said.title_ru }),
    changes: [...changesOfNew({ place, ...said }), { field: versionField, before: 0, after: 1 }],
  });
};

/** PUT /api/admin/collections/{id}: one that is shown changes on its page. SHOP-25 */
export const changeCollection = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  const row = await lockCollection(tx, publicId);
  if (!row) return notFound();
  const products = (await selectCollectionProducts(tx, row.id)).map((one) => one.publicId);
  const edited = editVersion({ version: row.version, values: { ...titlesOf(row), products } }, version, clean(typed));
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    const states = await selectStates(tx, values.products);
    if (states.length < values.products.length) return invalid(gone);
    const obstacle = changes.some(({ field }) => field === 'products') ? goodsObstacle(row.state, states) : null;
    if (obstacle) return invalid({ products: obstacle });
    await updateTitles(tx, row.id, values);
    await replaceProducts(tx, row.id, values.products);
    await stampCollection(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: collectionObject({ publicId, titleRu: values.title_ru }), changes });
};

/** PUT …/publish: in one step instead of the one that its page shows, so that the page is never without. SHOP-25 */
export const publishCollection = async (tx: Tx, { publicId, version }: Changing, by: By): Done => {
  const row = await lockCollection(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: { state: row.state } }, version, { state: 'published' });
  if (!edited.ok) return edited;
  const obstacle = publishObstacle(row.state, await selectCollectionProducts(tx, row.id));
  if (obstacle) return refuse({ code: 'state', message: obstacle });
  const shown = await findShown(tx, row.place);
  if (shown) {
    await setState(tx, shown.id, 'draft');
    await stampCollection(tx, shown.id, by);
  }
  await setState(tx, row.id, 'published');
  await stampCollection(tx, row.id, by);
  const instead: Change[] = shown ? [{ field: 'instead', before: shown.titleRu, after: null }] : [];
  return ok({
    answer: { id: publicId },
    object: collectionObject(row),
    changes: [...edited.value.changes, ...instead],
    things: shown
      ? [
          {
            object: collectionObject(shown),
            changes: [
              { field: 'state', before: 'published', after: 'draft' },
              { field: versionField, before: shown.version, after: shown.version + 1 },
            ],
          },
        ]
      : [],
  });
};

/** PUT …/hide: a draft again. SHOP-25 */
export const hideCollection = async (tx: Tx, { publicId, version }: Changing, by: By): Done => {
  const row = await lockCollection(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: { state: row.state } }, version, { state: 'draft' });
  if (!edited.ok) return edited;
  if (row.state !== 'published') return refuse({ code: 'state', message: { id: 'collection_hidden' } });
  await setState(tx, row.id, 'draft');
  await stampCollection(tx, row.id, by);
  return ok({ answer: { id: publicId }, object: collectionObject(row), changes: edited.value.changes });
};

/** DELETE …: a draft. SHOP-25 */
export const removeCollection = async (
  tx: Tx,
  { publicId, version }: Changing,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  const row = await lockCollection(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: titlesOf(row) }, version, {});
  if (!seen.ok) return seen;
  if (!mayRemoveCollection(row.state)) return refuse({ code: 'state', message: { id: 'collection_published' } });
  const products = (await selectCollectionProducts(tx, row.id)).map((one) => one.publicId);
  await deleteCollection(tx, row.id);
  return ok({
    answer: { values: { public_id: publicId } },
    object: collectionObject(row),
    changes: changesOfGone({ place: row.place, ...titlesOf(row), products }),
  });
};
