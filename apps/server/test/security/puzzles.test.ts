import { puzzleBits } from '@trassa/rules';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, askAsPerson, newPhone, smsCode, solvePuzzle } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await createTestApp({ config: { limitsOff: false }, clock: () => now });
});
afterAll(() => app.close());
const db = () => app.database.db;
beforeEach(async () => {
  now = new Date();
  await sql`delete from attempts`.execute(db());
  await sql`delete from phone_codes`.execute(db());
});

/** A stranger of a network of his own. */
let networks = 0;
const elsewhere = (): string => `100.${(networks += 1) >> 8}.${networks & 255}.7`;
const send = (address = elsewhere(), phone = newPhone(), captcha = '') =>
  ask(app, 'POST', '/api/user/code', { phone }, { address, captcha });
const guess = (phone: string, phone_code: string, address = elsewhere()) =>
  ask(app, 'PUT', '/api/auth/phone', { phone, phone_code }, { address });
const wrong = (code: string): string => (code === '0000' ? '0001' : '0000');
const puzzleOf = (answer: LightMyRequestResponse): string => {
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'captcha_required', message: 'Подтвердите, что вы не робот' });
  return answer.json<{ captcha: string }>().captcha;
};
/** A phone that has a code; its right text. */
const withCode = async (phone: string): Promise<string> => {
  expect((await askAsPerson(app, 'POST', '/api/user/code', { phone }, { address: elsewhere() })).statusCode).toBe(200);
  return smsCode(app, phone);
};
/** As after 1,004 wrong guesses: the codes of as many phones, each with three tries. */
const afterAttack = () =>
  sql`
  insert into phone_codes (public_id, phone, purpose, seed, tries, expires_at)
  select 'attacked-' || n, '+7999' || lpad(n::text, 7, '0'), 'sign_in', '\\x00', 3, now() + interval '5 minutes'
  from generate_series(1, 335) n`.execute(db());

describe('wrong guesses of a thousand phones', () => {
  it('stop nobody whose phone had none', async () => {
    const phone = newPhone();
    const code = await withCode(phone);
    await afterAttack();
    expect((await guess(phone, code)).json()).toMatchObject({
      errors: { phone: 'Номер не зарегистрирован, пройдите регистрацию' },
    });
  });

  it('ask for a puzzle where there was one, and let its person pass', async () => {
    const phone = newPhone();
    const code = await withCode(phone);
    await guess(phone, wrong(code));
    await afterAttack();
    puzzleOf(await guess(phone, code));
    const body = { phone, phone_code: code, agree: true };
    const passed = await askAsPerson(app, 'POST', '/api/user/phone', body, { address: elsewhere() });
    expect(passed.json()).toMatchObject({ user: { phone } });
  });

  it('cost no try without the puzzle', async () => {
    const phone = newPhone();
    const code = await withCode(phone);
    await guess(phone, wrong(code));
    await afterAttack();
    for (let i = 0; i < 5; i += 1) puzzleOf(await guess(phone, wrong(code)));
    const { rows } = await sql<{ tries: number }>`select tries from phone_codes where phone = ${phone}`.execute(db());
    expect(rows).toEqual([{ tries: 1 }]);
  });
});

describe('codes by text message', () => {
  it('are 360 in seconds from 18 addresses no more: each address has five without a puzzle', async () => {
    const addresses = Array.from({ length: 18 }, elsewhere);
    const answers: LightMyRequestResponse[] = [];
    for (const one of addresses) answers.push(...(await Promise.all(Array.from({ length: 20 }, () => send(one)))));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(18 * 5);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    for (const answer of refused) puzzleOf(answer);
  });

  it.each([
    ['a /56 of IPv6', (n: number) => `2001:db8:1:${(n % 256).toString(16)}::1`, 5],
    ['a /48 of IPv6', (n: number) => `2001:db8:2:${(n * 256).toString(16)}::1`, 20],
    ['a /24 of IPv4', (n: number) => `198.51.100.${n}`, 20],
  ])('ask for a puzzle past the budget of %s', async (_name, address, free) => {
    const answers = [];
    for (let n = 1; n <= free + 3; n += 1) answers.push(await send(address(n)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([...Array<number>(free).fill(200), 400, 400, 400]);
  });

  it('ask everybody for a puzzle past the budget of all, and rest for nobody', async () => {
    await sql`delete from attempts`.execute(db());
    for (let i = 0; i < 4; i += 1) await Promise.all(Array.from({ length: 50 }, () => send()));
    puzzleOf(await send());
    const phone = newPhone();
    const person = await askAsPerson(app, 'POST', '/api/user/code', { phone }, { address: elsewhere() });
    expect(person.json()).toMatchObject({ message: 'Мы отправили код по SMS' });
    expect(await smsCode(app, phone)).toMatch(/^\d{4}$/);
  });

  it('ask a network for twice the work in every further round, four times at most', async () => {
    const limits = { ...app.config.limits, codesUncheckedFar: 1 };
    const tight = await createTestApp({ database: app.database, config: { limitsOff: false, limits } });
    let last = 0;
    const bits: number[] = [];
    for (const further of [0, 1, 1, 5]) {
      const from = { address: `203.0.113.${(last += 1)}` };
      const { captcha } = (await ask(tight, 'POST', '/api/user/code', { phone: newPhone() }, from)).json<{
        captcha?: string;
      }>();
      bits.push(captcha ? puzzleBits(captcha) : 0);
      await sql`
        update attempts set moments = moments || array_fill(clock_timestamp(), array[${further}::int])
        where scope = 'phone_code_free'`.execute(db());
    }
    bits.push(
      puzzleBits(
        (await ask(tight, 'POST', '/api/user/code', { phone: newPhone() }, { address: '203.0.113.99' })).json<{
          captcha: string;
        }>().captcha,
      ),
    );
    await tight.close();
    expect(bits).toEqual([0, 13, 14, 15, 15]);
  });
});

describe('a puzzle', () => {
  const address = '192.0.2.9';
  const spendFree = async () => {
    for (let i = 0; i < 5; i += 1) await send(address);
  };

  it('opens one call, once', async () => {
    await spendFree();
    const phone = newPhone();
    const solved = solvePuzzle(puzzleOf(await send(address, phone)));
    expect((await send(address, phone, solved)).statusCode).toBe(200);
    await sql`delete from attempts where scope = 'phone_code'`.execute(db());
    puzzleOf(await send(address, phone, solved));
  });

  it('opens one of many calls at the same moment', async () => {
    await spendFree();
    await sql`delete from attempts where scope = 'phone_code'`.execute(db());
    const phone = newPhone();
    const code = await withCode(phone);
    await guess(phone, wrong(code));
    await afterAttack();
    const far = elsewhere();
    const solved = solvePuzzle(puzzleOf(await guess(phone, wrong(code), far)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask(app, 'PUT', '/api/auth/phone', { phone, phone_code: wrong(code) }, { address: far, captcha: solved }),
      ),
    );
    expect(answers.filter((answer) => answer.json<{ code: string }>().code !== 'captcha_required')).toHaveLength(1);
  });

  it.each([
    ['of another phone', (solved: string) => send(address, newPhone(), solved)],
    ['of another network', (solved: string, phone: string) => send('192.0.2.10', phone, solved)],
    ['with an easier number of bits', (s: string, phone: string) => send(address, phone, s.replace('.13.', '.1.'))],
    ['whose end was moved', (s: string, phone: string) => send(address, phone, s.replace(/^[^.]+/, 'zzzzzzz'))],
    ['that is half solved', (s: string, phone: string) => send(address, phone, s.replace(/\d+$/, '1'))],
    ['that is no puzzle', (_: string, phone: string) => send(address, phone, 'please')],
    [
      'of the day before',
      (s: string, phone: string) => ((now = new Date(Date.now() + 11 * 60_000)), send(address, phone, s)),
    ],
  ])('%s opens nothing', async (_name, attack) => {
    await spendFree();
    for (let n = 0; n < 20; n += 1) await send('192.0.2.10');
    const phone = newPhone();
    const solved = solvePuzzle(puzzleOf(await send(address, phone)));
    expect((await attack(solved, phone)).json()).toMatchObject({ code: 'captcha_required' });
  });
});

describe('a code after three wrong tries', () => {
  it('is said to be spent, to the right one and a wrong one alike', async () => {
    const phone = newPhone();
    const code = await withCode(phone);
    const spent = { errors: { phone_code: 'Три попытки прошли, этот код больше не подойдёт. Запросите новый' } };
    expect((await guess(phone, wrong(code))).json()).toMatchObject({ errors: { phone_code: 'Неверный код' } });
    expect((await guess(phone, wrong(code))).json()).toMatchObject({ errors: { phone_code: 'Неверный код' } });
    expect((await guess(phone, wrong(code))).json()).toMatchObject(spent);
    expect((await guess(phone, code)).body).toBe((await guess(phone, wrong(code))).body);
    expect((await guess(phone, code)).json()).toMatchObject(spent);
  });

  it('is followed by a new one that opens', async () => {
    const phone = newPhone();
    const old = await withCode(phone);
    for (let i = 0; i < 3; i += 1) await guess(phone, wrong(old));
    await sql`delete from attempts where scope = 'phone_code'`.execute(db());
    const code = await withCode(phone);
    expect((await guess(phone, code)).json()).toMatchObject({
      errors: { phone: 'Номер не зарегистрирован, пройдите регистрацию' },
    });
  });
});

describe('an empty registration by phone', () => {
  it('names everything that is missing at once', async () => {
    const answer = await ask(app, 'POST', '/api/user/phone', { phone: '', phone_code: '' });
    expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual(['agree', 'phone', 'phone_code']);
  });
});
