import type { reminder as ru } from '../ru/reminder.ts';
import type { Translation } from '../../types.ts';

export const reminder: Translation<typeof ru> = {
  ask: 'Remind me when it opens',
  title: 'Remind me when tickets go on sale',
  lead: 'We will email you 24 hours and 30 minutes before, with a calendar event attached.',
  send: 'Remind me',
  agree: 'I agree to the <personal>processing of personal data</personal>',
  own: 'The emails will go to {email}',
  pageTitle: 'Sale reminder',
  description: 'Emails before tickets go on sale.',
  confirmTitle: 'Remind you when tickets go on sale?',
  confirmText:
    'We will email you 24 hours and 30 minutes before tickets go on sale. If you did not ask for this, close the page.',
  confirm: 'Remind me',
  confirmed: 'Every email has a link to stop the reminders.',
  stopTitle: 'Stop reminding you?',
  stopText: 'You will get no more emails about this sale.',
  stop: 'Stop reminding me',
  stopped: 'Your other reminders and tickets stay as they are.',
  toCalendar: 'Go to the calendar',
};
