import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Message, Unix, values } from '../../entities/basic.ts';
import { PasskeyAnswer } from './passkey-json.ts';

const code = z.string().max(40);

/** What a thief of a token does not have: the password, or the code of a letter. */
export const FreshProof = z.union([z.object({ password: z.string().max(1000) }), z.object({ code })]);

/** What an authenticator app takes: a text to type, an address, and its picture. */
export const ShownSecret = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });

/** Second factors that a person may have beside the recovery codes. */
export const factorWays = ['totp', 'passkey'] as const;
export type FactorWay = (typeof factorWays)[number];

/** `second_factor`: enrolled, not given; `blocked`: too many wrong codes, until another administrator helps. */
export const officeStates = ['open', 'second_factor', 'enrol', 'blocked'] as const;

export const OfficeGrant = z.object({
  role: z.string(),
  scope: z.union([z.literal('all'), z.object({ events: z.array(Id) }), z.object({ starts: z.array(Id) })]),
  areas: z.array(z.string()),
  until: Unix.nullable(),
});

export type OfficeGrant = z.infer<typeof OfficeGrant>;

/** Rights and moments are told in an open session only. */
export const OfficeSession = z.object({
  state: z.enum(officeStates),
  /** Which second factors the person has. */
  ways: z.array(z.enum(factorWays)),
  user: z.object({ public_id: Id, name: z.string() }),
  rights: z.array(z.string()),
  grants: z.array(OfficeGrant),
  until: Unix.nullable(),
  idle_until: Unix.nullable(),
  recovery_left: z.int().nullable(),
});
export type OfficeSession = z.infer<typeof OfficeSession>;

const OpenSession = z.object({
  public_id: Id,
  user: z.object({ public_id: Id, name: z.string() }),
  opened: Unix,
  last_act: Unix,
  device: z.string().nullable(),
  current: z.boolean(),
});

/**
 * The door of the back office (back-office.md 4.3). These calls stand before its session or end it, so they ask for a full
 * login with a grant, and look at the cookie `staff` themselves.
 */
export const officeEntry = {
  session: call({
    method: 'GET',
    path: '/api/admin/session',
    auth: 'full',
    summary: 'What is missing to enter, or what may be done',
    responses: { 200: values(OfficeSession) },
  }),
  freshCode: call({
    method: 'POST',
    path: '/api/admin/session/enrol/code',
    auth: 'full',
    summary: 'Mails a code of five minutes, with which an enrolment begins',
    responses: { 200: Message },
  }),
  enrol: call({
    method: 'POST',
    path: '/api/admin/session/enrol',
    auth: 'full',
    summary:
      'A secret for an authenticator, to be confirmed within 15 minutes; the password or the mailed code is given anew',
    body: FreshProof,
    responses: { 200: ShownSecret },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/admin/session/confirm',
    auth: 'full',
    summary: 'Confirms the authenticator by its first code; the recovery codes are shown this once',
    body: z.object({ code }),
    responses: { 200: z.object({ recovery: z.array(z.string()) }) },
  }),
  enter: call({
    method: 'POST',
    path: '/api/admin/auth/totp',
    auth: 'full',
    summary: 'Enters by a code of the authenticator or a recovery code',
    body: z.union([z.object({ code }), z.object({ recovery: code })]),
    responses: { 200: values(OfficeSession) },
  }),
  again: call({
    method: 'POST',
    path: '/api/admin/session/again',
    auth: 'full',
    summary: 'Proves the person again for what is dangerous',
    body: z.union([
      z.object({ password: z.string().max(1000) }),
      z.object({ code }),
      z.object({ passkey: PasskeyAnswer }),
    ]),
    responses: { 200: z.object({ until: Unix }) },
  }),
  leave: call({
    method: 'DELETE',
    path: '/api/admin/session',
    auth: 'full',
    summary: 'Ends the session of the back office',
    responses: { 200: Message },
  }),
  sessions: call({
    method: 'GET',
    path: '/api/admin/sessions',
    auth: 'full',
    summary: 'Open sessions: the own ones, with staff.manage those of all',
    responses: { 200: values(z.array(OpenSession)) },
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/admin/sessions/{id}',
    auth: 'full',
    summary: 'Ends a session: an own one, with staff.manage anybody’s',
    params: idParam,
    responses: { 200: Message },
  }),
};
