import type { Translation } from '../../types.ts';
import type { subscribe as ru } from '../ru/subscribe.ts';

export const subscribe: Translation<typeof ru> = {
  title: 'News by e-mail',
  lead: 'Sales that open, last places and discounts. Once a week at most; every letter has a link to unsubscribe.',
  send: 'Subscribe',
  agree:
    'I agree to the <personal>processing of personal data</personal> and to <advertising>advertising letters</advertising>',
};
