import { api, type Auth, type Call } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPeople, createStage, type People, type Stage, type Visitor, visitors } from './authorization/people.ts';
import { requests } from './authorization/requests.ts';
import type { Row } from './authorization/row.ts';
import { openNetwork } from './authorization/social-requests.ts';
import { hold, myTickets, readOrder, send } from './factories/orders.ts';
import { createTestApp, type TestApp } from './support/index.ts';

const calls = Object.entries(api).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Call>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
);
const rows: Partial<Record<string, Row>> = requests;

let app: TestApp;
let stage: Stage;
let people: People;
beforeAll(async () => {
  app = await createTestApp({ networks: [openNetwork] });
  stage = await createStage(app);
  people = await createPeople(app, stage);
});
afterAll(() => app.close());

/** The status of a call by its level: 'served', or the refusal (API §1, DEC-06, DEC-07). */
const refusals: Record<Auth, Partial<Record<Visitor, number>>> = {
  none: {},
  optional: {},
  required: { guest: 401, 'unknown token': 401, 'expired token': 401, 'revoked token': 403, 'blocked user': 403 },
  full: {
    guest: 401,
    'unknown token': 401,
    'expired token': 401,
    'revoked token': 403,
    'blocked user': 403,
    'temporary user': 400,
    stranger: 400,
  },
  staff: {
    guest: 401,
    'unknown token': 401,
    'expired token': 401,
    ...Object.fromEntries(
      (
        ['revoked token', 'blocked user', 'temporary user', 'full user', 'vip', 'stranger', 'full stranger'] as const
      ).map((visitor) => [visitor, 403]),
    ),
  },
};
const asksForToken = ({ auth }: Call): boolean => auth === 'required' || auth === 'full' || auth === 'staff';

const ask = async (call: Call, row: Row, visitor: Visitor) => {
  const { token, asksFor } = people[visitor];
  const { params = {}, query, body, headers = {} } = await row.request({ app, stage, things: asksFor });
  const path = call.path.replace(/\{(\w+)\}/g, (_, word: string) => params[word] ?? '');
  return app.http.inject({
    method: call.method,
    url: query === undefined ? path : `${path}?${query}`,
    headers: { ...(token === null ? {} : { authorization: token }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
};

describe('the table of calls', () => {
  it('has a row for every call of the contract and no other', () => {
    expect(Object.keys(requests).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it('says for every call that asks for a token what a stranger gets', () => {
    const silent = calls.filter(({ name, call }) => asksForToken(call) !== (rows[name]?.stranger !== undefined));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('covers every route that the server describes', () => {
    const { paths = {} } = app.http.swagger();
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(served.toSorted()).toEqual(calls.map(({ call }) => `${call.method} ${call.path}`).toSorted());
  });
});

/** Bodies that no call takes, each with its type. */
const garbage: readonly (readonly [string, string])[] = [
  ['application/json', '{"goods": "none", "email": 1}'],
  ['application/json', '[]'],
  ['application/json', '{'],
  ['application/json', ''],
  ['application/xml', '<a/>'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  ['multipart/form-data', 'no boundary'],
];

describe('who asks comes before what is sent', () => {
  it.each(calls)('$name answers garbage of a stranger as it answers the right body of one', async ({ name, call }) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row`);
    const { params = {}, query } = await row.request({ app, stage, things: people['full user'].asksFor });
    const path = call.path.replace(/\{(\w+)\}/g, (_, word: string) => params[word] ?? '');
    const url = query === undefined ? path : `${path}?${query}`;
    const right = await row.request({ app, stage, things: people['full user'].asksFor });
    const isRefused =
      (
        await app.http.inject({
          method: call.method,
          url,
          ...(right.body === undefined ? {} : { payload: right.body as object }),
        })
      ).statusCode === 401;
    expect(isRefused || !asksForToken(call)).toBe(true);
    if (!isRefused) return;
    for (const [type, payload] of call.method === 'GET' ? [] : garbage) {
      const answer = await app.http.inject({ method: call.method, url, headers: { 'content-type': type }, payload });
      expect(answer.statusCode, `${type} ${payload}`).toBe(401);
    }
    const junk = await app.http.inject({ method: call.method, url: `${path}?limit=-1&page=x&w[]=` });
    expect(junk.statusCode).toBe(401);
  });
});

describe.each(calls)('$name ($call.auth)', ({ name, call }) => {
  it.each(visitors)('answers a %s as its level says', async (visitor) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row`);
    const stranger = (visitor === 'full stranger' ? row.fullStranger : undefined) ?? row.stranger ?? 200;
    const served = visitor.endsWith('stranger') ? stranger : 200;
    const answer = await ask(call, row, visitor);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(refusals[call.auth][visitor] ?? served);
  });
});

describe('a temporary user', () => {
  it('is told to sign up where an account is needed', async () => {
    const answer = await ask(api.events.volunteer, requests['events.volunteer'], 'temporary user');
    expect(answer.json<{ code: string }>().code).toBe('temporary_user');
  });

  it('is shown by his token however it is written, and nobody by half of it', async () => {
    const { token } = people['temporary user'];
    const status = async (authorization: string): Promise<number> =>
      (await app.http.inject({ url: '/api/user/tickets/my', headers: { authorization } })).statusCode;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`bearer ${token}`)).toBe(200);
    expect(await status(String(token).slice(0, 20))).toBe(401);
    expect(await status('')).toBe(401);
  });
});

describe('things of other people', () => {
  const strangers = visitors.filter(
    (visitor) => !['temporary user', 'full user', 'vip', 'blocked user'].includes(visitor),
  );
  const owner = () => people['temporary user'].asksFor;

  it.each(strangers)('show a %s a masked e-mail of an order', async (visitor) => {
    const order = await readOrder(app, owner().orderId, { token: people[visitor].token });
    expect(order.email).toBe('b***@example.org');
  });

  it('show a blocked owner no more than a stranger', async () => {
    const { token, asksFor } = people['blocked user'];
    expect((await readOrder(app, asksFor.orderId, { token })).email).toBe('b***@example.org');
  });

  it('show the owner his whole e-mail', async () => {
    expect((await readOrder(app, owner().orderId, { token: owner().token })).email).toBe(owner().email);
  });

  it.each(['stranger', 'full user'] as const)('are unknown to a %s by their ids', async (visitor) => {
    const { token } = people[visitor];
    const { ticketId, fileId } = owner();
    const number = { format_public_id: stage.format.publicId, number: 4999, ticket_public_id: ticketId };
    const answers = [
      await send(app, 'GET', `/api/user/ticket/${ticketId}/file`, undefined, { token }),
      await send(app, 'GET', `/api/user/ticket/${ticketId}/file?type=ics`, undefined, { token }),
      await send(app, 'GET', `/api/files/${fileId}`, undefined, { token }),
      await send(app, 'POST', '/api/booked/number', number, { token }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    const unknown = await send(app, 'GET', '/api/files/AAAAAAAAAAAAAAAAAAAAAA', undefined, { token });
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([unknown.body]));
  });

  it('are in nobody else’s list of tickets', async () => {
    const lists = await Promise.all(
      (['temporary user', 'full user', 'stranger'] as const).map((visitor) => myTickets(app, people[visitor].token)),
    );
    const ids = lists.map((list) => list.map(({ public_id }) => public_id));
    expect(ids.every((list) => list.length > 0)).toBe(true);
    expect(ids[0]).toContain(people['temporary user'].asksFor.ticketId);
    expect(ids[1]).toContain(people['full user'].asksFor.ticketId);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });

  it('do not open by an order’s id or a ticket’s number instead of their own', async () => {
    const { token, orderId } = owner();
    const [ticket] = await myTickets(app, token);
    for (const id of [orderId, ticket?.ticketNumber ?? '']) {
      const answer = await send(app, 'GET', `/api/user/ticket/${id}/file`, undefined, { token });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('a hold', () => {
  it('is reached by its unguessable id alone', async () => {
    const id = await hold(app, stage.format.publicId, 1);
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const guessed = `${id.slice(0, -1)}${id.endsWith('A') ? 'Q' : 'A'}`;
    for (const token of [null, people.stranger.token, people['full user'].token]) {
      expect((await send(app, 'PUT', `/api/hold/${guessed}`, { count: 2 }, { token })).statusCode).toBe(404);
      expect((await send(app, 'DELETE', `/api/hold/${guessed}`, undefined, { token })).statusCode).toBe(404);
    }
    expect((await send(app, 'PUT', `/api/hold/${id}`, { count: 2 })).statusCode).toBe(200);
  });
});
