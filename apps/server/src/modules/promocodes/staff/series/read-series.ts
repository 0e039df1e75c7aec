import type { Language } from '@trassa/contracts';
import type { PromocodeSeries } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { selectParts } from './parts.repository.ts';
import { presentCard } from './present-series.ts';
import { findSeriesCard } from './series-rows.repository.ts';

/** GET /api/admin/promocode_series/{id} */
export const readSeries = async (
  db: Executor,
  publicId: string,
  { reach, language, now }: { readonly reach: Reach; readonly language: Language; readonly now: Date },
): Promise<Result<{ values: PromocodeSeries }>> => {
  const row = await findSeriesCard(db, publicId, reach);
  if (!row) return notFound();
  return ok({ values: presentCard(row, await selectParts(db, row.id), { language, now }) });
};
