import type { myInsurances as ru } from '../ru/myInsurances.ts';
import type { Translation } from '../../types.ts';

export const myInsurances: Translation<typeof ru> = {
  title: 'Insurance',
  description: 'Your policies, current and past.',
  failed: 'Could not load your policies. Check your connection and try again.',
  empty: 'No policies yet',
  emptyText: 'Policies you buy, with a ticket or on their own, appear here.',
  choose: 'Choose insurance',
  past: 'Past policies',
  noPast: 'No past policies yet',
  number: 'Policy {number}',
  kind: 'Type',
  race: 'Event',
  from: 'Starts',
  time: 'Valid for',
  person: 'Insured',
  nobody: 'Not named yet',
  byTicket: 'Ticket participant, not named yet',
  phone: 'Phone',
  conditions: 'Insurance terms',
  states: {
    new: 'Not started',
    active: 'Valid',
    ended: 'Expired',
    cancelled: 'Cancelled',
  },
  more: 'Show more',
};
