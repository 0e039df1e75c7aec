import { clubTitleMax, competitionStates, competitionTextMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

export const competitionsList = declareList({
  name: 'competitions',
  columns: ['title', 'club', 'type', 'dates', 'results', 'state'],
  filters: {
    state: { kind: 'one_of', values: competitionStates },
    club: { kind: 'one_of', values: 'ids' },
    type: { kind: 'one_of', values: 'ids' },
    starts: { kind: 'range', of: 'moment' },
  },
  sorts: { starts: 'moment' },
  defaultSort: '-starts',
  search: true,
  views: { running: 'f.state=running', soon: 'f.state=soon', ended: 'f.state=ended', hidden: 'f.state=draft' },
});

const fields = {
  title: z.string().trim().max(clubTitleMax),
  /** Public id; stays once there is a result. */
  type: Id,
  /** By the clocks of the club's city; of the end the first moment that is no longer in it. */
  starts_at: Unix,
  ends_at: Unix,
  description: z.string().trim().max(competitionTextMax),
};
const Ref = z.object({ public_id: Id, title: z.string() });
const row = {
  public_id: Id,
  title: z.string(),
  club: Ref,
  type: Ref,
  starts_at: Unix,
  ends_at: Unix,
  /** IANA, of the club's city. */
  timezone: z.string(),
  /** Accepted ones of its days. */
  results: z.int(),
  state: z.enum(competitionStates),
};
export const OfficeCompetitionRow = z.object(row);
export type OfficeCompetitionRow = z.infer<typeof OfficeCompetitionRow>;

export const OfficeCompetition = z.object({
  ...row,
  description: z.string(),
  /** Whether the site shows its club. */
  is_club_shown: z.boolean(),
  /** Linked with it in every state; while there is none its type may be changed. */
  linked: z.object({ new: z.int(), accepted: z.int(), declined: z.int() }),
  /** Linked ones of days that are not among its own: they count in no table. */
  outside: z.int(),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeCompetition = z.infer<typeof OfficeCompetition>;

const competition = { kind: 'club_competition', from: 'params.id' } as const;
const answered = { 200: values(OfficeCompetition) } as const;

/** Competitions of clubs (back-office.md 3.9). */
export const officeCompetitions = {
  list: call({
    method: 'GET',
    path: '/api/admin/competitions',
    auth: 'staff',
    right: 'clubs.view',
    scope: 'list',
    act: null,
    summary: 'Competitions of all clubs, those that begin last first',
    query: ListQuery,
    responses: { 200: listOf(OfficeCompetitionRow) },
  }),
  count: countOf('/api/admin/competitions', 'clubs.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/competitions/{id}',
    auth: 'staff',
    right: 'clubs.view',
    scope: competition,
    act: null,
    summary: 'A competition as it is written now',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/competitions/{id}/history',
    auth: 'staff',
    right: 'clubs.view',
    scope: competition,
    act: null,
    summary: 'What was done to a competition, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/competitions',
    auth: 'staff',
    right: 'clubs.edit',
    scope: 'house',
    act: 'competition.create',
    summary: 'A hidden competition of a club',
    body: z.object({ ...fields, club: Id, description: fields.description.optional() }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/competitions/{id}',
    auth: 'staff',
    right: 'clubs.edit',
    scope: competition,
    act: 'competition.change',
    summary: 'Changes a competition; its table follows its days at once',
    params: idParam,
    body: z.object(fields).partial().extend({ version: Version }),
    responses: answered,
  }),
  moderate: call({
    method: 'PUT',
    path: '/api/admin/competitions/{id}/moderate',
    auth: 'staff',
    right: 'clubs.edit',
    scope: competition,
    act: 'competition.moderate',
    summary: 'Puts a competition on the page of its club or takes it off',
    params: idParam,
    body: z.object({ version: Version, state: z.enum(['draft', 'published']) }),
    responses: answered,
  }),
};
