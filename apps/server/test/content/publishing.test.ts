import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { calendarFile, fold } from '../../src/modules/publishing/calendar-file.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

/** Content lines of an iCalendar text, unfolded; checks the limits of RFC 5545 on the way. */
const parseCalendar = (text: string): { name: string; value: string }[] => {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      return { name, value };
    });
};

/** Whether every tag is closed in order, and nothing stands unescaped. */
const expectWellFormed = (xml: string): void => {
  const open: string[] = [];
  for (const [, end, name = '', rest = ''] of xml.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
};

describe('publishing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seedSeason(app.database.db, { now: new Date(), hasResults: false });
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

  it('maps pages and event cities in both languages', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expectWellFormed(answer.body);
    const places = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(places).toEqual(
      expect.arrayContaining([
        'http://localhost:3000/',
        'http://localhost:3000/calendar',
        'http://localhost:3000/shop',
        'http://localhost:3000/shop/category/futbolki',
        'http://localhost:3000/shop/product/futbolka-trassa?lang=en',
        'http://localhost:3000/event/trassa?city=trassa-moskva',
        'http://localhost:3000/event/trassa?city=trassa-moskva&amp;lang=en',
      ]),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(answer.body).toContain('hreflang="x-default"');
  });

  it('keeps search engines off personal pages and shows them the map', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /basket\n');
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml\n');
  });

  it('gives upcoming starts as a calendar', async () => {
    const answer = await get('/events.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = parseCalendar(answer.body);
    expect(lines[0]).toEqual({ name: 'BEGIN', value: 'VCALENDAR' });
    expect(lines.at(-1)).toEqual({ name: 'END', value: 'VCALENDAR' });
    const starts = lines.filter((line) => line.name === 'DTSTART').map((line) => line.value);
    expect(starts.length).toBeGreaterThan(20);
    expect(starts.every((start) => /^\d{8}T\d{6}Z$/.test(start))).toBe(true);
    expect(new Set(lines.filter((line) => line.name === 'UID').map((line) => line.value)).size).toBe(starts.length);
    expect(lines.some((line) => line.name === 'SUMMARY' && line.value === 'Трасса\\, Москва')).toBe(true);
  });

  it('gives the starts of one city in the language asked for', async () => {
    const lines = parseCalendar((await get('/events.ics?city=551487&lang=en')).body);
    expect(lines.filter((line) => line.name === 'SUMMARY').map((line) => line.value)).toEqual(['Trassa\\, Kazan']);
  });

  it('gives an empty calendar for a city without starts', async () => {
    expect(parseCalendar((await get('/events.ics?city=1')).body).some((line) => line.value === 'VEVENT')).toBe(false);
  });

  it.each(['abc', '-1', '99999999999', '1.5'])('does not know the city %s', async (city) =>
    expect((await get(`/events.ics?city=${city}`)).statusCode).toBe(404),
  );
});

describe('a calendar file', () => {
  it('folds at 75 octets without cutting a letter', () => {
    const line = `SUMMARY:${'Ж'.repeat(100)}🏃`;
    const folded = fold(line);
    expect(folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  });

  it('escapes what has a meaning', () => {
    const moment = new Date('2027-05-15T06:20:00Z');
    const text = calendarFile(
      'A',
      [
        {
          uid: 'x@y',
          start: moment,
          finish: moment,
          title: 'a,b;c\\d\ne',
          place: '',
          text: '',
          url: 'https://y/',
          coordinates: null,
        },
      ],
      moment,
    );
    expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n');
  });
});
