import type { Language } from '@trassa/contracts';
import type { OfficeWay, OfficeWayRow, WaySaid } from '@trassa/contracts/office';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { findWay, type OfficeWayData } from './way-rows.repository.ts';

export const wayObject = ({ publicId, nameRu }: Pick<OfficeWayData, 'publicId' | 'nameRu'>) => ({
  kind: 'delivery_method',
  publicId,
  title: nameRu,
});

/** A way as it is typed. */
export const wayValues = (row: OfficeWayData): WaySaid => ({
  name_ru: row.nameRu,
  name_en: row.nameEn,
  description_ru: row.descriptionRu,
  description_en: row.descriptionEn,
  tariffs: row.tariffs.map((t) => ({
    zone: t.zone,
    first_grams: t.firstGrams,
    first: toRoubles(t.first),
    step_grams: t.stepGrams,
    step: toRoubles(t.step),
    max_grams: t.maxGrams,
    days_min: t.daysMin,
    days_max: t.daysMax,
  })),
});

export const presentWayRow = (row: OfficeWayData, language: Language): OfficeWayRow => ({
  public_id: row.publicId,
  name: say(language, row.nameRu, row.nameEn),
  goods: row.goods,
  carrier: row.carrier,
  state: row.status,
  zones: row.tariffs.map(({ zone }) => zone),
  points: row.points,
  hidden_points: row.hiddenPoints,
  sent: row.sent,
  is_offered: row.isOffered,
  version: row.version,
});

/** A way with what the viewer may do with it; null: there is none. */
export const readOfficeWay = async (
  db: Executor,
  publicId: string,
  { language, mayEdit }: { readonly language: Language; readonly mayEdit: boolean },
): Promise<OfficeWay | null> => {
  const row = await findWay(db, publicId);
  if (!row) return null;
  return {
    ...presentWayRow(row, language),
    ...wayValues(row),
    may_edit: mayEdit,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
  };
};
