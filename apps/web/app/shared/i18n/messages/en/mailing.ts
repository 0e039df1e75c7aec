import type { mailing as ru } from '../ru/mailing.ts';
import type { Translation } from '../../types.ts';

export const mailing: Translation<typeof ru> = {
  title: 'Newsletter',
  description: 'Subscribe to race news.',
  subscribeTitle: 'Subscribe to news',
  subscribeText: 'We will email race news and discounts to this address. If you did not ask for this, close the page.',
  subscribe: 'Subscribe',
  subscribed: 'You will get race news and discounts by email. Every email has an unsubscribe link.',
  unsubscribeTitle: 'Unsubscribe from news?',
  unsubscribeText: 'We will no longer email race news and discounts to this address.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You will still get emails about tickets you bought.',
  toMain: 'Home page',
};
