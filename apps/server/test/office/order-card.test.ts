import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuditModule } from '../../src/modules/audit/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { entry } from '../audit/notes.ts';
import { createUser } from '../factories/accounts.ts';
import { createGoodsOrder } from '../factories/cabinet.ts';
import { createPromocode, unique } from '../factories/events.ts';
import { createOffer, ticketInsurance } from '../factories/insurance.ts';
import { buy, paymentBody, plainLine, ticketLine } from '../factories/orders.ts';
import { cancel, setPolicy } from '../factories/returns.ts';
import type { Member } from '../staff/door.ts';
import { openOffice } from './office.ts';

const { app, db, ask, buyOf, createColleague, createKeeperOf, createStart, clock } = openOffice();

type Card = Record<string, unknown> & {
  lines: Record<string, unknown>[];
  payments: Record<string, unknown>[];
  refunds: Record<string, unknown>[];
  letters: Record<string, unknown>[];
  parcels: unknown[];
};
const read = async (member: Member, id: string): Promise<{ status: number; card: Card }> => {
  const answer = await ask('GET', `/orders/${id}`, member);
  return { status: answer.status, card: answer.body['values'] as Card };
};
const historyOf = async (member: Member, id: string) =>
  (await ask('GET', `/orders/${id}/history`, member)).body['values'] as { act: string; actor: { public_id: string } }[];

let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});

describe('the card of an order', () => {
  it('says what was bought, at which price and why, and how it was paid', async () => {
    const { start, format } = await createStart();
    const { code } = await createPromocode(db());
    const email = `${unique('buyer')}@example.org`;
    const lines = [ticketLine(format.publicId, { promocode: code }), plainLine(format.publicId, 2)];
    const { order } = await buy(app(), paymentBody(lines, { email, phone: '+7 916 123-45-45' }));
    await app().sweeps.sendLetters();
    const { status, card } = await read(admin, order.public_id);
    expect(status).toBe(200);
    expect(card).toMatchObject({
      public_id: order.public_id,
      number: order.public_id.slice(0, 8),
      status: 'paid',
      confirmation: null,
      cancelled: null,
      issued: expect.any(Number),
      language: 'ru',
      buyer: {
        temporary: true,
        email: { masked: `b***@example.org`, can_reveal: true },
        phone: { masked: '+7 *** **-45' },
      },
      total: 8700,
      discount: 300,
      delivery: 0,
      amount: 8700,
      starts: [{ public_id: start }],
      hidden_lines: 0,
      refunds: [],
      parcels: [],
    });
    expect(card.lines).toEqual([
      expect.objectContaining({
        selector: 'ticket',
        public_id: format.publicId,
        start,
        count: 1,
        price: 3000,
        discount: 300,
        total: 2700,
        reason: 'promocode',
        promocode: code,
        issued: [{ public_id: expect.any(String), number: expect.any(String), state: 'held', name: 'Иванова Анна' }],
      }),
      expect.objectContaining({ count: 2, total: 6000, reason: null, promocode: null }),
    ]);
    expect(card.lines[1]?.['issued']).toHaveLength(2);
    expect(card.payments).toEqual([
      expect.objectContaining({
        provider: 'sandbox',
        status: 'captured',
        amount: 8700,
        refunded: 0,
        captured: expect.any(Number),
        notices: [{ received: expect.any(Number), outcome: 'captured' }],
      }),
    ]);
    expect(card.letters).toContainEqual(
      expect.objectContaining({
        template: 'order',
        state: 'sent',
        to: { masked: 'b***@example.org', can_reveal: true },
      }),
    );
    expect(JSON.stringify(card)).not.toContain(email);
    expect(JSON.stringify(card)).not.toContain('9161234545');
  });

  it('says what came back', async () => {
    const { format } = await createStart();
    const { token } = await createUser(db());
    const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)]), { token });
    const { rows } = await sql<{ id: number; publicId: string }>`
      select t.id, t.public_id as "publicId" from tickets t join orders o on o.id = t.order_id where o.public_id = ${order.public_id}`.execute(
      db(),
    );
    await setPolicy(db(), rows[0]?.id ?? 0, [{ days: 1, percent: 50 }]);
    expect((await cancel(app(), rows[0]?.publicId ?? '', { token, sum: 1500 })).statusCode).toBe(200);
    await app().sweeps.sendRefunds();
    const { card } = await read(admin, order.public_id);
    expect(card.refunds).toEqual([
      expect.objectContaining({
        status: 'done',
        reason: 'ticket',
        amount: 1500,
        next_attempt: null,
        done: expect.any(Number),
      }),
    ]);
    expect(card.lines[0]).toMatchObject({
      issued: [{ state: 'returned' }],
      refunds: [{ amount: 1500, certificates_amount: 0, done: expect.any(Number) }],
    });
  });

  it.each<[Parameters<typeof createColleague>[0], boolean]>([
    ['admin', true],
    ['finance', true],
    ['manager', false],
  ])('shows a %s the policies of its lines, if he may see insurance: %s', async (role, isShown) => {
    const { format } = await createStart();
    const { publicId: offer } = await createOffer(db());
    const ticket = ticketLine(format.publicId);
    const insurance = ticketInsurance(offer, ticket['unique_id']);
    const { order } = await buy(app(), paymentBody([ticket], { insurances: [insurance] }));
    const { rows } = await sql<{ number: string }>`
      select p.number from policies p join orders o on o.id = p.order_id where o.public_id = ${order.public_id}`.execute(
      db(),
    );
    const { card } = await read(await createColleague(role), order.public_id);
    const numbersOf = (selector: string) => card.lines.find((line) => line['selector'] === selector)?.['issued'];
    expect(numbersOf('ticket')).toHaveLength(1);
    expect(numbersOf('insurance')).toHaveLength(isShown ? 1 : 0);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(card).includes(rows[0]?.number ?? '')).toBe(isShown);
  });

  it('tells pieces of one product apart by variant and size', async () => {
    const { publicId } = await createGoodsOrder(db(), (await createUser(db())).id);
    expect((await read(admin, publicId)).card.lines).toMatchObject([{ variant: 'Синий', size: 'M' }]);
  });

  it('of the shop is opened by a grant for everything alone', async () => {
    const { publicId } = await createGoodsOrder(db(), (await createUser(db())).id);
    const { start } = await createStart();
    expect((await read(admin, publicId)).card.lines).toHaveLength(1);
    expect((await read(await createColleague('manager', { starts: [start] }), publicId)).status).toBe(404);
  });
});

// BO-124
describe('a colleague of one start', () => {
  it('opens nothing of another, card nor history, and is told the same of what does not exist', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const { order } = await buy(app(), paymentBody([plainLine(other.format.publicId, 1)]));
    const colleague = await createColleague('manager', { starts: [own.start] });
    const unknown = await ask('GET', '/orders/unknown', colleague);
    for (const path of [
      `/orders/${order.public_id}`,
      `/orders/${order.public_id}/history`,
      '/orders/unknown/history',
    ]) {
      const answer = await ask('GET', path, colleague);
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
  });

  it('sees of an order with lines of two starts his own and nothing that belongs to the others', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const { token } = await createUser(db());
    const lines = [plainLine(own.format.publicId, 1), plainLine(other.format.publicId, 2)];
    const { order } = await buy(app(), paymentBody(lines), { token });
    const { rows } = await sql<{ id: number; publicId: string }>`
      select t.id, t.public_id as "publicId" from tickets t join formats f on f.id = t.format_id
      where f.public_id = ${other.format.publicId}`.execute(db());
    await setPolicy(db(), rows[0]?.id ?? 0, [{ days: 1, percent: 100 }]);
    await cancel(app(), rows[0]?.publicId ?? '', { token, sum: 3000 });
    const { card } = await read(await createColleague('manager', { starts: [own.start] }), order.public_id);
    expect(card).toMatchObject({ hidden_lines: 1, starts: [{ public_id: own.start }], refunds: [] });
    expect(card.lines.map(({ start }) => start)).toEqual([own.start]);
    expect(JSON.stringify(card)).not.toContain(other.format.publicId);
    expect((await read(admin, order.public_id)).card.refunds).toHaveLength(1);
  });
});

// BO-130
describe('the audit', () => {
  it('has one entry for the looks of ten minutes, and none for the list', async () => {
    const { format } = await createStart();
    const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)]));
    const looker = await createColleague('finance');
    await ask('GET', `/orders?search=${order.public_id}`, looker);
    expect(await historyOf(admin, order.public_id)).toEqual([]);
    await read(looker, order.public_id);
    await read(looker, order.public_id);
    expect(await historyOf(admin, order.public_id)).toEqual([
      expect.objectContaining({
        act: 'order.view',
        count: 2,
        actor: expect.objectContaining({ public_id: looker.publicId }),
        result: 'done',
        changes: [],
      }),
    ]);
    const { rows } = await sql<{ count: number }>`
      select v.count from audit_views v join audit_entries e on e.id = v.entry_id where e.object_id = ${order.public_id}`.execute(
      db(),
    );
    expect(rows).toEqual([{ count: 2 }]);
    clock.advance(11 * 60);
    await read(looker, order.public_id);
    expect(await historyOf(admin, order.public_id)).toHaveLength(2);
  });

  it('is shown with personal values masked', async () => {
    const { format } = await createStart();
    const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)]));
    const { id } = await createUser(db());
    const changes = [
      { field: 'email', before: 'ivan@mail.ru', after: 'olga@mail.ru', person: id },
      { field: 'note', before: null, after: 'rang' },
    ];
    const { config } = app();
    const audit = createAuditModule({ db: db(), log: createLog(config), secrets: createSecrets(config) });
    await audit.port.note(db(), entry({ object: { kind: 'order', publicId: order.public_id, title: '' }, changes }));
    expect((await historyOf(admin, order.public_id))[0]).toMatchObject({
      act: 'order.change',
      changes: [
        { field: 'email', before: 'i***@mail.ru', after: 'o***@mail.ru' },
        { field: 'note', before: null, after: 'rang' },
      ],
    });
  });

  it('tells whom tickets are for only by the right to see tickets', async () => {
    const { format } = await createStart();
    const id = await buyOf([ticketLine(format.publicId)]);
    const namesFor = async (...areas: string[]): Promise<unknown> => {
      const { card } = await read(await createKeeperOf(...areas), id);
      const issued = (card.lines[0]?.['issued'] ?? []) as { name: string | null }[];
      return issued.map(({ name }) => name);
    };
    expect(await namesFor('orders')).toEqual([null]);
    expect(await namesFor('orders', 'tickets:view')).toEqual(['Иванова Анна']);
  });

  it('names the starts of the order, so that who works for them sees it', async () => {
    const { start, format } = await createStart();
    const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)]));
    await read(admin, order.public_id);
    const { rows } = await sql<{ places: { start: string }[] }>`
      select places from audit_entries where object_kind = 'order' and object_id = ${order.public_id}`.execute(db());
    expect(rows[0]?.places.map((place) => place.start)).toEqual([start]);
  });
});
