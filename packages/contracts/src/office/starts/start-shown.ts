import { moveFeeMax, pointIds, startStates } from '@trassa/rules';
import { z } from 'zod';
import { GeoId, Id, Img, Kind, Money, Unix } from '../../entities/basic.ts';
import { Terrain } from '../../entities/event.ts';
import { declareList } from '../list.ts';
import { stamp } from '../stamp.ts';

const StartState = z.enum(startStates);

export const place = z.string().trim().max(200);
const words = z.string().trim().max(2000);
export const StartFields = z.object({
  /** GeoNames; its zone is that of the start. */
  city: GeoId,
  address_ru: place,
  address_en: place.nullable(),
  place_ru: place,
  place_en: place.nullable(),
  directions_ru: z.string().max(10_000),
  directions_en: z.string().max(10_000).nullable(),
  latitude: z.number().min(-90, 'point_range').max(90, 'point_range').nullable(),
  longitude: z.number().min(-180, 'point_range').max(180, 'point_range').nullable(),
  start_time: Unix,
  finish_time: Unix.nullable(),
  /** null: sold from the day of publishing. */
  sale_start: Unix.nullable(),
  /** null: until the start. */
  sale_end: Unix.nullable(),
  /** For moving a ticket to another format or start, unless the staff says otherwise there. */
  move_fee: z
    .number()
    .min(0)
    .max(moveFeeMax / 100),
  climb: z.int().min(0).max(10_000).nullable(),
  /** Keys of obstacle signs, in their order. */
  course: z.array(z.string().max(40)).max(100),
  programme: z
    .array(z.object({ at: Unix, title_ru: z.string().trim().min(1, 'required').max(200), title_en: place.nullable() }))
    .max(60),
  questions: z
    .array(
      z.object({
        question_ru: words.min(1, 'required'),
        question_en: words.nullable(),
        answer_ru: words.min(1, 'required'),
        answer_en: words.nullable(),
      }),
    )
    .max(40),
});
export type StartFields = z.infer<typeof StartFields>;

/** What needs a look; the words are of the page. */
export const startAlarms = ['no_price', 'almost_sold_out', 'stopped', 'sale_ends', 'no_results'] as const;

const head = {
  public_id: Id,
  event: z.object({ public_id: Id, title: z.string() }),
  city: z.object({ id: GeoId, name: z.string() }),
  start_time: Unix,
  timezone: z.string(),
  state: StartState,
};
export const OfficeStartRow = z.object({
  ...head,
  sold: z.int(),
  capacity: z.int(),
  /** Paid and not returned. */
  sum: Money,
  price_now: Money.nullable(),
  /** The next price, or the opening of the sale. */
  next_step: z.object({ at: Unix, price: Money.nullable() }).nullable(),
  sale_start: Unix.nullable(),
  sale_end: Unix.nullable(),
  alarms: z.array(z.enum(startAlarms)),
});
export type OfficeStartRow = z.infer<typeof OfficeStartRow>;

export const OfficeStart = z.object({
  ...head,
  /** Named as the fields of a change; `city` beside it has the name. */
  fields: StartFields,
  event_status: z.enum(['draft', 'published', 'archived']),
  event_slug: z.string(),
  city_point: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
  is_stopped: z.boolean(),
  has_results: z.boolean(),
  /** Somebody has bought or is buying. */
  is_sold: z.boolean(),
  /** What may be done to it in this state, as far as the person has the rights. */
  acts: z.array(z.string()),
  terrain: Terrain,
  photo: Img.nullable(),
  ...stamp,
});
export type OfficeStart = z.infer<typeof OfficeStart>;

const FormatFigures = z.object({
  public_id: Id,
  title: z.string(),
  status: z.string(),
  hidden: z.boolean(),
  kinds: z.array(z.object({ kind: Kind, capacity: z.int(), taken: z.int(), price: Money.nullable() })),
});
export const StartOverview = z.object({
  formats: z.array(FormatFigures),
  /** Paid and not returned, discounts given, what went back. */
  money: z.object({ sum: Money, discount: Money, refunded: Money }),
  /** The last 30 days by the zone of the start: places ordered. */
  days: z.array(z.object({ day: z.string(), places: z.int() })),
  /** Moments at which a price of a format begins. */
  steps: z.array(Unix),
  tickets: z.int(),
  without_participant: z.int(),
  documents_missing: z.int(),
  teams_incomplete: z.int(),
  shirts: z.array(z.object({ size: z.string(), stock: z.int(), taken: z.int() })),
  public_path: z.string(),
});
export type StartOverview = z.infer<typeof StartOverview>;

export const CheckPoint = z.object({
  code: z.string(),
  id: z.enum(pointIds as [string, ...string[]]),
  message: z.string(),
  path: z.string(),
  blocking: z.boolean(),
});

export const startsList = declareList({
  name: 'event_cities',
  columns: ['start', 'state', 'sold', 'sum', 'price_now', 'next_step', 'sale', 'alarms'],
  filters: {
    state: { kind: 'one_of', values: startStates },
    event: { kind: 'one_of', values: 'ids' },
    series: { kind: 'one_of', values: 'ids' },
    project: { kind: 'one_of', values: 'ids' },
    city: { kind: 'one_of', values: 'ids' },
    period: { kind: 'range', of: 'moment' },
    /** A person of the staff whose grant names the start or its event. */
    manager: { kind: 'one_of', values: 'ids' },
    results: { kind: 'one_of', values: ['published'], none: true },
  },
  sorts: { date: 'moment', sold: 'number', sum: 'number' },
  defaultSort: '-date',
  search: true,
  views: {
    on_sale: 'f.state=on_sale&f.state=sold_out&f.state=stopped&sort=date',
    soon: 'f.state=published&sort=date',
    drafts: 'f.state=draft',
    without_results: 'f.state=finished&f.results=none',
  },
  bulk: {
    resume_sale: { right: 'events.publish', reason: true, undo: 'stop_sale' },
    archive: { right: 'events.publish', undo: 'restore' },
    restore: { right: 'events.publish', undo: 'archive' },
    hide: { right: 'events.publish', reason: true },
    stop_sale: { right: 'events.publish', reason: true, undo: 'resume_sale' },
  },
});
