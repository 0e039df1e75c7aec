import { call } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bind, type FoundLogin, hashToken } from '../../src/platform/http/index.ts';
import { createTestHttp, type TestHttp } from '../support/http.ts';

const answer = { 200: z.object({ user: z.number().nullable() }) };
const levels = (['none', 'optional', 'required', 'full'] as const).map((auth) =>
  call({ method: 'GET', path: `/api/${auth}`, auth, summary: 'x', responses: answer }),
);
const owner = { loginId: 1, userId: 7, temporary: false, roles: [] };
const logins: Record<string, FoundLogin> = {
  owner: { state: 'live', login: owner },
  guest: { state: 'live', login: { ...owner, userId: 8, temporary: true } },
  revoked: { state: 'revoked' },
};

const ofStaff = call({
  method: 'GET',
  path: '/api/staff',
  auth: 'staff',
  right: 'orders.view',
  scope: 'list',
  act: null,
  summary: 'x',
  responses: answer,
});

let server: TestHttp;
beforeAll(async () => {
  server = await createTestHttp({
    findLogin: async (hash) => Object.entries(logins).find(([token]) => hashToken(token).equals(hash))?.[1] ?? null,
  });
  for (const level of levels)
    bind(server.http, level, ({ req, send }) => send(200, { user: req.login?.userId ?? null }));
  bind(server.http, ofStaff, ({ send }) => send(200, { user: null }));
  await server.http.ready();
});
afterAll(() => server.http.close());

const ask = async (level: string, authorization?: string) => {
  const { statusCode, body } = await server.http.inject({
    url: `/api/${level}`,
    headers: authorization ? { authorization } : {},
  });
  const { user, code } = JSON.parse(body) as { user?: number | null; code?: string };
  return statusCode === 200 ? user : code ? `${statusCode} ${code}` : statusCode;
};

describe('authorization', () => {
  it.each([
    // token       none  optional required full
    [undefined, null, null, 401, 401],
    ['unknown', null, null, 401, 401],
    ['bad token!', null, null, 401, 401],
    ['revoked', null, null, 403, 403],
    ['owner', null, 7, 7, 7],
    ['Bearer owner', null, 7, 7, 7],
    ['guest', null, 8, 8, '400 temporary_user'],
  ])('gives %s its due at every level', async (token, none, optional, required, full) => {
    const got = await Promise.all(['none', 'optional', 'required', 'full'].map((level) => ask(level, token)));
    expect(got).toEqual([none, optional, required, full]);
  });

  it.each([
    [undefined, 401],
    ['unknown', 401],
    ['revoked', 403],
    ['owner', '403 second_factor_required'],
    ['guest', '403 second_factor_required'],
  ])('lets %s into no call of the staff while there is no back office', async (token, answered) => {
    expect(await ask('staff', token)).toBe(answered);
  });
});
