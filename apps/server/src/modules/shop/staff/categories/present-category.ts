import type { Language } from '@trassa/contracts';
import type { CategoryFields, OfficeCategory, OfficeCategoryRow } from '@trassa/contracts/office';
import { categoryGroupOf } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import type { CategoryRow } from './categories.repository.ts';

export const categoryObject = ({ publicId, titleRu }: Pick<CategoryRow, 'publicId' | 'titleRu'>) => ({
  kind: 'product_category',
  publicId,
  title: titleRu,
});

export const categoryValues = (row: CategoryRow): CategoryFields => ({
  title_ru: row.titleRu,
  title_en: row.titleEn,
  group: categoryGroupOf(row),
});

export const presentCategoryRow = (row: CategoryRow, language: Language): OfficeCategoryRow => ({
  public_id: row.publicId,
  title: say(language, row.titleRu, row.titleEn),
  ...categoryValues(row),
  published: row.published,
  others: row.others,
  version: row.version,
});

export type Showing = { readonly language: Language; readonly namesOf: NamesOf };

export const categoryCard = async (
  db: Executor,
  row: CategoryRow,
  { language, namesOf }: Showing,
): Promise<{ readonly values: OfficeCategory }> => {
  const editor = row.updatedBy === null ? undefined : (await namesOf(db, [row.updatedBy])).get(row.updatedBy);
  return {
    values: {
      ...presentCategoryRow(row, language),
      created: toUnix(row.createdAt),
      updated: toUnix(row.updatedAt),
      updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
    },
  };
};
