import { z } from 'zod';
import { call } from '../call.ts';
import { GeoId, idParam, Money, Paging, paged, Unix, values } from '../entities/basic.ts';
import {
  City,
  Event,
  EventCity,
  EventCityCard,
  EventDetail,
  EventFormat,
  EventType,
  InsuranceOffer,
  Team,
  VolunteerCity,
} from '../entities/event.ts';

const flag = z.enum(['true', 'false']).optional();
const Kilometres = z.number().min(0).max(10_000);
/** City, type and days of the start; distance, children, team and price of one of its listed races, all of the same one. */
export const EventCityFilter = z.object({
  city: GeoId.nullish(),
  date_from: Unix.nullish(),
  date_to: Unix.nullish(),
  event_type: z.string().max(64).nullish(),
  /** ＋ kilometres, both included */
  distance_from: Kilometres.nullish(),
  distance_to: Kilometres.nullish(),
  /** ＋ true: with a race for children */
  kids: z.boolean().nullish(),
  /** ＋ true: with a race for teams */
  team: z.boolean().nullish(),
  /** ＋ roubles: a place costs at most so much now and is left */
  price_to: Money.nullish(),
});
export type EventCityFilter = z.infer<typeof EventCityFilter>;

export const events = {
  list: call({
    method: 'GET',
    path: '/api/event/list',
    auth: 'none',
    summary: 'Published events with their upcoming cities',
    query: Paging,
    responses: { 200: paged(Event) },
  }),
  filtered: call({
    method: 'POST',
    path: '/api/event_city/filtered',
    auth: 'none',
    summary: 'Event cities by city, dates, type and what is run there',
    query: Paging,
    body: EventCityFilter,
    responses: { 200: paged(EventCityCard) },
  }),
  volunteer: call({
    method: 'GET',
    path: '/api/event_city/volunteer',
    auth: 'full',
    summary: 'Event cities that look for volunteers',
    responses: { 200: values(z.array(VolunteerCity)) },
  }),
  one: call({
    method: 'GET',
    path: '/api/event/id/{id}',
    auth: 'none',
    summary: 'One event with all its cities',
    params: idParam,
    responses: { 200: values(EventDetail) },
  }),
  preview: call({
    method: 'GET',
    path: '/api/event/preview/{word}',
    auth: 'none',
    summary: 'A start that is not published yet, by the word of a link that the staff gave',
    params: z.object({ word: z.string().max(300) }),
    responses: { 200: values(z.object({ event: EventDetail, formats: z.array(EventFormat) })) },
  }),
  similar: call({
    method: 'GET',
    path: '/api/event/similar',
    auth: 'none',
    summary: 'Events like these',
    query: z.object({
      exclude: z.string().max(2000).optional(),
      city: z.coerce.number().pipe(GeoId).optional(),
      limit: z.coerce.number().int().min(1).max(20).optional(),
    }),
    responses: { 200: values(z.array(Event)) },
  }),
  similarStarts: call({
    method: 'GET',
    path: '/api/event_city/{id}/similar',
    auth: 'none',
    summary: 'Starts of other events like this one, those on sale first',
    params: idParam,
    query: z.object({ limit: z.coerce.number().int().min(1).max(20).optional() }),
    responses: { 200: values(z.array(EventCityCard)) },
  }),
  types: call({
    method: 'GET',
    path: '/api/event_type/list',
    auth: 'none',
    summary: 'Event types',
    responses: { 200: values(z.array(EventType)) },
  }),
  projects: call({
    method: 'GET',
    path: '/api/event_type/project',
    auth: 'none',
    summary: 'Projects with their event types',
    responses: {
      200: values(
        z.array(
          z.object({
            public_id: z.string(),
            title: z.string(),
            link: z.string().nullable(),
            picture_main: z.string().nullable(),
            event_types: z.array(EventType),
          }),
        ),
      ),
    },
  }),
  cities: call({
    method: 'GET',
    path: '/api/event/cities',
    auth: 'none',
    summary: 'Cities with an upcoming event',
    responses: { 200: values(z.array(City)) },
  }),
  formats: call({
    method: 'GET',
    path: '/api/event_format/event/{id}',
    auth: 'optional',
    summary: 'Formats of an event city',
    params: idParam,
    query: z.object({ hidden: flag }),
    responses: { 200: z.object({ values: z.array(EventFormat), city: EventCity }) },
  }),
  format: call({
    method: 'GET',
    path: '/api/event_format/{id}',
    auth: 'optional',
    summary: 'One format',
    params: idParam,
    responses: { 200: values(EventFormat) },
  }),
  insurances: call({
    method: 'GET',
    path: '/api/event_format/active/insurances/{id}',
    auth: 'none',
    summary: 'Insurance offers of a format',
    params: idParam,
    responses: { 200: values(z.array(InsuranceOffer)) },
  }),
  teams: call({
    method: 'GET',
    path: '/api/teams/{id}',
    auth: 'none',
    summary: 'Teams of a format',
    params: idParam,
    query: z.object({ search: z.string().max(100).optional(), free: flag }),
    responses: { 200: values(z.array(Team)) },
  }),
  teamByCode: call({
    method: 'GET',
    path: '/api/teams/{id}/code/{code}',
    auth: 'none',
    summary: 'Opens a private team',
    params: z.object({ id: z.string().max(64), code: z.string().max(32) }),
    responses: { 200: values(Team) },
  }),
  shirts: call({
    method: 'GET',
    path: '/api/shop/shirts/{event_city}',
    auth: 'none',
    summary: 'Shirt sizes of an event city',
    params: z.object({ event_city: z.string().max(64) }),
    responses: {
      200: z.object({
        values: z.array(z.object({ size: z.string(), count: z.int() })),
        by_gender: z
          .object({
            male: z.array(z.object({ size: z.string(), count: z.int() })),
            female: z.array(z.object({ size: z.string(), count: z.int() })),
          })
          .optional(),
      }),
    },
  }),
};
