import type { EventCityCard, Language } from '@trassa/contracts';
import { formatMoment } from '@trassa/rules';
import { say } from '../../kernel/say.ts';
import type { Template } from '../notifications/index.ts';
import { openingOf } from './ask-reminder.ts';
import { openingCalendar } from './opening-calendar.ts';
import { reminderCode } from './reminder-codes.ts';
import { reminderWords } from './reminder-words.ts';
import { findReminder, rearmReminder } from './reminders.repository.ts';
import type { RemindersDeps } from './reminders-deps.ts';

const titleOf = (start: EventCityCard, language: Language): string =>
  `${start.event.title}, ${say(language, start.city.name_ru, start.city.name_en ?? null)}`;
const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

/** The first letter to an address that nobody has proved: it says what was asked and begins nothing by itself. */
export const askLetter =
  (deps: RemindersDeps): Template =>
  async (data, language) => {
    const reminder = await findReminder(deps.db, String(data['reminder']));
    if (!reminder || reminder.isConfirmed || reminder.isEnded) return null;
    const opening = await openingOf(deps, reminder.eventCityId, language);
    if (!opening) return null;
    const { subject, text, button, note } = reminderWords[language].asked;
    const link = `${deps.siteUrl}/reminder/confirm/${reminderCode(deps.key, 'confirm', reminder.publicId)}`;
    return {
      subject,
      title: subject,
      parts: [
        { type: 'text', text: fill(text, { start: titleOf(opening.start, language) }) },
        { type: 'button', label: button, link },
        { type: 'note', text: note },
      ],
    };
  };

/** A day and half an hour before; an opening that was moved meanwhile is told at its new time, one that was withdrawn never. */
export const openingLetter =
  (deps: RemindersDeps): Template =>
  async (data, language) => {
    const reminder = await findReminder(deps.db, String(data['reminder']));
    if (!reminder?.isConfirmed || reminder.isEnded) return null;
    const opening = await openingOf(deps, reminder.eventCityId, language);
    if (opening?.opensAt !== Number(data['opens'])) {
      await rearmReminder(deps.db, reminder.publicId, data['kind'] === 'day' ? 'day' : 'soon');
      return null;
    }
    const { start, opensAt } = opening;
    const words = reminderWords[language];
    const title = titleOf(start, language);
    const when = formatMoment(opensAt, start.timezone, language);
    const url = `${deps.siteUrl}/event/${start.event.public_id}?city=${start.public_id}`;
    const subject = `${title}. ${fill(words.opening.subject, { when })}`;
    const content = openingCalendar({
      publicId: reminder.publicId,
      title: fill(words.calendar, { start: title }),
      opensAt,
      url,
    });
    const { facts } = words.opening;
    return {
      subject,
      title: fill(words.opening.subject, { when }),
      parts: [
        { type: 'text', text: fill(words.opening.text, { when }) },
        {
          type: 'facts',
          facts: [
            [facts.start, title],
            [facts.opens, when],
            [facts.place, start.address],
          ],
        },
        { type: 'button', label: words.opening.button, link: url },
        { type: 'text', text: words.opening.file },
        {
          type: 'note',
          text: `${words.opening.stop}: ${deps.siteUrl}/reminder/stop/${reminderCode(deps.key, 'stop', reminder.publicId)}`,
        },
      ],
      attachments: [{ filename: 'opening.ics', contentType: 'text/calendar; charset=utf-8', content }],
    };
  };
