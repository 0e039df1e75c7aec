import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventCity, createFormat, createShirts, inDays } from './factories/events.ts';
import {
  buy,
  hold,
  participant,
  paymentBody,
  place,
  plainLine,
  readOrder,
  send,
  ticketLine,
} from './factories/orders.ts';
import { createTestApp, type TestApp } from './support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Refused = {
  status: number;
  code?: string;
  message: string;
  errors?: Record<string, string>;
  items?: Record<string, unknown>[];
};
const refusal = async (body: unknown): Promise<Refused> => {
  const answer = await send(app, 'POST', '/api/payment', body);
  return { status: answer.statusCode, ...answer.json<Omit<Refused, 'status'>>() };
};
const make = (row: Parameters<typeof createFormat>[1] = {}) => createFormat(app.database.db, row);
const errorsOf = async (
  formatId: string,
  fields: Record<string, unknown>,
): Promise<Record<string, string> | undefined> => (await refusal(paymentBody([ticketLine(formatId, fields)]))).errors;

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
  it('is refused empty, too long, with a repeated line and with goods nobody sells here', async () => {
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
    expect(await refusal(paymentBody([plainLine(publicId, 1)], { shop: [{ unique_id: 'shirt' }] }))).toMatchObject({
      code: 'validation',
      message: 'Этот товар сейчас не продаётся',
      items: [{ unique_id: 'shirt', message: 'Этот товар сейчас не продаётся' }],
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
      shop: [{ unique_id: 'shirt' }],
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
      [0, 'Этот товар сейчас не продаётся', 'validation'],
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

describe('a participant', () => {
  it('is complete, field by field', async () => {
    const { publicId } = await make();
    const required = 'Заполните поле';
    expect(await errorsOf(publicId, { info: {} })).toEqual({
      'tickets.0.info.last_name': required,
      'tickets.0.info.first_name': required,
      'tickets.0.info.phone': required,
      'tickets.0.info.birth_date': 'Введите корректную дату',
      'tickets.0.info.gender': 'Выберите одно из значений',
    });
    expect(await errorsOf(publicId, { info: null })).toMatchObject({ 'tickets.0.info.first_name': required });
    expect(await errorsOf(publicId, { preReg: 'later' })).toEqual({ 'tickets.0.preReg': required });
    expect(await errorsOf(publicId, { info: participant({ phone: '123' }) })).toEqual({
      'tickets.0.info.phone': 'Введите корректный номер телефона!',
    });
    expect(await errorsOf(publicId, { info: participant({ birth_date: '1990-02-30' }) })).toEqual({
      'tickets.0.info.birth_date': 'Введите корректную дату',
    });
    expect(await errorsOf(publicId, { count: 2 })).toEqual({ 'tickets.0.count': 'Проверьте значение' });
  });

  it('is of the age and the gender of the format', async () => {
    const { publicId } = await make({ age_min: 18, age_max: 60, gender: 'female' });
    const year = new Date().getFullYear();
    const young = await refusal(
      paymentBody([ticketLine(publicId, { info: participant({ birth_date: `${year - 10}-01-01` }) })]),
    );
    expect(young).toMatchObject({
      code: 'age',
      message: 'Участие старше 18',
      errors: { 'tickets.0.info.birth_date': 'Участие старше 18' },
    });
    expect(
      await refusal(paymentBody([ticketLine(publicId, { info: participant({ birth_date: '1930-01-01' }) })])),
    ).toMatchObject({ code: 'age', message: 'Участие младше 60' });
    expect(await errorsOf(publicId, { info: participant({ gender: 'male' }) })).toEqual({
      'tickets.0.info.gender': 'Этот формат только для женщин',
    });
  });

  it('answers every question of the format', async () => {
    const { publicId } = await make({
      regions: [524894],
      license: true,
      select_title_ru: 'Откуда узнали?',
      select_field: 'source',
      select_values: [{ ru: 'От друзей', en: 'From friends' }],
      additional_fields: [{ name: 'blood', label_ru: 'Группа крови', required: true }],
      clusters: [{ name_ru: 'Элита', file: true }],
    });
    expect(await errorsOf(publicId, {})).toEqual({
      'tickets.0.info.region': 'Выберите регион',
      'tickets.0.license_file': 'Выберите файл',
      'tickets.0.info.source': 'Выберите вариант',
      'tickets.0.info.blood': 'Заполните поле',
      'tickets.0.info.cluster': 'Выберите кластер',
    });
    const info = participant({ region: 524894, source: 'From friends', blood: 'A', cluster: 'Элита' });
    expect(await errorsOf(publicId, { info, license_file: 'unknown-file', file: 'unknown-file' })).toEqual({
      'tickets.0.license_file': 'Выберите файл',
      'tickets.0.file': 'Выберите файл',
    });
    await sql`insert into files (public_id, purpose, name, mime, size, storage_name) values ('license-1', 'ticket', 'a.pdf', 'application/pdf', 1, 'x')`.execute(
      app.database.db,
    );
    const placed = await buy(
      app,
      paymentBody([ticketLine(publicId, { info, license_file: 'license-1', file: 'license-1' })]),
    );
    const { rows } = await sql<{ info: unknown; used: boolean }>`
      select t.info, f.used_at is not null and f.user_id = t.user_id as used from tickets t join files f on f.id = t.license_file_id
      join orders o on o.id = t.order_id where o.public_id = ${placed.order.public_id}`.execute(app.database.db);
    expect(rows[0]).toMatchObject({
      used: true,
      info: { source: 'От друзей', first_name: 'Анна', phone: '+79991234567', cluster: 'Элита' },
    });
  });

  it('chooses a shirt while there is one', async () => {
    const city = await createEventCity(app.database.db);
    await createShirts(app.database.db, city.id, { S: 0, M: 1 });
    const { publicId } = await make({ event_city_id: city.id, shirt_unavailable: false });
    expect(await errorsOf(publicId, {})).toEqual({ 'tickets.0.info.item_size': 'Выберите размер' });
    const line = (size: string) => ticketLine(publicId, { unique_id: size, info: participant({ item_size: size }) });
    expect(await refusal(paymentBody([line('S')]))).toMatchObject({
      code: 'size_unavailable',
      message: 'Этого размера больше нет',
      items: [{ unique_id: 'S' }],
    });
    expect(
      await refusal(paymentBody([line('M'), ticketLine(publicId, { info: participant({ item_size: 'M' }) })])),
    ).toMatchObject({ code: 'size_unavailable' });
    expect((await place(app, paymentBody([line('M')]))).order.amount).toBe(3000);
  });

  it('says all that is wrong at once, in the language of the reader', async () => {
    const { publicId } = await make();
    const answer = await send(
      app,
      'POST',
      '/api/payment',
      paymentBody([ticketLine(publicId, { info: participant({ first_name: ' ' }), club: { public_id: 'none' } })], {
        email: 'x',
      }),
      { language: 'en' },
    );
    expect(answer.json()).toEqual({
      code: 'validation',
      message: 'Check the highlighted fields',
      errors: {
        email: 'Enter a valid e-mail',
        'tickets.0.info.first_name': 'Fill in this field',
        'tickets.0.club': expect.stringContaining('lub'),
      },
    });
  });

  it('reserves nothing when it is refused', async () => {
    const { publicId, id } = await make({ quotas: { athlete: 5 } });
    await refusal(paymentBody([ticketLine(publicId), ticketLine(publicId, { info: {} })]));
    expect(
      (await sql<{ taken: number }>`select taken from quotas where format_id = ${id}`.execute(app.database.db)).rows[0]
        ?.taken,
    ).toBe(0);
  });
});
