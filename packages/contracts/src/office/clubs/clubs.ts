import { clubActs, clubStates, clubTextMax, clubTitleMax, linkMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { GeoId, Id, idParam, Img, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { FoundCity } from '../lists/found-city.ts';
import { reason, stamp, Version } from '../stamp.ts';

export const clubsList = declareList({
  name: 'clubs',
  columns: ['title', 'city', 'members', 'competitions', 'state'],
  filters: {
    state: { kind: 'one_of', values: clubStates },
    city: { kind: 'text' },
    created: { kind: 'range', of: 'moment' },
  },
  sorts: { title: 'text', created: 'moment' },
  defaultSort: 'title',
  search: true,
  views: { shown: 'f.state=published', hidden: 'f.state=draft', merged: 'f.state=merged', newest: 'sort=-created' },
});

const fields = {
  title: z.string().trim().max(clubTitleMax),
  /** Part of the address of its page. */
  slug: z.string().trim().max(200),
  /** GeoNames id. */
  city: GeoId,
  description: z.string().trim().max(clubTextMax),
  /** '' for none. */
  link: z.string().trim().max(linkMax),
};

const City = z.object({
  id: GeoId,
  name: z.string(),
  /** IANA, by which days of its competitions go. */
  timezone: z.string(),
});
const ClubRef = z.object({ public_id: Id, title: z.string() });
const row = {
  public_id: Id,
  title: z.string(),
  city: City,
  members: z.int(),
  /** Shown or not. */
  competitions: z.int(),
  state: z.enum(clubStates),
};
export const OfficeClubRow = z.object({ ...row, created: Unix });
export type OfficeClubRow = z.infer<typeof OfficeClubRow>;

export const OfficeClub = z.object({
  ...row,
  slug: z.string(),
  description: z.string(),
  link: z.string(),
  /** Below `/images/`. */
  picture: Img.nullable(),
  /** Addresses that it had, or that clubs merged into it had. */
  former: z.array(z.string()),
  /** Where it went. */
  merged_into: ClubRef.nullable(),
  can: z.array(z.enum(clubActs)),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeClub = z.infer<typeof OfficeClub>;

export const OfficeClubMember = z.object({
  /** null: whoever asks may not look for people. */
  public_id: Id.nullable(),
  /** Whole for whoever may look for people, else its first letters; null: he has none. */
  name: z.string().nullable(),
  joined: Unix,
});
export type OfficeClubMember = z.infer<typeof OfficeClubMember>;

export const ClubMerge = z.object({
  into: z.object({ ...row, version: Version }),
  /** Members who are not in the other club yet, and those who are. */
  members: z.int(),
  both: z.int(),
  competitions: z.int(),
  tickets: z.int(),
});
export type ClubMerge = z.infer<typeof ClubMerge>;

const club = { kind: 'club', from: 'params.id' } as const;
const answered = { 200: values(OfficeClub) } as const;

/** Clubs (back-office.md 3.9): who they are, whether the site shows them, and one club made of two. */
export const officeClubs = {
  list: call({
    method: 'GET',
    path: '/api/admin/clubs',
    auth: 'staff',
    right: 'clubs.view',
    scope: 'list',
    act: null,
    summary: 'Clubs in every state',
    query: ListQuery,
    responses: { 200: listOf(OfficeClubRow) },
  }),
  count: countOf('/api/admin/clubs', 'clubs.view'),
  cities: call({
    method: 'GET',
    path: '/api/admin/clubs/cities',
    auth: 'staff',
    right: 'clubs.edit',
    scope: 'list',
    act: null,
    summary: 'Cities by the beginning of their name',
    query: z.object({ search: z.string().max(100).optional() }),
    responses: { 200: values(z.array(FoundCity)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/clubs/{id}',
    auth: 'staff',
    right: 'clubs.view',
    scope: club,
    act: null,
    summary: 'A club as it is written now',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/clubs/{id}/history',
    auth: 'staff',
    right: 'clubs.view',
    scope: club,
    act: null,
    summary: 'What was done to a club, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  members: call({
    method: 'GET',
    path: '/api/admin/clubs/{id}/members',
    auth: 'staff',
    right: 'clubs.view',
    scope: club,
    act: null,
    summary: 'Who is in a club, the last joined first; a page of 50',
    params: idParam,
    query: z.object({ cursor: z.string().max(200).optional() }),
    responses: { 200: z.object({ values: z.array(OfficeClubMember), next: z.string().nullable() }) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/clubs',
    auth: 'staff',
    right: 'clubs.edit',
    scope: 'house',
    act: 'club.create',
    summary: 'A hidden club; without an address one is made of its title',
    body: z.object({ title: fields.title, city: fields.city, slug: fields.slug.optional() }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/clubs/{id}',
    auth: 'staff',
    right: 'clubs.edit',
    scope: club,
    act: 'club.change',
    summary: 'Changes a club; an address that it had goes on leading to it',
    params: idParam,
    body: z.object(fields).partial().extend({ version: Version }),
    responses: answered,
  }),
  picture: call({
    method: 'POST',
    path: '/api/admin/clubs/{id}/picture',
    auth: 'staff',
    right: 'clubs.edit',
    scope: club,
    act: 'club.picture',
    multipart: true,
    summary: 'Its picture in the field `file`, drawn anew; without the field it has none',
    params: idParam,
    query: z.object({ version: z.coerce.number().pipe(Version) }),
    responses: answered,
  }),
  moderate: call({
    method: 'PUT',
    path: '/api/admin/clubs/{id}/moderate',
    auth: 'staff',
    right: 'clubs.edit',
    scope: club,
    act: 'club.moderate',
    summary: 'Puts a club on the site or takes it off, with a reason where it is taken off',
    params: idParam,
    body: z.object({ version: Version, state: z.enum(['draft', 'published']), reason: reason.optional() }),
    responses: answered,
  }),
  planMerge: call({
    method: 'GET',
    path: '/api/admin/clubs/{id}/merge',
    auth: 'staff',
    right: 'clubs.edit',
    scope: club,
    act: null,
    summary: 'What would move into another club; nothing is written',
    params: idParam,
    query: z.object({ into: Id }),
    responses: { 200: values(ClubMerge) },
  }),
  merge: call({
    method: 'PUT',
    path: '/api/admin/clubs/{id}/merge',
    auth: 'staff',
    right: 'clubs.edit',
    scope: club,
    act: 'club.merge',
    summary: 'Moves all that a club has into another one; its addresses lead there for ever',
    params: idParam,
    body: z.object({ version: Version, into: Id, into_version: Version, reason }),
    responses: answered,
  }),
};
