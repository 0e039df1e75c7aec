import type { MessageSpec, PaymentBody } from '@trassa/contracts';
import { isEmail, normaliseEmail, parsePhone, type QuoteTotals } from '@trassa/rules';
import { toRoubles } from '../../../kernel/money.ts';
import { ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { ShipmentQuote, WalletPart } from '../ports.ts';
import type { QuotedLine } from './quote-lines.ts';
import type { QuotedCode, QuotedPurchase } from './quote-purchase.ts';
import { refuseLines } from './refuse-lines.ts';
import { linesOf, type LinesOfKind, maxLines, repeatedIds } from './request-lines.ts';
import type { Sellables, SoldLine } from '../sellable.ts';

/** The buyer and the lines of a request that can be looked at. `errors` are of his own fields. */
export type Purchase = {
  readonly email: string;
  readonly phone: string | null;
  readonly kinds: readonly LinesOfKind[];
  /** Gift certificates as typed. */
  readonly codes: readonly string[];
  readonly errors: Readonly<Record<string, MessageSpec>>;
};

/** What needs no database: buyer, consent, number of lines (API 5.2, DEC-44, DEC-108). */
export const readPurchase = (sellables: Sellables, body: PaymentBody, isProviderKnown: boolean): Result<Purchase> => {
  const kinds = linesOf(sellables, body);
  const count = kinds.reduce((sum, { lines }) => sum + lines.length, 0);
  const errors: Record<string, MessageSpec> = {};
  const email = normaliseEmail(body.email);
  const phone = body.phone?.trim() ? parsePhone(body.phone) : null;
  if (!isEmail(email)) errors['email'] = { id: 'email' };
  if (body.phone?.trim() && phone === null) errors['phone'] = { id: 'phone' };
  if (!isProviderKnown) errors['provider'] = { id: 'provider_unknown' };
  Object.assign(errors, repeatedIds(kinds));
  if (count === 0) return refuse({ code: 'validation', message: { id: 'basket_empty' }, errors });
  if (count > maxLines)
    return refuse({ code: 'validation', message: { id: 'basket_too_long', max: maxLines }, errors });
  if (body.agree === false)
    return refuse({ code: 'consent_required', errors: { ...errors, agree: { id: 'consent_required' } } });
  return ok({ email, phone, kinds, codes: body.certificate_codes ?? [], errors });
};

/** A line to be ordered, with its kind. */
export type PurchaseLine = SoldLine & Pick<QuotedLine, 'selector'>;
export type PricedPurchase = {
  readonly lines: readonly PurchaseLine[];
  readonly shipments: readonly ShipmentQuote[];
  /** What gift certificates pay. */
  readonly parts: readonly WalletPart[];
  readonly totals: QuoteTotals;
  /** Waiting orders that this one may replace. */
  readonly replaces: readonly number[];
};

const isSold = (line: QuotedLine): line is PurchaseLine => line.goods !== null;

/** Fields of gift certificates by their place in the request. */
export const codeFields = (
  codes: readonly string[],
  wrong: readonly { code: string; message: MessageSpec }[],
): Record<string, MessageSpec> =>
  Object.fromEntries(wrong.map(({ code, message }) => [`certificate_codes.${codes.indexOf(code)}`, message]));

/** A gift certificate that pays nothing because it cannot: the buyer would be charged more than he thinks (DEC-84). */
const refuseCodes = (certificates: readonly QuotedCode[], { codes }: Purchase): Refused | null => {
  const wrong = certificates.flatMap(({ code, problem }) => (problem ? [{ code, message: problem }] : []));
  const [first] = wrong;
  return first ? refuse({ code: 'certificate', message: first.message, errors: codeFields(codes, wrong) }) : null;
};

const partsOf = (certificates: readonly QuotedCode[]): WalletPart[] =>
  certificates.flatMap(({ certificateId, codeNumber, amount }) =>
    certificateId !== null && amount > 0 ? [{ certificateId, codeNumber, amount }] : [],
  );

/** A quoted purchase without a fault, whose sum is the one that the buyer saw (DEC-77). */
export const checkQuote = (
  { lines, shipments, certificates, totals, replaces }: QuotedPurchase,
  purchase: Purchase,
  seen: number | null,
): Result<PricedPurchase> => {
  const refusal = refuseLines(lines, purchase.errors);
  if (refusal) return { ok: false, refusal };
  const refused = refuseCodes(certificates, purchase);
  if (refused) return refused;
  if (seen !== null && Math.abs(seen * 100 - totals.amount) > 1e-4) {
    return refuse({
      code: 'price_changed',
      items: lines.map((line) => ({
        unique_id: line.uniqueId,
        message: { id: 'price_changed' },
        price: toRoubles(line.price),
        totalCost: toRoubles(line.total),
      })),
    });
  }
  return ok({ lines: lines.filter(isSold), shipments, parts: partsOf(certificates), totals, replaces });
};
