import { houseRoles, type Grant, type GrantScope, type StaffRole } from '@trassa/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomToken } from '../../src/kernel/ids.ts';
import type { AuditEntry } from '../../src/platform/http/index.ts';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { createOffice } from './notes/notes-office.ts';
import * as notes from './notes/notes.repository.ts';

const office = createOffice();
let app: TestApp;
let user: MadeUser;
let own: string;
let others: string;
let houses: string;
beforeAll(async () => {
  app = await createTestApp({ staff: office.staff });
  await notes.createTables(db());
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await createUser(db());
  [own, others, houses] = [unique('own'), unique('others'), unique('house')];
  await notes.insertNote(db(), { public_id: own, event: 'spring', start: 'moscow', text: 'ours' });
  await notes.insertNote(db(), { public_id: others, event: 'autumn', start: 'kazan', text: 'theirs' });
  await notes.insertNote(db(), { public_id: houses, event: null, start: null, text: 'of the house' });
});

const db = () => app.database.db;
const grant = (role: StaffRole, scope: GrantScope = 'all', change: Partial<Grant> = {}): Grant => ({
  role,
  scope,
  areas: [],
  until: null,
  ...change,
});
const enter = (...grants: Grant[]): string => office.enter(user.id, grants);
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (
  method: Method,
  url: string,
  cookie: string | null,
  payload?: object,
  token: string | null = user.token,
) => {
  const answer = await app.http.inject({
    method,
    url: `/api/admin${url}`,
    headers: { ...(token && { authorization: token }), ...(cookie && { cookie: `staff=${cookie}` }) },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() };
};
const change = (id: string, cookie: string | null, text = 'new') => ask('PUT', `/notes/${id}`, cookie, { text });
const textOf = async (id: string): Promise<string | undefined> => (await notes.findNote(db(), id))?.text;
const entries = async (): Promise<AuditEntry[]> =>
  (await notes.selectEntries(db())).filter(({ actor }) => actor === user.id);

describe('without a session of the back office', () => {
  it('a call is refused before anything of it is read', async () => {
    expect((await ask('PUT', `/notes/${own}`, null, { text: 1 }, null)).status).toBe(401);
    expect((await ask('PUT', `/notes/${own}`, null, { text: 1 }, randomToken())).status).toBe(401);
    for (const cookie of [null, randomToken(), 'x', '%00'])
      expect(await change(own, cookie)).toMatchObject({
        status: 403,
        body: { code: 'second_factor_required', enrolled: true },
      });
    expect(await textOf(own)).toBe('ours');
  });

  it('another person’s cookie opens nothing', async () => {
    const cookie = enter(grant('admin'));
    const { token } = await createUser(db());
    const answer = await ask('GET', '/notes', cookie, undefined, token);
    expect([answer.status, answer.body['code']]).toEqual([403, 'second_factor_required']);
  });
});

type Scope = 'everything' | 'own start' | 'own event' | 'other start';
const scopes: Record<Scope, GrantScope> = {
  everything: 'all',
  'own start': { starts: ['moscow'] },
  'own event': { events: ['spring'] },
  'other start': { starts: ['kazan'] },
};
const narrow: Scope[] = ['own start', 'own event', 'other start'];
/** Status by role and scope; a role that is not named has no right at all. */
type Expected = Partial<Record<StaffRole, Record<Scope, number>>>;
const inReach = { everything: 200, 'own start': 200, 'own event': 200, 'other start': 404 };
const everywhere = { everything: 200, 'own start': 200, 'own event': 200, 'other start': 200 };
const nobodyNarrow = { everything: 200, 'own start': 404, 'own event': 404, 'other start': 404 };
const matrix: readonly (readonly [string, (cookie: string) => ReturnType<typeof ask>, Expected])[] = [
  ['lists', (cookie) => ask('GET', '/notes', cookie), { admin: everywhere, manager: everywhere, finance: everywhere }],
  ['reads', (cookie) => ask('GET', `/notes/${own}`, cookie), { admin: inReach, manager: inReach, finance: inReach }],
  ['changes', (cookie) => change(own, cookie), { admin: inReach, manager: inReach }],
  [
    'creates',
    (cookie) => ask('POST', '/notes', cookie, { start: 'moscow', text: 'x' }),
    { admin: inReach, manager: inReach },
  ],
  [
    'refunds',
    (cookie) => ask('POST', `/notes/${own}/refund`, cookie),
    { admin: inReach, manager: inReach, finance: inReach },
  ],
  [
    'reads of the house',
    (cookie) => ask('GET', `/notes/${houses}`, cookie),
    { admin: nobodyNarrow, manager: nobodyNarrow, finance: nobodyNarrow },
  ],
  [
    'changes of the house',
    (cookie) => ask('PUT', '/house', cookie),
    { admin: nobodyNarrow, manager: nobodyNarrow, content: nobodyNarrow },
  ],
];
const cells = matrix.flatMap(([what, act, expected]) =>
  (Object.keys(houseRoles) as StaffRole[]).flatMap((role) =>
    (['everything', ...narrow] as const).map((scope) => ({
      what,
      act,
      role,
      scope,
      status: expected[role]?.[scope] ?? 403,
    })),
  ),
);

describe('a person of the staff', () => {
  it.each(cells)('$what as $role for $scope: $status', async ({ act, role, scope, status }) => {
    const answer = await act(enter(grant(role, scopes[scope])));
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body['code']).toBe(status === 403 ? 'role_required' : undefined);
  });

  it('is told the same of another’s thing and of one that does not exist', async () => {
    const cookie = enter(grant('manager', { starts: ['moscow'] }));
    const [foreign, unknown] = [await change(others, cookie), await change('unknown', cookie)];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await textOf(others)).toBe('theirs');
    expect((await change('unknown', enter(grant('admin')))).status).toBe(404);
  });

  it('is listed what is in reach of one of the grants', async () => {
    const cookie = enter(grant('manager', { starts: ['kazan'] }), grant('desk'));
    const { body } = await ask('GET', '/notes', cookie);
    const listed = (body['values'] as { start: string }[]).map(({ start }) => start);
    expect(new Set(listed)).toEqual(new Set(['kazan']));
  });

  it('loses the right with the end of the grant and of its areas', async () => {
    const past = Math.floor(Date.now() / 1000) - 1;
    expect((await change(own, enter(grant('manager', 'all', { until: past })))).status).toBe(403);
    expect((await change(own, enter(grant('manager', 'all', { areas: ['orders:view'] })))).status).toBe(403);
    expect((await change(own, enter(grant('manager', 'all', { areas: ['orders'] })))).status).toBe(200);
  });

  it('proves himself again for what is dangerous', async () => {
    const at = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
    const refund = (provenAt: Date) =>
      ask('POST', `/notes/${own}/refund`, office.enter(user.id, [grant('finance')], provenAt));
    expect(await refund(at(11))).toMatchObject({ status: 403, body: { code: 'reauth_required', ways: ['totp'] } });
    expect((await refund(at(9))).status).toBe(200);
  });

  it('hears that a second person has to agree', async () => {
    const refund = async (role: StaffRole) => (await ask('POST', `/notes/${own}/refund`, enter(grant(role)))).body;
    expect(await refund('manager')).toEqual({ approval: true });
    expect(await refund('finance')).toEqual({ approval: false });
  });

  it('has answers that nobody keeps and the public document does not know', async () => {
    expect((await ask('GET', '/notes', enter(grant('admin')))).headers['cache-control']).toBe('no-store');
    const document = await app.http.inject({ url: '/api/openapi.json' });
    expect(document.body).not.toContain('/api/admin');
  });
});

describe('the audit', () => {
  it('gets one entry for a change, with who, what and of which call', async () => {
    await change(own, enter(grant('manager', { starts: ['moscow'] })), 'another');
    expect(await entries()).toEqual([
      expect.objectContaining({
        actor: user.id,
        session: `session of ${user.id}`,
        act: 'note.change',
        object: { kind: 'note', publicId: own, title: '' },
        places: [{ event: 'spring', start: 'moscow' }],
        changes: [{ field: 'text', before: 'ours', after: 'another' }],
        address: '127.0.0.1',
        requestId: expect.any(String),
        result: 'done',
        code: null,
      }),
    ]);
  });

  it('writes it in the transaction of the change', async () => {
    await change(own, enter(grant('admin')));
    const [transaction, ...more] = await notes.selectTransactions(db(), own);
    expect(transaction?.written).toBe(transaction?.changed);
    expect(more).toEqual([]);
  });

  it('gets one for a look that asks for it, and none for a list', async () => {
    const cookie = enter(grant('admin'));
    await ask('GET', '/notes', cookie);
    await ask('GET', `/notes/${own}`, cookie);
    expect((await entries()).map(({ act }) => act)).toEqual(['note.view']);
  });

  it('takes the change back when its entry cannot be written', async () => {
    const answer = await change(own, enter(grant('admin')), 'the audit is broken');
    expect(answer.status).toBe(500);
    expect(await textOf(own)).toBe('ours');
    expect(await entries()).toEqual([]);
  });

  it('gets an entry of a change that was refused, which leaves nothing else', async () => {
    const answer = await change(own, enter(grant('admin')), 'impossible');
    expect([answer.status, answer.body['code']]).toEqual([400, 'state']);
    expect(await textOf(own)).toBe('ours');
    expect(await entries()).toEqual([
      expect.objectContaining({
        act: 'note.change',
        object: { kind: 'note', publicId: own, title: '' },
        changes: [],
        result: 'refused',
        code: 'state',
      }),
    ]);
  });

  it('gets the attempts at rights and at things out of reach', async () => {
    await change(own, enter(grant('desk')));
    await change(others, enter(grant('manager', { starts: ['moscow'] })));
    expect((await entries()).map(({ result, code }) => [result, code])).toEqual([
      ['refused', 'role_required'],
      ['refused', 'not_found'],
    ]);
  });

  it('is not forgotten: an answer without an entry is a fault', async () => {
    expect((await ask('DELETE', `/notes/${own}`, enter(grant('admin')))).status).toBe(500);
  });
});
