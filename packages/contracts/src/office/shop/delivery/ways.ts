import {
  parcelCarriers,
  wayGoods,
  wayLacks,
  wayNameMost,
  waysMost,
  wayStates,
  wayTextMost,
  zonesMost,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../../call.ts';
import { GeoId, Id, idParam, values } from '../../../entities/basic.ts';
import { History, historyQuery } from '../../history.ts';
import { stamp, Version } from '../../stamp.ts';

/** Of a parcel: what is asked about in the test price. */
const gramsMost = 1_000_000;

/** A row of the grid; what is wrong with a cell is said by the rules. */
const Tariff = z.object({
  zone: z.number(),
  first_grams: z.number(),
  /** Roubles. */
  first: z.number(),
  step_grams: z.number(),
  step: z.number(),
  max_grams: z.number(),
  days_min: z.number(),
  days_max: z.number(),
});

const WayFields = z.object({
  name_ru: z.string().trim().min(2, 'required').max(wayNameMost),
  name_en: z.string().trim().max(wayNameMost).nullable(),
  description_ru: z.string().trim().max(wayTextMost),
  description_en: z.string().trim().max(wayTextMost).nullable(),
  /** One of a zone; a zone without one is not reached. */
  tariffs: z.array(Tariff).max(zonesMost),
});

const fixed = { goods: z.enum(wayGoods), carrier: z.enum(parcelCarriers) };
const row = {
  public_id: Id,
  /** In the language of the person. */
  name: z.string(),
  ...fixed,
  state: z.enum(wayStates),
  /** Zones that it reaches, sorted. */
  zones: z.array(z.number()),
  /** Points where parcels are given out, and hidden ones. */
  points: z.int(),
  hidden_points: z.int(),
  sent: z.int(),
  /** It was on the site once: it is hidden, and not deleted. */
  is_offered: z.boolean(),
  version: Version,
};
export const OfficeWayRow = z.object(row);
export type OfficeWayRow = z.infer<typeof OfficeWayRow>;

const said = {
  name_ru: z.string(),
  name_en: z.string().nullable(),
  description_ru: z.string(),
  description_en: z.string().nullable(),
  tariffs: z.array(Tariff),
};
const Said = z.object(said);
export type WaySaid = z.infer<typeof Said>;
export const OfficeWay = z.object({ ...row, ...said, may_edit: z.boolean(), ...stamp });
export type OfficeWay = z.infer<typeof OfficeWay>;

const TriedWay = z.object({
  public_id: Id,
  name: z.string(),
  state: z.enum(wayStates),
  /** Roubles; null: it does not go there with so much. */
  cost: z.number().nullable(),
  days_min: z.number().nullable(),
  days_max: z.number().nullable(),
  why: z.enum(wayLacks).nullable(),
});
export const DeliveryTry = z.object({
  city: z.string(),
  region: z.string(),
  /** null: its region has none. */
  zone: z.number().nullable(),
  ways: z.array(TriedWay),
});
export type DeliveryTry = z.infer<typeof DeliveryTry>;

const way = { kind: 'delivery_method', from: 'params.id' } as const;
const card = { 200: values(OfficeWay) };
const path = '/api/admin/delivery_methods';

/** Ways of delivery with their tariffs (back-office.md 3.8): few, shown whole, in the order of the site. */
export const officeWays = {
  list: call({
    method: 'GET',
    path,
    auth: 'staff',
    right: 'shipments.view',
    scope: 'list',
    act: null,
    summary: 'All ways of delivery in their order, hidden ones too',
    responses: { 200: values(z.array(OfficeWayRow)) },
  }),
  read: call({
    method: 'GET',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shipments.view',
    scope: way,
    act: null,
    summary: 'A way of delivery with its tariffs',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: `${path}/{id}/history`,
    auth: 'staff',
    right: 'shipments.view',
    scope: way,
    act: null,
    summary: 'What was done to a way of delivery',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  cities: call({
    method: 'GET',
    path: '/api/admin/delivery/cities',
    auth: 'staff',
    right: 'shipments.view',
    scope: 'house',
    act: null,
    summary: 'Cities by a part of their name, with the zone of their region',
    query: z.object({ search: z.string().max(100).optional() }),
    responses: {
      200: values(z.array(z.object({ id: GeoId, name: z.string(), region: z.string(), zone: z.number().nullable() }))),
    },
  }),
  try: call({
    method: 'GET',
    path: '/api/admin/delivery/try',
    auth: 'staff',
    right: 'shipments.view',
    scope: 'house',
    act: null,
    summary:
      'What a parcel to a city costs by each way, as a basket counts it, hidden ways too; or why a way does not take it',
    query: z.object({
      city: z.coerce.number().int().min(1).max(2_147_483_647),
      grams: z.coerce.number().int().min(1).max(gramsMost),
      goods: z.enum(wayGoods),
    }),
    responses: { 200: values(DeliveryTry) },
  }),
  create: call({
    method: 'POST',
    path,
    auth: 'staff',
    right: 'shipments.edit',
    scope: 'house',
    act: 'delivery_method.create',
    summary: 'Hidden, behind the others; what it carries and who takes it stay',
    body: WayFields.partial().extend({ name_ru: WayFields.shape.name_ru, ...fixed }),
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shipments.edit',
    scope: way,
    act: 'delivery_method.change',
    summary: 'Words and all tariffs, for what is bought from now on; `conflict` of an outdated version',
    params: idParam,
    body: WayFields.partial().extend({ version: Version }),
    responses: card,
  }),
  state: call({
    method: 'PUT',
    path: `${path}/{id}/state`,
    auth: 'staff',
    right: 'shipments.edit',
    scope: way,
    act: 'delivery_method.state',
    summary: 'Offers it, which takes a tariff, or hides it; parcels of orders go on',
    params: idParam,
    body: z.object({ version: Version, state: z.enum(wayStates) }),
    responses: card,
  }),
  place: call({
    method: 'PUT',
    path: `${path}/{id}/place`,
    auth: 'staff',
    right: 'shipments.edit',
    scope: way,
    act: 'delivery_method.place',
    summary: 'Its place among all, from 1 on',
    params: idParam,
    body: z.object({ version: Version, place: z.int().min(1).max(waysMost) }),
    responses: card,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shipments.edit',
    scope: way,
    act: 'delivery_method.remove',
    summary:
      'Deletes a way that was never on the site, with its tariffs and points; else `state`, `has_dependants` with parcels',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
