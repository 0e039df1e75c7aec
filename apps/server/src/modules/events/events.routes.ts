import { api, type Event, type EventCityCard } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { toUnix } from '../../kernel/clock.ts';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import type { ShortCache } from '../../kernel/short-cache.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import {
  presentCard,
  presentCity,
  presentCityDetail,
  presentEventBase,
  presentEventType,
  type PicturePaths,
  type View,
} from './city.presenter.ts';
import {
  type EventWithCities,
  filterEventCities,
  findAround,
  findEvent,
  findSimilarEvents,
  listUpcomingEvents,
} from './events.repository.ts';
import type { CardRow, EventRow } from './rows.ts';
import { listEventTypes, listUpcomingCities } from './reference.repository.ts';
import { say } from '../../kernel/say.ts';
import { mostAlike } from './domain/likeness.ts';
import { toCityFilter } from './city-filter.ts';
import { presentVolunteering } from './volunteer.presenter.ts';
import { listVolunteering } from './list-volunteering.ts';
import type { GoodsOfEvents } from './offered-goods.ts';

export type RouteDeps = {
  db: Database;
  clock: Clock;
  pictures: PicturePaths;
  cache: ShortCache;
  goodsOfEvents: GoodsOfEvents;
};

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') };
const upcoming = { cache: 'public' } as const;
/** Starts compared with one, the nearest in time: more than a season's. */
const compared = 100;

const factsOf = (card: EventCityCard) => ({
  distance: card.distance,
  city: card.city.id,
  start: card.start_time,
  type: card.event.event_type.public_id,
  state: card.sale_state,
});

const presentEvent = ({ event, cities }: EventWithCities, view: View): Event => ({
  ...presentEventBase(event, view.language),
  event_city: cities.map((city) => presentCity(city, view)),
});

/** Events, event cities, types, projects and cities of the calendar (API §7). Rows are shared for a moment by all readers. */
export const eventRoutes = (app: FastifyInstance, { db, clock, pictures, cache }: RouteDeps): void => {
  const view = (language: View['language']): View => ({ language, now: toUnix(clock()), pictures });
  const { events } = api;

  bind(
    app,
    events.list,
    async ({ query, language }) => {
      const slice = toSlice(query);
      const found = await cache.get(`list ${slice.limit} ${slice.offset}`, () =>
        listUpcomingEvents(db, clock(), slice),
      );
      const shown = view(language);
      return ok({ values: found.rows.map((row) => presentEvent(row, shown)), total: found.total });
    },
    upcoming,
  );

  bind(
    app,
    events.filtered,
    async ({ query, body, language }) => {
      const slice = toSlice(query);
      const filter = toCityFilter(body);
      const found = await cache.get(JSON.stringify(['filtered', slice, filter]), () =>
        filterEventCities(db, filter, clock(), slice),
      );
      const shown = view(language);
      return ok({
        values: found.rows.map((row) => presentCard(row, shown)),
        total: found.total,
      });
    },
    upcoming,
  );

  bind(app, events.volunteer, async ({ language }) => {
    const found = await cache.get('volunteer', () => listVolunteering(db, clock()));
    return ok({ values: presentVolunteering(found, view(language)) });
  });

  bind(
    app,
    events.one,
    async ({ params, language }) => {
      const found = await cache.get(`one ${params.id}`, () => findEvent(db, params.id, clock()));
      if (!found) return notFound();
      const shown = view(language);
      return ok({
        values: {
          ...presentEventBase(found.event, language),
          event_city: found.cities.map((city) => presentCityDetail(city, found.event, shown)),
        },
      });
    },
    upcoming,
  );

  bind(
    app,
    events.similar,
    async ({ query, language }) => {
      const exclude = [
        ...new Set(
          (query.exclude ?? '')
            .split(',')
            .map((id) => id.trim())
            .filter(Boolean),
        ),
      ]
        .sort()
        .slice(0, 100);
      const asked = { exclude, city: query.city ?? null, limit: query.limit ?? 4 };
      const found = await cache.get(JSON.stringify(['similar', asked]), () => findSimilarEvents(db, clock(), asked));
      const shown = view(language);
      return ok({ values: found.map((row) => presentEvent(row, shown)) });
    },
    upcoming,
  );

  bind(
    app,
    events.similarStarts,
    async ({ params, query, language }) => {
      // Every page of an event asks for them: they are put in order once for all readers of the moment.
      const alike = await cache.get(`around ${params.id}`, async () => {
        const found = await findAround(db, params.id, clock(), compared);
        const read = (row: CardRow & EventRow) => factsOf(presentCard(row, view('ru')));
        return found && mostAlike(found.around, read(found.start), read);
      });
      if (!alike) return notFound();
      const shown = view(language);
      return ok({ values: alike.slice(0, query.limit ?? 4).map((row) => presentCard(row, shown)) });
    },
    upcoming,
  );

  bind(
    app,
    events.types,
    async ({ language }) => {
      const rows = await cache.get('types', () => listEventTypes(db));
      return ok({ values: rows.map((row) => presentEventType(row, language)) });
    },
    upcoming,
  );

  bind(
    app,
    events.projects,
    async ({ language }) => {
      const rows = await cache.get('types', () => listEventTypes(db));
      const projects = Map.groupBy(rows, (row) => row.projectPublicId);
      return ok({
        values: [...projects].flatMap(([publicId, types]) =>
          types.slice(0, 1).map((first) => ({
            public_id: publicId,
            title: say(language, first.projectTitleRu, first.projectTitleEn),
            link: first.projectLink,
            picture_main: first.projectPicture,
            event_types: types.map((type) => presentEventType(type, language)),
          })),
        ),
      });
    },
    upcoming,
  );

  bind(
    app,
    events.cities,
    async ({ language }) => {
      const rows = await cache.get('cities', () => listUpcomingCities(db, clock()));
      const name = language === 'en' ? 'name_en' : 'name_ru';
      return ok({ values: rows.toSorted((a, b) => collators[language].compare(a[name], b[name])) });
    },
    upcoming,
  );
};
