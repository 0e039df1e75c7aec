import { beforeAll, describe, expect, it } from 'vitest';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { qrText } from '../../src/modules/tickets/show/ticket-qr.ts';
import { sql } from 'kysely';
import { codesOf, createCertificate } from '../factories/certificates.ts';
import { createClub } from '../factories/clubs.ts';
import { createMethod } from '../factories/delivery.ts';
import { createPromocode, createTeam, insertRow, moscow, unique } from '../factories/events.ts';
import { createOffer } from '../factories/insurance.ts';
import { createProduct } from '../factories/shop.ts';
import { createDoor } from '../staff/door.ts';
import { createTestApp } from '../support/index.ts';
import { idsOf, openSearch, type Stage } from './search-stage.ts';
import { createBuyer } from './stage.ts';

const { ask, app, db, search, first, stage } = openSearch();

let admin: Stage['admin'];
let own: Stage['own'];
let alena: Stage['alena'];
let bought: Stage['bought'];
let foreign: Stage['foreign'];
beforeAll(() => {
  ({ admin, own, alena, bought, foreign } = stage());
});

// BO-001
describe('the search', () => {
  it.each([
    ['a ticket number', () => [bought.ticketNumber, `ticket ${bought.ticket}`]],
    ['the id of an order', () => [bought.order, `order ${bought.order}`]],
    ['the number of an order, as papers show it', () => [bought.order.slice(0, 8), `order ${bought.order}`]],
    ['an e-mail', () => ['Alena@Example.org', `person ${alena.publicId}`]],
    ['the beginning of an e-mail', () => ['alena@', `person ${alena.publicId}`]],
    ['a phone', () => ['+7 (916) 123-45-67', `person ${alena.publicId}`]],
    ['a phone with an eight', () => ['8 916 123 45 67', `person ${alena.publicId}`]],
    ['the last four digits of a phone', () => ['4567', `person ${alena.publicId}`]],
    ['the last four digits of a phone with signs', () => ['45-67', `person ${alena.publicId}`]],
    ['the phone of a participant', () => ['9850001122', `ticket ${bought.ticket}`]],
    ['a surname', () => ['Королёва', `person ${alena.publicId}`]],
    ['the beginning of a surname', () => ['Коро', `person ${alena.publicId}`]],
    ['a name and a surname', () => ['алёна королёва', `person ${alena.publicId}`]],
    ['a surname and a name', () => ['Королёва Алёна', `person ${alena.publicId}`]],
    ['the name of a participant', () => ['щукин петр', `ticket ${bought.ticket}`]],
    ['a start number', () => [String(bought.startNumber), `ticket ${bought.ticket}`]],
    ['an id of the payment system', () => [bought.payment, `payment`]],
    ['a start', () => ['лосиный', 'start moose']],
    ['a start and its city', () => ['москва медвежий', 'start bears']],
  ])('finds by %s', async (_what, of) => {
    const [typed = '', expected = ''] = of();
    expect(await first(admin, typed)).toContain(expected);
  });

  it('finds a policy, a track, a team, a club, goods, codes and certificates', async () => {
    const { id: offerId } = await createOffer(db());
    const policy = {
      first_name: 'Ян',
      last_name: 'Лис',
      phone: '',
      starts_at: new Date(),
      validity_seconds: 1,
      price_minor: 0,
    };
    const publicId = unique('policy');
    await insertRow(db(), 'policies', {
      ...policy,
      public_id: publicId,
      offer_id: offerId,
      user_id: alena.id,
      number: '2026-0999999',
    });
    expect(await first(admin, '2026-0999999')).toBe(`policy ${publicId}`);

    const { id: methodId } = await createMethod(db());
    const shipment = {
      unique_ids: ['x'],
      cost_minor: 0,
      grams: 1,
      days_min: 1,
      days_max: 2,
      first_name: 'Я',
      last_name: 'Л',
      phone: '',
      address: '',
    };
    const { rows } = await sql<{ id: number }>`select id from orders where public_id = ${bought.order}`.execute(db());
    await insertRow(db(), 'shipments', {
      ...shipment,
      public_id: 'parcel-1',
      order_id: rows[0]?.id,
      position: 0,
      method_id: methodId,
      city_id: moscow.id,
      track: '80080123456789',
    });
    expect(await first(admin, '80080 12345 6789')).toBe('shipment parcel-1');

    const team = await createTeam(db(), own.format.id, { title: 'Бешеные Белки' });
    expect(await first(admin, 'белки')).toBe(`team ${team.publicId}`);
    const club = await createClub(db(), [], { title: 'Рысь и Ко' });
    expect(await first(admin, 'рысь')).toBe(`club ${club.publicId}`);
    const product = await createProduct(db(), { title_ru: 'Бафф зимний', title_en: null });
    expect(await first(admin, 'бафф')).toBe(`product ${product.publicId}`);
    const promocode = await createPromocode(db(), { code: 'СТАРТ77' });
    const { rows: codes } = await sql<{
      id: string;
    }>`select public_id as id from promocodes where code = ${promocode.code}`.execute(db());
    expect(await first(admin, 'start77')).toBe(`promocode ${codes[0]?.id}`);

    const { id, code } = await createCertificate(db(), codesOf(app()));
    const kinds = await search(admin, code.toLowerCase());
    const certificates = await sql<{ id: string }>`select public_id as id from certificates where id = ${id}`.execute(
      db(),
    );
    expect(idsOf(kinds, 'certificate')).toEqual([certificates.rows[0]?.id]);
    expect(JSON.stringify(kinds)).not.toContain(code);
  });

  // BO-002
  it.each(['Королева', 'Koroleva', 'Rjhjktdf', 'королёва алена', 'Alyona Korolyova', 'korolёva'])(
    'finds the same person by “%s”',
    async (typed) => expect(await first(admin, typed)).toBe(`person ${alena.publicId}`),
  );

  it('shows five of a kind and says that there are more', async () => {
    for (let n = 0; n < 6; n += 1) await createTeam(db(), own.format.id, { title: `Суслики ${n}` });
    const [teams] = await search(admin, 'суслики');
    expect([teams?.items.length, teams?.more]).toEqual([5, true]);
    expect((await search(admin, 'суслики 3'))[0]?.more).toBe(false);
  });

  it('finds a start number in starts that are not over only', async () => {
    await sql`update event_cities set start_time = now() - interval '3 days' where public_id = 'bears'`.execute(db());
    const typed = String(foreign.startNumber);
    expect(idsOf(await search(admin, typed), 'ticket')).toEqual([]);
    await sql`update event_cities set start_time = now() + interval '3 days' where public_id = 'bears'`.execute(db());
    expect(idsOf(await search(admin, typed), 'ticket')).toEqual([foreign.ticket]);
  });

  it('finds nobody who was erased', async () => {
    const gone = await createBuyer(app(), { last_name: 'Пропавший', phone: '+79160000001' });
    expect(await first(admin, 'Пропавший')).toBe(`person ${gone.publicId}`);
    await sql`update users set deleted_at = now() where id = ${gone.id}`.execute(db());
    expect(await first(admin, 'Пропавший')).toBe('nothing');
  });

  it('refuses a single sign and answers what is asked for among', async () => {
    const short = await ask('GET', '/search?q=%20a%20', admin);
    expect([short.status, short.body['errors']]).toEqual([400, { q: 'Введите хотя бы 2 символа' }]);
    const kinds = await search(admin, 'alena@example.org', '&kinds=order,ticket');
    expect(kinds.map(({ kind }) => kind)).toEqual(['order']);
  });

  it('is 429 after 120 questions of a minute', async () => {
    const limited = await createTestApp({ config: { limitsOff: false } });
    const door = createDoor(
      () => limited,
      () => new Date(),
    );
    const eager = await door.createMember();
    const asking = () => door.ask('GET', '/search?q=zz', eager);
    // They come back evenly, so a few more are let through meanwhile.
    let [count, last] = [0, await asking()];
    for (; last.status === 200 && count < 140; count += 1) last = await asking();
    expect(count).toBeGreaterThanOrEqual(120);
    expect([last.status, Number(last.retryAfter) > 0]).toEqual([429, true]);
    await limited.close();
  });
});

// BO-006
describe('a scanned QR text', () => {
  const text = (version = 1) =>
    qrText(createSecrets(app().config).tickets, { ticketNumber: bought.ticketNumber, qrVersion: version });

  it('opens the ticket, in lower case and with an old version too', async () => {
    expect(await first(admin, ` ${text().toLowerCase()} `)).toBe(`ticket ${bought.ticket}`);
    expect(await first(admin, text(7))).toBe(`ticket ${bought.ticket}`);
  });

  it('of a forged signature finds nothing', async () => {
    expect(
      await search(
        admin,
        text().replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
      ),
    ).toEqual([]);
    expect(await search(admin, text().replace(bought.ticketNumber, foreign.ticketNumber))).toEqual([]);
  });
});

// BO-004, BO-134
describe('what the search shows of a person', () => {
  it('is the name, and e-mail and phone masked, however they were asked for', async () => {
    for (const typed of [alena.email, alena.phone, 'Королёва', bought.order]) {
      const answer = JSON.stringify(await search(admin, typed));
      expect(answer).not.toContain(alena.email);
      expect(answer).not.toMatch(/916\D*123/);
    }
    const [people] = await search(admin, alena.email);
    expect(people?.items).toEqual([
      {
        kind: 'person',
        public_id: alena.publicId,
        title: 'Королёва Алёна',
        detail: 'a***@example.org · +7 *** **-67',
        state: 'full',
        path: `/people/${alena.publicId}`,
      },
    ]);
  });
});
