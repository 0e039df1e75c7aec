import type { Language } from '@trassa/contracts';
import type { OfficeFormat } from '@trassa/contracts/office';
import { paceDays } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { findFormatCard, type FormatCardRow } from './format-card.repository.ts';
import type { FormatsStaffDeps } from './ports.ts';
import { type Beside, presentFormatCard } from './present-format.ts';

/** Places and sales of formats, beside their rows; two statements. */
export const readBeside = async (
  db: Executor,
  { clock, places, sales }: FormatsStaffDeps,
  { ids, language }: { readonly ids: readonly number[]; readonly language: Language },
): Promise<(formatId: number) => Beside> => {
  const now = clock();
  const since = new Date(now.getTime() - paceDays * 86_400_000);
  const counted = await places.selectPlaces(db, ids);
  const sold = await sales.soldAtPrices(db, ids, since);
  const [placesOf, soldOf] = [Map.groupBy(counted, (one) => one.formatId), Map.groupBy(sold, (one) => one.formatId)];
  return (formatId) => ({
    places: placesOf.get(formatId) ?? [],
    sold: soldOf.get(formatId) ?? [],
    now: toUnix(now),
    language,
  });
};

/** The card of a row that was read or locked before. */
export const showFormat = async (
  db: Executor,
  deps: FormatsStaffDeps,
  row: FormatCardRow,
  language: Language,
): Promise<OfficeFormat> => {
  const beside = await readBeside(db, deps, { ids: [row.id], language });
  return presentFormatCard(row, { ...beside(row.id), siteUrl: deps.siteUrl });
};

/** GET /api/admin/formats/{id}; three statements. */
export const readFormat = async (
  db: Executor,
  deps: FormatsStaffDeps,
  { publicId, language }: { readonly publicId: string; readonly language: Language },
): Promise<Result<{ values: OfficeFormat }>> => {
  const row = await findFormatCard(db, publicId);
  return row ? ok({ values: await showFormat(db, deps, row, language) }) : notFound();
};
