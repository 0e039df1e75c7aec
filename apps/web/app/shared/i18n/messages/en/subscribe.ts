import type { Translation } from '../../types.ts';
import type { subscribe as ru } from '../ru/subscribe.ts';

export const subscribe: Translation<typeof ru> = {
  title: 'News by email',
  lead: 'Ticket releases, last places and discounts. Once a week at most; unsubscribe any time.',
  send: 'Subscribe',
  agree:
    'I agree to the <personal>processing of personal data</personal> and to <advertising>marketing emails</advertising>',
};
