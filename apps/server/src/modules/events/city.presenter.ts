import type { EventCity, EventCityCard, EventCityDetail, EventType, Event, Language, Terrain } from '@trassa/contracts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { runs, summariseCity } from './domain/city-summary.ts';
import { say } from '../../kernel/say.ts';
import { type ShareCard, toShareCard } from './share-card.ts';
import { toSteps } from './steps.ts';
import type { CardFormatRow, CardRow, DetailRow, EventRow } from './rows.ts';

/** Port: paths of generated pictures (artwork's `posterPath` and `ogPath`). */
export type PicturePaths = {
  readonly terrain: (plate: unknown) => Terrain;
  readonly share: (eventCityPublicId: string, language: Language, card: ShareCard) => string;
};

/** What a presentation depends on: the language, the moment (unix seconds) and the pictures. */
export type View = { readonly language: Language; readonly now: number; readonly pictures: PicturePaths };

const iso = (text: string | null): number | null => (text === null ? null : Math.floor(Date.parse(text) / 1000));

/** Titles without those of helpers and spectators, unless there are no others. */
const titlesOf = (formats: readonly CardFormatRow[], language: Language): string[] => {
  const running = formats.filter((format) => format.kinds.some(({ kind }) => runs(kind)));
  const shown = running.length ? running : formats;
  return [...new Set(shown.map((format) => say(language, format.title_ru, format.title_en)))];
};

export const presentCity = (row: CardRow, { language, now, pictures }: View): EventCity => {
  const formats = row.formats.map((format) => ({
    start: iso(format.start) ?? 0,
    saleStart: iso(format.sale_start),
    saleEnd: iso(format.sale_end),
    distance: format.distance,
    obstacles: format.obstacles,
    kinds: format.kinds.map((kind) => ({
      kind: kind.kind,
      capacity: kind.capacity,
      taken: kind.taken,
      prices: toSteps(kind.prices),
    })),
  }));
  const start = toUnix(row.start_time);
  const saleStart = row.sale_start
    ? toUnix(row.sale_start)
    : formats.reduce<number | null>(
        (first, format) =>
          format.saleStart !== null && (first === null || format.saleStart < first) ? format.saleStart : first,
        null,
      );
  const summary = summariseCity(formats, start, now);
  return {
    public_id: row.public_id,
    city: { id: row.city_id, name_ru: row.city_name_ru, name_en: row.city_name_en },
    address: say(language, row.address_ru, row.address_en),
    start_time: start,
    timezone: row.timezone,
    ...(row.finish_time ? { finish_time: toUnix(row.finish_time) } : {}),
    ...(row.latitude !== null && row.longitude !== null
      ? { coordinates: [row.latitude, row.longitude] as [number, number] }
      : {}),
    ...(summary.priceFrom === null ? {} : { price_from: toRoubles(summary.priceFrom) }),
    sold_out: summary.state === 'sold_out',
    ...(saleStart === null ? {} : { sale_start: saleStart }),
    ...(row.sale_end ? { sale_end: toUnix(row.sale_end) } : {}),
    sale_state: summary.state,
    tickets_left: summary.left,
    quota: summary.capacity,
    distance: summary.distance,
    obstacles: summary.obstacles,
    formats: titlesOf(row.formats, language),
    terrain: pictures.terrain(row.plate),
  };
};

const mapUrl = (row: DetailRow): string => {
  const [lat, lon] = [row.latitude, row.longitude];
  return lat === null || lon === null
    ? `https://yandex.ru/maps/?text=${encodeURIComponent(row.address_ru)}`
    : `https://yandex.ru/maps/?ll=${lon}%2C${lat}&pt=${lon}%2C${lat}&z=14`;
};

export const presentCityDetail = (row: DetailRow, event: EventRow, view: View): EventCityDetail => {
  const card = presentCity(row, view);
  const { language, pictures } = view;
  const shared = {
    ...row,
    event_title_ru: event.event_title_ru,
    event_title_en: event.event_title_en,
    distance: card.distance,
  };
  return {
    ...card,
    place: {
      title: say(language, row.place_ru, row.place_en),
      directions: say(language, row.directions_ru, row.directions_en),
      map_url: mapUrl(row),
    },
    course: { distance: card.distance, climb: row.climb, obstacles_list: row.course },
    programme: row.programme.map((item) => ({
      time: iso(item.at) ?? 0,
      title: say(language, item.title_ru, item.title_en),
    })),
    questions: row.questions.map((item) => ({
      question: say(language, item.question_ru, item.question_en),
      answer: say(language, item.answer_ru, item.answer_en),
    })),
    share: {
      ru: pictures.share(row.public_id, 'ru', toShareCard(shared, 'ru')),
      en: pictures.share(row.public_id, 'en', toShareCard(shared, 'en')),
    },
  };
};

type TypeFields = Pick<EventRow, Extract<keyof EventRow, `type_${string}` | `project_${string}` | 'video_promo'>>;

export const presentEventType = (row: TypeFields, language: Language): EventType => ({
  public_id: row.type_public_id,
  logo: row.type_logo,
  title: say(language, row.type_title_ru, row.type_title_en),
  video_promo: row.video_promo,
  description: cleanHtml(say(language, row.type_description_ru, row.type_description_en)),
  project: {
    link: row.project_link,
    picture_main: row.project_picture,
    title: say(language, row.project_title_ru, row.project_title_en),
  },
});

/** Everything of an event but its cities. */
export const presentEventBase = (row: EventRow, language: Language): Omit<Event, 'event_city'> => ({
  public_id: row.event_public_id,
  title: say(language, row.event_title_ru, row.event_title_en),
  description: cleanHtml(say(language, row.description_ru, row.description_en)),
  external_url: row.external_url,
  slider: row.slider,
  banners: row.banners,
  event_type: presentEventType(row, language),
});

/** An event city with its event, as a list of event cities shows it. */
export const presentCard = (row: CardRow & EventRow, view: View): EventCityCard => {
  const { public_id, title, event_type, banners } = presentEventBase(row, view.language);
  return { ...presentCity(row, view), event: { public_id, title, event_type, banners } };
};
