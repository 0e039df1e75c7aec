import type { InsuranceOffer } from '@trassa/contracts';
import { asksStart, checkInsured, formatTypedDate, typedInsuranceStart } from '@trassa/rules';
import { useState } from 'react';
import { firstStartDay } from '../../shared/basket/items/insurance-item.ts';

/** The typed first day of a policy that begins on a day of the buyer's own (DEC-95); by itself the first possible one. */
export const useFirstDay = (offer: InsuranceOffer | null) => {
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const [typed, setTyped] = useState<string | null>(null);
  if (!offer || !asksStart(offer)) return null;
  const { activation_delay } = offer;
  const day = typed ?? formatTypedDate(firstStartDay(now, activation_delay));
  const start = typedInsuranceStart(day, { now, activation_delay });
  const terms = { isStartDate: false, activation_delay, format_start_time: null };
  return { day, start, problem: checkInsured({ start_date: start }, terms, now).start_date, setDay: setTyped };
};
export type FirstDay = NonNullable<ReturnType<typeof useFirstDay>>;
