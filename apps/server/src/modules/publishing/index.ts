import type { Language } from '@trassa/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { Config } from '../../platform/config.ts';
import { readCookie } from '../../platform/http/cookies.ts';
import type { CalendarRow } from '../events/index.ts';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import { courseFileRoute, type FindCourse } from './course-file.routes.ts';
import { newsFeedRoute } from './news-feed.routes.ts';
import type { PublishedNews } from './news-feed.ts';
import { robots, siteMap } from './site-map.ts';

export type PublishingDeps = {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly clock: Clock;
  /** Port: published event cities, upcoming ones with `from`. */
  readonly listCalendar: (filter: { from?: Date | null; cityId?: number | null }) => Promise<readonly CalendarRow[]>;
  /** Port: the course of an event city; null for an unknown or hidden one. */
  readonly findCourse: FindCourse;
  /** Port: paths of pages that other modules have. */
  readonly listPages?: () => Promise<readonly string[]>;
  /** Port: the latest news that are out. */
  readonly listNews?: (limit: number) => Promise<readonly PublishedNews[]>;
  readonly brand: string;
  /** Paths of pages that are always there. */
  readonly pages?: readonly string[];
  readonly freshFor?: number;
};

const usualPages = ['/', '/calendar'];
/** Milliseconds: what is dated to a moment is listed from then on, within 35 seconds with those that browsers keep (BO-087). */
const datedFor = 5000;
/** Hours that an entry takes when the finish is not told. */
const usualLength = 6 * 3_600_000;

const chosen = (text: unknown): Language | null => (text === 'ru' || text === 'en' ? text : null);

const toEntry = (row: CalendarRow, language: Language, siteUrl: string): CalendarEntry => {
  const url = `${siteUrl}/event/${row.eventPublicId}?city=${row.publicId}${language === 'en' ? '&lang=en' : ''}`;
  return {
    uid: `${row.publicId}@${new URL(siteUrl).hostname}`,
    start: row.startTime,
    finish: row.finishTime ?? new Date(row.startTime.getTime() + usualLength),
    title: `${say(language, row.eventTitleRu, row.eventTitleEn)}, ${say(language, row.cityNameRu, row.cityNameEn)}`,
    place: `${say(language, row.placeRu, row.placeEn)}, ${say(language, row.addressRu, row.addressEn)}`,
    text: url,
    url,
    coordinates: row.latitude === null || row.longitude === null ? null : [row.latitude, row.longitude],
  };
};

const answer = (reply: FastifyReply, type: string, seconds: number, body: string): FastifyReply =>
  reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${seconds}`)
    .send(body);

/** `/sitemap.xml`, `/robots.txt`, `/events.ics?city=&lang=` and `/news.xml?language=` (API §18). */
export const createPublishingModule = ({
  config,
  clock,
  listCalendar,
  findCourse,
  listPages = async () => [],
  listNews = async () => [],
  brand,
  pages = usualPages,
  freshFor = 30_000,
}: PublishingDeps) => {
  const { siteUrl } = config;
  const cache = createShortCache({ ttl: freshFor, max: 200, now: () => performance.now() });
  const datedFresh = Math.min(freshFor, datedFor);
  const dated = createShortCache({ ttl: datedFresh, max: 1, now: () => performance.now() });

  const makeSiteMap = async (): Promise<string> => {
    const [cities, others] = await Promise.all([listCalendar({}), listPages()]);
    // The page of an event without a city says that its canonical address is the one with the city: only that is listed.
    const places = cities.map((city) => `/event/${city.eventPublicId}?city=${city.publicId}`);
    return siteMap([...pages, ...places, ...others].map((path) => `${siteUrl}${path}`));
  };

  const makeCalendar = async (cityId: number | null, language: Language): Promise<string> => {
    const now = clock();
    const cities = await listCalendar({ from: now, cityId });
    const [first] = cities;
    const organiser = first?.brand || brand;
    const name =
      cityId === null || !first
        ? organiser
        : `${organiser}, ${language === 'en' ? first.cityNameEn : first.cityNameRu}`;
    return calendarFile(
      name,
      cities.map((city) => toEntry(city, language, siteUrl)),
      now,
    );
  };

  return {
    routes(app: FastifyInstance): void {
      courseFileRoute(app, { siteUrl, findCourse });
      newsFeedRoute(app, { siteUrl, listNews, brand, freshFor: datedFresh });
      app.get('/sitemap.xml', async (_req, reply) =>
        answer(reply, 'application/xml', 30, await dated.get('site map', makeSiteMap)),
      );
      app.get('/robots.txt', async (_req, reply) => answer(reply, 'text/plain', 86_400, robots(siteUrl)));
      app.get<{ Querystring: { city?: unknown; lang?: unknown } }>('/events.ics', async (req, reply) => {
        const { city, lang } = req.query;
        const isAsked = city !== undefined && city !== '';
        const cityId =
          typeof city === 'string' && /^[1-9]\d{0,9}$/.test(city) && Number(city) <= 2_147_483_647
            ? Number(city)
            : null;
        if (isAsked && cityId === null) return reply.refuse({ code: 'not_found' });
        const language = chosen(lang) ?? chosen(readCookie(req.headers.cookie, 'language')) ?? req.language;
        reply
          .header('content-disposition', 'inline; filename="events.ics"')
          .header('vary', 'accept-language, language, cookie');
        return answer(
          reply,
          'text/calendar',
          300,
          await cache.get(`calendar ${cityId} ${language}`, () => makeCalendar(cityId, language)),
        );
      });
    },
  };
};

/** What the site says to the machines that read it. */
export type PublishingModule = ReturnType<typeof createPublishingModule>;
