import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { letters as ru } from '../ru/letters.ts';

export const letters: Translation<typeof ru> = {
  title: 'Letters and texts',
  none: 'No letters so far',
  state: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent' },
  attempts: '{count, plural, one {# attempt} other {# attempts}}',
  name: {
    order: 'Order paid',
    order_confirm: 'Order confirmation',
    ticket_returned: 'Ticket returned',
    refund: 'Refund',
    transfer: 'Ticket transfer',
    certificate: 'Gift certificate',
    certificates_bought: 'Certificates bought',
    policy: 'Insurance policy',
    guest_data: 'Participant data',
    reminder: 'Race reminder',
  },
};
