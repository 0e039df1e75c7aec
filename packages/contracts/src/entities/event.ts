import { z } from 'zod';
import { GeoId, Id, Img, Kind, Money, perKind, Unix } from './basic.ts';
import { CourseTrack, PlaceMap } from './course.ts';

export const Banners = z.object({
  desktop_picture: Img.nullable(),
  mobile_picture: Img.nullable(),
  text_color: z.string(),
  slider_logo: Img.nullable(),
  button_color: z.string(),
});
export const EventType = z
  .object({
    public_id: Id,
    logo: Img,
    title: z.string(),
    video_promo: z.string().nullable(),
    description: z.string(),
    project: z.object({ link: z.string().nullable(), picture_main: Img.nullable(), title: z.string().optional() }),
  })
  .meta({ id: 'EventType' });
export type EventType = z.infer<typeof EventType>;

export const grounds = ['soot', 'rust', 'clay', 'ice', 'moss', 'dust'] as const;
/** Pictures of a place by shape; paths below '/images/' without a width. */
export const Terrain = z.object({
  ground: z.enum(grounds),
  card: Img,
  tall: Img,
  wide: Img,
  broad: Img,
  head: Img,
  map: Img,
  trail: Img,
  plain: Img,
});
export type Terrain = z.infer<typeof Terrain>;
export const saleStates = ['soon', 'open', 'sold_out', 'closed', 'past'] as const;
export const SaleState = z.enum(saleStates);
export type SaleState = z.infer<typeof SaleState>;

const eventCityFields = {
  public_id: Id,
  city: z.object({ name_ru: z.string(), name_en: z.string().optional(), id: GeoId }),
  address: z.string(),
  start_time: Unix,
  timezone: z.string(),
  finish_time: Unix.optional(),
  coordinates: z.tuple([z.number(), z.number()]).optional(),
  /** Of the distance that the poster shows, of a single runner where one can run it alone. */
  price_from: Money.optional(),
  /** ＋ whose price it is, km: a shorter distance once the longest is full */
  price_distance: z.number().nullable(),
  /** ＋ only teams run it */
  price_per_person: z.boolean(),
  /** ＋ children's formats beside those of grown-ups */
  children_from: Money.optional(),
  sold_out: z.boolean(),
  sale_start: Unix.optional(),
  sale_end: Unix.optional(),
  /** ＋ the day it was moved from, for 60 days */
  moved_from: Unix.optional(),
  /** ＋ what a card of the calendar shows */
  sale_state: SaleState,
  /** Places left and capacity over all formats on sale. */
  tickets_left: z.int(),
  quota: z.int(),
  /** Longest distance, km; null where there is none. */
  distance: z.number().nullable(),
  obstacles: z.int(),
  /** Titles of the formats on sale. */
  formats: z.array(z.string()),
  terrain: Terrain,
};
export const EventCity = z.object(eventCityFields).meta({ id: 'EventCity' });
export type EventCity = z.infer<typeof EventCity>;

/** ＋ what only the event page shows; `share` is its Open Graph picture by language */
export const EventCityDetail = z
  .object({
    ...eventCityFields,
    place: z.object({
      title: z.string(),
      directions: z.string(),
      map_url: z.string(),
      /** Planned way to the start on the same service of maps; empty as `map_url` is. */
      route_url: z.string(),
      map: PlaceMap.nullable(),
    }),
    course: z.object({
      distance: z.number().nullable(),
      climb: z.int().nullable(),
      /** Keys of the obstacle signs in the order of the course. */
      obstacles_list: z.array(z.string()),
      track: CourseTrack.nullable(),
    }),
    programme: z.array(z.object({ time: Unix, title: z.string() })),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    share: z.object({ ru: Img, en: Img }),
  })
  .meta({ id: 'EventCityDetail' });
export type EventCityDetail = z.infer<typeof EventCityDetail>;

const eventFields = {
  public_id: Id,
  title: z.string(),
  description: z.string(),
  external_url: z.string().nullable(),
  slider: z.boolean(),
  banners: z.object({ home_page: Banners, landing_page: Banners }),
  event_type: EventType,
};
export const Event = z.object({ ...eventFields, event_city: z.array(EventCity) }).meta({ id: 'Event' });
export type Event = z.infer<typeof Event>;
export const EventDetail = z
  .object({ ...eventFields, event_city: z.array(EventCityDetail) })
  .meta({ id: 'EventDetail' });
export type EventDetail = z.infer<typeof EventDetail>;

export const EventCityCard = z
  .object({
    ...eventCityFields,
    event: z.object({ public_id: Id, title: z.string(), event_type: EventType, banners: eventFields.banners }),
  })
  .meta({ id: 'EventCityCard' });
export type EventCityCard = z.infer<typeof EventCityCard>;

export const Region = z.object({ id: GeoId, name_ru: z.string(), name_en: z.string() }).meta({ id: 'Region' });
export type Region = z.infer<typeof Region>;
export const City = z
  .object({ id: GeoId, name_ru: z.string(), name_en: z.string(), region_id: GeoId, timezone: z.string() })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;
export const Cluster = z.object({
  name: z.string(),
  file: z.boolean(),
  document: z.string().nullable(),
  tickets_left: z.int().optional(),
  start_time: Unix.optional(),
});
export type Cluster = z.infer<typeof Cluster>;
export const Select = z.object({ title: z.string(), values: z.array(z.string()) });
export const AdditionalField = z.object({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  type: z.enum(['text', 'number', 'date', 'checkbox']).optional(),
});
export type AdditionalField = z.infer<typeof AdditionalField>;
export const Size = z.object({ size: z.string(), count: z.int() });
export type Size = z.infer<typeof Size>;
export const Sale = z.object({
  active: z.boolean(),
  start_date: Unix,
  end_date: Unix,
  discount: z.number(),
  discount_form: z.enum(['percent', 'amount']),
  count: z.int(),
  formats: z.array(Id),
});
export type Sale = z.infer<typeof Sale>;
export const InsuranceOffer = z
  .object({
    public_id: Id,
    name: z.string(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    footnote: z.string(),
    legals: z.string(),
    price: Money,
    default: z.boolean(),
    logo: Img.nullable(),
    validity_time: z.int(),
    activation_delay: z.int(),
    isStartDate: z.boolean(),
  })
  .meta({ id: 'InsuranceOffer' });
export type InsuranceOffer = z.infer<typeof InsuranceOffer>;
export const FormatPrice = z.object({
  price: Money,
  old_price: Money.optional(),
  next_price: Money.optional(),
  next_price_at: Unix.optional(),
  /** ＋ places left at this price: the next one begins with so many, or at `next_price_at`, whichever comes first */
  next_price_count: z.int().optional(),
});

export const EventFormat = z
  .object({
    public_id: Id,
    title: z.string(),
    start_time: Unix,
    max_count: z.int().nullable(),
    min_count: z.int(),
    tickets_left: perKind(z.int()),
    insurance_available: z.boolean(),
    qr: z.boolean(),
    timezone: z.string(),
    event: z.object({ public_id: Id, title: z.string() }),
    event_city: Id,
    address: z.string(),
    description: z.string().optional(),
    distance: z.string().optional(),
    logo: Img.nullable(),
    quota: perKind(z.int()),
    prices: perKind(FormatPrice),
    isTeam: z.boolean(),
    team_all: z.boolean(),
    fixed_count: z.boolean(),
    buy_limit: z.int().nullable(),
    age_min: z.int().nullable(),
    age_max: z.int().nullable(),
    gender: z.enum(['male', 'female']).nullable(),
    regions: z.array(Region),
    clusters: z.array(Cluster),
    select: Select.nullable(),
    select_field: z.string().nullable(),
    license: z.boolean(),
    additional_fields: z.array(AdditionalField),
    notes: z.string().nullable(),
    preregistration: z.boolean(),
    shirt_unavailable: z.boolean(),
    space: Id.nullable(),
    booked_numbers: z.boolean(),
    /** Goods offered with the ticket; the shop fills them. */
    eventGoods: z.array(z.unknown()),
    sale: Sale.nullable(),
    delivery: z.boolean(),
    school: z.boolean(),
    sale_start: Unix.optional(),
    sale_end: Unix.optional(),
    registration_end: Unix,
    hidden: z.boolean(),
    online: z.boolean(),
    insurances: z.array(InsuranceOffer),
    /** ＋ */
    obstacles: z.int(),
    sale_state: SaleState,
    kinds: z.array(Kind),
  })
  .meta({ id: 'EventFormat' });
export type EventFormat = z.infer<typeof EventFormat>;

/** An event city that looks for volunteers (DEC-65): the card, but `formats` are the whole formats that take them. */
export const VolunteerCity = EventCityCard.extend({ formats: z.array(EventFormat) }).meta({ id: 'VolunteerCity' });
export type VolunteerCity = z.infer<typeof VolunteerCity>;

export const Team = z
  .object({
    public_id: Id,
    title: z.string(),
    number: z.int().nullable(),
    count: z.int(),
    max_count: z.int(),
    tickets_left: z.int(),
    private: z.boolean(),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;
export const Space = z
  .object({
    public_id: Id,
    title: z.string(),
    picture: Img.nullable(),
    sectors: z.array(
      z.object({
        title: z.string(),
        price: Money.nullable(),
        kind: Kind,
        rows: z.array(
          z.object({
            title: z.string(),
            seats: z.array(
              z.object({ number: z.int(), place: z.string(), x: z.number().optional(), y: z.number().optional() }),
            ),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Space' });
export type Space = z.infer<typeof Space>;
/** `picture` null: the plan is drawn from its seats alone. */
export const SpaceMap = z.object({ public_id: Id, title: z.string(), picture: Img.nullable(), space: Id });
