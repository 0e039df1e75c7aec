import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Kind, Money, Unix, values } from '../entities/basic.ts';
import { Quote } from '../entities/basket.ts';
import { Version } from './stamp.ts';

const counted = {
  kind: Kind,
  capacity: z.int(),
  reserve: z.int(),
  /** When the reserve goes on sale by itself. */
  release_at: Unix.nullable(),
  held: z.int(),
  ordered: z.int(),
  sold: z.int(),
  /** Sold within the last two weeks. */
  lately: z.int(),
  /** Came back since midnight of the start’s zone. */
  returned: z.int(),
};

/** Live counts of a start, at most 5 s old (back-office.md 3.4). */
export const OfficeStartPlaces = z.object({
  at: Unix,
  title: z.string(),
  starts: Unix,
  timezone: z.string(),
  /** Of the start: shirts are changed by it. */
  version: Version,
  formats: z.array(
    z.object({
      public_id: Id,
      name: z.string(),
      status: z.enum(['draft', 'published', 'archived']),
      hidden: z.boolean(),
      version: Version,
      kinds: z.array(z.object(counted)),
      waves: z.array(
        z.object({
          public_id: Id,
          name: z.string(),
          /** null: bounded by the places of the format alone. */
          capacity: z.int().nullable(),
          people: z.int(),
          start_time: Unix.nullable(),
        }),
      ),
    }),
  ),
  shirts: z.array(z.object({ size: z.string(), stock: z.int(), taken: z.int() })),
});
export type OfficeStartPlaces = z.infer<typeof OfficeStartPlaces>;

const discount = {
  starts_at: Unix,
  ends_at: Unix,
  discount_form: z.enum(['percent', 'amount']),
  /** Percent, or roubles off each place. */
  discount: Money,
  /** Places of these formats that the basket must hold. */
  count: z.int().min(-1).max(1_000_000),
  /** Empty: all of the event. */
  formats: z.array(Id).max(200),
};
const Discounts = z.object({
  version: Version,
  /** `editable`: whether the person reaches all that it covers. */
  discounts: z.array(z.object({ ...discount, editable: z.boolean() })),
});
export type OfficeDiscounts = z.infer<typeof Discounts>;

const start = { kind: 'start', from: 'params.id' } as const;

/** What is counted and set for a start as a whole (back-office.md 4.4). */
export const officeStartSales = {
  places: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/places',
    auth: 'staff',
    right: 'places.view',
    scope: start,
    act: null,
    summary: 'Places, waves and shirts of a start as they are now',
    params: idParam,
    responses: { 200: values(OfficeStartPlaces) },
  }),
  shirts: call({
    method: 'PUT',
    path: '/api/admin/event_cities/{id}/shirts',
    auth: 'staff',
    right: 'places.edit',
    scope: start,
    act: 'start.shirts',
    summary: 'The whole list of sizes with their stock, never below what was chosen',
    params: idParam,
    body: z.object({
      version: Version,
      sizes: z.array(z.object({ size: z.string().trim().max(20), stock: z.int().min(0).max(1_000_000) })).max(100),
    }),
    responses: { 200: values(OfficeStartPlaces) },
  }),
  discounts: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/discounts',
    auth: 'staff',
    right: 'formats.view',
    scope: start,
    act: null,
    summary: 'Group discounts of the event of a start, those that are over too',
    params: idParam,
    responses: { 200: values(Discounts) },
  }),
  setDiscounts: call({
    method: 'PUT',
    path: '/api/admin/event_cities/{id}/discounts',
    auth: 'staff',
    right: 'formats.edit',
    scope: start,
    act: 'start.discounts',
    summary: 'The whole list of those that the person may edit; others stay as they are',
    params: idParam,
    body: z.object({ version: Version, discounts: z.array(z.object(discount)).max(100) }),
    responses: { 200: values(Discounts) },
  }),
  price: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/price',
    auth: 'staff',
    right: 'formats.view',
    scope: start,
    act: null,
    summary:
      'What a visitor would see of these places at a moment, with a code: prices, discounts and why one is not sold',
    params: idParam,
    query: z.object({
      at: z.coerce.number().int().min(0).max(4_102_444_800),
      /** `format:kind:count`, by commas; formats of this start. */
      lines: z
        .string()
        .max(4000)
        .regex(/^[\w-]{1,64}:[a-z]{1,20}:[1-9]\d{0,2}(,[\w-]{1,64}:[a-z]{1,20}:[1-9]\d{0,2}){0,49}$/),
      promocode: z.string().max(64).optional(),
    }),
    responses: { 200: values(Quote) },
  }),
};
