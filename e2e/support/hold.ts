import { holdMinutes } from '@trassa/rules';

const twoDigits = (minutes: number): string => String(minutes).padStart(2, '0');

/** The countdown of places that were held less than a minute ago. */
export const freshHold = new RegExp(`^(${twoDigits(holdMinutes)}:00|${twoDigits(holdMinutes - 1)}:\\d\\d)$`);
