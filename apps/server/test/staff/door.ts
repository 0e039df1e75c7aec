import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Secret } from 'otpauth';
import type { Grant } from '@trassa/rules';
import { codeAt } from '../../src/modules/staff/authenticator.ts';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { insertRow, unique } from '../factories/events.ts';
import { createTestApp, createTestClock, type TestApp, type TestAppOptions } from '../support/index.ts';

export type Answer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** The text of the cookie that came, if one did. */
  readonly cookie: string | null;
  readonly setCookie: string;
  readonly retryAfter: string | undefined;
};
export type Member = MadeUser & {
  readonly secret: Buffer;
  readonly cookie: string;
  readonly recovery: readonly string[];
};
type Asking = { token?: string | null; cookie?: string | null; body?: object; headers?: Record<string, string> };

/** Calls of the back office as a browser makes them. */
export const createDoor = (app: () => TestApp, now: () => Date) => {
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, asking: Asking = {}): Promise<Answer> => {
    const { token, cookie, body, headers } = asking;
    const answer = await app().http.inject({
      method,
      url: `/api/admin${path}`,
      headers: { ...(token && { authorization: token }), ...(cookie && { cookie: `staff=${cookie}` }), ...headers },
      ...(body && { payload: body }),
    });
    const setCookie = String(answer.headers['set-cookie'] ?? '');
    return {
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
      cookie: /staff=([^;]+)/.exec(setCookie)?.[1] ?? null,
      setCookie,
      retryAfter: answer.headers['retry-after'],
    };
  };
  const code = (secret: Buffer, steps = 0): string => codeAt(secret, new Date(now().getTime() + steps * 30_000));
  const grant = (userId: number, role: Grant['role'] = 'admin', row: Record<string, unknown> = {}): Promise<number> =>
    insertRow(app().database.db, 'staff_grants', { public_id: unique('grant'), user_id: userId, role, ...row });
  /** The code of the letter, sent now. */
  const mailedCode = async (token: string): Promise<string> => {
    await ask('POST', '/session/enrol/code', { token });
    await app().sweeps.sendLetters();
    // By its subject: letters of purchases have numbers of eight digits too, and come when they are drawn.
    const letter = app().letters.findLast(({ subject }) =>
      /^(Код для входа в штаб|Your code for the back)/.test(subject),
    );
    return /\b\d{8}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  };
  const enrol = async (token: string): Promise<Buffer> => {
    const { body } = await ask('POST', '/session/enrol', { token, body: { code: await mailedCode(token) } });
    return Buffer.from(Secret.fromBase32(String(body['secret'])).bytes);
  };
  /** A person with a grant who has enrolled and stands in an open session. */
  const createMember = async (role: Grant['role'] = 'admin', row: Record<string, unknown> = {}): Promise<Member> => {
    const user = await createUser(app().database.db, row);
    await grant(user.id, role);
    const secret = await enrol(user.token);
    const confirmed = await ask('POST', '/session/confirm', { token: user.token, body: { code: code(secret) } });
    const recovery = confirmed.body['recovery'] as string[];
    return { ...user, secret, cookie: confirmed.cookie ?? '', recovery };
  };
  const openSessions = async (userId: number): Promise<number> => {
    const { rows } = await sql`select 1 from staff_sessions where user_id = ${userId} and ended_at is null`.execute(
      app().database.db,
    );
    return rows.length;
  };
  return {
    ask,
    code,
    grant,
    mailedCode,
    enrol,
    createMember,
    openSessions,
    enter: (token: string, body: object) => ask('POST', '/auth/totp', { token, body }),
    session: (token: string, cookie: string | null, headers: Record<string, string> = {}) =>
      ask('GET', '/session', { token, cookie, headers }),
  };
};

/** Two processes of one house with a clock of its own, for the tests of a file, and its door. */
export const openDoor = (options: Pick<TestAppOptions, 'config' | 'providers'> = {}) => {
  let app: TestApp;
  let other: TestApp;
  const clock = createTestClock(new Date());
  beforeAll(async () => {
    app = await createTestApp({ ...options, clock });
    other = await createTestApp({ ...options, clock, database: app.database });
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });
  beforeEach(() => clock.set(new Date()));
  const door = createDoor(
    () => app,
    () => clock(),
  );
  return {
    ...door,
    clock,
    app: () => app,
    other: () => other,
    db: () => app.database.db,
    minutes: (count: number): void => clock.advance(count * 60),
    stateOf: async (token: string, cookie: string | null): Promise<unknown> =>
      ((await door.session(token, cookie)).body['values'] as { state: string } | undefined)?.state,
  };
};
