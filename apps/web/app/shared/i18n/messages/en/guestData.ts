import type { Translation } from '../../types.ts';
import type { guestData as ru } from '../ru/guestData.ts';

export const guestData: Translation<typeof ru> = {
  title: 'My data without an account',
  description: 'Download or erase what you typed when you bought, wrote or subscribed without an account.',
  lead: 'Did you buy or write to us without an account? Name the e-mail that you gave: we send a link that lets you download all that we keep, or erase it.',
  withAccount: 'If you have an account, its settings let you download and erase the data.',
  send: 'Send the link',
  openTitle: 'The data of your address',
  openLead: 'The link of the letter has proved that the address is yours. It works for an hour.',
  downloadTitle: 'Download',
  downloadText: 'All that we keep with this address, as one file.',
  download: 'Download the file',
  starts: 'Gathering the file',
  comes: '{size} KB have come',
  downloaded: 'The file is downloaded',
  eraseTitle: 'Erase',
  eraseText:
    'At once and for good: names and contacts in orders and tickets, files, requests, mailings. Records of payments and consents stay without your name, as the law demands.',
  erase: 'Erase the data',
  confirmTitle: 'Erase the data for good?',
  confirmText: 'We cannot bring them back.',
  agree: 'I understand that tickets for coming races are lost and no money comes back',
  agreeNeeded: 'Confirm that the tickets may be erased',
  again: 'Ask for a new link',
  toMain: 'To the main page',
};
