import { plateHash, posterPath } from '@trassa/artwork';
import type { Calendar } from './calendar.ts';
import { cities } from './geography.ts';
import type { Row } from './insert.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from './model.ts';
import { plateOf } from './plate.ts';
import { planSale, type SalePlan } from './sale-plan.ts';
import { trackOf } from './track.ts';

const minute = 60_000;

export const eventRow = (event: EventSeed, typeId: number): Row => {
  const [leading] = event.cities;
  // Phones keep the poster of the place, whose course stands above the title.
  const picture = leading ? posterPath(plateOf(leading, event.ground), 'wide') : null;
  const banner = {
    desktop_picture: picture,
    mobile_picture: null,
    slider_logo: null,
    text_color: event.ground === 'dust' ? '#0f1417' : '#ffffff',
    button_color: '#f66100',
  };
  return {
    public_id: event.id,
    event_type_id: typeId,
    title_ru: event.title[0],
    title_en: event.title[1],
    description_ru: event.description[0],
    description_en: event.description[1],
    slider: event.slider ?? false,
    transfers: event.transfers ?? true,
    refund_policy: event.refund ?? null,
    // Where an event has several places, each page shows its own land.
    banners: {
      home_page: banner,
      landing_page: event.cities.length === 1 ? banner : { ...banner, desktop_picture: null },
    },
    status: 'published',
  };
};

export const timezoneOf = (city: EventCitySeed): string => cities[city.city][4];

export const cityRow = (event: EventSeed, city: EventCitySeed, eventId: number, calendar: Calendar): Row => {
  const plan = planSale(city, timezoneOf(city), calendar);
  const plate = plateOf(city, event.ground);
  return {
    public_id: city.id,
    event_id: eventId,
    city_id: cities[city.city][0],
    address_ru: city.address[0],
    address_en: city.address[1],
    place_ru: city.place[0],
    place_en: city.place[1],
    directions_ru: city.directions[0],
    directions_en: city.directions[1],
    latitude: city.at[0],
    longitude: city.at[1],
    timezone: timezoneOf(city),
    start_time: plan.start,
    finish_time: plan.finish,
    sale_start: plan.saleStart,
    sale_end: plan.saleEnd,
    plate,
    plate_hash: plateHash(plate),
    climb: city.climb || null,
    course: city.course,
    track: trackOf(city),
    programme: city.programme.map((item) => ({
      at: new Date(plan.start.getTime() + item.minutes * minute),
      title_ru: item.title[0],
      title_en: item.title[1],
    })),
    questions: city.questions.map(({ question, answer }) => ({
      question_ru: question[0],
      question_en: question[1],
      answer_ru: answer[0],
      answer_en: answer[1],
    })),
    status: 'published',
  };
};

export const formatRow = (format: FormatSeed, eventCityId: number, position: number, plan: SalePlan): Row => ({
  public_id: format.id,
  event_city_id: eventCityId,
  position,
  title_ru: format.title[0],
  title_en: format.title[1],
  description_ru: format.description[0],
  description_en: format.description[1],
  distance_km: format.distance,
  obstacles: format.obstacles,
  start_time: new Date(plan.start.getTime() + format.minutes * minute),
  registration_end: plan.eve,
  min_count: format.minCount ?? 1,
  max_count: format.maxCount ?? null,
  is_team: format.isTeam ?? false,
  team_all: format.teamAll ?? false,
  fixed_count: format.fixedCount ?? false,
  buy_limit: format.buyLimit ?? null,
  age_min: format.ages?.[0] ?? null,
  age_max: format.ages?.[1] ?? null,
  gender: format.gender ?? null,
  regions: format.regions ?? [],
  select_title_ru: format.select?.title[0] ?? null,
  select_title_en: format.select?.title[1] ?? null,
  select_field: format.select?.field ?? null,
  select_values: format.select?.values.map(([ru, en]) => ({ ru, en })) ?? null,
  license: format.license ?? false,
  additional_fields: (format.fields ?? []).map(({ name, label, required, type }) => ({
    name,
    label_ru: label[0],
    label_en: label[1],
    required,
    type,
  })),
  notes_ru: format.notes?.[0] ?? null,
  notes_en: format.notes?.[1] ?? null,
  preregistration: format.preregistration ?? true,
  shirt_unavailable: !(format.shirts ?? false),
  booked_numbers: format.numbers !== undefined,
  qr: format.qr ?? true,
  hidden: format.hidden ?? false,
  online: format.online ?? false,
  delivery: format.delivery ?? false,
  status: 'published',
});
