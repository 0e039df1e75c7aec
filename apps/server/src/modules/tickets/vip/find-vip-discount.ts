import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { FormatForSale } from '../../events/index.ts';
import { priceTickets } from '../sell/price-tickets.ts';
import { isVip, type VipBuyer } from './find-vip.ts';

/** Whose discount it is, and kopecks of the place and of what is taken off it. */
type OwnDiscount = { readonly reason: 'vip' | 'sale'; readonly price: Minor; readonly discount: Minor };

/**
 * The discount on the first of `count` athlete tickets where it is a vip's first of its event city: his own one, or the sale
 * that took more off; null: it is no such ticket. DEC-78, DEC-111
 */
export const findVipDiscount = async (
  db: Executor,
  buyer: VipBuyer | null,
  { format, count, now }: { format: FormatForSale; count: number; now: Date },
): Promise<OwnDiscount | null> => {
  if (!isVip(buyer)) return null;
  const asked = { uniqueId: '', format, kind: 'athlete', priceMoments: [], promocode: null } as const;
  // By one ticket it shows whether it is the first; what is taken off may depend on the count.
  const [[alone], [all]] = [
    await priceTickets(db, [{ ...asked, count: 1 }], { now, buyer }),
    await priceTickets(db, [{ ...asked, count }], { now, buyer }),
  ];
  const first = all?.places[0];
  if (!alone?.isPromocodeOff || !first) return null;
  return { reason: first.reason === 'sale' ? 'sale' : 'vip', price: first.price, discount: first.discount };
};
