import type { Translation } from '../../types.ts';
import type { guestData as ru } from '../ru/guestData.ts';

export const guestData: Translation<typeof ru> = {
  title: 'My data without an account',
  description: 'Download or erase what you gave us when you bought, wrote to us or subscribed without an account.',
  lead: 'Bought something or wrote to us without an account? Enter the email you used and we will send a link to download everything we keep, or erase it.',
  withAccount: 'If you have an account, you can do this in its settings.',
  send: 'Send link',
  openTitle: 'Data linked to your email',
  openLead: 'The link confirmed that this address is yours. It works for an hour.',
  downloadTitle: 'Download',
  downloadText: 'Everything we keep for this address, in one file.',
  download: 'Download file',
  starts: 'Preparing the file',
  comes: '{size} KB received',
  downloaded: 'File downloaded',
  eraseTitle: 'Erase',
  eraseText:
    'Immediately and for good: names and contacts in orders and tickets, files, requests, mailings. Payment and consent records stay, without your name, as the law requires.',
  erase: 'Erase data',
  confirmTitle: 'Erase the data for good?',
  confirmText: 'We cannot bring them back.',
  agree: 'I understand that I lose my tickets for upcoming races without a refund',
  agreeNeeded: 'Confirm that the tickets may be erased',
  again: 'Ask for a new link',
  toMain: 'Home page',
};
