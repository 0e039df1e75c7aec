import type { Row } from '../insert.ts';
import type { EventSeed } from '../model.ts';
import type { NewsSeed, When } from './article.ts';
import { clubNews } from './clubs.ts';
import { gearNews } from './gear.ts';
import { kidsNews } from './kids.ts';
import { prices } from './prices.ts';
import { resultNews } from './results.ts';
import { roadNews } from './road.ts';
import { safetyNews } from './safety.ts';
import { seasonNews } from './season.ts';
import { trainingNews } from './training.ts';
import { volunteerNews } from './volunteers.ts';

const hour = 3_600_000;
const day = 24 * hour;

const allNews = (year: number): NewsSeed[] => [
  ...seasonNews(year),
  ...prices,
  ...resultNews,
  ...trainingNews,
  ...safetyNews,
  ...roadNews,
  ...gearNews,
  ...clubNews,
  ...volunteerNews,
  ...kidsNews,
];

/** The latest such day that is at least three days old: the newest places belong to what is on sale today. */
const latest = (now: Date, { month, day: date }: { month: number; day: number }): number => {
  const at = (year: number): number => Date.UTC(year, month - 1, date, 9);
  const year = now.getUTCFullYear();
  return at(year) <= now.getTime() - 3 * day ? at(year) : at(year - 1);
};

const publishedAt = (when: When, now: Date, starts: ReadonlyMap<string, string>): Date => {
  if ('month' in when) return new Date(latest(now, when));
  if (!('after' in when)) return new Date(now.getTime() - when.days * day + 2 * hour);
  const start = starts.get(when.after);
  if (start === undefined) throw new Error(`no start '${when.after}'`);
  return new Date(Date.parse(`${start}T07:00:00Z`) + when.days * day);
};

/** Everything that was written in the last fourteen months: the same for the same `now`. */
export const newsRows = (
  now: Date,
  year: number,
  planned: readonly EventSeed[],
  events: ReadonlyMap<string, number>,
): Row[] => {
  const starts = new Map(planned.flatMap(({ cities }) => cities.map(({ id, date }) => [id, date] as const)));
  return allNews(year).map((item) => ({
    public_id: item.id,
    office_id: item.id,
    title_ru: item.title[0],
    title_en: item.title[1],
    preview_ru: item.preview[0],
    preview_en: item.preview[1],
    text_ru: item.text[0],
    text_en: item.text[1],
    ground: item.ground,
    picture: '',
    event_id: item.event === undefined ? null : events.get(item.event),
    published_at: publishedAt(item.when, now, starts),
  }));
};
