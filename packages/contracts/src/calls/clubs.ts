import { linkMaxLength } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { GeoId, Id, idParam, Img, paged, Paging, values } from '../entities/basic.ts';
import { Club, ClubCompetition, CompetitionType, HandedResult } from '../entities/club.ts';
import { City } from '../entities/event.ts';

export const clubSorts = ['date', 'name'] as const;
const ownClubs = z.object({ message: z.string(), values: z.array(Club) });

/** API §10 */
export const clubs = {
  list: call({
    method: 'GET',
    path: '/api/clubs',
    auth: 'optional',
    summary: 'Clubs; by name Cyrillic stands before Latin; with the land behind the head of the list',
    query: Paging.extend({
      search: z.string().max(100).optional(),
      sort: z.enum(clubSorts).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      city: z.coerce.number().pipe(GeoId).optional(),
    }),
    responses: { 200: paged(Club).extend({ land: Img }) },
  }),
  cities: call({
    method: 'GET',
    path: '/api/list/club/cities',
    auth: 'none',
    summary: 'Cities with clubs',
    responses: { 200: values(z.array(City)) },
  }),
  one: call({
    method: 'GET',
    path: '/api/clubs/{id}',
    auth: 'optional',
    summary: 'A club by public_name or public_id',
    params: idParam,
    responses: { 200: values(Club) },
  }),
  mine: call({
    method: 'GET',
    path: '/api/user/clubs',
    auth: 'full',
    summary: 'Clubs the person is in',
    responses: { 200: values(z.array(Club)) },
  }),
  join: call({
    method: 'PUT',
    path: '/api/user/club/new/{id}',
    auth: 'full',
    summary: 'Joins a club',
    params: idParam,
    responses: { 200: ownClubs },
  }),
  leave: call({
    method: 'PUT',
    path: '/api/user/club/pull/{id}',
    auth: 'full',
    summary: 'Leaves a club',
    params: idParam,
    responses: { 200: ownClubs },
  }),
  types: call({
    method: 'GET',
    path: '/api/list/competition/type',
    auth: 'none',
    summary: 'Types of club competitions',
    responses: { 200: values(z.array(CompetitionType)) },
  }),
  handIn: call({
    method: 'POST',
    path: '/api/user/competition',
    auth: 'full',
    summary: 'Hands in a result for club competitions',
    body: z.object({
      competition_type: z.string().max(64),
      result: z.string().max(20),
      date: z.string().max(20),
      distance: z.number().nullish(),
      comment: z.string().max(1000).nullish(),
      link: z.string().max(linkMaxLength).nullish(),
      /** A picture or a link proves the result: one of both is needed. */
      picture: z.string().max(64).nullish(),
    }),
    responses: { 200: z.object({ message: z.string(), values: z.object({ public_id: Id }) }) },
  }),
  handedIn: call({
    method: 'GET',
    path: '/api/user/competition',
    auth: 'full',
    summary: 'Own results handed in, latest first',
    query: Paging,
    responses: { 200: paged(HandedResult) },
  }),
  link: call({
    method: 'PUT',
    path: '/api/user/club/competition/{competition}/{club}',
    auth: 'full',
    summary: 'Links a handed-in result with a competition of an own club',
    params: z.object({ competition: z.string().max(64), club: z.string().max(64) }),
    body: z.object({ club_competition: z.string().max(64).nullish() }),
    responses: { 200: z.object({ message: z.string() }) },
  }),
  competitions: call({
    method: 'GET',
    path: '/api/club/competition/list/{id}',
    auth: 'optional',
    summary: 'Competitions of a club with the first accepted results',
    params: idParam,
    query: Paging,
    responses: { 200: paged(ClubCompetition) },
  }),
  competition: call({
    method: 'GET',
    path: '/api/club/competition/{id}',
    auth: 'optional',
    summary: 'One competition with a page of its table',
    params: idParam,
    query: Paging,
    responses: { 200: values(ClubCompetition) },
  }),
};
