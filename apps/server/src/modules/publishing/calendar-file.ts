import { brandLatin } from '@trassa/rules';

export type CalendarEntry = {
  /** Stable id of the entry. */
  readonly uid: string;
  readonly start: Date;
  readonly finish: Date;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly url: string;
  readonly coordinates: readonly [latitude: number, longitude: number] | null;
};

const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const escape = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Content lines are at most 75 octets; longer ones go on after a line break and a space (RFC 5545 §3.1). */
export const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > (parts.length ? 74 : 75)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
};

/** A calendar as iCalendar text; `made` stamps all entries, `refresh` tells subscribers how often to look (hours). */
export const calendarFile = (name: string, entries: readonly CalendarEntry[], made: Date, refresh = 12): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brandLatin}//Calendar//RU`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refresh}H`,
    `X-PUBLISHED-TTL:PT${refresh}H`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${instant(made)}`,
      `DTSTART:${instant(entry.start)}`,
      `DTEND:${instant(entry.finish)}`,
      `SUMMARY:${escape(entry.title)}`,
      `LOCATION:${escape(entry.place)}`,
      `DESCRIPTION:${escape(entry.text)}`,
      `URL:${entry.url}`,
      ...(entry.coordinates ? [`GEO:${entry.coordinates[0].toFixed(6)};${entry.coordinates[1].toFixed(6)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
};
