import {
  coverableSum,
  isCoverable,
  quoteTotals,
  type LineTotal,
  type MessageSpec,
  type QuoteTotals,
} from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { findWaitingOrders } from '../orders.repository.ts';
import type { DeliveryPort, ParcelLine, ShipmentQuote, WalletCode, WalletPart, WalletPort } from '../ports.ts';
import { type QuotedLine, quoteLines } from './quote-lines.ts';
import type { LinesOfKind } from './request-lines.ts';
import type { QuoteContext, Sellables, SoldLine } from '../sellable.ts';

export type PurchaseDeps = {
  readonly sellables: Sellables;
  readonly delivery: DeliveryPort;
  readonly wallet: WalletPort;
};

/** A gift certificate of the request; `amount` kopecks of it are spent. */
export type QuotedCode = WalletCode & Pick<WalletPart, 'amount'>;

export type QuotedPurchase = {
  readonly lines: readonly QuotedLine[];
  readonly shipments: readonly ShipmentQuote[];
  readonly certificates: readonly QuotedCode[];
  readonly totals: QuoteTotals;
  /** Waiting orders that this purchase takes the place of. */
  readonly replaces: readonly number[];
};

type Asked = { readonly kinds: readonly LinesOfKind[]; readonly codes: readonly string[] };

const isSold = (line: QuotedLine): line is QuotedLine & SoldLine => line.goods !== null;

const parcelsOf = (lines: readonly QuotedLine[]): ParcelLine[] =>
  lines.flatMap(({ path, uniqueId, parcel, goods }) => (parcel && goods ? [{ path, uniqueId, parcel }] : []));

/** Lines with what is wrong about their delivery: fields, or a way that does not reach the city. */
const withDelivery = (
  lines: readonly QuotedLine[],
  { unavailable, errors }: Awaited<ReturnType<DeliveryPort['quote']>>,
): QuotedLine[] => {
  const closed = new Set(unavailable);
  const own = Object.entries(errors);
  return lines.map((line) => {
    const fields = own.filter(([field]) => field.startsWith(`${line.path}.`));
    if (!fields.length && !closed.has(line.uniqueId)) return line;
    const problem = { code: 'delivery_unavailable', message: { id: 'delivery_unavailable' } } as const;
    return {
      ...line,
      errors: { ...line.errors, ...Object.fromEntries(fields) },
      problem: line.problem ?? (closed.has(line.uniqueId) ? problem : null),
    };
  });
};

const findReplaced = (sellables: Sellables, lines: readonly QuotedLine[]): number[] => {
  const sold = lines.filter(isSold);
  return [...sellables.values()].flatMap(
    (one) => one.findReplaced?.(sold.filter((line) => line.selector === one.kind)) ?? [],
  );
};

/** A certificate pays for anything but certificates (DEC-84): one that finds nothing else is told so. */
const ownProblem = (lines: readonly LineTotal[], delivery: number): MessageSpec | null =>
  lines.some((line) => !isCoverable(line)) && coverableSum(lines, delivery) === 0 ? { id: 'certificate_own' } : null;

/**
 * The whole purchase in kopecks: lines of all kinds, then delivery, then gift certificates. Reserves nothing; the number of
 * statements does not grow with the lines. DEC-77…84, DEC-92
 */
export const quotePurchase = async (
  db: Executor,
  { sellables, delivery, wallet }: PurchaseDeps,
  { kinds, codes }: Asked,
  context: Omit<QuoteContext, 'kinds' | 'replaces'>,
): Promise<QuotedPurchase> => {
  const own = context.account
    ? await findWaitingOrders(db, {
        userId: context.account.id,
        uniqueIds: kinds.flatMap(({ lines }) => lines.map(({ uniqueId }) => uniqueId)),
      })
    : [];
  const quoted = await quoteLines(db, sellables, kinds, { ...context, kinds, replaces: own });
  const parcels = parcelsOf(quoted);
  const carried = parcels.length
    ? await delivery.quote(db, parcels, context.purpose)
    : { shipments: [], unavailable: [], errors: {} };
  const lines = withDelivery(quoted, carried);
  const replaces = [...new Set([...own, ...findReplaced(sellables, lines)])];
  const known = codes.length ? await wallet.find(db, codes, replaces) : [];
  const totals = quoteTotals(lines, {
    shipments: carried.shipments,
    certificates: known.map(({ code, balance, problem }) => ({ code, balance: problem ? 0 : balance })),
  });
  const useless = ownProblem(lines, totals.delivery);
  const certificates = known.map((one, index) => ({
    ...one,
    problem: one.problem ?? useless,
    amount: totals.certificates[index]?.amount ?? 0,
  }));
  return { lines, shipments: carried.shipments, certificates, totals, replaces };
};
