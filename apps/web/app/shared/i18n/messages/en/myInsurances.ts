import type { myInsurances as ru } from '../ru/myInsurances.ts';
import type { Translation } from '../../types.ts';

export const myInsurances: Translation<typeof ru> = {
  title: 'Insurance',
  description: 'Policies of the participant: valid and past.',
  failed: 'Your policies did not load. Check the connection and try again.',
  empty: 'No data',
  emptyText: 'A policy bought with a ticket or by itself will be here.',
  past: 'Past policies',
  noPast: 'No past policies yet',
  number: 'Policy {number}',
  kind: 'Type',
  from: 'Start',
  time: 'Valid for',
  person: 'Insured',
  nobody: 'Not named yet',
  byTicket: 'Participant of the ticket, not named yet',
  phone: 'Phone',
  conditions: 'Insurance terms',
  states: {
    new: 'Not begun',
    active: 'Valid',
    ended: 'Over',
    cancelled: 'Cancelled',
  },
  more: 'Show more',
};
