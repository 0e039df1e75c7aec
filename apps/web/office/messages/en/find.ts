import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { find as ru } from '../ru/find.ts';

export const find: Translation<typeof ru> = {
  title: 'Find',
  hint: 'Name, email, phone, bib, order, ticket, start, code',
  close: 'Close',
  kind: {
    person: 'People',
    order: 'Orders',
    ticket: 'Tickets',
    start: 'Starts',
    payment: 'Payments',
    certificate: 'Certificates',
    promocode: 'Promo codes',
    policy: 'Policies',
    shipment: 'Parcels',
    product: 'Products',
    club: 'Clubs',
  },
  nameless: 'No name',
  more: 'There are more: narrow the search',
  none: 'Nothing found',
  noneHint:
    'A letter may be wrong: the beginning of a surname is enough. An email, the end of a phone or an order number is found too.',
  nonePhone: 'A phone is found by its last four digits or by the whole of it.',
};
