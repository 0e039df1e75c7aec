import type { Language, Quote } from '@trassa/contracts';
import type { officeStartSales } from '@trassa/contracts/office';
import { type TicketKind, ticketKinds } from '@trassa/rules';
import type { z } from 'zod';
import { invalid, notFound, type Result } from '../../../kernel/result.ts';
import type { Database, Executor } from '../../../platform/database/index.ts';
import type { PurchaseDeps } from '../quote/quote-purchase.ts';
import { quoteBasket } from '../quote/quote-basket.ts';

export type PriceStartDeps = PurchaseDeps & {
  readonly db: Database;
  /** Port of the events: whether all of these formats are the start's. */
  hasFormats(db: Executor, startPublicId: string, formats: readonly string[]): Promise<boolean>;
};
type Asked = z.output<typeof officeStartSales.price.query> & { readonly id: string; readonly language: Language };

/** What a visitor without an account would see at a moment, in seconds: the site's own quote (back-office 5.4). */
export const priceStart = async (
  deps: PriceStartDeps,
  { id, at, lines, promocode, language }: Asked,
): Promise<Result<{ values: Quote }>> => {
  const asked = lines.split(',').map((line) => line.split(':') as [string, string, string]);
  const isKind = (kind: string): kind is TicketKind => ticketKinds.some((one) => one === kind);
  const tickets = asked.flatMap(([format, kind, count], index) =>
    isKind(kind)
      ? [
          {
            unique_id: String(index),
            format_public_id: format,
            kind,
            count: Number(count),
            promocode: promocode || null,
          },
        ]
      : [],
  );
  if (tickets.length < asked.length) return invalid({ lines: { id: 'option' } });
  const formats = asked.map(([format]) => format);
  if (!(await deps.hasFormats(deps.db, id, formats))) return notFound();
  return quoteBasket(deps, { baskets: { tickets }, account: null, now: new Date(at * 1000), language });
};
