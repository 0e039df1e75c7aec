import { pointTextMost, wayNameMost, wayStates } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../../call.ts';
import { GeoId, Id, idParam, values } from '../../../entities/basic.ts';
import { History, historyQuery } from '../../history.ts';
import { declareList, listOf, ListQuery } from '../../list.ts';
import { countOf } from '../../lists/count.ts';
import { stamp, Version } from '../../stamp.ts';

export const pointsList = declareList({
  name: 'pickupPoints',
  columns: ['name', 'city', 'address', 'way', 'state'],
  filters: {
    state: { kind: 'one_of', values: wayStates },
    way: { kind: 'one_of', values: 'ids' },
  },
  sorts: { city: 'text', created: 'number' },
  defaultSort: 'city',
  search: true,
  views: { open: 'f.state=published', hidden: 'f.state=draft' },
});

const name = z.string().trim().min(2, 'required').max(wayNameMost);
const text = z.string().trim().min(3, 'required').max(pointTextMost);
const english = z.string().trim().max(pointTextMost).nullable();

const PointFields = z.object({
  city: GeoId,
  name_ru: name,
  name_en: z.string().trim().max(wayNameMost).nullable(),
  address_ru: text,
  address_en: english,
  schedule_ru: text,
  schedule_en: english,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

const head = {
  public_id: Id,
  name: z.string(),
  /** In the language of the person, with the region. */
  city_name: z.string(),
  address: z.string(),
  way: z.object({ public_id: Id, name: z.string() }),
  state: z.enum(wayStates),
};
export const OfficePointRow = z.object(head);
export type OfficePointRow = z.infer<typeof OfficePointRow>;

const said = {
  city: z.number(),
  name_ru: z.string(),
  name_en: z.string().nullable(),
  address_ru: z.string(),
  address_en: z.string().nullable(),
  schedule_ru: z.string(),
  schedule_en: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};
const Said = z.object(said);
export type PointSaid = z.infer<typeof Said>;
export const OfficePoint = z.object({ ...head, ...said, may_edit: z.boolean(), ...stamp });
export type OfficePoint = z.infer<typeof OfficePoint>;

const point = { kind: 'pickup_point', from: 'params.id' } as const;
const card = { 200: values(OfficePoint) };
const path = '/api/admin/pickup_points';

/** Points where parcels of a way are given out (back-office.md 3.8). */
export const officePoints = {
  list: call({
    method: 'GET',
    path,
    auth: 'staff',
    right: 'shipments.view',
    scope: 'list',
    act: null,
    summary: 'Pickup points by city, hidden ones too',
    query: ListQuery,
    responses: { 200: listOf(OfficePointRow) },
  }),
  count: countOf(path, 'shipments.view'),
  read: call({
    method: 'GET',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shipments.view',
    scope: point,
    act: null,
    summary: 'A pickup point',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: `${path}/{id}/history`,
    auth: 'staff',
    right: 'shipments.view',
    scope: point,
    act: null,
    summary: 'What was done to a pickup point',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path,
    auth: 'staff',
    right: 'shipments.edit',
    scope: 'house',
    act: 'pickup_point.create',
    summary: 'A point of a way with points, open at once',
    body: PointFields.partial({
      name_en: true,
      address_en: true,
      schedule_en: true,
      latitude: true,
      longitude: true,
    }).extend({ way: Id }),
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shipments.edit',
    scope: point,
    act: 'pickup_point.change',
    summary: 'Where it is and when it is open; `conflict` of an outdated version',
    params: idParam,
    body: PointFields.partial().extend({ version: Version }),
    responses: card,
  }),
  state: call({
    method: 'PUT',
    path: `${path}/{id}/state`,
    auth: 'staff',
    right: 'shipments.edit',
    scope: point,
    act: 'pickup_point.state',
    summary: 'Opens it or hides it; parcels on their way to it go on',
    params: idParam,
    body: z.object({ version: Version, state: z.enum(wayStates) }),
    responses: card,
  }),
};
