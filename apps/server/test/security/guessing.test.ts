import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  codeIn,
  cookieOf,
  createMember,
  lettersTo,
  logIn,
  newAddress,
  newEmail,
  newPhone,
  password,
  smsCode,
} from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { limitsOff: false } });
});
afterAll(() => app.close());

const db = () => app.database.db;
const guess = (phone: string, phone_code: string, address = newAddress()) =>
  ask(app, 'PUT', '/api/auth/phone', { phone, phone_code }, { address });
/** Every comparison is counted in its row, before it happens. */
const compared = async (phone: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(tries), 0)::int as n from phone_codes where phone = ${phone}`.execute(db());
  return rows[0]?.n ?? -1;
};
/** A minute later, as far as the sending of codes is concerned. */
const nextMinute = () =>
  sql`
  update attempts set moments = array(select m - interval '61 seconds' from unnest(moments) m) where scope = 'phone_code'`.execute(
    db(),
  );
const codes = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0'));
/** A code of four digits that is not this one. */
const besides = (code: string) => codes.filter((one) => one !== code);

const inBatches = async <T>(items: readonly T[], size: number, run: (item: T) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(run));
};

describe('guessing the code of one phone', () => {
  it('compares at most ten of ten thousand codes, however many were sent', async () => {
    const phone = newPhone();
    const thousand = codes.length / 5;
    for (let round = 0; round < 5; round += 1) {
      await nextMinute();
      expect((await ask(app, 'POST', '/api/user/code', { phone })).statusCode).toBe(200);
      const mine = await smsCode(app, phone);
      const wrong = codes.slice(round * thousand, (round + 1) * thousand).filter((one) => one !== mine);
      await inBatches(wrong, 50, (code) => guess(phone, code));
    }
    expect(await compared(phone)).toBe(10);
    const right = await guess(phone, await smsCode(app, phone));
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(80_000);
  }, 60_000);

  it('compares exactly three of a thousand at once', async () => {
    const phone = newPhone();
    await ask(app, 'POST', '/api/user/code', { phone });
    const wrong = besides(await smsCode(app, phone)).slice(0, 1000);
    const answers = await Promise.all(wrong.map((code) => guess(phone, code)));
    expect(answers.every((answer) => answer.statusCode === 400 || answer.statusCode === 429)).toBe(true);
    expect(await compared(phone)).toBe(3);
  }, 60_000);

  it('would compare more if it read the count first and wrote it afterwards', async () => {
    const phone = newPhone();
    await ask(app, 'POST', '/api/user/code', { phone });
    let comparisons = 0;
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const { rows } = await sql<{ id: number; tries: number }>`
          select id, tries from phone_codes where phone = ${phone}`.execute(db());
        const [row] = rows;
        if (!row || row.tries >= 3) return;
        comparisons += 1;
        await sql`update phone_codes set tries = least(${row.tries + 1}, 3) where id = ${row.id}`.execute(db());
      }),
    );
    expect(comparisons).toBeGreaterThan(3);
  });

  it('uses a right code up once for two who type it at the same moment', async () => {
    const phone = newPhone();
    await ask(app, 'POST', '/api/user/code', { phone });
    const phone_code = await smsCode(app, phone);
    const join = () => ask(app, 'POST', '/api/user/phone', { phone, phone_code, agree: true });
    const statuses = (await Promise.all([join(), join(), join()])).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('guessing a password', () => {
  it('compares exactly thirty of a hundred at once, from as many addresses', async () => {
    const { email } = await createMember(app);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => logIn(app, email, `Wrong-${i}`)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70);
  });

  it('is limited for unknown addresses in the same way', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => logIn(app, email, `Wrong-${i}`)));
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(30);
  });

  it('slows strangers, and never the browser that its owner has signed in with', async () => {
    const { email } = await createMember(app);
    const cookie = cookieOf(await logIn(app, email));
    await Promise.all(Array.from({ length: 60 }, (_, i) => logIn(app, email, `Wrong-${i}`)));
    const home = newAddress();
    for (let i = 0; i < 10; i += 1) await logIn(app, newEmail(), 'Wrong-1', { address: home });
    expect((await logIn(app, email)).statusCode).toBe(429);
    expect((await logIn(app, email, password, { cookie, address: home })).statusCode).toBe(200);
    const other = await createMember(app);
    expect((await logIn(app, email, password, { cookie: cookieOf(await logIn(app, other.email)) })).statusCode).toBe(
      429,
    );
    await ask(app, 'POST', '/api/auth/link', { email });
    const code = codeIn((await lettersTo(app, email)).findLast(({ text }) => text.includes('/token/')));
    expect((await ask(app, 'PUT', '/api/auth/link', { code })).statusCode).toBe(200);
  });

  it('shuts the login of one office for nobody else, however often the button is pressed', async () => {
    const [{ email }, colleague] = [await createMember(app), await createMember(app)];
    const address = newAddress();
    await Promise.all(Array.from({ length: 60 }, () => logIn(app, email, 'Wrong-1', { address })));
    expect((await logIn(app, colleague.email, password, { address })).statusCode).toBe(200);
  });

  it('is as open to the others of an office when one of them asks for his letter again and again', async () => {
    const address = newAddress();
    const [one, other] = [newEmail(), newEmail()];
    for (let i = 0; i < 25; i += 1) await ask(app, 'POST', '/api/auth/link', { email: one }, { address });
    expect((await ask(app, 'POST', '/api/auth/link', { email: other }, { address })).statusCode).toBe(200);
  });

  it('is limited in a known browser too, to ten in a quarter of an hour', async () => {
    const { email } = await createMember(app);
    const cookie = cookieOf(await logIn(app, email));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => logIn(app, email, `Wrong-${i}`, { cookie })),
    );
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(10);
  });

  it('from one network rests after ten, however many others there are', async () => {
    const { email } = await createMember(app);
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => logIn(app, email, `Wrong-${i}`, { address })),
    );
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(10);
    expect((await logIn(app, email)).statusCode).toBe(200);
  });
});

describe('many addresses of one line', () => {
  /** IPv6: the last 64 bits are the caller's own choice. */
  const ownAddress = (n: number): string => `2001:db8:7:7::${n.toString(16)}`;

  it('get no more codes than one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        ask(app, 'POST', '/api/user/code', { phone: newPhone() }, { address: ownAddress(i) }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
  });

  it('try no more passwords than one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => logIn(app, newEmail(), 'Wrong-1', { address: ownAddress(i) })),
    );
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(10);
  });
});

describe('registering again and again', () => {
  it('costs no hash once it is limited: others still get in', async () => {
    const email = newEmail();
    const body = { email, password: 'Забег-2031-лето', agree: true };
    expect((await ask(app, 'POST', '/api/user', body)).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(app, 'POST', '/api/user', body)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([429]));
  });
});
