import type { Config } from '../config.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';
import type { Mail } from './letter.ts';

export { canReceiveMail } from './can-receive-mail.ts';
export { outboxPages } from './outbox-pages.ts';
export type { Attachment, InlinePicture, Letter, Mail } from './letter.ts';

/** The mail server of SMTP_URL, else one JSON file per letter in the outbox folder. */
export const createMail = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'outboxDir'>): Mail =>
  config.smtpUrl === null ? createOutbox(config.outboxDir) : createSmtp(config.smtpUrl, config.mailFrom);
