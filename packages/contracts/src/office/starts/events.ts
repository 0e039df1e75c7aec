import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Message, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { stamp, Version } from '../stamp.ts';
import { countOf } from '../lists/count.ts';

export const eventStatuses = ['draft', 'published', 'archived'] as const;

const tier = z.object({ days: z.int().min(0).max(1000), percent: z.int().min(0).max(100) });
const EventFields = z.object({
  /** A public id. */
  event_type: Id,
  title_ru: z.string().trim().min(3, 'required').max(120),
  title_en: z.string().trim().max(120).nullable(),
  description_ru: z.string().max(20_000),
  description_en: z.string().max(20_000).nullable(),
  /** The part of its address; it does not change once it is published. */
  slug: z.string().max(100),
  external_url: z.string().trim().max(500).nullable(),
  /** Days falling, percent not rising; null: those of the season. */
  refund_policy: z.array(tier).min(1).max(10).nullable(),
  /** Whether tickets may be handed over. */
  transfers: z.boolean(),
});
export type EventFields = z.infer<typeof EventFields>;

const head = {
  public_id: Id,
  event_type: Id,
  title_ru: z.string(),
  title_en: z.string().nullable(),
  series: z.string(),
  status: z.enum(eventStatuses),
  /** How many starts it has, and when the nearest one to come is. */
  starts: z.int(),
  next_start: Unix.nullable(),
};
export const OfficeEventRow = z.object(head);
export type OfficeEventRow = z.infer<typeof OfficeEventRow>;
export const OfficeEvent = z.object({
  ...head,
  ...EventFields.shape,
  /** A photograph instead of the generated land; below `/images/`. */
  photo: Img.nullable(),
  cities: z.array(z.object({ public_id: Id, city: z.string(), start_time: Unix, timezone: z.string() })),
  ...stamp,
});
export type OfficeEvent = z.infer<typeof OfficeEvent>;

export const eventsList = declareList({
  name: 'events',
  columns: ['title', 'series', 'status', 'starts', 'next_start'],
  filters: {
    status: { kind: 'one_of', values: eventStatuses },
    series: { kind: 'one_of', values: 'ids' },
    project: { kind: 'one_of', values: 'ids' },
  },
  sorts: { title: 'text', created: 'moment' },
  defaultSort: '-created',
  search: true,
  views: { published: 'f.status=published', drafts: 'f.status=draft', archive: 'f.status=archived' },
});

const event = { kind: 'event', from: 'params.id' } as const;

/** Events: what starts of one name share (back-office.md 3.4). */
export const officeEvents = {
  list: call({
    method: 'GET',
    path: '/api/admin/events',
    auth: 'staff',
    right: 'events.view',
    scope: 'list',
    act: null,
    summary: 'Events in reach',
    query: ListQuery,
    responses: { 200: listOf(OfficeEventRow) },
  }),
  count: countOf('/api/admin/events', 'events.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/events/{id}',
    auth: 'staff',
    right: 'events.view',
    scope: event,
    act: null,
    summary: 'An event with the list of its starts',
    params: idParam,
    responses: { 200: values(OfficeEvent) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/events/{id}/history',
    auth: 'staff',
    right: 'events.view',
    scope: event,
    act: null,
    summary: 'What was done to an event',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/events',
    auth: 'staff',
    right: 'events.edit',
    scope: 'house',
    act: 'event.create',
    summary: 'A draft; its address is made of the title where none is given',
    body: EventFields.partial().required({ event_type: true, title_ru: true }),
    responses: { 200: values(OfficeEvent) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/events/{id}',
    auth: 'staff',
    right: 'events.text',
    scope: event,
    act: 'event.change',
    summary: 'Texts by `events.text`, the rest by `events.edit`; `conflict` of an outdated version',
    params: idParam,
    body: EventFields.partial().extend({ version: Version }),
    responses: { 200: values(OfficeEvent) },
  }),
  photo: call({
    method: 'POST',
    path: '/api/admin/events/{id}/photo',
    auth: 'staff',
    right: 'events.text',
    scope: event,
    act: 'event.photo',
    summary: 'A photograph of at least 1600 × 900 and 2 MB, in the field `file`, or none without it',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    multipart: true,
    responses: { 200: values(OfficeEvent) },
  }),
  archive: call({
    method: 'PUT',
    path: '/api/admin/events/{id}/archive',
    auth: 'staff',
    right: 'events.edit',
    scope: event,
    act: 'event.archive',
    summary: 'Out of the lists, when none of its starts is ahead',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: values(OfficeEvent) },
  }),
  restore: call({
    method: 'PUT',
    path: '/api/admin/events/{id}/restore',
    auth: 'staff',
    right: 'events.edit',
    scope: event,
    act: 'event.restore',
    summary: 'Back into the lists',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: values(OfficeEvent) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/events/{id}',
    auth: 'staff',
    right: 'events.edit',
    scope: event,
    act: 'event.delete',
    summary: 'Deletes a draft to which nothing refers; else `has_dependants`',
    params: idParam,
    responses: { 200: Message },
  }),
};
