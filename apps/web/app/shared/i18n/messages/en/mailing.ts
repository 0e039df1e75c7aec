import type { mailing as ru } from '../ru/mailing.ts';
import type { Translation } from '../../types.ts';

export const mailing: Translation<typeof ru> = {
  title: 'Mailing',
  description: 'Subscription to news of races.',
  subscribeTitle: 'Subscription to news',
  subscribeText: 'News of races and discounts will come to this e-mail. If you did not ask for it, close the page.',
  subscribe: 'Subscribe',
  subscribed: 'News of races and discounts will come to your e-mail. Every letter has a link to end it.',
  unsubscribeTitle: 'Unsubscribe from news?',
  unsubscribeText: 'News of races and discounts will no longer come to this e-mail.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'Letters about tickets you bought still come.',
  toMain: 'To the main page',
};
