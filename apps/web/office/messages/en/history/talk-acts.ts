import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { talkActs as ru } from '../../ru/history/talk-acts.ts';

export const talkActs: Translation<typeof ru> = {
  letter_bulk: 'one act on several letters',
  letter_repeat: 'letter queued again',
  letter_stop: 'letter stopped',
  order_letter: 'letter sent again',
  mailing_create: 'letter made',
  mailing_change: 'letter changed',
  mailing_preview: 'letter shown',
  mailing_test: 'test letter sent',
  mailing_send: 'sending begun',
  mailing_schedule: 'sending scheduled',
  mailing_agree: 'sending agreed to',
  mailing_begin: 'recipients gathered',
  mailing_outgrow: 'more recipients than one person may write to',
  mailing_recall: 'back to drafts',
  mailing_pause: 'sending paused',
  mailing_resume: 'sending resumed',
  mailing_stop: 'sending stopped',
  mailing_remove: 'letter deleted',
  template_change: 'words of a letter changed',
  template_restore: 'words of a letter returned to the original',
  partner_key_create: 'key made',
  partner_key_revoke: 'key revoked',
  prepared_basket_create: 'basket made',
  prepared_basket_end: 'link closed',
};
