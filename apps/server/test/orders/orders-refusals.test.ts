import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import {
  buy,
  hold,
  paymentBody,
  place,
  plainLine,
  readOrder,
  send,
  ticketLine,
  refusedPayment,
} from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const refusal = (body: unknown) => refusedPayment(app, body);
const make = (row: Parameters<typeof createFormat>[1] = {}) => createFormat(app.database.db, row);
describe('the buyer', () => {
  it('needs an address that can be written to, a whole phone and no refused consent', async () => {
    const { publicId } = await make();
    expect(await refusal(paymentBody([ticketLine(publicId)], { email: 'anna@' }))).toMatchObject({
      status: 400,
      code: 'validation',
      errors: { email: 'Введите валидный email' },
    });
    expect((await refusal(paymentBody([ticketLine(publicId)], { phone: '+7 999' }))).errors).toEqual({
      phone: 'Введите корректный номер телефона!',
    });
    expect(await refusal(paymentBody([ticketLine(publicId)], { agree: false }))).toMatchObject({
      status: 400,
      code: 'consent_required',
      message: 'Нужно согласие на обработку персональных данных',
    });
    expect((await refusal(paymentBody([ticketLine(publicId)], { provider: 'nobody' }))).errors).toEqual({
      provider: 'Такого способа оплаты нет',
    });
  });

  it('may leave out what the specification does not name', async () => {
    const { publicId } = await make({ preregistration: false });
    const line = { unique_id: 'a', format_public_id: publicId, count: 1 };
    expect(
      (await place(app, { email: 'short@example.org', tickets: [line], shop: [], insurances: [] })).order.amount,
    ).toBe(3000);
  });
});

describe('the basket', () => {
  it('is refused empty, too long, with a repeated line and with goods that are not sold', async () => {
    const { publicId } = await make({ preregistration: false });
    expect(await refusal(paymentBody([]))).toMatchObject({ status: 400, code: 'validation', message: 'Корзина пуста' });
    const many = Array.from({ length: 101 }, () => plainLine(publicId, 1));
    expect(await refusal(paymentBody(many))).toMatchObject({
      code: 'validation',
      message: 'В заказе больше 100 строк',
    });
    expect(
      (
        await refusal(
          paymentBody([plainLine(publicId, 1, { unique_id: 'same' }), plainLine(publicId, 1, { unique_id: 'same' })]),
        )
      ).errors,
    ).toEqual({ 'tickets.1.unique_id': 'Строка корзины повторяется' });
    const shirt = { unique_id: 'shirt', public_id: 'no-such', count: 1 };
    expect(await refusal(paymentBody([plainLine(publicId, 1)], { shop: [shirt] }))).toMatchObject({
      code: 'sale_closed',
      message: 'Этого товара больше нет в продаже',
      items: [{ unique_id: 'shirt', message: 'Этого товара больше нет в продаже' }],
    });
    expect(await refusal(paymentBody([plainLine(publicId, 1)], { certificate_codes: ['GIFT'] }))).toMatchObject({
      code: 'certificate',
      message: 'Сертификат не найден',
    });
  });

  it('costs what the server says: another sum is refused with the true lines', async () => {
    const { publicId } = await make({ preregistration: false });
    expect(
      await refusal(paymentBody([plainLine(publicId, 2, { unique_id: 'two' })], { amount: 5999.99 })),
    ).toMatchObject({
      code: 'price_changed',
      message: 'Цена изменилась. Проверьте сумму и оплатите ещё раз',
      items: [{ unique_id: 'two', price: 3000, totalCost: 6000 }],
    });
  });

  it('prices every line and says why one cannot be bought', async () => {
    const open = await make({ preregistration: false });
    const closed = await make({ preregistration: false, sale_end: inDays(-1) });
    const answer = await send(app, 'POST', '/api/basket/price', {
      tickets: [
        plainLine(open.publicId, 2),
        plainLine(closed.publicId, 1),
        plainLine('no-such', 1),
        plainLine(open.publicId, 1.5),
      ],
      shop: [{ unique_id: 'shirt', public_id: 'no-such', count: 1 }],
    });
    expect(answer.statusCode).toBe(200);
    const { values } = answer.json<{
      values: { amount: number; lines: { totalCost: number; error?: string; code?: string }[] };
    }>();
    expect(values.amount).toBe(6000);
    expect(values.lines.map(({ totalCost, error, code }) => [totalCost, error ?? null, code ?? null])).toEqual([
      [6000, null, null],
      [0, 'Продажа закрыта', 'sale_closed'],
      [0, 'Продажа закрыта', 'sale_closed'],
      [0, 'Значение должно быть целым числом', 'validation'],
      [0, 'Этого товара больше нет в продаже', 'sale_closed'],
    ]);
  });
});

describe('places', () => {
  it('are refused when fewer are left, with what is left', async () => {
    const { publicId } = await make({ preregistration: false, quotas: { athlete: 3 } });
    expect(await refusal(paymentBody([plainLine(publicId, 4, { unique_id: 'four' })]))).toMatchObject({
      code: 'tickets_unavailable',
      message: 'Указанное количество билетов недоступно',
      items: [{ unique_id: 'four', tickets_left: 3 }],
    });
    expect(await refusal(paymentBody([plainLine(publicId, 1, { kind: 'kids' })]))).toMatchObject({
      code: 'tickets_unavailable',
    });
  });

  it('are refused before and after the sale, but held ones may be paid for after its end', async () => {
    const soon = await make({ preregistration: false, sale_start: inDays(1) });
    expect(await refusal(paymentBody([plainLine(soon.publicId, 1)]))).toMatchObject({
      code: 'sale_closed',
      message: 'Продажа ещё не началась',
    });
    const closing = await make({ preregistration: false });
    const holdId = await hold(app, closing.publicId, 1);
    await sql`update formats set sale_end = now() - interval '1 minute' where id = ${closing.id}`.execute(
      app.database.db,
    );
    expect(await refusal(paymentBody([plainLine(closing.publicId, 1)]))).toMatchObject({
      code: 'sale_closed',
      message: 'Продажа закрыта',
    });
    expect((await place(app, paymentBody([plainLine(closing.publicId, 1, { hold_id: holdId })]))).order.amount).toBe(
      3000,
    );
  });

  it('are refused with an expired, a foreign and an unknown hold', async () => {
    const one = await make({ preregistration: false });
    const other = await make({ preregistration: false });
    const holdId = await hold(app, one.publicId, 1);
    const message = 'Время брони истекло, места вернулись в продажу';
    expect(
      await refusal(paymentBody([plainLine(other.publicId, 1, { hold_id: holdId, unique_id: 'x' })])),
    ).toMatchObject({ code: 'hold_expired', message, items: [{ unique_id: 'x', message }] });
    expect(
      await refusal(paymentBody([plainLine(one.publicId, 1, { hold_id: 'AAAAAAAAAAAAAAAAAAAAAA' })])),
    ).toMatchObject({ code: 'hold_expired' });
    await sql`update holds set expires_at = now() - interval '1 second' where id = ${holdId}`.execute(app.database.db);
    expect(await refusal(paymentBody([plainLine(one.publicId, 1, { hold_id: holdId })]))).toMatchObject({
      code: 'hold_expired',
    });
  });

  it('of a hold that is paid for cannot be bought again', async () => {
    const { publicId } = await make({ preregistration: false });
    const holdId = await hold(app, publicId, 1);
    const placed = await buy(app, paymentBody([plainLine(publicId, 1, { hold_id: holdId })]));
    expect(await refusal(paymentBody([plainLine(publicId, 1, { hold_id: holdId })]))).toMatchObject({
      code: 'hold_expired',
    });
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
  });

  it('come in the counts of the format', async () => {
    const team = await make({
      preregistration: false,
      is_team: true,
      team_all: true,
      fixed_count: true,
      min_count: 5,
      max_count: 5,
    });
    const message = 'Укажите нужное число участников команды';
    expect(await refusal(paymentBody([plainLine(team.publicId, 4, { unique_id: 'four' })]))).toMatchObject({
      code: 'required_ticket_count',
      message,
      items: [{ unique_id: 'four' }],
    });
    expect(await refusal(paymentBody([plainLine(team.publicId, 7)]))).toMatchObject({ code: 'required_ticket_count' });
    expect((await place(app, paymentBody([plainLine(team.publicId, 10)]))).order.amount).toBe(30_000);
    const bounded = await make({ preregistration: false, max_count: 3 });
    expect(await refusal(paymentBody([plainLine(bounded.publicId, 4)]))).toMatchObject({
      code: 'validation',
      message: 'Не больше 3 за одну покупку',
    });
    expect(await refusal(paymentBody([plainLine(bounded.publicId, 0)]))).toMatchObject({
      message: 'Значение должно быть больше 0',
    });
  });

  it('are bounded per guest address over all orders that were not given up', async () => {
    const { publicId, id } = await make({ preregistration: false, buy_limit: 3 });
    const first = await place(app, paymentBody([plainLine(publicId, 2)], { email: 'greedy@example.org' }));
    expect(await refusal(paymentBody([plainLine(publicId, 2)], { email: 'Greedy@Example.org' }))).toMatchObject({
      code: 'validation',
      message: 'Не больше 3 за одну покупку',
      errors: { 'tickets.0.count': 'Не больше 3 за одну покупку' },
    });
    expect((await place(app, paymentBody([plainLine(publicId, 2)], { email: 'other@example.org' }))).order.amount).toBe(
      6000,
    );
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${first.order.public_id}`.execute(
      app.database.db,
    );
    await app.sweeps.expireOrders();
    expect(
      (await place(app, paymentBody([plainLine(publicId, 3)], { email: 'greedy@example.org' }))).order.amount,
    ).toBe(9000);
    expect(
      (await sql<{ taken: number }>`select taken from quotas where format_id = ${id}`.execute(app.database.db)).rows[0]
        ?.taken,
    ).toBe(5);
  });
});
