import { labelsMost, parcelCarriers, parcelCauses, parcelStates, trackProblems } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { OrderStatus } from '../../entities/order.ts';
import { OfficeFile } from '../starts/numbers.ts';
import { History, historyQuery } from '../history.ts';
import { OfficeLetter } from '../letters.ts';
import { declareList, listOf, ListQuery, Masked } from '../list.ts';
import { bulkOf } from '../lists/bulk.ts';
import { countOf } from '../lists/count.ts';
import { reason, stamp, Version } from '../stamp.ts';
import { OrderRef } from './order-ref.ts';

export const shipmentsList = declareList({
  name: 'shipments',
  columns: ['number', 'paid', 'way', 'city', 'recipient', 'grams', 'pieces', 'track', 'state', 'days'],
  filters: {
    state: { kind: 'one_of', values: parcelStates },
    /** `ready`: paid, with pieces left; `waiting`: its order may not be sent; `empty`: everything came back. */
    ready: { kind: 'one_of', values: ['ready', 'waiting', 'empty'] },
    /** `changed`: other pieces than were picked. `erased`: it waits, and its recipient was erased. */
    problem: { kind: 'one_of', values: ['returned', 'lost', 'changed', 'erased'], none: true },
    carrier: { kind: 'one_of', values: parcelCarriers },
    goods: { kind: 'one_of', values: ['shop', 'ticket'] },
    created: { kind: 'range', of: 'moment' },
    changed: { kind: 'range', of: 'moment' },
  },
  sorts: { created: 'number', changed: 'moment' },
  defaultSort: '-created',
  search: true,
  views: {
    to_pick: 'f.state=new&f.ready=ready&sort=created',
    picked: 'f.state=picked&f.state=packed&f.ready=ready&sort=created',
    on_the_way: 'f.state=shipped&sort=changed',
    problems: 'f.problem=returned&f.problem=lost&f.problem=changed&f.problem=erased',
    delivered: 'f.state=delivered&sort=-changed',
  },
  bulk: {
    pick: { right: 'shipments.edit' },
    pack: { right: 'shipments.edit' },
    deliver: { right: 'shipments.edit' },
  },
});

const row = {
  public_id: Id,
  /** Of its order, and its place there where there are several: `a1b2c3d4/2`. */
  number: z.string(),
  order: OrderRef,
  paid: Unix,
  way: z.string(),
  carrier: z.enum(parcelCarriers),
  /** Goods of the shop, or packs of participants. */
  goods: z.enum(['shop', 'ticket']),
  city: z.string(),
  recipient: Masked,
  grams: z.int(),
  /** Those that have not come back. */
  pieces: z.int(),
  track: z.string().nullable(),
  state: z.enum(parcelStates),
  problem: z.enum(['returned', 'lost', 'changed', 'erased']).nullable(),
  shipped: Unix.nullable(),
  /** As the buyer was told. */
  days_max: z.int(),
  created: Unix,
  changed: Unix,
};
export const ShipmentRow = z.object(row);
export type ShipmentRow = z.infer<typeof ShipmentRow>;

const line = {
  unique_id: z.string(),
  /** What stands on the thing, and what a scanner may read: the public id of the product or format, and its size: `shirt/M`. */
  code: z.string(),
  title: z.string(),
  size: z.string().nullable(),
  variant: z.string().nullable(),
  /** Those that have not come back. */
  pieces: z.int(),
};
const ParcelLine = z.object(line);
export type ParcelLine = z.infer<typeof ParcelLine>;

/** What a person does to one parcel; `pick` is a call of its own. */
export const statusActs = ['pack', 'ship', 'track', 'deliver', 'return', 'lose'] as const;
export type StatusAct = (typeof statusActs)[number];

export const Shipment = z.object({
  ...row,
  order_status: OrderStatus,
  lines: z.array(ParcelLine.extend({ count: z.int() })),
  point: z.string().nullable(),
  phone: Masked,
  /** Where the carrier shows how far it is. */
  link: z.string().nullable(),
  days_min: z.int(),
  letters: z.array(OfficeLetter),
  acts: z.array(z.enum(parcelCauses)),
  /** Whoever looks may correct whom and where it goes. */
  can_readdress: z.boolean(),
  /** Whoever looks may ask for a refund of a piece that lacks. */
  can_refund: z.boolean(),
  ...stamp,
});
export type Shipment = z.infer<typeof Shipment>;

const PickingParcel = z.object({
  public_id: Id,
  version: Version,
  number: z.string(),
  order: OrderRef,
  city: z.string(),
  recipient: Masked,
  way: z.string(),
  lines: z.array(ParcelLine),
});
export type PickingParcel = z.infer<typeof PickingParcel>;

/** Parcels of one picking list; the next ones stand there when these are picked. */
export const pickingMost = 200;

export const Picking = z.object({
  /** How many parcels wait; those that are listed are the first of them. */
  waiting: z.int(),
  /** What lies in the listed ones together, by product, variant and size. */
  lines: z.array(z.object({ ...line, unique_id: z.null() })),
  parcels: z.array(PickingParcel),
  can_refund: z.boolean(),
});
export type Picking = z.infer<typeof Picking>;

const TrackRow = z.object({
  line: z.int(),
  number: z.string(),
  track: z.string(),
  outcome: z.enum(['ship', 'same', ...trackProblems]),
  /** Of a line that cannot be done, in words. */
  message: z.string().nullable(),
});
export type TrackRow = z.infer<typeof TrackRow>;
export const TracksTaken = z.object({
  dry_run: z.boolean(),
  shipped: z.int(),
  same: z.int(),
  problem_count: z.int(),
  rows: z.array(TrackRow),
});
export type TracksTaken = z.infer<typeof TracksTaken>;

const shipment = { kind: 'shipment', from: 'params.id' } as const;
const card = values(Shipment);
const file = values(OfficeFile);
/** `skipped`: parcels without a label, as they are over, may not be sent, or have no recipient any more. */
const labelsFile = values(OfficeFile.extend({ skipped: z.int() }));

/** Parcels of the shop and packs that are carried (back-office.md 3.8, 5.15). */
export const officeShipments = {
  list: call({
    method: 'GET',
    path: '/api/admin/shipments',
    auth: 'staff',
    right: 'shipments.view',
    scope: 'list',
    act: null,
    summary: 'Parcels of paid orders, the recipient by first letters',
    query: ListQuery,
    responses: { 200: listOf(ShipmentRow) },
  }),
  count: countOf('/api/admin/shipments', 'shipments.view'),
  bulk: bulkOf('/api/admin/shipments', 'shipments.view', 'shipment.bulk'),
  picking: call({
    method: 'GET',
    path: '/api/admin/shipments/picking',
    auth: 'staff',
    right: 'shipments.view',
    scope: 'house',
    act: null,
    summary: 'What is to be picked now: sums by product and size, then parcel by parcel',
    responses: { 200: values(Picking) },
  }),
  pickingFile: call({
    method: 'POST',
    path: '/api/admin/shipments/picking/file',
    auth: 'staff',
    right: 'shipments.edit',
    scope: 'house',
    act: 'shipment.picking',
    summary: 'The same on paper, A4',
    responses: { 200: file },
  }),
  labels: call({
    method: 'POST',
    path: '/api/admin/shipments/labels',
    auth: 'staff',
    right: 'shipments.edit',
    scope: 'house',
    act: 'shipment.labels',
    summary: 'Labels of parcels with names and addresses, A6 each',
    body: z.object({ ids: z.array(Id).min(1).max(labelsMost) }),
    responses: { 200: labelsFile },
  }),
  tracks: call({
    method: 'POST',
    path: '/api/admin/shipments/tracks',
    auth: 'staff',
    right: 'shipments.edit',
    scope: 'house',
    act: 'shipment.tracks',
    summary: 'Sends parcels by lines `order;track`, all or none; the same lines again change nothing',
    body: z.object({ text: z.string().max(200_000), dry_run: z.boolean() }),
    responses: { 200: values(TracksTaken) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/shipments/{id}',
    auth: 'staff',
    right: 'shipments.view',
    scope: shipment,
    act: null,
    summary: 'One parcel with its pieces and letters',
    params: idParam,
    responses: { 200: card },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/shipments/{id}/history',
    auth: 'staff',
    right: 'shipments.view',
    scope: shipment,
    act: null,
    summary: 'What was done to a parcel, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  picked: call({
    method: 'POST',
    path: '/api/admin/shipments/{id}/picked',
    auth: 'staff',
    right: 'shipments.edit',
    scope: shipment,
    act: 'shipment.pick',
    summary: 'All its pieces lie in it, by lines as they were counted',
    params: idParam,
    body: z.object({
      version: Version,
      lines: z.array(z.object({ unique_id: z.string().max(64), pieces: z.int().min(0).max(500) })).max(500),
    }),
    responses: { 200: card },
  }),
  status: call({
    method: 'PUT',
    path: '/api/admin/shipments/{id}/status',
    auth: 'staff',
    right: 'shipments.edit',
    scope: shipment,
    act: 'shipment.status',
    summary: 'Packs, sends, delivers, takes back or gives up a parcel, or corrects its track; its order follows',
    params: idParam,
    body: z.object({
      version: Version,
      act: z.enum(statusActs),
      track: z.string().max(60).optional(),
      /** Asked for where a parcel comes back or is lost. */
      reason: reason.optional(),
    }),
    responses: { 200: card },
  }),
  recipient: call({
    method: 'PUT',
    path: '/api/admin/shipments/{id}/recipient',
    auth: 'staff',
    right: 'shipments.edit',
    scope: shipment,
    act: 'shipment.recipient',
    summary: 'Corrects whom and where in its city a parcel that waits goes; what is left out stays',
    params: idParam,
    body: z.object({
      version: Version,
      last_name: z.string().max(100).optional(),
      first_name: z.string().max(100).optional(),
      phone: z.string().max(40).optional(),
      /** Street and house; the city stays, as the price of delivery is by it. */
      address: z.string().max(300).optional(),
      index: z.string().max(20).optional(),
      reason,
    }),
    responses: { 200: card },
  }),
};
