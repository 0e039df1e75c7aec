import { type StaffRole, houseRoles } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Message, Unix, values } from '../entities/basic.ts';
import { OfficeGrant } from './door/entry.ts';
import { History, historyQuery } from './history.ts';

const GivenGrant = z.object({
  role: z.enum(Object.keys(houseRoles) as [StaffRole, ...StaffRole[]]),
  scope: z.union([
    z.literal('all'),
    z.object({ events: z.array(Id).max(200) }),
    z.object({ starts: z.array(Id).max(200) }),
  ]),
  areas: z.array(z.string().max(40)).max(100).default([]),
  until: Unix.nullable().default(null),
});

const person = z.object({ public_id: Id, name: z.string() });
const Member = z.object({
  ...person.shape,
  grants: z.array(OfficeGrant),
  second_factor: z.enum(['none', 'enrolled', 'blocked']),
  sessions: z.int(),
  last_seen: Unix.nullable(),
});
/** The address is masked, as in every list. */
const Invitation = z.object({
  public_id: Id,
  email: z.string(),
  name: z.string(),
  grants: z.array(OfficeGrant),
  invited_by: person,
  invited: Unix,
  expires: Unix,
});
const GrantedEvent = z.object({
  public_id: Id,
  title: z.string(),
  starts: z.array(z.object({ public_id: Id, city: z.string(), start_time: Unix, timezone: z.string() })),
});

const grants = z.array(GivenGrant).max(20);
const member = { kind: 'staff', from: 'params.id' } as const;

/** Colleagues and what they may (back-office.md 4.4). Every change asks for a proof of the last ten minutes. */
export const officeStaff = {
  list: call({
    method: 'GET',
    path: '/api/admin/staff',
    auth: 'staff',
    right: 'staff.view',
    scope: 'house',
    act: null,
    summary: 'Who works here, and whose invitations are open',
    responses: { 200: z.object({ values: z.array(Member), invitations: z.array(Invitation) }) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/staff/{id}/history',
    auth: 'staff',
    right: 'staff.view',
    scope: member,
    act: null,
    summary: 'What was done to a colleague’s rights and ways in, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  places: call({
    method: 'GET',
    path: '/api/admin/staff/places',
    auth: 'staff',
    right: 'staff.view',
    scope: 'house',
    act: null,
    summary:
      'Events and their starts to which a grant may be narrowed: the latest, found by words, or named by their ids',
    query: z.object({ search: z.string().max(100).optional(), ids: z.string().max(20_000).optional() }),
    responses: { 200: z.object({ values: z.array(GrantedEvent) }) },
  }),
  invite: call({
    method: 'POST',
    path: '/api/admin/staff',
    auth: 'staff',
    right: 'staff.manage',
    scope: 'house',
    act: 'staff.invite',
    again: true,
    summary: 'Invites by a letter whose link works once, within 72 hours; an earlier one to the same address ends',
    body: z.object({
      email: z.string().max(254),
      name: z.string().trim().max(80),
      language: z.enum(['ru', 'en']).default('ru'),
      grants: grants.min(1),
    }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
  takeBack: call({
    method: 'DELETE',
    path: '/api/admin/staff/invitations/{id}',
    auth: 'staff',
    right: 'staff.manage',
    scope: { kind: 'invitation', from: 'params.id' },
    act: 'staff.take_back',
    again: true,
    summary: 'Takes an open invitation back',
    params: idParam,
    responses: { 200: Message },
  }),
  setGrants: call({
    method: 'PUT',
    path: '/api/admin/staff/{id}/grants',
    auth: 'staff',
    right: 'staff.manage',
    scope: member,
    act: 'staff.grant',
    again: true,
    summary: 'The whole list of grants: those that are not in it end',
    params: idParam,
    body: z.object({ grants }),
    responses: { 200: Message },
  }),
  end: call({
    method: 'DELETE',
    path: '/api/admin/staff/{id}',
    auth: 'staff',
    right: 'staff.manage',
    scope: member,
    act: 'staff.end',
    again: true,
    summary: 'Ends a colleague: his grants, sessions and invitations, at once',
    params: idParam,
    responses: { 200: Message },
  }),
  endSessions: call({
    method: 'DELETE',
    path: '/api/admin/staff/{id}/sessions',
    auth: 'staff',
    right: 'staff.manage',
    scope: member,
    act: 'staff.end_sessions',
    again: true,
    summary: 'Ends every session of a colleague',
    params: idParam,
    responses: { 200: Message },
  }),
  resetFactor: call({
    method: 'DELETE',
    path: '/api/admin/staff/{id}/second_factor',
    auth: 'staff',
    right: 'staff.manage',
    scope: member,
    act: 'staff.reset_factor',
    again: true,
    summary: 'Lets a colleague enrol anew; never oneself',
    params: idParam,
    responses: { 200: Message },
  }),
};

/** The other end of an invitation: whoever is signed in with the address that it was sent to. */
export const officeInvitation = {
  accept: call({
    method: 'POST',
    path: '/api/admin/invitations/accept',
    auth: 'full',
    summary: 'Accepts an invitation by the code of its letter',
    body: z.object({ code: z.string().max(200) }),
    responses: { 200: Message },
  }),
};
