import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { endExpired } from './end-expired.repository.ts';
import { exportOrders } from './export-orders.repository.ts';
import { findOpenOrders } from './find-open.repository.ts';
import { forgetUnpaidUploads } from './forget-uploads.ts';
import { joinOrders } from './join-orders.repository.ts';
import { findLettersOfOrders } from './letters-of-orders.repository.ts';
import { lockOrdersOf } from './lock-orders.repository.ts';
import { takeLapsed, takeOldPurchases, takeUnpaid } from './orders-over.repository.ts';
import { personalWords } from './personal-words.ts';
import type { Sellables } from '../sellable.ts';
import { scrubOrders, scrubOrdersOf } from './scrub-orders.repository.ts';

const detailsOf = (sellables: () => Sellables): string[] => personalWords(sellables()).map(({ detail }) => detail);

/** Who bought, and what for whom, by what the kinds that are sold call personal. */
export const ordersPersonalData = (sellables: () => Sellables): PersonalDataOwner => ({
  export: { orders: (db, asker) => exportOrders(db, asker, personalWords(sellables())) },
  obstacles: findOpenOrders,
  lock: lockOrdersOf,
  letters: findLettersOfOrders,
  async erase(tx, person) {
    await endExpired(tx, person.userId);
    await scrubOrdersOf(tx, person.userId, detailsOf(sellables));
  },
  join: joinOrders,
  forget: { unpaidUploads: forgetUnpaidUploads },
  ordersOver: {
    unpaidOrders: { wereBought: false, take: takeUnpaid },
    lapsedOrders: { wereBought: false, take: takeLapsed },
    purchases: { wereBought: true, take: takeOldPurchases },
  },
  scrubOrders: (tx, orderIds) => scrubOrders(tx, orderIds, detailsOf(sellables)),
});
