import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { find as ru } from '../ru/find.ts';

export const find: Translation<typeof ru> = {
  title: 'Find',
  hint: 'Name, email, phone, bib, order, ticket, payment, certificate',
  close: 'Close',
  kind: { person: 'People', order: 'Orders', ticket: 'Tickets', payment: 'Payments', certificate: 'Certificates' },
  nameless: 'No name',
  more: 'There are more: narrow the search',
  none: 'Nothing found',
};
