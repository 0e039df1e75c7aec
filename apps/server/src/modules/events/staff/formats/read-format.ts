import type { Language } from '@trassa/contracts';
import type { OfficeFormat } from '@trassa/contracts/office';
import { paceDays } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { findFormatCard, type FormatCardRow } from './format-card.repository.ts';
import type { FormatsStaffDeps, SoldAtPrice } from './ports.ts';
import { type Beside, presentFormatCard } from './present-format.ts';

type Wanted = {
  readonly ids: readonly number[];
  readonly language: Language;
  /** Where they were read before. */
  readonly sold?: readonly SoldAtPrice[];
};

/** What went at which price lately: sums over orders, so nobody reads them while the sale waits for a lock of his. */
export const readSold = (
  db: Executor,
  { clock, sales }: Pick<FormatsStaffDeps, 'clock' | 'sales'>,
  ids: readonly number[],
): Promise<readonly SoldAtPrice[]> => sales.soldAtPrices(db, ids, new Date(clock().getTime() - paceDays * 86_400_000));

/** Places and sales of formats, beside their rows; two statements. */
export const readBeside = async (
  db: Executor,
  { clock, places, sales }: FormatsStaffDeps,
  { ids, language, sold: known }: Wanted,
): Promise<(formatId: number) => Beside> => {
  const now = clock();
  const counted = await places.selectPlaces(db, ids);
  const sold = known ?? (await readSold(db, { clock, sales }, ids));
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
  shown: Omit<Wanted, 'ids'>,
): Promise<OfficeFormat> => {
  const beside = await readBeside(db, deps, { ids: [row.id], ...shown });
  return presentFormatCard(row, { ...beside(row.id), siteUrl: deps.siteUrl });
};

/** GET /api/admin/formats/{id}; three statements. */
export const readFormat = async (
  db: Executor,
  deps: FormatsStaffDeps,
  { publicId, language }: { readonly publicId: string; readonly language: Language },
): Promise<Result<{ values: OfficeFormat }>> => {
  const row = await findFormatCard(db, publicId);
  return row ? ok({ values: await showFormat(db, deps, row, { language }) }) : notFound();
};
