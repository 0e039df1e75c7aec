import type { Language } from '@trassa/contracts';
import { type OfficeSalesLine, salesLinesList } from '@trassa/contracts/office';
import { orderNumber, type Reach, type VatRate } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { type ListQuery, readFilters, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { type Database, mapPage, type ShownPage } from '../../../platform/database/index.ts';
import type { Count } from '../../../platform/lists/index.ts';
import { countSalesLines, type SalesLineRow, type SalesLinesAsk, selectSalesLines } from './sales-lines.repository.ts';
import { noPeriod, periodOf, rateRefusal } from './sales-period.ts';
import { unlessSlow } from './unless-slow.ts';

export type SalesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: { readonly vatRates: readonly VatRate[] };
};
type Asked = {
  readonly query: ListQuery;
  readonly reach: Reach;
  readonly hasVat: boolean;
  readonly language: Language;
};

const present = (row: SalesLineRow, language: Language, hasVat: boolean): OfficeSalesLine => ({
  id: String(row.id),
  at: toUnix(row.at),
  movement: row.movement,
  kind: row.kind,
  order: { public_id: row.orderPublicId, number: orderNumber(row.orderPublicId) },
  title: row.titleRu === null ? null : say(language, row.titleRu, row.titleEn),
  start:
    row.startPublicId === null || row.startTitle === null
      ? null
      : { public_id: row.startPublicId, title: row.startTitle },
  channel: row.channel,
  provider: row.provider,
  rate: hasVat ? row.rate : null,
  places: row.places,
  code_places: row.codePlaces,
  gross: toRoubles(row.gross),
  discount: toRoubles(row.discount),
  total: toRoubles(row.total),
  delivery: toRoubles(row.delivery),
  certificates_amount: toRoubles(row.total - row.captured),
  captured: toRoubles(row.captured),
  refunded: toRoubles(row.refunded),
  refunded_certificates: toRoubles(row.refundedCertificates),
  net: toRoubles(row.captured - row.refunded),
  vat: hasVat ? toRoubles(row.vat) : null,
  base: hasVat ? toRoubles(row.captured - row.vat) : null,
  refunded_vat: hasVat ? toRoubles(row.refundedVat) : null,
  net_vat: hasVat ? toRoubles(row.vat - row.refundedVat) : null,
});

const withPeriod = (
  ask: ReturnType<typeof readList<typeof salesLinesList>>,
  hasVat: boolean,
): Result<SalesLinesAsk> => {
  if (!ask.ok) return ask;
  const unseen = rateRefusal(ask.value.filters, hasVat);
  if (unseen) return refuse(unseen);
  const period = periodOf(ask.value.filters);
  return period ? ok({ ...ask.value, period }) : refuse(noPeriod);
};

/** GET /api/admin/sales_lines */
export const listSalesLines = async (
  { db, clock, config: { vatRates: rates } }: SalesDeps,
  { query, reach, hasVat, language }: Asked,
): Promise<Result<ShownPage<OfficeSalesLine>>> => {
  const ask = withPeriod(readList(salesLinesList, query, clock()), hasVat);
  if (!ask.ok) return ask;
  return unlessSlow(async () => {
    const page = await selectSalesLines(db, ask.value, { reach, rates }, language);
    return mapPage(page, (row) => present(row, language, hasVat));
  });
};

/** GET /api/admin/sales_lines/count */
export const countLines = async (
  { db, clock, config: { vatRates: rates } }: SalesDeps,
  { query, reach, hasVat }: Pick<Asked, 'query' | 'reach' | 'hasVat'>,
): Promise<Result<Count>> => {
  const ask = withPeriod(readFilters(salesLinesList, query, clock()), hasVat);
  return ask.ok ? unlessSlow(() => countSalesLines(db, ask.value, { reach, rates })) : ask;
};
