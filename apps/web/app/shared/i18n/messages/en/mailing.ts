import type { mailing as ru } from '../ru/mailing.ts';
import type { Translation } from '../../types.ts';

export const mailing: Translation<typeof ru> = {
  title: 'Mailing',
  description: 'Subscription to news of races.',
  subscribing: 'Subscribing',
  subscribed: 'News of races and discounts will come to your e-mail. Every letter has a link to end it.',
  unsubscribing: 'Unsubscribing',
  unsubscribed: 'Letters about tickets you bought still come.',
  wait: 'Checking the link.',
  toMain: 'To the main page',
};
