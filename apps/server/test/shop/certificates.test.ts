import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../../src/platform/mail/index.ts';
import { createUser } from '../factories/accounts.ts';
import { certificateLine, createCertificate, createNominal, codesOf, recipient } from '../factories/certificates.ts';
import { inDays } from '../factories/events.ts';
import { buy, paymentBody, place, press, refusedPayment, send } from '../factories/orders.ts';
import { createDeletion } from '../factories/person.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});
beforeEach(() => app.letters.splice(0));

const db = () => app.database.db;
const codePattern = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g;
const body = (certificates: unknown[], fields = {}) => paymentBody([], { certificates, ...fields });
const check = (code: string) => send(app, 'GET', `/api/certificate/check/${encodeURIComponent(code)}`);

/** Letters to an address since the last call of this, sweeps included. */
const lettersTo = async (address: string): Promise<Letter[]> => {
  await app.sweeps.sendCertificates();
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === address);
};
const codesIn = (letter: Letter | undefined): string[] => [...new Set(letter?.text.match(codePattern))];

describe('what is sold', () => {
  it('is listed by place and price, in the language of the reader, without drafts', async () => {
    const nominal = await createNominal(db(), { price_minor: 500_000, position: 1, text_ru: '<p>На старт.</p>' });
    await createNominal(db(), { status: 'draft' });
    const answer = await send(app, 'GET', '/api/shop/certificates', undefined, { language: 'en' });
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
    expect(answer.json()).toEqual({
      values: [
        {
          public_id: nominal.publicId,
          title: 'Certificate',
          price: 5000,
          picture: 'goods/1/certificate-en/soot/plain-front.avif',
          text: '<p>На старт.</p>',
        },
      ],
    });
  });
});

describe('a bought certificate', () => {
  it('comes to its recipient and to the buyer as PDF, with a code that is worth its nominal', async () => {
    const nominal = await createNominal(db());
    const line = certificateLine(nominal.publicId, { count: 2, recipient: recipient({ email: 'friend@example.org' }) });
    const placed = await place(app, body([line], { email: 'giver@example.org', amount: 6000 }));
    expect(placed.order.amount).toBe(6000);
    expect(await lettersTo('friend@example.org')).toEqual([]);
    await press(app, placed.order.public_id, 'paid');
    expect((await send(app, 'GET', `/api/order/${placed.order.public_id}`)).json()).toMatchObject({
      status: 'paid',
      certificates: [
        { public_id: nominal.publicId, unique_id: line['unique_id'], title: 'Сертификат', count: 2, totalCost: 6000 },
      ],
    });

    const [gift, ...more] = await lettersTo('friend@example.org');
    expect(more).toEqual([]);
    expect(gift?.subject).toBe('Вам подарили сертификаты: 3\u00a0000\u00a0₽');
    expect(gift?.text).toContain('«Беги, Борис!»');
    expect(gift?.attachments?.map(({ filename, content }) => [filename, content.subarray(0, 5).toString()])).toEqual([
      ['certificate-3000-1.pdf', '%PDF-'],
      ['certificate-3000-2.pdf', '%PDF-'],
    ]);
    const codes = codesIn(gift);
    expect(codes).toHaveLength(2);
    for (const code of codes) {
      const typed = code.toLowerCase().replaceAll('-', ' ');
      expect((await check(typed)).json()).toEqual({
        values: { code, balance: 3000, valid_until: expect.any(Number) },
      });
    }

    const bought = app.letters.filter(({ subject }) => subject === 'Ваши подарочные сертификаты');
    expect(bought.map(({ to }) => to.address)).toEqual(['giver@example.org']);
    expect(bought[0]?.attachments).toHaveLength(2);
    expect(bought[0]?.text).toContain(`/basket/certificateThanks?order=${placed.order.public_id}`);
    expect(codesIn(bought[0])).toEqual([]);
    await lettersTo('friend@example.org');
    expect(app.letters.filter(({ to }) => to.address === 'friend@example.org')).toHaveLength(1);
  });

  it('is good to the end of the day twelve months after it is sent', async () => {
    clock.set('2027-02-28T20:59:00Z');
    const nominal = await createNominal(db());
    await buy(app, body([certificateLine(nominal.publicId, { recipient: recipient({ email: 'leap@example.org' }) })]));
    const [code = ''] = codesIn((await lettersTo('leap@example.org'))[0]);
    const { values } = (await check(code)).json<{ values: { valid_until: number } }>();
    expect(new Date(values.valid_until * 1000).toISOString()).toBe('2028-02-28T20:59:59.000Z');
    clock.set('2028-02-28T20:59:58Z');
    expect((await check(code)).statusCode).toBe(200);
    clock.set('2028-02-28T20:59:59Z');
    expect((await check(code)).statusCode).toBe(400);
    clock.set(new Date());
  });

  it('waits for its day, and goes out once', async () => {
    const nominal = await createNominal(db());
    const sendAt = Math.floor(inDays(10).getTime() / 1000);
    const to = recipient({ email: 'later@example.org', send_at: sendAt });
    await buy(app, body([certificateLine(nominal.publicId, { recipient: to })], { email: 'patient@example.org' }));
    expect(await lettersTo('later@example.org')).toEqual([]);
    expect((await lettersTo('patient@example.org')).length).toBeGreaterThan(0);
    clock.set(new Date(sendAt * 1000 - 1000));
    expect(await app.sweeps.sendCertificates()).toBe(0);
    clock.advance(1);
    const swept = await Promise.all([app.sweeps.sendCertificates(), app.sweeps.sendCertificates()]);
    expect(swept.toSorted()).toEqual([0, 1]);
    expect(await lettersTo('later@example.org')).toHaveLength(1);
    clock.set(new Date());
  });

  it('keeps its code out of the database', async () => {
    const nominal = await createNominal(db());
    await buy(
      app,
      body([certificateLine(nominal.publicId, { recipient: recipient({ email: 'secret@example.org' }) })]),
    );
    const [code = ''] = codesIn((await lettersTo('secret@example.org'))[0]);
    expect(code).toMatch(codePattern);
    for (const table of ['certificates', 'certificate_entries', 'order_lines', 'letters', 'orders']) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} t
        where upper(t::text) like ${`%${code}%`} or upper(t::text) like ${`%${code.replaceAll('-', '')}%`}`.execute(
        db(),
      );
      expect([table, rows[0]?.n]).toEqual([table, 0]);
    }
  });
});

describe('the check of a code', () => {
  const refusal = {
    code: 'certificate',
    message: 'Сертификат не найден',
    errors: { code: 'Сертификат не найден' },
  };
  it('tells unknown, used up and ended ones apart for nobody', async () => {
    const used = await createCertificate(db(), codesOf(app));
    await sql`update certificates set balance_minor = 0 where id = ${used.id}`.execute(db());
    await sql`insert into certificate_entries (certificate_id, order_id, kind, amount_minor)
      values (${used.id}, ${used.orderId}, 'spend', -300000)`.execute(db());
    const ended = await createCertificate(db(), codesOf(app), { valid_until: inDays(-1) });
    for (const code of [used.code, ended.code, 'AAAA-BBBB-CCCC-DDDD', 'привет', "'--", 'A'.repeat(64)]) {
      const answer = await check(code);
      expect([code, answer.statusCode, answer.json()]).toEqual([code, 400, refusal]);
    }
  });

  it('is made five times a minute from one address', async () => {
    const limited = await createTestApp({ config: { limitsOff: false } });
    try {
      const answers: [status: number, hasWait: boolean][] = [];
      for (let i = 0; i < 6; i += 1) {
        const { statusCode, headers } = await send(limited, 'GET', '/api/certificate/check/AAAA-BBBB-CCCC-DDDD');
        answers.push([statusCode, 'retry-after' in headers]);
      }
      expect(answers).toEqual([...Array.from({ length: 5 }, () => [400, false]), [429, true]]);
    } finally {
      await limited.close();
    }
  });
});

describe('a certificate line', () => {
  it('is told what is wrong with its recipient, by field', async () => {
    const { publicId } = await createNominal(db());
    const wrong = { name: ' ', email: 'boris@', text: 'я'.repeat(401), send_at: 1_500_000_000 };
    const lines = [certificateLine(publicId, { recipient: null }), certificateLine(publicId, { recipient: wrong })];
    expect(await refusedPayment(app, body(lines))).toMatchObject({
      status: 400,
      code: 'validation',
      errors: {
        'certificates.0.recipient.name': 'Укажите имя получателя',
        'certificates.0.recipient.email': 'Введите валидный email',
        'certificates.1.recipient.name': 'Укажите имя получателя',
        'certificates.1.recipient.email': 'Введите валидный email',
        'certificates.1.recipient.text': 'Не больше 400 знаков',
        'certificates.1.recipient.send_at': 'Выберите дату в ближайший год',
      },
    });
  });

  it.each([
    [0, 'Значение должно быть больше 0'],
    [1.5, 'Значение должно быть целым числом'],
    [21, 'Не больше 20 за одну покупку'],
    [1e9, 'Не больше 20 за одну покупку'],
  ])('is not sold %d times', async (count, message) => {
    const { publicId } = await createNominal(db());
    const refused = await refusedPayment(app, body([certificateLine(publicId, { count })]));
    expect(refused.status).toBe(400);
    expect(refused.items?.[0]?.['message']).toBe(message);
  });

  it('of a nominal that is not sold is refused', async () => {
    const { publicId } = await createNominal(db(), { status: 'draft' });
    const line = certificateLine(publicId);
    expect(await refusedPayment(app, body([line]))).toMatchObject({
      code: 'sale_closed',
      items: [{ unique_id: line['unique_id'], message: 'Такого сертификата больше нет в продаже' }],
    });
  });

  it('costs its nominal whatever the request says, takes no promocode, and needs no recipient to be priced', async () => {
    const { publicId } = await createNominal(db());
    const line = certificateLine(publicId, { count: 3, recipient: null, price: 1, totalCost: 1, promocode: 'X' });
    const answer = await send(app, 'POST', '/api/basket/price', { certificates: [line] });
    expect(answer.json()).toMatchObject({
      values: {
        lines: [{ price: 3000, count: 3, totalCost: 9000, discount: 0, reason: null, promocode_off: true }],
        total: 9000,
        amount: 9000,
      },
    });
    expect(answer.json<{ values: { lines: object[] } }>().values.lines[0]).not.toHaveProperty('error');
  });
});

describe('the account of a giver', () => {
  const { remove, mailedCode } = createDeletion(() => app);
  it('erased, leaves presents that are still to come, and nothing of himself in those that went', async () => {
    const giver = await createUser(db(), { email: 'gone@example.org' });
    const { publicId } = await createNominal(db());
    const to = (fields: Record<string, unknown>) => certificateLine(publicId, { recipient: recipient(fields) });
    const sendAt = Math.floor(inDays(5).getTime() / 1000);
    const lines = [
      to({ email: 'went@example.org', text: 'went' }),
      to({ email: 'coming@example.org', text: 'coming', send_at: sendAt }),
      to({ email: 'gone@example.org', text: 'own', send_at: sendAt }),
    ];
    await buy(app, body(lines, { email: 'gone@example.org' }), { token: giver.token });
    await lettersTo('went@example.org');
    expect((await remove(giver.token, { code: await mailedCode(giver.token) })).statusCode).toBe(200);
    const { rows } = await sql`
      select recipient_email as email, recipient_text as text, balance_minor as balance, sent_at is null as waits from certificates
      where order_id in (select id from orders where user_id = ${giver.id}) order by id`.execute(db());
    expect(rows).toEqual([
      { email: '', text: '', balance: 300_000, waits: false },
      { email: 'coming@example.org', text: 'coming', balance: 300_000, waits: true },
      { email: '', text: '', balance: 300_000, waits: false },
    ]);
    clock.set(new Date((sendAt + 1) * 1000));
    expect((await lettersTo('coming@example.org'))[0]?.text).toContain('«coming»');
    const own = (await lettersTo('gone@example.org')).map(({ subject }) => subject);
    expect(own.filter((subject) => subject.includes('подарили'))).toEqual([]);
    clock.set(new Date());
  });
});
