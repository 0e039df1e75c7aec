import { formatSolution, puzzleBits, puzzleParts, puzzleText, solvesPart } from '@trassa/rules';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { hash } from 'node:crypto';
import type { TestApp } from '../support/index.ts';
import { unique } from './events.ts';

export const password = 'Забег-2031-лето';

let port = 0;
/** An IP address that no other test of this file has. */
export const newAddress = (): string => `10.${(port >> 16) & 255}.${(port >> 8) & 255}.${(port += 1) & 255}`;
export const newEmail = (): string => `${unique('runner')}@example.org`;
let number = 0;
export const newPhone = (): string => `+7900${String((number += 1)).padStart(7, '0')}`;

type From = {
  address?: string;
  agent?: string;
  language?: 'ru' | 'en';
  token?: string;
  cookie?: string;
  captcha?: string;
};

/** A call without a token from an IP address of its own, unless told. */
export const ask = (
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  {
    address = newAddress(),
    agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
    language,
    token,
    cookie,
    captcha,
  }: From = {},
): Promise<LightMyRequestResponse> =>
  app.http.inject({
    method,
    url,
    remoteAddress: address,
    headers: {
      'user-agent': agent,
      ...(language ? { language } : {}),
      ...(token ? { authorization: token } : {}),
      ...(cookie ? { cookie } : {}),
      ...(captcha ? { captcha } : {}),
    },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });

/** Sends what waits; answers the letters to this address that were not there before. */
export const lettersTo = async (app: TestApp, email: string): Promise<{ subject: string; text: string }[]> => {
  const before = app.letters.length;
  await app.sweeps.sendLetters();
  return app.letters.slice(before).filter((letter) => letter.to.address === email);
};

/** The code in the link of a letter. */
export const codeIn = (letter: { text: string } | undefined): string => {
  const code = /\/(?:verify\/email|verify\/resetpassword|token)\/([A-Za-z0-9_.-]+)/.exec(letter?.text ?? '')?.[1];
  if (!code) throw new Error(`no code in: ${letter?.text}`);
  return code;
};

/** The cookie of the browser that registered, by the code of its letter. */
const browsers = new Map<string, string>();

/** The cookie that an answer set, as the browser sends it back. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';

/** Opens the letter of a registration in the browser that registered. */
export const confirm = (app: TestApp, code: string, fields: object = {}): Promise<LightMyRequestResponse> =>
  ask(app, 'POST', '/api/user/verify/email', { code, ...fields }, { cookie: browsers.get(code) ?? '' });

/** Registers and answers the code of the letter. */
export const register = async (app: TestApp, email: string, fields: object = {}): Promise<string> => {
  const answer = await ask(app, 'POST', '/api/user', { email, password, agree: true, ...fields });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const letters = await lettersTo(app, email);
  const code = codeIn(letters.at(-1));
  browsers.set(code, cookieOf(answer));
  return code;
};

export type Member = { email: string; token: string; id: number };

/** A full account that was registered and confirmed by its letter. */
export const createMember = async (app: TestApp, email: string = newEmail(), fields: object = {}): Promise<Member> => {
  const code = await register(app, email, fields);
  const answer = await confirm(app, code);
  const { rows } = await sql<{ id: number }>`select id from users where email = ${email} and not temporary`.execute(
    app.database.db,
  );
  return { email, token: answer.json<{ token: string }>().token, id: rows[0]?.id ?? 0 };
};

/** Whether the token opens anything. */
export const isAlive = async (app: TestApp, token: string): Promise<boolean> =>
  (await ask(app, 'GET', '/api/user/tickets/my', undefined, { token })).statusCode === 200;

export const logIn = (app: TestApp, email: string, typed: string = password, from: From = {}) =>
  ask(app, 'PUT', '/api/auth', { email, password: typed }, from);

/** The code that the last text message to this phone carries. */
export const smsCode = async (app: TestApp, phone: string): Promise<string> => {
  await app.sweeps.sendLetters();
  const text = app.texts.findLast((one) => one.to === phone)?.text ?? '';
  return /#(\d{4})/.exec(text)?.[1] ?? '';
};

/** Solves the puzzle of a refusal `captcha_required`; the header `captcha` to bring it with. */
export const solvePuzzle = (challenge: string): string => {
  const bits = puzzleBits(challenge);
  const counters = Array.from({ length: puzzleParts }, (_, part) => {
    for (let counter = 0; ; counter += 1)
      if (solvesPart(hash('sha256', puzzleText(challenge, part, counter), 'buffer').readUInt32BE(), bits))
        return counter;
  });
  return formatSolution(challenge, counters);
};

/** The same call with its puzzle solved, if one is due. */
export const askAsPerson = async (...call: Parameters<typeof ask>): Promise<LightMyRequestResponse> => {
  const [app, method, url, payload, from = {}] = call;
  const address = from.address ?? newAddress();
  const answer = await ask(app, method, url, payload, { ...from, address });
  const { captcha } = answer.json<{ captcha?: string }>();
  return captcha ? ask(app, method, url, payload, { ...from, address, captcha: solvePuzzle(captcha) }) : answer;
};
