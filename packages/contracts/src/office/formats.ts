import { z } from 'zod';
import { GeoId, Id, Img, Kind, kinds, Money, Unix } from '../entities/basic.ts';
import { AdditionalField, saleStates } from '../entities/event.ts';
import { declareList } from './list.ts';
import { stamp, Version } from './stamp.ts';

/** Formats of one start at most (back-office.md 6.1). */
export const formatsMost = 200;
/** Price steps of one format at most. */
export const stepsMost = 100;

export const formatStatuses = ['draft', 'published', 'archived'] as const;

export const formatsList = declareList({
  name: 'formats',
  columns: ['title', 'distance', 'start_time', 'price_now', 'places', 'status'],
  filters: {
    event: { kind: 'one_of', values: 'ids' },
    start: { kind: 'one_of', values: 'ids' },
    status: { kind: 'one_of', values: formatStatuses },
    kind: { kind: 'one_of', values: kinds },
  },
  sorts: { position: 'number', start_time: 'moment' },
  defaultSort: 'position',
  search: true,
  views: { sold: 'f.status=published', drafts: 'f.status=draft', archive: 'f.status=archived' },
});

const version = Version;
export const words = z.object({ ru: z.string().max(25_000), en: z.string().max(25_000).nullable().default(null) });
export const whole = z.int().min(-1_000_000).max(1_000_000);

/** A price that begins at a moment, with the place that makes so many ordered or sold, or by whichever comes first ⚑8. */
const step = {
  kind: Kind,
  price: Money,
  starts_at: Unix.nullable().default(null),
  from_count: z.int().min(1).max(1_000_000).nullable().default(null),
};
export const PriceStep = z.object(step);

/** `begun_at`: since when it counts; null: it is still to come. `sold`: places that went at this price. */
const BegunStep = z.object({ ...step, begun_at: Unix.nullable(), sold: z.int() });

/** Capacity of a kind, of it kept back, held in baskets, in orders that wait for payment, and sold. */
const Places = z.object({
  kind: Kind,
  capacity: z.int(),
  reserve: z.int(),
  /** When the reserve goes on sale by itself. */
  release_at: Unix.nullable(),
  held: z.int(),
  ordered: z.int(),
  sold: z.int(),
  /** Sold within the last two weeks: the pace by which a step by places is projected. */
  lately: z.int(),
});

export const Wave = {
  /** null: a new one. */
  public_id: Id.nullable().default(null),
  name: words,
  /** null: bounded by the places of the format alone. */
  capacity: whole.nullable(),
  start_time: Unix.nullable(),
  /** A document is asked. */
  file: z.boolean(),
  /** Link to its blank. */
  document: z.string().max(1000).nullable(),
};
export const Question = AdditionalField.omit({ label: true, type: true }).extend({
  name: z.string().max(100),
  label: words,
  type: AdditionalField.shape.type.unwrap().default('text'),
});

/** What is typed in the card of a format; named as the site names it. */
export const FormatFields = z.object({
  title: words,
  description: words.nullable(),
  notes: words.nullable(),
  distance: z.number().min(-1).max(100_000).nullable(),
  obstacles: whole,
  logo: Img.max(500).nullable(),
  online: z.boolean(),
  qr: z.boolean(),
  start_time: Unix,
  registration_end: Unix,
  /** null: of the start. */
  sale_start: Unix.nullable(),
  sale_end: Unix.nullable(),
  kinds: z.array(Kind).max(kinds.length),
  age_min: whole.nullable(),
  age_max: whole.nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  regions: z.array(GeoId).max(100),
  min_count: whole,
  max_count: whole.nullable(),
  buy_limit: whole.nullable(),
  isTeam: z.boolean(),
  team_all: z.boolean(),
  fixed_count: z.boolean(),
  preregistration: z.boolean(),
  select: z.object({ title: words, values: z.array(words).max(50), field: z.string().max(100) }).nullable(),
  license: z.boolean(),
  booked_numbers: z.boolean(),
  shirt_unavailable: z.boolean(),
  delivery: z.boolean(),
});
export type FormatFields = z.infer<typeof FormatFields>;

const formatHead = {
  public_id: Id,
  start: z.object({ event: Id, public_id: Id, title: z.string(), starts: Unix, timezone: z.string() }),
  /** In the language of the person. */
  name: z.string(),
  position: z.int(),
  status: z.enum(formatStatuses),
  hidden: z.boolean(),
  sale_state: z.enum(saleStates),
  steps: z.array(BegunStep),
  places: z.array(Places),
};

export const OfficeFormatRow = z.object({
  ...formatHead,
  version,
  distance: z.number().nullable(),
  start_time: Unix,
  isTeam: z.boolean(),
  max_count: z.int().nullable(),
});
export type OfficeFormatRow = z.infer<typeof OfficeFormatRow>;

/** `locked`: what sales have fixed, why, and the way round (back-office.md 5.3); the words are of the screen. */
export const OfficeFormat = z.object({
  ...formatHead,
  ...FormatFields.shape,
  additional_fields: z.array(Question.extend({ hidden: z.boolean() })),
  clusters: z.array(z.object({ ...Wave, public_id: Id, people: z.int() })),
  locked: z.array(
    z.object({
      field: z.string(),
      reason: z.enum(['held', 'sold']),
      way: z.enum(['wait', 'new_format', 'move_start', 'hide_question', 'new_step', 'archive']),
    }),
  ),
  /** Its own page on the site; sold by this alone while it is hidden. */
  link: z.string(),
  ...stamp,
});
export type OfficeFormat = z.infer<typeof OfficeFormat>;
