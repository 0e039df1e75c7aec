import type { Language } from '@trassa/contracts';
import type { CollectionRow, OfficeCollection } from '@trassa/contracts/office';
import type { Places } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import {
  type CollectionOfficeRow,
  findCollection,
  findShown,
  isCollection,
  selectCollectionProducts,
} from './collection-rows.repository.ts';

/** Where a collection belongs: to no start, as the shop is the house's; null: there is none. */
export const placesOfCollection = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isCollection(db, publicId)) ? [] : null;

export const collectionObject = ({ publicId, titleRu }: Pick<CollectionOfficeRow, 'publicId' | 'titleRu'>) => ({
  kind: 'product_collection',
  publicId,
  title: titleRu,
});

const headOf = ({ publicId, place, state, titleRu, titleEn }: CollectionOfficeRow) => ({
  public_id: publicId,
  place,
  state,
  title_ru: titleRu,
  title_en: titleEn,
});

export const presentCollectionRow = (row: CollectionOfficeRow): CollectionRow => ({
  ...headOf(row),
  count_of_products: row.products,
  published_products: row.published,
  updated: toUnix(row.updatedAt),
});

export type Showing = { readonly language: Language; readonly mayEdit: boolean; readonly namesOf: NamesOf };

/** A collection with its products and what the viewer may do with it; null: there is none. Four statements. */
export const readCollection = async (
  db: Executor,
  publicId: string,
  { language, mayEdit, namesOf }: Showing,
): Promise<OfficeCollection | null> => {
  const row = await findCollection(db, publicId);
  if (!row) return null;
  const goods = await selectCollectionProducts(db, row.id);
  const shown = await findShown(db, row.place);
  const editor = row.updatedBy === null ? undefined : (await namesOf(db, [row.updatedBy])).get(row.updatedBy);
  return {
    ...headOf(row),
    products: goods.map((one) => one.publicId),
    goods: goods.map((one) => ({
      public_id: one.publicId,
      title: say(language, one.titleRu, one.titleEn),
      state: one.state,
    })),
    shown:
      shown && shown.id !== row.id
        ? { public_id: shown.publicId, title: say(language, shown.titleRu, shown.titleEn) }
        : null,
    may_edit: mayEdit,
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
  };
};
