import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { find as ru } from '../ru/find.ts';

export const find: Translation<typeof ru> = {
  title: 'Find',
  hint: 'Name, email, phone, bib, order, ticket, certificate',
  close: 'Close',
  kind: { person: 'People', order: 'Orders', ticket: 'Tickets', payment: 'Payments', certificate: 'Certificates' },
  nameless: 'Nameless',
  more: 'There is more: say it more exactly',
  none: 'Nothing found',
};
