import type { Language } from '@trassa/contracts';
import type { OfficePromocode } from '@trassa/contracts/office';
import { codeTwins, type Reach } from '@trassa/rules';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { presentCard } from './present-promocode.ts';
import { findPromocodeCard } from './promocode-rows.repository.ts';
import { selectCodesAmong } from './write-promocode.repository.ts';

/** GET /api/admin/promocodes/{id} */
export const readPromocode = async (
  db: Executor,
  {
    publicId,
    reach,
    language,
    now,
  }: { readonly publicId: string; readonly reach: Reach; readonly language: Language; readonly now: Date },
): Promise<Result<{ values: OfficePromocode }>> => {
  const row = await findPromocodeCard(db, publicId, reach);
  if (!row) return notFound();
  // Of a series the last signs are known here alone.
  const twins = row.seriesId === null ? codeTwins(row.code).filter((code) => code !== row.code) : [];
  const alike = twins.length ? await selectCodesAmong(db, twins) : [];
  return ok({ values: presentCard(row, alike, { language, now }) });
};
