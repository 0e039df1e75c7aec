/** Signs of what a partner or a prepared basket is called. */
export const partnerTitleMin = 2;
export const partnerTitleMax = 80;
/** Days that a prepared basket of the house can be opened at most, and that one is offered for. */
export const preparedDaysMax = 365;
export const preparedDaysUsual = 30;
/** Lines of one basket. */
export const preparedLinesMax = 100;

export const partnerStates = ['active', 'revoked'] as const;
export const preparedStates = ['open', 'over'] as const;

/** One that ends at a moment cannot be opened from it on. Unix seconds. */
export const preparedState = (expires: number, now: number): (typeof preparedStates)[number] =>
  expires > now ? 'open' : 'over';
