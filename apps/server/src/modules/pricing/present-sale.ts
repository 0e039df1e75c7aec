import type { Sale } from '@trassa/contracts';
import { isSaleRunning, type SaleRule } from '@trassa/rules';
import { toRoubles } from '../../kernel/money.ts';

/** A group discount of the wire; `now` in unix seconds. */
export const presentSale = (sale: SaleRule, now: number): Sale => ({
  active: isSaleRunning(sale, now),
  start_date: sale.starts_at,
  end_date: sale.ends_at,
  discount: sale.discount.form === 'amount' ? toRoubles(sale.discount.amount) : sale.discount.percent,
  discount_form: sale.discount.form,
  count: sale.count,
  formats: [...sale.subjects],
});
