import type { EventCity, EventCityCard, EventCityDetail, EventType, Event, Language, Terrain } from '@trassa/contracts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import type { PlaceMap } from '@trassa/rules';
import { toRoubles } from '../../kernel/money.ts';
import { runs, summariseCity } from './domain/city-summary.ts';
import { say } from '../../kernel/say.ts';
import { mapOf, presentTrack } from './course/track.presenter.ts';
import { type ShareCard, toShareCard } from './share-card.ts';
import { toSteps } from './steps.ts';
import type { CardFormatRow, CardRow, CityDetailRow, EventRow, EventTypeRow } from './rows.ts';

/** Port: paths of generated pictures (artwork's `posterPath` and `ogPath`). */
export type PicturePaths = {
  readonly terrain: (plate: unknown) => Terrain;
  /** The tiled map of a start; null where the installation has no tiles. */
  readonly map: (
    eventCityPublicId: string,
    map: PlaceMap,
  ) => { readonly picture: string; readonly credit: string } | null;
  readonly share: (eventCityPublicId: string, language: Language, card: ShareCard) => string;
};

/** What a presentation depends on: the language, the moment (unix seconds) and the pictures. */
export type View = { readonly language: Language; readonly now: number; readonly pictures: PicturePaths };

const iso = (text: string | null): number | null => (text === null ? null : Math.floor(Date.parse(text) / 1000));

/** Titles without those of helpers and spectators, unless there are no others. */
const titlesOf = (formats: readonly CardFormatRow[], language: Language): string[] => {
  const running = formats.filter((format) => format.kinds.some(({ kind }) => runs(kind)));
  const shown = running.length ? running : formats;
  return [...new Set(shown.map((format) => say(language, format.titleRu, format.titleEn)))];
};

/** Where a race is that has no place: its city only says whose time holds. */
const online = { name_ru: 'Онлайн', name_en: 'Online' };

export const presentCity = (row: CardRow, { language, now, pictures }: View): EventCity => {
  const formats = row.formats.map((format) => ({
    start: iso(format.start) ?? 0,
    saleStart: iso(format.saleStart),
    saleEnd: iso(format.saleEnd),
    distance: format.distance,
    obstacles: format.obstacles,
    isTeam: format.isTeam,
    kinds: format.kinds.map((kind) => ({
      kind: kind.kind,
      capacity: kind.capacity,
      taken: kind.taken,
      prices: toSteps(kind.prices),
    })),
  }));
  const start = toUnix(row.startTime);
  const summary = summariseCity(formats, start, now);
  const { price } = summary;
  const starts = formats.flatMap((format) => format.saleStart ?? []);
  const saleStart =
    summary.opensAt ?? (row.saleStart ? toUnix(row.saleStart) : starts.length ? Math.min(...starts) : null);
  return {
    public_id: row.publicId,
    city: { id: row.cityId, ...(row.isOnline ? online : { name_ru: row.cityNameRu, name_en: row.cityNameEn }) },
    address: say(language, row.addressRu, row.addressEn),
    start_time: start,
    timezone: row.timezone,
    ...(row.movedFrom ? { moved_from: toUnix(row.movedFrom) } : {}),
    ...(row.finishTime ? { finish_time: toUnix(row.finishTime) } : {}),
    ...(row.latitude !== null && row.longitude !== null && !row.isOnline
      ? { coordinates: [row.latitude, row.longitude] as [number, number] }
      : {}),
    ...(price === null || price.price === null ? {} : { price_from: toRoubles(price.price) }),
    price_distance: price?.distance ?? null,
    price_per_person: price?.isPerPerson ?? false,
    ...(price === null || price.childrenFrom === null ? {} : { children_from: toRoubles(price.childrenFrom) }),
    sold_out: summary.state === 'sold_out',
    ...(saleStart === null ? {} : { sale_start: saleStart }),
    ...(row.saleEnd ? { sale_end: toUnix(row.saleEnd) } : {}),
    sale_state: summary.state,
    tickets_left: summary.left,
    quota: summary.capacity,
    distance: summary.distance,
    obstacles: summary.obstacles,
    formats: titlesOf(row.formats, language),
    terrain: pictures.terrain(row.plate),
  };
};

const mapUrl = (row: CityDetailRow): string => {
  const [lat, lon] = [row.latitude, row.longitude];
  return lat === null || lon === null
    ? `https://yandex.ru/maps/?text=${encodeURIComponent(row.addressRu)}`
    : `https://yandex.ru/maps/?ll=${lon}%2C${lat}&pt=${lon}%2C${lat}&z=14`;
};

const routeUrl = (row: CityDetailRow): string => {
  const [lat, lon] = [row.latitude, row.longitude];
  return `https://yandex.ru/maps/?rtext=~${lat === null || lon === null ? encodeURIComponent(row.addressRu) : `${lat}%2C${lon}`}`;
};

const presentMap = (row: CityDetailRow, pictures: PicturePaths): EventCityDetail['place']['map'] => {
  const map = mapOf(row);
  return map && { ...map, picture: null, credit: '', ...pictures.map(row.publicId, map) };
};

export const presentCityDetail = (row: CityDetailRow, event: EventRow, view: View): EventCityDetail => {
  const card = presentCity(row, view);
  const { language, pictures } = view;
  const shared = {
    ...row,
    eventTitleRu: event.eventTitleRu,
    eventTitleEn: event.eventTitleEn,
    distance: card.distance,
  };
  return {
    ...card,
    place: {
      title: say(language, row.placeRu, row.placeEn),
      directions: say(language, row.directionsRu, row.directionsEn),
      map_url: row.isOnline ? '' : mapUrl(row),
      route_url: row.isOnline ? '' : routeUrl(row),
      map: presentMap(row, pictures),
    },
    course: {
      distance: card.distance,
      climb: row.climb,
      obstacles_list: row.course,
      track: presentTrack(row),
    },
    programme: row.programme.map((item) => ({
      time: iso(item.at) ?? 0,
      title: say(language, item.title_ru, item.title_en),
    })),
    questions: row.questions.map((item) => ({
      question: say(language, item.question_ru, item.question_en),
      answer: say(language, item.answer_ru, item.answer_en),
    })),
    share: {
      ru: pictures.share(row.publicId, 'ru', toShareCard(shared, 'ru')),
      en: pictures.share(row.publicId, 'en', toShareCard(shared, 'en')),
    },
  };
};

export const presentEventType = (row: EventTypeRow, language: Language): EventType => ({
  public_id: row.typePublicId,
  logo: row.typeLogo,
  title: say(language, row.typeTitleRu, row.typeTitleEn),
  video_promo: row.videoPromo,
  description: cleanHtml(say(language, row.typeDescriptionRu, row.typeDescriptionEn)),
  project: {
    link: row.projectLink,
    picture_main: row.projectPicture,
    title: say(language, row.projectTitleRu, row.projectTitleEn),
  },
});

/** Everything of an event but its cities. */
export const presentEventBase = (row: EventRow, language: Language): Omit<Event, 'event_city'> => ({
  public_id: row.eventPublicId,
  title: say(language, row.eventTitleRu, row.eventTitleEn),
  description: cleanHtml(say(language, row.descriptionRu, row.descriptionEn)),
  external_url: row.externalUrl,
  slider: row.slider,
  banners: row.banners,
  event_type: presentEventType(row, language),
});

/** An event city with its event, as a list of event cities shows it. */
export const presentCard = (row: CardRow & EventRow, view: View): EventCityCard => {
  const { public_id, title, event_type, banners } = presentEventBase(row, view.language);
  return { ...presentCity(row, view), event: { public_id, title, event_type, banners } };
};
