import { orderNumber } from '@trassa/rules';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Letter } from '../../src/platform/mail/index.ts';
import { createEventCity, createFormat, insertRow } from '../factories/events.ts';
import { buy, myTickets, participant, paymentBody, plainLine, type Placed, ticketLine } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let formatId: string;
beforeAll(async () => {
  app = await createTestApp();
  await insertRow(app.database.db, 'settings', {
    key: 'contacts',
    value: JSON.stringify({ email: 'help@trassa.example', phone: '+78005550199' }),
  });
  const city = await createEventCity(app.database.db, { start_time: new Date('2030-05-16T06:00:00Z') });
  const format = await createFormat(app.database.db, {
    event_city_id: city.id,
    start_time: new Date('2030-05-16T06:20:00Z'),
    registration_end: new Date('2030-05-15T06:00:00Z'),
    distance_km: 10.5,
    notes_ru: 'Паспорт и справка',
    notes_en: 'An identity document and a certificate',
  });
  formatId = format.publicId;
  await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1247, last: 1300 });
});
afterAll(() => app.close());

const buyTickets = (email: string, count = 1, language: 'ru' | 'en' = 'ru'): Promise<Placed> =>
  buy(
    app,
    paymentBody(
      Array.from({ length: count }, (_, index) =>
        ticketLine(formatId, {
          info: participant({ last_name: 'Ivanova', first_name: ['Anna', 'Maria', 'Vera'][index] }),
        }),
      ),
      { email },
    ),
    { language },
  );
const letterTo = async (email: string): Promise<Letter> => {
  await app.sweeps.sendLetters();
  const letter = app.letters.find(({ to }) => to.address === email);
  if (!letter) throw new Error(`no letter to ${email}`);
  return letter;
};
const weigh = ({ html, text, pictures = [], attachments = [] }: Letter): number =>
  Buffer.byteLength(html + text) + [...pictures, ...attachments].reduce((sum, { content }) => sum + content.length, 0);

describe('the letter of an order', () => {
  it('shows the strip of the start, the number and a code that a scanner reads, all of them inside of it', async () => {
    const placed = await buyTickets('bib@example.org');
    const letter = await letterTo('bib@example.org');
    const asked = [...letter.html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)];
    expect(asked.map(([, address]) => address?.replace(/\d{3,}/, 'N'))).toEqual(['cid:strip-1', 'cid:qr-N']);
    expect(asked.map(([, , alt]) => alt)).toEqual([
      'Трасса старта: Забег, Москва, 2030',
      expect.stringMatching(/^QR-код билета № \d+\. Картинка не показана: код есть в приложенном PDF\.$/),
    ]);
    const [strip, qr] = letter.pictures ?? [];
    expect(asked.map(([, address]) => address)).toEqual([`cid:${strip?.cid}`, `cid:${qr?.cid}`]);
    expect(await sharp(strip?.content).metadata()).toMatchObject({ format: 'jpeg', width: 1104, height: 314 });
    const { data, info } = await sharp(qr?.content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const [ticket] = await myTickets(app, placed.token);
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ticket?.qr_code);
    expect(letter.html).toMatch(/font-size:80px[^>]*>1247</);
  });

  it('names race, year, distance, order, what to bring and how to ask, in both languages', async () => {
    const placed = await buyTickets('words-ru@example.org');
    const ru = await letterTo('words-ru@example.org');
    for (const words of [
      'Забег, Москва, 2030',
      'Личный, 10,5\u00a0км',
      '16 мая 2030 / 09:20',
      `Номер заказа: ${orderNumber(placed.order.public_id)}\n`,
      'Что взять с собой\n\nПаспорт и справка',
      'Вопросы? Мы на связи: help@trassa.example, +7 (800) 555-01-99',
    ])
      expect(ru.text).toContain(words);
    await buyTickets('words-en@example.org', 1, 'en');
    const en = await letterTo('words-en@example.org');
    expect(en.html).toContain('<html lang="en">');
    for (const words of [
      'Race, Moscow, 2030',
      '10.5\u00a0km',
      '16 May 2030 / 09:20',
      'Order number: ',
      'What to bring\n\nAn identity document and a certificate',
      'Questions? Get in touch: help@trassa.example',
    ])
      expect(en.text).toContain(words);
    expect(en.text).not.toMatch(/[А-я]/);
  });

  it('is called by the number of its order and by its start, or by how many they are', async () => {
    const one = await buyTickets('one-start@example.org', 2, 'en');
    expect((await letterTo('one-start@example.org')).subject).toBe(
      `Order ${orderNumber(one.order.public_id)} · Race, Moscow, 2030`,
    );
    const other = await createFormat(app.database.db, { preregistration: false });
    const lines = [ticketLine(formatId, { info: participant() }), plainLine(other.publicId, 1)];
    const two = await buy(app, paymentBody(lines, { email: 'two-starts@example.org' }));
    expect((await letterTo('two-starts@example.org')).subject).toBe(
      `Заказ № ${orderNumber(two.order.public_id)} · стартов: 2`,
    );
  });

  it('shows tickets without a name as one, with their numbers', async () => {
    const { publicId } = await createFormat(app.database.db, { preregistration: false });
    await buy(app, paymentBody([plainLine(publicId, 4)], { email: 'later@example.org' }));
    const { text, pictures } = await letterTo('later@example.org');
    expect(text.match(/Билетов без участника: 4/g)).toHaveLength(1);
    expect(text).toMatch(/Билеты: \d+(, \d+){3}\n/);
    expect(pictures?.map(({ cid }) => cid)).toEqual(['strip-1']);
  });

  it('calls nothing from outside, and stays under 400 kB with three tickets, the strip in it once', async () => {
    await buyTickets('three@example.org', 3);
    const letter = await letterTo('three@example.org');
    expect(letter.html).not.toMatch(/<(img|link|script|iframe)\b[^>]*(src|href)="(?!cid:)/);
    expect(letter.html).not.toContain('url(');
    expect(letter.pictures?.map(({ cid }) => cid.replace(/\d{3,}/, 'N'))).toEqual(['strip-1', 'qr-N', 'qr-N', 'qr-N']);
    expect(weigh(letter)).toBeLessThan(400_000);
  });
});
