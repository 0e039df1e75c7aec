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
  stepNote: 'Teams of {step, number}',
  minNote: 'At least {min, number}',
  limitNote: 'At most {max, number} per purchase',
  count: '{count, plural, one {# ticket} other {# tickets}}',
  toBasket: 'Add to basket',
  promocode: 'Promo code {code} is saved: the discount shows in the basket',
  loading: 'Checking availability',
  failed: 'Could not check availability',
  noFormats: 'No formats are open in this city',
  nothingOpen: {
    soon: 'Sales have not opened yet',
    sold_out: 'Sold out',
    closed: 'Sales closed',
  },
  otherFormat: 'The format you came for is not on sale now. Choose another one',
  hold: 'We hold your places for {minutes, plural, one {# minute} other {# minutes}}',
  retry: 'Try again',
  taken: '{count, plural, one {# place} other {# places}} left',
};
