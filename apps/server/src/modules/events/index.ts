import type { EventCityCard, EventFormat, Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { PlaceMap } from '@trassa/rules';
import { type Clock, toUnix } from '../../kernel/clock.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import { type CalendarRow, listCalendar } from './calendar.repository.ts';
import { type PicturePaths, presentCard } from './city.presenter.ts';
import { type CourseRow, findCourse } from './course/course.repository.ts';
import { findEventCities } from './events.repository.ts';
import { eventRoutes } from './events.routes.ts';
import { presentFormat, presentWholeFormat } from './format.presenter.ts';
import { findCityFormats, findSoldFormat } from './formats.repository.ts';
import { formatRoutes } from './formats.routes.ts';
import type { GoodsOfEvents } from './offered-goods.ts';
import { findPlate, findStart } from './reference.repository.ts';
import { type ShareCard, toShareCard } from './share-card.ts';
import { grantedPlacesRoutes } from './staff/granted-places.routes.ts';
import type { EventsOffice } from './staff/events-staff-deps.ts';
import { isPresentable } from './staff/starts/preview/show-preview.ts';
import { previewRoute } from './staff/starts/preview/preview.routes.ts';
import type { BulkOwner } from '../runs/index.ts';
import { eventsStaffRoutes } from './staff/events-staff.routes.ts';
import { bulkOfStarts } from './staff/starts/bulk-starts.ts';
import { releaseReserves } from './staff/formats/release-reserves.ts';
import { beginSteps } from './staff/formats/begin-steps.repository.ts';
import { formatsStaffRoutes } from './staff/formats/formats-staff.routes.ts';
import type { FormatsOffice, FormatsStaffDeps } from './staff/formats/ports.ts';
import { readPoints } from './staff/starts/publish/read-points.ts';
import { startSalesRoutes } from './staff/start-sales/start-sales.routes.ts';
import { mapOf } from './course/track.presenter.ts';

export { replaceEventPictures } from './staff/events/replace-pictures.repository.ts';
export { moveLetters } from './staff/starts/move/move-start.ts';
export { findComingStarts, findPublicIds, findStartsWithoutResults } from './staff/known-starts.repository.ts';
export { findStartToCancel, setCancelled, type StartToCancel } from './staff/cancel-start.repository.ts';
export {
  findFormatForSale,
  findFormatToHold,
  findFormatForSaleById,
  findSoldFormatById,
} from './format-for-sale.repository.ts';
export type {
  AdditionalQuestion,
  ClusterForSale,
  FormatForSale,
  GroupSale,
  KindForSale,
  PriceStep,
  SelectQuestion,
  Texts,
} from './format-for-sale.ts';
export { markForgotten, takeForgettable } from './forgotten-starts.repository.ts';
export { raceTitle } from './format-for-sale.ts';
export {
  placesOfEvent,
  placesOfEventType,
  placesOfFormat,
  placesOfProject,
  placesOfStart,
  placesOfStarts,
} from './staff/places-of.repository.ts';
export { lockEventCityWithin } from './results/lock-event-city-within.ts';
export {
  findResultsState,
  hideResults,
  lockEventCities,
  publishResults,
  type ResultsFormat,
  type ResultsState,
  tryLockEventCity,
  writeResultsState,
} from './results/results-state.repository.ts';
export { findStarts } from './staff/find-starts.repository.ts';
export { freeSlug, isSlugTaken } from './staff/free-slug.ts';
export { hasFormats } from './staff/start-sales/formats-of-start.repository.ts';
export { lockScoped } from './staff/lock-scoped.repository.ts';
export { salesOfStart, stateColumn } from './staff/starts/start-sql.repository.ts';
export { resolveReach } from './staff/resolve-reach.repository.ts';
export { isOnlineStart } from './card-columns.repository.ts';
export { isInsurableColumn, type OfferRow, selectOffers, selectOffersFor } from './insurance-offers.repository.ts';
export { presentOffer } from './insurance-offer.presenter.ts';
export type { PicturePaths } from './city.presenter.ts';
export type { CalendarRow } from './calendar.repository.ts';
export type { CourseRow } from './course/course.repository.ts';
export type { ShareCard } from './share-card.ts';

export type EventsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Port: paths of generated pictures, by artwork's `posterPath` and `ogPath`. */
  readonly pictures: PicturePaths;
  readonly goodsOfEvents: GoodsOfEvents;
  /** The back office; without it there is none. */
  readonly office?: EventsOffice;
  readonly formats?: FormatsOffice;
  /** Milliseconds for which public rows are shared by all readers; places left may be 5 s old at most (DEC-17). */
  readonly freshFor?: number;
};

export type EventsModule = {
  routes(app: FastifyInstance): void;
  /** For the runs: acts on many starts; none without a back office. */
  readonly bulk: BulkOwner | null;
  /** Upcoming event cities, or all published ones with `from: null`; for site map and calendars. */
  listCalendar(filter: { from?: Date | null; cityId?: number | null }): Promise<CalendarRow[]>;
  /** The stored plate behind `event_cities.plate_hash`; null when there is none (artwork's port). */
  findPlate(hash: string): Promise<unknown>;
  /** A format on the wire, hidden and withdrawn ones too: for who has a ticket of it. */
  showSoldFormat(db: Executor, publicId: string, language: Language): Promise<EventFormat | null>;
  /** Shown formats of an event city on the wire; null for an unknown one. */
  showFormats(eventCityPublicId: string, language: Language): Promise<EventFormat[] | null>;
  /** A published start by its name, with hidden formats too: for the staff. null for an unknown one. */
  showStart(publicId: string, language: Language): Promise<{ title: string; formats: EventFormat[] } | null>;
  /** Published event cities on the wire by id, past ones too. */
  showCards(ids: readonly number[], language: Language): Promise<Map<number, EventCityCard>>;
  /** A published start by its public id; null for an unknown one. */
  findStart(publicId: string): Promise<number | null>;
  /** The map of a published event city's place; null for an unknown one and where nobody runs at a place. */
  findMap(eventCityPublicId: string): Promise<PlaceMap | null>;
  /** The course of a published event city for its file; null for an unknown one. */
  findCourse(eventCityPublicId: string): Promise<CourseRow | null>;
  /** Sweep: begins prices whose places are ordered and sold; answers how many. */
  beginSteps(): Promise<number>;
  /** Sweep: reserves whose moment has come go on sale; answers how many. */
  releaseReserves(): Promise<number>;
  /** What the share picture of an event city says; null for an unknown one (artwork's port). */
  findShareCard(eventCityPublicId: string, language: Language): Promise<ShareCard | null>;
};

/** Events, their cities and formats: reading, and what other modules need to know of a format (`findFormatForSale`). */
export const createEventsModule = ({
  db,
  clock,
  pictures,
  goodsOfEvents,
  office,
  formats,
  freshFor = 1000,
}: EventsDeps): EventsModule => {
  const cache = createShortCache({ ttl: freshFor, now: () => performance.now() });
  // A measured course is thousands of points: any name of a picture that is not stored asks for it, and few are kept.
  const courses = createShortCache({ ttl: freshFor, max: 20, now: () => performance.now() });
  const courseOf = (publicId: string) => courses.get(publicId, () => findCourse(db, publicId));
  const isPresent = (executor: Executor, publicId: string) =>
    isPresentable(executor, publicId, { now: clock(), pictures });
  const staff = office && { ...office, db, clock, pictures, isPresentable: isPresent };
  return {
    bulk: staff ? bulkOfStarts(staff) : null,
    routes(app) {
      eventRoutes(app, { db, clock, pictures, cache, goodsOfEvents });
      formatRoutes(app, { db, clock, pictures, cache, goodsOfEvents });
      grantedPlacesRoutes(app, { db });
      if (staff) {
        eventsStaffRoutes(app, staff);
        previewRoute(app, { db, clock, pictures, key: staff.house.previewKey });
        if (formats) {
          const pointsOf: FormatsStaffDeps['pointsOf'] = (executor, startId, asked) =>
            readPoints(staff, executor, startId, asked);
          formatsStaffRoutes(app, { ...formats, db, clock, pointsOf });
          startSalesRoutes(app, { ...formats, db, clock, pointsOf });
        }
      }
    },
    listCalendar: (filter) => listCalendar(db, filter),
    findPlate: (hash) => findPlate(db, hash),
    async showSoldFormat(executor, publicId, language) {
      const row = await findSoldFormat(executor, publicId);
      return row && presentWholeFormat(row, language, toUnix(clock()));
    },
    async showFormats(eventCityPublicId, language) {
      const found = await findCityFormats(db, eventCityPublicId, { now: clock(), withHidden: false });
      return found && found.formats.map((row) => presentFormat(row, language, toUnix(clock())));
    },
    async showStart(publicId, language) {
      const found = await findCityFormats(db, publicId, { now: clock(), withHidden: true });
      if (!found) return null;
      const shown = found.formats.map((row) => presentFormat(row, language, toUnix(clock())));
      const { cityNameRu, cityNameEn } = found.city;
      const city = language === 'ru' ? cityNameRu : cityNameEn;
      return { title: [shown[0]?.event.title, city].filter(Boolean).join(', '), formats: shown };
    },
    async showCards(ids, language) {
      const rows = await cache.get(`cards ${ids.join(' ')}`, () => findEventCities(db, ids));
      const view = { language, now: toUnix(clock()), pictures };
      return new Map(rows.map((row) => [row.id, presentCard(row, view)]));
    },
    findStart: (publicId) => findStart(db, publicId),
    findCourse: courseOf,
    async findMap(publicId) {
      const row = await courseOf(publicId);
      return row && mapOf(row);
    },
    beginSteps: () => beginSteps(db),
    releaseReserves: async () => (formats ? releaseReserves({ ...formats, db, clock }) : 0),
    async findShareCard(publicId, language) {
      const [row] = await listCalendar(db, { publicId });
      return row ? toShareCard(row, language) : null;
    },
  };
};
