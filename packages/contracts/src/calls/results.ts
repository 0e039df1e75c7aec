import { z } from 'zod';
import { call } from '../call.ts';
import { GeoId, Id, idParam, paged, Paging, Unix, values } from '../entities/basic.ts';
import { City, EventCityCard } from '../entities/event.ts';
import {
  CertificateCheck,
  FoundResult,
  OwnResult,
  ResultCity,
  ResultDetail,
  ResultFormat,
  ResultPair,
  ResultRivals,
  ResultRow,
  RunnerPage,
} from '../entities/result.ts';

const settings = z.object({ formats: z.array(ResultFormat) });
const language = z.object({ language: z.enum(['ru', 'en']).optional() });

/** API §8 and the results of §14. */
export const results = {
  filtered: call({
    method: 'POST',
    path: '/api/results/event_city/filtered',
    auth: 'none',
    summary: 'Event cities with published results, latest first',
    query: Paging,
    body: z.object({
      city: GeoId.nullish(),
      date_from: Unix.nullish(),
      date_to: Unix.nullish(),
      event_type: z.string().max(64).nullish(),
    }),
    responses: { 200: paged(ResultCity) },
  }),
  cities: call({
    method: 'GET',
    path: '/api/results/cities',
    auth: 'none',
    summary: 'Cities with published results',
    responses: { 200: values(z.array(City)) },
  }),
  formats: call({
    method: 'GET',
    path: '/api/external/formats/{event_city_id}',
    auth: 'none',
    summary: 'Formats with published results',
    params: z.object({ event_city_id: z.string().max(64) }),
    responses: {
      200: z.object({
        values: z.array(
          z.object({ public_id: Id, title: z.string(), start_time: Unix, count: z.int(), finished: z.int() }),
        ),
        city: EventCityCard,
      }),
    },
  }),
  table: call({
    method: 'GET',
    path: '/api/event_results/{event_city}/{format}',
    auth: 'none',
    summary: 'Rows of a results table; the format `all` is every format, `first` the first of the settings',
    params: z.object({ event_city: z.string().max(64), format: z.string().max(64) }),
    query: Paging.extend({
      search: z.string().max(100).optional(),
      gender: z.enum(['male', 'female']).optional(),
      category: z.string().max(100).optional(),
      /** A column of the format; 400 for any other. */
      sort: z.string().max(40).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    }),
    responses: { 200: z.object({ values: z.array(ResultRow), city: EventCityCard, settings, total: z.int() }) },
  }),
  /** By POST: a name is in no address and no log. */
  people: call({
    method: 'POST',
    path: '/api/results/people',
    auth: 'none',
    summary: 'Results of all starts by name, latest first',
    query: Paging,
    body: z.object({ name: z.string().max(100) }),
    responses: { 200: paged(FoundResult) },
  }),
  one: call({
    method: 'GET',
    path: '/api/result/{id}',
    auth: 'none',
    summary: 'One result with its standing',
    params: idParam,
    responses: { 200: ResultDetail },
  }),
  compare: call({
    method: 'GET',
    path: '/api/result/{id}/compare/{other}',
    auth: 'none',
    summary: 'Two results of one format; 404 when either is hidden or did not run',
    params: idParam.extend({ other: z.string().max(64) }),
    responses: { 200: ResultPair },
  }),
  rivals: call({
    method: 'POST',
    path: '/api/result/{id}/rivals',
    auth: 'none',
    summary: 'Whom a result can be compared with: by words, without them the neighbours in the protocol',
    params: idParam,
    body: z.object({ search: z.string().max(100).optional() }),
    responses: { 200: ResultRivals },
  }),
  file: call({
    method: 'GET',
    path: '/api/result/{id}/certificate',
    auth: 'none',
    summary: 'Certificate of a named finisher as PDF',
    raw: true,
    params: idParam,
    query: language,
    responses: {},
  }),
  check: call({
    method: 'GET',
    path: '/api/result/certificate/{code}',
    auth: 'none',
    summary: 'What a printed certificate says today',
    params: z.object({ code: z.string().max(100) }),
    responses: { 200: values(CertificateCheck) },
  }),
  runner: call({
    method: 'GET',
    path: '/api/results/runner/{id}',
    auth: 'none',
    summary: 'All starts of a person who has opened the page of them',
    params: idParam,
    responses: { 200: values(RunnerPage) },
  }),
  runnerPage: call({
    method: 'GET',
    path: '/api/user/runner',
    auth: 'full',
    summary: 'Whether the own page of all starts is open, and its id',
    responses: { 200: values(z.object({ public_id: Id.nullable() })) },
  }),
  openRunnerPage: call({
    method: 'PUT',
    path: '/api/user/runner',
    auth: 'full',
    summary: 'Opens or closes the own page of all starts; the consent or its withdrawal is kept',
    body: z.object({ open: z.boolean() }),
    responses: { 200: z.object({ message: z.string(), values: z.object({ public_id: Id.nullable() }) }) },
  }),
  mine: call({
    method: 'GET',
    path: '/api/user/results',
    auth: 'required',
    summary: 'Own results, latest first',
    query: Paging.extend({ event_city: z.string().max(64).optional() }),
    responses: { 200: paged(OwnResult) },
  }),
  ofTicket: call({
    method: 'GET',
    path: '/api/user/result/{id}',
    auth: 'required',
    summary: 'The result of an own ticket',
    params: idParam,
    responses: { 200: z.object({ values: ResultRow.nullable(), settings, certificate: z.boolean() }) },
  }),
  certificate: call({
    method: 'GET',
    path: '/api/user/certificate/result/{id}',
    auth: 'required',
    summary: 'Certificate of the result of an own ticket as PDF',
    raw: true,
    params: idParam,
    query: language,
    responses: {},
  }),
  hideName: call({
    method: 'PUT',
    path: '/api/user/result/{id}',
    auth: 'required',
    summary: 'Hides or shows the name in the results, by own ticket',
    params: idParam,
    body: z.object({ name_hidden: z.boolean() }),
    responses: { 200: z.object({ message: z.string(), values: ResultRow }) },
  }),
};
