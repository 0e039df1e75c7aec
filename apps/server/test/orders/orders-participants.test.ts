import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createClub } from '../factories/clubs.ts';
import { createEventCity, createFormat, createShirts } from '../factories/events.ts';
import {
  buy,
  myTickets,
  participant,
  paymentBody,
  place,
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
const errorsOf = async (
  formatId: string,
  fields: Record<string, unknown>,
): Promise<Record<string, string> | undefined> => (await refusal(paymentBody([ticketLine(formatId, fields)]))).errors;

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
        email: 'Enter a valid email',
        'tickets.0.info.first_name': 'Fill in this field',
        'tickets.0.club': expect.stringContaining('lub'),
      },
    });
  });

  it('keeps the club that a participant runs for, without joining it', async () => {
    const { publicId } = await make();
    const club = await createClub(app.database.db, [], { title: 'Волки' });
    const named = ticketLine(publicId, { club: { public_id: club.publicId } });
    const { token } = await createUser(app.database.db);
    await buy(app, paymentBody([named]), { token });
    const [ticket] = await myTickets(app, token);
    const answer = await send(app, 'GET', `/api/user/ticket/${ticket?.public_id}`, undefined, { token });
    expect(answer.json()).toMatchObject({ values: { club: { public_id: club.publicId, title: 'Волки' } } });
    const mine = await send(app, 'GET', '/api/user/clubs', undefined, { token });
    expect(mine.json()).toEqual({ values: [] });
    const draft = await createClub(app.database.db, [], { status: 'draft' });
    expect(await refusal(paymentBody([{ ...named, club: { public_id: draft.publicId } }]))).toMatchObject({
      errors: { 'tickets.0.club': expect.stringContaining('луб') },
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
