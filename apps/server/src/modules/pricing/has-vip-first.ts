import type { Executor } from '../../platform/database/index.ts';
import { isVip, type Buyer } from './price-tickets.ts';
import { findCitiesWithTicket } from './pricing.repository.ts';

/** Whether the vip discount takes this person's next ticket of an event city, so that a promocode is off for it (DEC-78). */
export const hasVipFirst = async (db: Executor, buyer: Buyer | null, eventCityId: number): Promise<boolean> =>
  isVip(buyer) && !(await findCitiesWithTicket(db, buyer.id, [eventCityId])).has(eventCityId);
