import type { Call, StaffCall } from '@trassa/contracts';
import * as office from '@trassa/contracts/office';
import { type GrantScope, houseRoles, type StaffRole } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Executor } from '../../src/platform/database/index.ts';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createEventCity, createFormat, type MadeFormat, unique } from '../factories/events.ts';
import { buyTicket, readTicket } from '../factories/tickets.ts';
import { createToldOrder } from '../office/told-order.ts';
import { type Member, openDoor } from './door.ts';
import { rowsByGroup } from './matrix/rows-by-group.ts';
import { createWaiting, type Waiting } from './waiting.ts';

const { app, ask, grant, createMember, db } = openDoor();

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'auth' in value;
/** Every call of the staff that the contract of the back office has, whichever group it stands in. */
const calls = Object.values(office)
  .flatMap((group) => (typeof group === 'object' ? Object.values(group as Record<string, unknown>) : []))
  .filter(isCall)
  .filter((call): call is StaffCall => call.auth === 'staff');
const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

const roles = Object.keys(houseRoles) as StaffRole[];
const scopes = { all: 'all', 'own start': { starts: ['moscow'] }, 'other start': { starts: ['kazan'] } } as const;
type Scope = keyof typeof scopes;

/** What a call is about: colleague, invitation and person made for it alone, and what was bought for the start “moscow”. */
type Bought = { readonly order: string; readonly ticket: string };
type Things = Bought & {
  readonly colleague: MadeUser;
  readonly invitation: string;
  /** With an order of the own start, and its letter. */
  readonly person: MadeUser;
  readonly letter: string;
  readonly waiting: Waiting;
};
type Row = {
  /** What stands in the place of `{id}`. */
  readonly id?: (things: Things) => string;
  /** The same, made for the call alone. */
  readonly make?: (db: Executor) => Promise<string>;
  readonly query?: string;
  readonly body?: () => object;
  /** The code of its 400. */
  readonly refusal?: string;
  /** Status by scope for the roles that have the right; all others are 403. */
  readonly may: Partial<Record<StaffRole, Record<Scope, number>>>;
};
/** What belongs to no start is out of every narrowed grant’s reach. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A list answers everybody with the right, whatever he reaches. */
const list = { all: 200, 'own start': 200, 'other start': 200 };
const actsOfOwnStart = { all: 409, 'own start': 409, 'other start': 404 };
const ofOwnStart = { all: 200, 'own start': 200, 'other start': 404 };
/** Roles that may see what was sold. */
const sellers = (of: Record<Scope, number>) => ({ admin: of, manager: of, finance: of });
const ofOrder = { id: ({ order }: Things) => order, may: sellers(ofOwnStart) };
/** An act by a version that the ticket never had: who may do it is told of a conflict, and nothing changes. */
const actOn = (body: object): Row => ({
  id: ({ ticket }) => ticket,
  body: () => ({ version: 1000, ...body }),
  may: { admin: actsOfOwnStart, manager: actsOfOwnStart },
});
const reason = 'Просили по телефону';
const ofStart = { id: () => 'moscow', may: { admin: ofOwnStart, manager: ofOwnStart } };
const ofPerson = ({ person }: Things) => person.publicId;
/** A request that waits: of whoever asked for it, and of those who decide about money. */
const ofRequest = { id: ({ waiting }: Things) => waiting.others, may: { admin: ofOwnStart, finance: ofOwnStart } };
const cancelRules = { refund: 'full', insurance: true, goods: false };
const doneAlready = { all: 400, 'own start': 400, 'other start': 404 };
/** A refund that is done: there is nothing to try again. */
const ofRefund = {
  id: ({ waiting }: Things) => waiting.refund,
  may: { admin: doneAlready, finance: doneAlready },
  refusal: 'state',
};
const ofRun = (state: 'waiting' | 'paused' | 'failed') => ({
  id: ({ waiting }: Things) => waiting.runs[state],
  body: () => ({}),
  may: sellers(ofOwnStart),
});
const ofColleague = { id: ({ colleague }: Things) => colleague.publicId, may: { admin: house } };
const bodyOfInvitation = () => ({
  email: `${unique('matrix')}@example.org`,
  name: 'Ян',
  grants: [{ role: 'content', scope: 'all' }],
});

/** The policy as people read it, not as the code computes it. */
const rows: Readonly<Record<string, Row>> = {
  ...rowsByGroup,
  'GET /api/admin/audit': { may: { admin: house } },
  'GET /api/admin/audit/verify': { may: { admin: house } },
  'POST /api/admin/audit/verify': { body: () => ({ first: 1, last: 1 }), may: { admin: house } },
  'GET /api/admin/orders/{id}': ofOrder,
  'GET /api/admin/orders/{id}/history': ofOrder,
  'PUT /api/admin/orders/{id}': { ...actOn({ note: 'x' }), id: ({ order }) => order },
  'POST /api/admin/orders/{id}/cancel': { ...actOn({ reason }), id: ({ order }) => order },
  'POST /api/admin/orders/{id}/pay_link': { ...actOn({}), id: ({ order }) => order },
  'POST /api/admin/orders/{id}/letters': { ...actOn({ template: 'order' }), id: ({ order }) => order },
  'GET /api/admin/event_cities/{id}/invite': ofStart,
  'POST /api/admin/event_cities/{id}/invite': {
    ...ofStart,
    body: () => ({ rows: { email: 'x', format: 'x', count: 1 }, reason, dry_run: true }),
  },
  'GET /api/admin/staff': { may: { admin: house } },
  'GET /api/admin/staff/places': { may: { admin: house } },
  'POST /api/admin/staff': { body: bodyOfInvitation, may: { admin: house } },
  'DELETE /api/admin/staff/invitations/{id}': { id: ({ invitation }) => invitation, may: { admin: house } },
  'GET /api/admin/staff/{id}/history': ofColleague,
  'PUT /api/admin/staff/{id}/grants': { ...ofColleague, body: () => ({ grants: [] }) },
  'DELETE /api/admin/staff/{id}': ofColleague,
  'DELETE /api/admin/staff/{id}/sessions': ofColleague,
  'DELETE /api/admin/staff/{id}/second_factor': ofColleague,
  'GET /api/admin/approvals': { may: sellers(list) },
  'GET /api/admin/approvals/waiting': { may: sellers(list) },
  'GET /api/admin/approvals/limits': { may: sellers(list) },
  'GET /api/admin/approvals/{id}': {
    ...ofRequest,
    may: { ...ofRequest.may, manager: { all: 404, 'own start': 404, 'other start': 404 } },
  },
  'PUT /api/admin/approvals/{id}/approve': {
    ...ofRequest,
    body: () => ({ version: 1 }),
    may: { ...ofRequest.may, manager: { all: 403, 'own start': 403, 'other start': 404 } },
  },
  'PUT /api/admin/approvals/{id}/decline': {
    ...ofRequest,
    body: () => ({ version: 1, reason: 'Так не надо' }),
    may: { ...ofRequest.may, manager: { all: 403, 'own start': 403, 'other start': 404 } },
  },
  'PUT /api/admin/approvals/{id}/withdraw': {
    id: ({ waiting }) => waiting.own,
    body: () => ({ version: 1 }),
    may: sellers(ofOwnStart),
  },
  'POST /api/admin/event_cities/{id}/cancel/quote': {
    id: () => 'moscow',
    body: () => cancelRules,
    may: sellers(ofOwnStart),
  },
  'POST /api/admin/event_cities/{id}/cancel': {
    id: () => 'moscow',
    // Another sum than it would be, which is told only to who may ask for it.
    body: () => ({ ...cancelRules, sum: 0.01, version: 1, letter: null, reason: 'Площадку закрыли' }),
    may: sellers(doneAlready),
    refusal: 'sum_changed',
  },
  'POST /api/admin/orders/{id}/refund/quote': { ...ofOrder, body: () => ({ lines: [] }) },
  'POST /api/admin/orders/{id}/refund': {
    id: ({ order }) => order,
    // It names nothing, which is told only to who may give something back.
    body: () => ({ lines: [], sum: 0, version: 1, restock: false, letter: false, reason: 'Просто так' }),
    may: sellers({ all: 400, 'own start': 400, 'other start': 404 }),
    refusal: 'validation',
  },
  'POST /api/admin/refunds/{id}/retry': ofRefund,
  'POST /api/admin/refunds/{id}/close_by_hand': {
    ...ofRefund,
    body: () => ({ paper_number: '1', reason: 'Карта закрыта' }),
  },
  'GET /api/admin/runs/{id}': { id: ({ waiting }) => waiting.runs.waiting, may: sellers(ofOwnStart) },
  'GET /api/admin/runs/{id}/items': { id: ({ waiting }) => waiting.runs.waiting, may: sellers(ofOwnStart) },
  'PUT /api/admin/runs/{id}/pause': ofRun('waiting'),
  'PUT /api/admin/runs/{id}/resume': ofRun('paused'),
  'PUT /api/admin/runs/{id}/stop': ofRun('waiting'),
  'PUT /api/admin/runs/{id}/retry': ofRun('failed'),
  'GET /api/admin/search': { query: '?q=ivanov', may: { admin: list, manager: list, finance: list } },
  'GET /api/admin/people': { query: '?search=ivanov', may: { admin: list, manager: list, finance: list } },
  'GET /api/admin/people/{id}': { id: ofPerson, may: { admin: ofOwnStart, manager: ofOwnStart, finance: ofOwnStart } },
  'GET /api/admin/people/{id}/history': {
    id: ofPerson,
    may: { admin: ofOwnStart, manager: ofOwnStart, finance: ofOwnStart },
  },
  'POST /api/admin/people/{id}/reveal': {
    id: ofPerson,
    body: () => ({ field: 'email', reason: 'Звонит и не помнит' }),
    may: { admin: ofOwnStart, manager: ofOwnStart },
  },
  'POST /api/admin/people/{id}/letters/{letter}/again': {
    id: ofPerson,
    may: { admin: ofOwnStart, manager: ofOwnStart },
  },
};

const cells = calls.flatMap((call) =>
  roles.flatMap((role) => (Object.keys(scopes) as Scope[]).map((scope) => ({ name: nameOf(call), role, scope }))),
);

let member: Member;
let format: MadeFormat;
let bought: Bought;
const createFormatAt = async (start: string): Promise<MadeFormat> => {
  const { id } = await createEventCity(db(), { public_id: start });
  return createFormat(db(), { event_city_id: id, preregistration: false });
};
const buyOne = async ({ publicId }: MadeFormat): Promise<Bought> => {
  const { token } = await createUser(db());
  const ticket = await buyTicket(app(), token, publicId);
  return { ticket, order: (await readTicket(app(), token, ticket)).order_public_id ?? '' };
};
beforeAll(async () => {
  member = await createMember();
  format = await createFormatAt('moscow');
  bought = await buyOne(format);
  await buyOne(await createFormatAt('kazan'));
});
const become = async (role: StaffRole, scope: GrantScope): Promise<void> => {
  await sql`update staff_grants set role = ${role}, scope = ${JSON.stringify(scope)}::jsonb where user_id = ${member.id}`.execute(
    db(),
  );
};
let things: Things | null = null;
/** A refused call changes nothing, so its things serve the next one too; a write that was done takes them with it. */
const thingsFor = async (): Promise<Things> => (things ??= await createThings());
const createThings = async (): Promise<Things> => {
  const colleague = await createUser(db());
  await grant(colleague.id, 'content');
  await ask('POST', '/session/enrol/code', { token: colleague.token });
  await become('admin', 'all');
  // There are more cells than one person may have invitations.
  await sql`delete from staff_invitations where invited_by = ${member.id}`.execute(db());
  const invited = await ask('POST', '/staff', { ...member, body: bodyOfInvitation() });
  const person = await createUser(db());
  const { letter } = await createToldOrder(db(), person, format);
  const invitation = (invited.body['values'] as { public_id: string }).public_id;
  const waiting = await createWaiting(db(), { asker: member, other: colleague, start: 'moscow', order: bought.order });
  return { ...bought, colleague, invitation, person, letter, waiting };
};
const call = async (name: string, of: Things, who: { token?: string; cookie?: string }) => {
  const [method = '', path = ''] = name.split(' ');
  const { id, make, query = '', body } = rows[name] ?? { may: {} };
  const made = await make?.(db());
  const url =
    path
      .replace('/api/admin', '')
      .replace('{id}', made ?? id?.(of) ?? '')
      .replace('{number}', '7')
      .replace('{letter}', of.letter) + query;
  const answer = await ask(method as Call['method'], url, { ...who, ...(body && { body: body() }) });
  if (method !== 'GET' && !make && answer.status < 400) things = null;
  return answer;
};

// BO-123
describe('the matrix', () => {
  it('has a row for every call of the staff, and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(calls.map(nameOf).toSorted());
  });

  // BO-124
  it.each(cells)('$name as $role for $scope', async ({ name, role, scope }) => {
    const of = await thingsFor();
    await become(role, scopes[scope]);
    const expected = rows[name]?.may[role]?.[scope] ?? 403;
    const answer = await call(name, of, member);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
    // The desk opens nothing of the back office, so its people have no session here.
    const refused = role === 'desk' ? 'second_factor_required' : 'role_required';
    const codes: Partial<Record<number, string>> = {
      403: refused,
      400: rows[name]?.refusal ?? 'validation',
      409: 'conflict',
    };
    expect(answer.body['code']).toBe(codes[expected]);
  });

  // BO-117
  it.each(calls.map(nameOf))('%s is 401 without a token and 403 without the cookie, for every role', async (name) => {
    const of = await thingsFor();
    expect((await call(name, of, {})).status).toBe(401);
    for (const role of roles) {
      await become(role, 'all');
      const answer = await call(name, of, { token: member.token });
      expect([answer.status, answer.body['code']]).toEqual([403, 'second_factor_required']);
    }
  });
});
