import type { Translation } from '../../types.ts';
import type { picker as ru } from '../ru/picker.ts';

export const picker: Translation<typeof ru> = {
  title: 'Ticket: {city}',
  chooseTitle: 'Choose a ticket',
  city: 'City',
  format: 'Format',
  kind: 'Ticket type',
  participants: 'Participants',
  tickets: 'Tickets',
  stepNote: 'A team goes whole: step {step, number}',
  minNote: 'At least {min, number}',
  limitNote: 'At most {max, number} per purchase',
  count: '{count, plural, one {# ticket} other {# tickets}}',
  toBasket: 'Add to basket',
  promocode: 'Promocode {code} is with you: the discount shows in the basket',
  loading: 'Looking for free places',
  failed: 'Could not read the free places',
  noFormats: 'There are no open formats in this city',
  hold: 'The places will be yours for {minutes, plural, one {# minute} other {# minutes}}',
  retry: 'Try again',
  taken: '{count, plural, one {# place} other {# places}} left',
};
