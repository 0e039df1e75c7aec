import type { EventFormat, InsuranceOffer } from '@trassa/contracts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';

/** Shown while the price of an offer is not known (DEC-97); roubles. */
export const usualPrice = 200;

/**
 * Offers for one ticket, the usual one first. Places of spectators are not insured; where participants are named after the
 * payment, nobody can be asked for a date of his own.
 */
export const offersFor = (
  { kind, preregistration }: Pick<BasketTicket, 'kind' | 'preregistration'>,
  { insurance_available, insurances }: Pick<EventFormat, 'insurance_available' | 'insurances'>,
): readonly InsuranceOffer[] =>
  kind === 'spectator' || !insurance_available
    ? []
    : insurances
        .filter(({ isStartDate }) => preregistration || isStartDate)
        .toSorted((a, b) => Number(b.default) - Number(a.default));
