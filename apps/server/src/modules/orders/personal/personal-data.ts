import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { endExpired } from './end-expired.repository.ts';
import { exportOrders } from './export-orders.repository.ts';
import { findOpenOrders } from './find-open.repository.ts';
import { forgetUnpaidUploads } from './forget-uploads.ts';
import { joinOrders } from './join-orders.repository.ts';
import { findLettersOfOrders } from './letters-of-orders.repository.ts';
import { lockOrdersOf } from './lock-orders.repository.ts';
import { takeLapsed, takeOldPurchases, takeUnpaid } from './orders-over.repository.ts';
import { scrubOrders, scrubOrdersOf } from './scrub-orders.repository.ts';

/** Who bought, and what for whom. */
export const ordersPersonalData: PersonalDataOwner = {
  export: { orders: exportOrders },
  obstacles: findOpenOrders,
  lock: lockOrdersOf,
  letters: findLettersOfOrders,
  async erase(tx, person) {
    await endExpired(tx, person.userId);
    await scrubOrdersOf(tx, person.userId);
  },
  join: joinOrders,
  forget: { unpaidUploads: forgetUnpaidUploads },
  ordersOver: {
    unpaidOrders: { wereBought: false, take: takeUnpaid },
    lapsedOrders: { wereBought: false, take: takeLapsed },
    purchases: { wereBought: true, take: takeOldPurchases },
  },
  scrubOrders,
};
