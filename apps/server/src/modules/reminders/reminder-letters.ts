import type { EventCityCard, Language } from '@trassa/contracts';
import { formatDate, formatDatedClock, formatDeadline, raceName } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { Template } from '../notifications/index.ts';
import { openingOf } from './ask-reminder.ts';
import { openingCalendar } from './opening-calendar.ts';
import { reminderCode } from './reminder-codes.ts';
import { reminderWords } from './reminder-words.ts';
import { findReminder, rearmReminder, type Told } from './reminders.repository.ts';
import type { RemindersDeps } from './reminders-deps.ts';

const titleOf = (start: EventCityCard, language: Language): string =>
  raceName({
    event: start.event.title,
    city: say(language, start.city.name_ru, start.city.name_en ?? null),
    start: start.start_time,
    timezone: start.timezone,
  });
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

const toldBy = (data: Parameters<Template>[0]): Told => ({
  kind: data['kind'] === 'soon' || data['kind'] === 'moved' ? data['kind'] : 'day',
  opens: Number(data['opens']),
  was: data['was'] === undefined ? null : Number(data['was']),
});

/** An opening that was moved meanwhile is told at its new time, a withdrawn one when it comes back; what is late, never. */
export const openingLetter =
  (deps: RemindersDeps): Template =>
  async (data, language) => {
    const reminder = await findReminder(deps.db, String(data['reminder']));
    if (!reminder?.isConfirmed || reminder.isEnded) return null;
    const opening = await openingOf(deps, reminder.eventCityId, language);
    const told = toldBy(data);
    if (opening?.opensAt !== told.opens) {
      const mayComeBack = opening !== null || told.opens > toUnix(deps.clock());
      if (mayComeBack) await rearmReminder(deps.db, reminder.publicId, told);
      return null;
    }
    const { start, opensAt } = opening;
    const words = reminderWords[language];
    const { subject: subjectOf, text } = told.was === null ? words.opening : words.moved;
    const title = titleOf(start, language);
    const when = formatDeadline(opensAt, start.timezone, language);
    const url = `${deps.siteUrl}/event/${start.event.public_id}?city=${start.public_id}`;
    const heading = fill(subjectOf, { when });
    const content = openingCalendar({
      publicId: reminder.publicId,
      title: fill(words.calendar, { start: title }),
      opensAt,
      url,
    });
    const { facts } = words.opening;
    return {
      subject: `${title}. ${heading}`,
      title: heading,
      parts: [
        {
          type: 'text',
          text: fill(text, { when, was: told.was === null ? '' : formatDeadline(told.was, start.timezone, language) }),
        },
        {
          type: 'facts',
          facts: [
            [facts.start, title],
            [facts.opens, formatDatedClock(opensAt, start.timezone, language)],
            [facts.day, formatDate(start.start_time, start.timezone, language)],
            [facts.place, start.address],
          ],
        },
        { type: 'button', label: words.opening.button, link: url },
        { type: 'text', text: words.opening.file },
        {
          type: 'link',
          label: words.opening.stop,
          link: `${deps.siteUrl}/reminder/stop/${reminderCode(deps.key, 'stop', reminder.publicId)}`,
        },
      ],
      attachments: [{ filename: 'opening.ics', contentType: 'text/calendar; charset=utf-8', content }],
    };
  };
