import { discountOf, type KeptSale, type SaleRule } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { FormatForSale, GroupSale } from '../events/index.ts';

type Line = { readonly format: FormatForSale; readonly count: number };

const ruleOf = (sale: GroupSale): SaleRule => ({
  starts_at: toUnix(sale.startsAt),
  ends_at: toUnix(sale.endsAt),
  discount:
    sale.discountForm === 'percent'
      ? { form: 'percent', percent: sale.discount }
      : { form: 'amount', amount: sale.discount },
  count: sale.count,
  subjects: sale.formatPublicIds,
});

/** Sales of a format that are on at a moment, as a return reads them. */
export const salesNow = (sales: readonly GroupSale[], now: Date): KeptSale[] =>
  sales
    .filter((sale) => sale.startsAt <= now && now < sale.endsAt)
    .map(ruleOf)
    .map(({ count, subjects, discount }) => ({ count, subjects, discount }));

/**
 * Of several sales that cover a line the one that takes most off its price (kopecks), among those that are on and whose count the basket reaches;
 * null: none. DEC-79
 */
export const chooseSale = (line: Line, price: Minor, lines: readonly Line[], now: Date): SaleRule | null => {
  const isReached = (sale: GroupSale): boolean => {
    const isListed = ({ format }: Line): boolean =>
      sale.formatIds.length ? sale.formatIds.includes(format.id) : format.event.id === line.format.event.id;
    return lines.reduce((sum, other) => sum + (isListed(other) ? other.count : 0), 0) >= sale.count;
  };
  const rules = line.format.sales
    .filter((sale) => sale.startsAt <= now && now < sale.endsAt && isReached(sale))
    .map(ruleOf);
  const [best] = rules.sort((a, b) => discountOf(price, b.discount) - discountOf(price, a.discount));
  return best ?? null;
};
