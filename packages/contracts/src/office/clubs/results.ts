import { clubResultActs } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, ISODate, Unix, values } from '../../entities/basic.ts';
import { clubResultStatuses, competitionUnits } from '../../entities/club.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { By, Version } from '../stamp.ts';

export const clubResultsList = declareList({
  name: 'clubResults',
  columns: ['person', 'type', 'result', 'day', 'competitions', 'handed', 'decided', 'state'],
  filters: {
    state: { kind: 'one_of', values: clubResultStatuses },
    created: { kind: 'range', of: 'moment' },
    decided: { kind: 'range', of: 'moment' },
  },
  /** `touched`: decided, or handed in while nobody has decided. */
  sorts: { touched: 'moment', created: 'moment' },
  defaultSort: '-touched',
  search: false,
  views: { waiting: 'f.state=new&sort=created', accepted: 'f.state=accepted', declined: 'f.state=declined' },
});

const row = {
  public_id: Id,
  /** As the site shows him; null: he has no name in his profile. */
  person: z.string().nullable(),
  type: z.object({ title: z.string(), unit: z.enum(competitionUnits) }),
  /** 'HH:MM:SS', or a whole number. */
  result: z.string(),
  day: ISODate,
  competitions: z.array(z.object({ title: z.string(), club: z.string() })),
  handed: Unix,
  state: z.enum(clubResultStatuses),
  decided: Unix.nullable(),
  /** null: a table of an own start, the command, or nobody yet. */
  decided_by: By,
  /** Accepted because an own start's table says the same. */
  is_official: z.boolean(),
  /** Why it was declined, as the person reads it. */
  reason: z.string().nullable(),
};
export const OfficeClubResultRow = z.object(row);
export type OfficeClubResultRow = z.infer<typeof OfficeClubResultRow>;

export const OfficeClubResult = z.object({
  ...row,
  version: Version,
  /** Kilometres, as the person says. */
  distance: z.number().nullable(),
  comment: z.string().nullable(),
  link: z.string().nullable(),
  has_picture: z.boolean(),
  /** What published tables of own starts say of his tickets of that day. */
  official: z.array(
    z.object({
      /** In the table: people hold tickets of others too. */
      name: z.string(),
      start: z.string(),
      format: z.string(),
      result: z.string(),
      /** Of the length that the type asks for. */
      is_length: z.boolean(),
    }),
  ),
  /** What he handed in of this type before, the latest first. */
  earlier: z.array(z.object({ public_id: Id, result: z.string(), day: ISODate, state: z.enum(clubResultStatuses) })),
  /** Of the person, who reads the reason. */
  language: z.enum(['ru', 'en']),
  /** Ready reasons of a refusal in the language of the person, who reads them. */
  reasons: z.array(z.string()),
  /** A colleague who has it before him now; null: nobody else. */
  claimed_by: By,
  can: z.array(z.enum(clubResultActs)),
});
export type OfficeClubResult = z.infer<typeof OfficeClubResult>;

const clubResult = { kind: 'club_result', from: 'params.id' } as const;
const card = values(OfficeClubResult);

/** Results that people hand in for competitions of clubs (back-office.md 3.9). */
export const officeClubResults = {
  list: call({
    method: 'GET',
    path: '/api/admin/club_results',
    auth: 'staff',
    right: 'clubs.view',
    scope: 'list',
    act: null,
    summary: 'Results handed in, those decided last first',
    query: ListQuery,
    responses: { 200: listOf(OfficeClubResultRow) },
  }),
  count: countOf('/api/admin/club_results', 'clubs.view'),
  /** Claims it: a look at the queue, and no change of the result. */
  next: call({
    method: 'GET',
    path: '/api/admin/club_results/next',
    auth: 'staff',
    right: 'clubs.moderate',
    scope: 'house',
    act: null,
    summary: 'The result to decide now: nobody else gets it for two minutes; null: none is free',
    responses: {
      200: z.object({
        values: OfficeClubResult.nullable(),
        /** How many wait, those before colleagues too. */
        waiting: z.int(),
      }),
    },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/club_results/{id}',
    auth: 'staff',
    right: 'clubs.view',
    scope: clubResult,
    act: 'club_result.view',
    summary: 'One result with its proof',
    params: idParam,
    responses: { 200: card },
  }),
  picture: call({
    method: 'GET',
    path: '/api/admin/club_results/{id}/picture',
    auth: 'staff',
    right: 'clubs.view',
    scope: clubResult,
    act: null,
    raw: true,
    summary: 'The picture that proves it',
    params: idParam,
    responses: {},
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/club_results/{id}/history',
    auth: 'staff',
    right: 'clubs.view',
    scope: clubResult,
    act: null,
    summary: 'Who decided what about a result, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  decide: call({
    method: 'PUT',
    path: '/api/admin/club_results/{id}',
    auth: 'staff',
    right: 'clubs.moderate',
    scope: clubResult,
    act: 'club_result.decide',
    summary: 'Accepts or declines a result, also one that was decided otherwise; the person is told by letter',
    params: idParam,
    body: z.object({ version: Version, accept: z.boolean(), reason: z.string().max(5000).optional() }),
    responses: { 200: card },
  }),
  undo: call({
    method: 'PUT',
    path: '/api/admin/club_results/{id}/undo',
    auth: 'staff',
    right: 'clubs.moderate',
    scope: clubResult,
    act: 'club_result.undo',
    summary: 'Takes the own decision of the last minutes back: the result waits again, before the same person',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: card },
  }),
};
