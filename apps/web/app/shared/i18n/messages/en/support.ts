import type { support as ru } from '../ru/support.ts';
import type { Translation } from '../../types.ts';

export const support: Translation<typeof ru> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  text: 'Message',
  send: 'Send',
  waiting: 'The button works once name, e-mail and phone are filled in and the consent is given',
  thanksTitle: 'Thank you!',
  thanksText: 'We have got your request.',
  close: 'Good',
};
