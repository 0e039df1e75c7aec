import type { MessageSpec, PaymentBody } from '@trassa/contracts';
import { isEmail, normaliseEmail, parsePhone, quoteTotals } from '@trassa/rules';
import { type Minor, toRoubles } from '../../kernel/money.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import { linesOf, type LinesOfKind, maxLines, repeatedIds } from './request-lines.ts';
import { refuseLines } from './refuse-lines.ts';
import type { QuotedLine } from './quote-lines.ts';
import type { SoldLine } from './sellable.ts';

/** The buyer and the lines of a request that can be looked at. `errors` are of his own fields. */
export type Purchase = {
  readonly email: string;
  readonly phone: string | null;
  readonly kinds: readonly LinesOfKind[];
  readonly errors: Readonly<Record<string, MessageSpec>>;
};

/** What needs no database: buyer, consent, number of lines (API 5.2, DEC-44, DEC-108). */
export const readPurchase = (body: PaymentBody, isProviderKnown: boolean): Result<Purchase> => {
  const kinds = linesOf(body);
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
  if (body.certificate_codes?.length) {
    return refuse({ code: 'certificate', errors: { ...errors, 'certificate_codes.0': { id: 'certificate' } } });
  }
  return ok({ email, phone, kinds, errors });
};

/** A line to be ordered, with its kind. */
export type PurchaseLine = SoldLine & Pick<QuotedLine, 'selector'>;
export type PricedPurchase = {
  readonly lines: readonly PurchaseLine[];
  readonly total: Minor;
  readonly discount: Minor;
  readonly amount: Minor;
};

const isSold = (line: QuotedLine): line is PurchaseLine => line.goods !== null;

/** Quoted lines without a fault, whose sum is the one that the buyer saw (DEC-77). */
export const checkQuotes = (
  quotes: readonly QuotedLine[],
  { errors }: Purchase,
  seen: number | null,
): Result<PricedPurchase> => {
  const refusal = refuseLines(quotes, errors);
  if (refusal) return { ok: false, refusal };
  const { total, discount, amount } = quoteTotals(
    quotes.map((line) => ({ totalCost: line.total, discount: line.discount })),
  );
  if (seen !== null && Math.abs(seen * 100 - amount) > 1e-4) {
    return refuse({
      code: 'price_changed',
      items: quotes.map((line) => ({
        unique_id: line.uniqueId,
        message: { id: 'price_changed' },
        price: toRoubles(line.price),
        totalCost: toRoubles(line.total),
      })),
    });
  }
  return ok({ lines: quotes.filter(isSold), total, discount, amount });
};
