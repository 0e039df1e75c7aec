import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createPromocode, inDays } from '../factories/events.ts';
import { createOffer, createYearly, insuranceLine, policiesOf, ticketInsurance } from '../factories/insurance.ts';
import {
  buy,
  myTickets,
  participant,
  paymentBody,
  plainLine,
  readOrder,
  refusedPayment,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterEach(async () => {
  clock.set(new Date());
  await sql`update insurance_offers set status = 'draft'`.execute(db());
  await assertInvariants(db());
});
afterAll(() => app.close());
const db = () => app.database.db;
const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

type Wire = Record<string, unknown>;

describe('insurance of a ticket', () => {
  it('takes price and start from the offer and the format, and the person from the ticket', async () => {
    const offer = await createOffer(db());
    const start = inDays(40);
    const format = await createFormat(db(), { start_time: start });
    const ticket = ticketLine(format.publicId, { info: participant({ second_name: 'Сергеевна' }) });
    const policy = ticketInsurance(offer.publicId, ticket['unique_id'], { last_name: 'Чужая', start_date: 1 });
    const body = paymentBody([ticket], { insurances: [policy], amount: 3200 });
    const { order, token } = await buy(app, body);

    const [own, ...more] = await policiesOf(app, token);
    const [bought] = await myTickets(app, token);
    expect(more).toEqual([]);
    expect(own).toMatchObject({
      info: { first_name: 'Анна', last_name: 'Иванова', second_name: 'Сергеевна', phone: '+79991234567' },
      insurance: { name: 'Старт', validity_time: 172_800 },
      status: 'new',
      race: expect.stringMatching(/^Забег, Москва, 20\d\d$/),
      ticket_public_id: bought?.public_id,
      format_public_id: format.publicId,
      totalCost: 200,
      file: true,
    });
    expect(own?.info.number).toMatch(/^\d{4}-\d{7}$/);
    expect(own?.start_date).toBe(unix(start));
    expect(bought?.info).toMatchObject({ insurance: true });
    expect(await readOrder(app, order.public_id)).toMatchObject({
      status: 'paid',
      amount: 3200,
      insurances: [{ unique_id: policy['unique_id'], count: 1, totalCost: 200, abid: ticket['unique_id'] }],
    });
  });

  it('waits for its name where the participant is named later', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { preregistration: false });
    const ticket = plainLine(format.publicId, 3);
    const policy = ticketInsurance(offer.publicId, ticket['unique_id'], { count: 3 });
    const { token } = await buy(app, paymentBody([ticket], { insurances: [policy], amount: 9600 }));
    const policies = await policiesOf(app, token);
    expect(new Set(policies.map(({ ticket_public_id }) => ticket_public_id)).size).toBe(3);
    expect(policies.map(({ info, file }) => [info.last_name, file])).toEqual([
      ['', false],
      ['', false],
      ['', false],
    ]);
  });

  it('is refused for more people than the ticket line has, and for others than one without a ticket', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { preregistration: false });
    const ticket = plainLine(format.publicId, 2);
    for (const count of [3, 0, 1.5]) {
      const policy = ticketInsurance(offer.publicId, ticket['unique_id'], { count });
      const refused = await refusedPayment(app, paymentBody([ticket], { insurances: [policy] }));
      expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['insurances.0.count']]);
    }
    const alone = insuranceLine(offer.publicId, { format_public_id: format.publicId, count: 2 });
    expect((await refusedPayment(app, paymentBody([], { insurances: [alone] }))).errors).toHaveProperty([
      'insurances.0.count',
    ]);
  });

  it('is refused to a participant outside the age, whatever the page says of his form', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { age_min: 0, start_time: inDays(40) });
    for (const preReg of ['', null]) {
      const ticket = ticketLine(format.publicId, { preReg, info: participant({ birth_date: '1930-01-01' }) });
      const insurances = [ticketInsurance(offer.publicId, ticket['unique_id'])];
      expect((await refusedPayment(app, paymentBody([ticket], { insurances }))).code).toBe('insurance_unavailable');
    }
  });

  it('is refused to a participant outside the age, before and at the payment', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { age_min: 0, start_time: inDays(40) });
    const born = new Date(inDays(40).getTime() - 4 * 365 * 86_400_000).toISOString().slice(0, 10);
    const ticket = ticketLine(format.publicId, { info: participant({ birth_date: born }) });
    const insurances = [ticketInsurance(offer.publicId, ticket['unique_id'])];
    const message = 'Допускается возраст от 5 до 86 лет';
    const priced = await send(app, 'POST', '/api/basket/price', { tickets: [ticket], insurances });
    expect(priced.json()).toMatchObject({
      values: { lines: [{ totalCost: 3000 }, { code: 'insurance_unavailable', error: message }] },
    });
    expect(await refusedPayment(app, paymentBody([ticket], { insurances }))).toMatchObject({
      code: 'insurance_unavailable',
      items: [{ message }],
    });
  });
});

describe('insurance by itself', () => {
  it('is of the person of its form, for the race named', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { start_time: inDays(30) });
    const line = insuranceLine(offer.publicId, { format_public_id: format.publicId });
    const { token } = await buy(app, paymentBody([], { insurances: [line] }));
    expect(await policiesOf(app, token)).toMatchObject([
      { info: { first_name: 'Анна' }, ticket_public_id: null, format_public_id: format.publicId, file: true },
    ]);
  });

  it.each([
    ['first_name', ' ', 'Заполните поле!'],
    ['last_name', '', 'Заполните поле!'],
    ['birth_date', '2001-02-29', 'Введите корректную дату!'],
    ['birth_date', '1901-01-01', 'Допускается возраст от 5 до 86 лет'],
    ['gender', 'other', 'Выберите одно из значений!'],
    ['phone', '+7 999', 'Введите корректный номер телефона!'],
    ['start_date', null, 'Введите корректную дату!'],
    [
      'start_date',
      unix(new Date('2024-11-30T12:00:00Z')),
      'Начало действия страховки не может быть меньше 1 декабря 2024',
    ],
  ])('is refused for %s %s: %s', async (field, value, message) => {
    const offer = await createYearly(db());
    const line = insuranceLine(offer.publicId, { start_date: unix(inDays(5)), [field]: value });
    const refused = await refusedPayment(app, paymentBody([], { insurances: [line] }));
    expect(refused).toMatchObject({ status: 400, code: 'validation', errors: { [`insurances.0.${field}`]: message } });
  });

  it('begins no earlier than its delay lets it', async () => {
    clock.set(new Date('2027-03-01T12:00:00Z'));
    const offer = await createYearly(db());
    const at = (moment: string) =>
      paymentBody([], { insurances: [insuranceLine(offer.publicId, { start_date: unix(new Date(moment)) })] });
    expect((await refusedPayment(app, at('2027-03-03T11:59:59Z'))).errors).toEqual({
      'insurances.0.start_date': 'Начало действия страховки не может быть меньше 3 марта 2027',
    });
    const { token } = await buy(app, at('2027-03-03T12:00:00Z'));
    expect((await policiesOf(app, token))[0]?.start_date).toBe(unix(new Date('2027-03-03T12:00:00Z')));
  });

  it('is told in English', async () => {
    clock.set(new Date('2027-03-01T12:00:00Z'));
    const offer = await createYearly(db());
    const line = insuranceLine(offer.publicId, { start_date: unix(new Date('2027-03-02T12:00:00Z')) });
    const answer = await send(app, 'POST', '/api/payment', paymentBody([], { insurances: [line] }), { language: 'en' });
    expect(answer.json()).toMatchObject({
      errors: { 'insurances.0.start_date': 'Insurance cannot start before 3 March 2027' },
    });
  });

  it('is refused where the offer is not sold', async () => {
    const format = await createFormat(db());
    const other = await createFormat(db());
    const past = await createFormat(db(), { start_time: inDays(-1) });
    const own = await createOffer(db(), { format_ids: [format.id] });
    const draft = await createOffer(db(), { status: 'draft' });
    const refused = async (line: Wire): Promise<unknown> => {
      const answer = await refusedPayment(app, paymentBody([], { insurances: [line] }));
      return [answer.code, answer.items?.[0]?.['message']];
    };
    const closed = ['insurance_unavailable', 'Для выбранного события страховка недоступна'];
    for (const [offer, format_public_id] of [
      [own.publicId, other.publicId],
      [own.publicId, 'nothing'],
      [own.publicId, null],
      [own.publicId, past.publicId],
      [draft.publicId, format.publicId],
      ['nothing', format.publicId],
    ] as const)
      expect(await refused(insuranceLine(offer, { format_public_id }))).toEqual(closed);
    const yearly = await createYearly(db());
    expect(
      await refused(insuranceLine(yearly.publicId, { format_public_id: past.publicId, start_date: unix(inDays(5)) })),
    ).toEqual(closed);
  });
});

describe('the price', () => {
  it('is the offer’s, whatever the page sends, less a code for insurance', async () => {
    const offer = await createOffer(db(), { price_minor: 33_334 });
    const format = await createFormat(db(), { preregistration: false });
    const { code } = await createPromocode(db(), { kind: 'insurance', discount: 50, code_count: 1 });
    const { code: ticketCode } = await createPromocode(db(), { discount: 50 });
    const ticket = plainLine(format.publicId, 2);
    const line = ticketInsurance(offer.publicId, ticket['unique_id'], {
      count: 2,
      promocode: code,
      price: 1,
      totalCost: 1,
    });
    const { token, order } = await buy(app, paymentBody([ticket], { insurances: [line] }));
    expect(order.amount).toBe(6500.01);
    expect((await policiesOf(app, token)).map(({ totalCost }) => totalCost).toSorted((a, b) => a - b)).toEqual([
      250, 250.01,
    ]);

    const wrong = { ...line, unique_id: 'other', promocode: ticketCode };
    expect((await refusedPayment(app, paymentBody([ticket], { insurances: [wrong] }))).errors).toHaveProperty([
      'insurances.0.promocode',
    ]);
  });

  it('takes as many statements for thirty lines as for one', async () => {
    const offer = await createOffer(db());
    const format = await createFormat(db(), { preregistration: false });
    const count = async (lines: number): Promise<number> => {
      let statements = 0;
      const add = (): void => void (statements += 1);
      const insurances = Array.from({ length: lines }, () =>
        insuranceLine(offer.publicId, { format_public_id: format.publicId }),
      );
      app.database.pool.on('acquire', add);
      await send(app, 'POST', '/api/basket/price', { insurances });
      app.database.pool.off('acquire', add);
      return statements;
    };
    expect(await count(30)).toBe(await count(1));
  });
});
