import { createEvent } from 'ics';
import type { Language } from '@trassa/contracts';
import { brandSlug } from '../../../kernel/brand.ts';
import { participantName, seatOf, startOf, type TicketView } from '../ticket.ts';

type UtcTime = [number, number, number, number, number];

const utc = (date: Date): UtcTime => [
  date.getUTCFullYear(),
  date.getUTCMonth() + 1,
  date.getUTCDate(),
  date.getUTCHours(),
  date.getUTCMinutes(),
];

/** Hours a start takes when nobody has said. */
const usualHours = 4;

const words = {
  ru: { ticket: 'Билет', number: 'Стартовый номер', participant: 'Участник' },
  en: { ticket: 'Ticket', number: 'Bib number', participant: 'Participant' },
} as const;

/** Bytes of a line before it goes on in the next one (RFC 5545, 3.1). */
const lineBytes = 75;

/** The library folds by characters; Cyrillic ones have two bytes. */
const foldByBytes = (text: string): string =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      let folded = '';
      let used = 0;
      for (const sign of line) {
        const size = Buffer.byteLength(sign);
        if (used + size > lineBytes) {
          folded += '\r\n ';
          used = 1;
        }
        folded += sign;
        used += size;
      }
      return folded;
    })
    .join('\r\n');

/** The start as a calendar file (iCalendar), with place, link and a reminder a day before. */
export const ticketCalendar = (
  ticket: TicketView,
  { language, siteUrl }: { language: Language; siteUrl: string },
): string => {
  const { event, city, format } = ticket;
  const say = words[language];
  const start = startOf(ticket);
  const finish =
    city.finishTime && city.finishTime > start ? city.finishTime : new Date(start.getTime() + usualHours * 3_600_000);
  const name = participantName(ticket);
  const seat = seatOf(ticket, language);
  const { error, value } = createEvent({
    uid: `ticket-${ticket.publicId}@${new URL(siteUrl).hostname}`,
    productId: `${brandSlug}/tickets`,
    title: `${event.title[language]}, ${city.name[language]}: ${format.title[language]}`,
    start: utc(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(finish),
    endInputType: 'utc',
    endOutputType: 'utc',
    location: [city.place[language], city.address[language]].filter(Boolean).join(', '),
    description: [
      `${say.ticket} ${ticket.ticketNumber}`,
      seat,
      ...(ticket.startNumber === null || seat ? [] : [`${say.number} ${ticket.startNumber}`]),
      ...(name ? [`${say.participant}: ${name}`] : []),
      city.directions[language],
    ]
      .filter(Boolean)
      .join('\n'),
    url: `${siteUrl}/event/${event.publicId}`,
    ...(city.latitude !== null && city.longitude !== null ? { geo: { lat: city.latitude, lon: city.longitude } } : {}),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    alarms: [{ action: 'display', description: event.title[language], trigger: { days: 1, before: true } }],
  });
  if (error || !value) throw error ?? new Error('no calendar file was made');
  return foldByBytes(value);
};
