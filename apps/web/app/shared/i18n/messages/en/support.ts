import type { support as ru } from '../ru/support.ts';
import type { Translation } from '../../types.ts';

export const support: Translation<typeof ru> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  text: 'Message',
  send: 'Send',
  waiting:
    'The button works once you fill in name, email and {needed, select, phone {phone} other {message}} and give consent',
  thanksTitle: 'Thank you!',
  thanksText: 'We have received your request.',
  close: 'OK',
};
