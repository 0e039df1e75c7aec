import type { QuoteContext } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import type { FormatForSale } from '../../events/index.ts';
import { findCitiesWithTicket } from './vip.repository.ts';

/** Of whom a vip discount may be asked. Kopecks or percent by `discountForm`. */
export type VipBuyer = {
  readonly id: number;
  readonly roles: readonly string[];
  readonly discount: number;
  readonly discountForm: 'percent' | 'amount';
};

export const isVip = (buyer: VipBuyer | null): buyer is VipBuyer =>
  buyer !== null && buyer.roles.includes('vip') && buyer.discount > 0;

/** The buyer's vip discount, and where he has a ticket already; null: he is no vip. DEC-78 */
export const findVip = async (
  db: Executor,
  lines: readonly { readonly format: Pick<FormatForSale, 'eventCity'> }[],
  buyer: VipBuyer | null,
  replaces: readonly number[] = [],
): Promise<QuoteContext['vip']> => {
  if (!isVip(buyer)) return null;
  const { discount, discountForm } = buyer;
  const cities = lines.map(({ format }) => format.eventCity.id);
  const ids = await findCitiesWithTicket(db, buyer.id, cities, replaces);
  return {
    discount:
      discountForm === 'percent' ? { form: 'percent', percent: discount } : { form: 'amount', amount: discount },
    citiesWithTicket: new Set([...ids].map(String)),
  };
};
