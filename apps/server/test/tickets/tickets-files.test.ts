import { orderNumber } from '@trassa/rules';
import { encode } from 'uqr';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../src/platform/http/index.ts';
import { readQrText } from '../../src/modules/tickets/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createCity, createEventCity, createFormat, insertRow } from '../factories/events.ts';
import {
  buy,
  myTickets,
  participant,
  paymentBody,
  type Placed,
  plainLine,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { pdfText } from '../support/pdf-text.ts';

let app: TestApp;
let placed: Placed;
let ticketId: string;
beforeAll(async () => {
  app = await createTestApp();
  const city = await createEventCity(app.database.db, {
    start_time: new Date('2030-05-16T06:00:00Z'),
    directions_ru: 'Автобус от станции, каждые 20 минут',
    latitude: 55.5,
    longitude: 37.1,
  });
  const format = await createFormat(app.database.db, {
    event_city_id: city.id,
    distance_km: 10.5,
    start_time: new Date('2030-05-16T06:20:00Z'),
    registration_end: new Date('2030-05-15T06:00:00Z'),
  });
  await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1247, last: 1300 });
  placed = await buy(
    app,
    paymentBody(
      [
        ticketLine(format.publicId, {
          info: participant({ last_name: 'Константинопольский-Переяславский', first_name: 'Ия' }),
        }),
      ],
      { email: 'files@example.org' },
    ),
  );
  ticketId = (await myTickets(app, placed.token))[0]?.public_id ?? '';
});
afterAll(() => app.close());

const file = (type: string, token: string | null = placed.token, language: 'ru' | 'en' = 'ru') =>
  send(app, 'GET', `/api/user/ticket/${ticketId}/file?type=${type}`, undefined, { token, language });

/** What a camera sees of a QR text as it is drawn: level L, four modules of white around. */
const scan = async (text: string): Promise<string | undefined> => {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: 0 });
  const scale = 6;
  const width = (size + 8) * scale;
  const path = data
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${(x + 4) * scale} ${(y + 4) * scale}h${scale}v${scale}h-${scale}z` : '')),
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data: pixels, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(pixels), info.width, info.height)?.data;
};

describe('the QR text of a ticket', () => {
  it('is read back by a scanner and verified by the key of this installation alone', async () => {
    const [ticket] = await myTickets(app, placed.token);
    const text = await scan(ticket?.qr_code ?? '');
    expect(text).toBe(ticket?.qr_code);
    const key = createSecrets(app.config).tickets;
    expect(readQrText(key, text ?? '')).toEqual({ ticketNumber: ticket?.ticketNumber, qrVersion: 1 });
    expect(readQrText(key, (text ?? '').replace('.1.', '.2.'))).toBeNull();
    expect(readQrText(Buffer.alloc(32), text ?? '')).toBeNull();
    expect(readQrText(key, 'https://example.org')).toBeNull();
  });
});

describe('the PDF of a ticket', () => {
  it('is one page of A5 with the fonts of the brand in it', async () => {
    const answer = await file('pdf');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="ticket-\d+\.pdf"$/);
    const bytes = answer.rawPayload.toString('latin1');
    expect(bytes.startsWith('%PDF-1.')).toBe(true);
    expect(bytes).toMatch(/\/MediaBox \[0 0 419\.53 595\.28\]/);
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(bytes).toContain('AlumniSans-Black');
    expect(bytes).toContain('GolosText');
    expect(answer.rawPayload.length).toBeLessThan(250_000);
  });

  it('names the race with its year and the distance', async () => {
    const text = pdfText((await file('pdf')).rawPayload).replaceAll('\u00a0', ' ');
    expect(text).toContain('ЗАБЕГ, МОСКВА, 2030');
    expect(text).toContain('Личный, 10,5 км');
    expect(pdfText((await file('pdf', placed.token, 'en')).rawPayload)).toContain('RACE, MOSCOW, 2030');
  });

  it('shows a way of several sentences whole', async () => {
    const { db } = app.database;
    const short = 'Автобус от станции, каждые 20 минут';
    const way = `${`${short}. `.repeat(4)}Последняя остановка.`;
    await sql`update event_cities set directions_ru = ${way}`.execute(db);
    const text = pdfText((await file('pdf')).rawPayload).replaceAll(/\s+/g, ' ');
    await sql`update event_cities set directions_ru = ${short}`.execute(db);
    expect(text).toContain('остановка.');
    expect(text).not.toContain('…');
  });

  it('comes without a type, and in English', async () => {
    expect(
      (await send(app, 'GET', `/api/user/ticket/${ticketId}/file`, undefined, { token: placed.token, language: 'en' }))
        .headers['content-type'],
    ).toBe('application/pdf');
  });
});

describe('the calendar file of a ticket', () => {
  it('has the start in UTC, the place, the number and a reminder', async () => {
    const answer = await file('ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = answer.body.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n');
    expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('DTSTART:20300516T062000Z');
    expect(lines).toContain(`UID:ticket-${ticketId}@localhost`);
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('Полигон');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
      /Стартовый номер 1247.*Константинопольский-Переяславский Ия/,
    );
    expect(lines).toContain('BEGIN:VALARM');
  });
});

describe('a ticket of somebody else', () => {
  it('is not found, nor listed', async () => {
    const format = await createFormat(app.database.db, { preregistration: false });
    const stranger = await buy(app, paymentBody([plainLine(format.publicId, 1)], { email: 'stranger@example.org' }));
    expect((await file('pdf', stranger.token)).statusCode).toBe(404);
    expect((await file('ics', stranger.token)).statusCode).toBe(404);
    expect((await myTickets(app, stranger.token)).map((ticket) => ticket.public_id)).not.toContain(ticketId);
    expect((await file('pdf', null)).statusCode).toBe(401);
    const id = await insertRow(app.database.db, 'users', {
      public_id: 'u-files',
      email: 'files@example.org',
      email_confirmed_at: new Date(),
    });
    await insertRow(app.database.db, 'logins', {
      public_id: 'l-files',
      user_id: id,
      token_hash: hashToken('files-token'),
      method: 'email',
      expires_at: new Date(Date.now() + 1e7),
    });
    expect((await file('pdf', 'files-token')).statusCode).toBe(404);
  });

  it('once it is theirs, tells nothing of the order it was bought in (DEC-76)', async () => {
    const order = orderNumber(placed.order.public_id);
    expect(pdfText((await file('pdf')).rawPayload)).toContain(order);
    await sql`update tickets set user_id = (select id from users where public_id = 'u-files') where public_id = ${ticketId}`.execute(
      app.database.db,
    );
    const paper = await file('pdf', 'files-token');
    expect(paper.statusCode).toBe(200);
    expect(pdfText(paper.rawPayload)).not.toContain(order);
    await sql`update tickets set user_id = original_user_id where public_id = ${ticketId}`.execute(app.database.db);
  });
});

describe('letters', () => {
  it('carry the ticket as PDF and lead to the order', async () => {
    await app.sweeps.sendLetters();
    const letters = app.letters.filter((letter) => letter.to.address === 'files@example.org');
    expect(letters.map((letter) => letter.subject)).toEqual([
      `Заказ № ${orderNumber(placed.order.public_id)} · Забег, Москва, 2030`,
    ]);
    const [letter] = letters;
    expect(letter?.text).toMatch(/^Забег, Москва, 2030$/m);
    expect(
      letter?.attachments?.map(({ filename, contentType }) => [filename.replace(/\d+/, 'N'), contentType]),
    ).toEqual([['ticket-N.pdf', 'application/pdf']]);
    expect(letter?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(letter?.text).toContain('Стартовый номер: 1247');
    expect(letter?.html).toContain('Константинопольский-Переяславский Ия');
    expect(letter?.text).toContain(`/basket/thanks?order=${placed.order.public_id}`);
    expect(letter?.text.replaceAll(/\s/g, ' ')).toContain('Забег, Москва, 2030 · Личный, 10,5 км: 3 000 ₽');
  });

  it('of a participant with a sly name cannot smuggle markup', async () => {
    const format = await createFormat(app.database.db);
    await buy(
      app,
      paymentBody([ticketLine(format.publicId, { info: participant({ last_name: '<img src=x>' }) })], {
        email: 'sly@example.org',
      }),
    );
    await app.sweeps.sendLetters();
    const letter = app.letters.find((one) => one.to.address === 'sly@example.org');
    expect(letter?.html).toContain('&lt;img src=x&gt;');
    expect(letter?.html).not.toContain('<img src=x>');
  });

  it('name the race in what they say of the way there, when there are several', async () => {
    const way = async (cityId: number, directions: string) =>
      createFormat(app.database.db, {
        event_city_id: (await createEventCity(app.database.db, { city_id: cityId, directions_ru: directions })).id,
      });
    const first = await way(await createCity(app.database.db), 'Автобус от станции');
    const kazan = await createCity(app.database.db, { id: 551487, regionId: 484048, nameRu: 'Казань' });
    const second = await way(kazan, 'Трамвай от вокзала');
    const email = 'two-cities@example.org';
    await buy(app, paymentBody([ticketLine(first.publicId), ticketLine(second.publicId)], { email }));
    await app.sweeps.sendLetters();
    const text = app.letters.find((letter) => letter.to.address === email)?.text;
    expect(text).toMatch(/Забег, Москва, \d{4}\. Автобус от станции/);
    expect(text).toMatch(/Забег, Казань, \d{4}\. Трамвай от вокзала/);
    const only = app.letters.find((letter) => letter.to.address === 'files@example.org')?.text;
    expect(only, 'one race needs no name there').toMatch(/^Автобус от станции/m);
  });

  it('go once, however often the sweep runs', async () => {
    const before = app.letters.length;
    await app.sweeps.sendLetters();
    expect(app.letters.length).toBe(before);
    expect((await sql`select 1 from letters where state <> 'sent'`.execute(app.database.db)).rows).toEqual([]);
  });
});
