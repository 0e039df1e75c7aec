import { ordersList } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createGoodsOrder } from '../factories/cabinet.ts';
import { plainLine } from '../factories/orders.ts';
import type { Member } from '../staff/door.ts';
import { newBuyer, openOffice, type Start } from './office.ts';

const { db, ask, list, idsOf, createColleague, createStart, buyOf } = openOffice();

let admin: Member;
let here: Start;
let there: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  [here, there] = [await createStart(), await createStart()];
});
const buyHere = (lines = [plainLine(here.format.publicId, 1)], fields: Record<string, unknown> = {}): Promise<string> =>
  buyOf(lines, fields);

describe('a row of the list', () => {
  it('says who bought what, for how much and by whom it was paid', async () => {
    const id = await buyHere([plainLine(here.format.publicId, 2)], {
      email: 'ivan@mail.ru',
      phone: '+7 916 123-45-45',
    });
    const { values } = await list(admin, `/orders?search=${id}`);
    expect(values).toEqual([
      {
        public_id: id,
        channel: 'site',
        number: id.slice(0, 8),
        created: expect.any(Number),
        paid: expect.any(Number),
        status: 'paid',
        buyer: {
          public_id: expect.any(String),
          name: '',
          temporary: true,
          email: { masked: 'i***@mail.ru', can_reveal: true },
          phone: { masked: '+7 *** **-45', can_reveal: true },
        },
        total: 6000,
        discount: 0,
        certificates_amount: 0,
        amount: 6000,
        starts: [{ event: here.event, public_id: here.start, title: 'Забег' }],
        lines: [{ selector: 'ticket', title: expect.stringContaining('Личный'), count: 2 }],
        lines_count: 1,
        hidden_lines: 0,
        provider: 'sandbox',
      },
    ]);
    expect(Object.keys(values[0] ?? {})).toEqual(expect.arrayContaining([...ordersList.columns]));
  });

  // BO-134
  it.each(['admin', 'manager', 'finance'] as const)('shows no whole address or phone to a %s', async (role) => {
    const email = newBuyer();
    const id = await buyHere(undefined, { email, phone: '+7 916 765-43-21' });
    const colleague = await createColleague(role);
    const answer = await ask('GET', `/orders?search=${encodeURIComponent(email)}`, colleague);
    expect((answer.body['values'] as { public_id: string }[]).map(({ public_id }) => public_id)).toEqual([id]);
    expect(JSON.stringify(answer.body)).not.toContain(email);
    expect(JSON.stringify(answer.body)).not.toContain('9167654321');
    const [row] = answer.body['values'] as { buyer: { email: { can_reveal: boolean } } }[];
    expect(row?.buyer.email.can_reveal).toBe(role !== 'finance');
  });
});

describe('the search', () => {
  it('finds by the number, the address, the phone and the number of a ticket, and by nothing less', async () => {
    const email = newBuyer();
    const id = await buyHere(undefined, { email, phone: '+7 999 000-11-22' });
    const { rows } = await sql<{ number: string }>`
      select t.ticket_number as number from tickets t join orders o on o.id = t.order_id where o.public_id = ${id}`.execute(
      db(),
    );
    const search = async (text: string) => idsOf(admin, `/orders?search=${encodeURIComponent(text)}`);
    for (const text of [
      id,
      id.slice(0, 8),
      id.slice(0, 8).toUpperCase(),
      email.toUpperCase(),
      '+7 (999) 000-11-22',
      rows[0]?.number ?? '',
    ])
      expect(await search(text), text).toEqual([id]);
    for (const text of [id.slice(0, 7), `${id.slice(0, 8)}x`, 'example.org', '%', '1122', "'"])
      expect(await search(text), text).not.toContain(id);
  });
});

// BO-141
describe('the pages', () => {
  it('lead on and back, and not under another filter', async () => {
    const start = await createStart();
    const ids = [];
    for (let count = 0; count < 27; count += 1) ids.unshift(await buyHere([plainLine(start.format.publicId, 1)]));
    const query = `/orders?f.start=${start.start}&limit=25`;
    const first = await list(admin, query);
    expect([first.values.length, first.total, first.previous]).toEqual([25, { count: 27, exact: true }, null]);
    // A new one neither shifts the pages nor is shown on the way.
    await buyHere([plainLine(start.format.publicId, 1)]);
    const second = await list(admin, `${query}&cursor=${first.next}`);
    expect([...first.values, ...second.values].map(({ public_id: id }) => id)).toEqual(ids);
    expect(second.next).toBe(null);
    const back = await list(admin, `${query}&cursor=${second.previous}`);
    expect(back.values).toEqual(first.values);
    const other = await ask('GET', `/orders?limit=25&cursor=${first.next}`, admin);
    expect([other.status, other.body['errors']]).toEqual([400, { cursor: expect.any(String) }]);
  });
});

// BO-124
describe('a colleague of one start', () => {
  it('is listed and told the number of its orders alone', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const mine = await buyHere([plainLine(own.format.publicId, 1)]);
    await buyHere([plainLine(other.format.publicId, 1)]);
    await createGoodsOrder(db(), (await createUser(db())).id);
    for (const scope of [{ starts: [own.start] }, { events: [own.event] }]) {
      const colleague = await createColleague('manager', scope);
      const page = await list(colleague, '/orders');
      expect(page.values.map(({ public_id: id }) => id)).toEqual([mine]);
      expect(page.total).toEqual({ count: 1, exact: true });
    }
  });

  it('sees of an order with lines of two starts his own, and how many others there are', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const lines = [
      plainLine(other.format.publicId, 3),
      plainLine(own.format.publicId, 1),
      plainLine(other.format.publicId, 1),
    ];
    const id = await buyHere(lines);
    const colleague = await createColleague('manager', { starts: [own.start] });
    const { values } = await list(colleague, '/orders');
    expect(values).toEqual([
      expect.objectContaining({
        public_id: id,
        starts: [{ event: own.event, public_id: own.start, title: 'Забег' }],
        lines: [{ selector: 'ticket', title: expect.any(String), count: 1 }],
        lines_count: 1,
        hidden_lines: 2,
      }),
    ]);
    // Nor does a filter tell what the others are.
    expect(await idsOf(colleague, `/orders?f.start=${other.start}`)).toEqual([]);
    expect(await idsOf(colleague, `/orders?f.event=${other.event}`)).toEqual([]);
    expect(await idsOf(colleague, `/orders?f.format=${other.format.publicId}`)).toEqual([]);
    expect(await idsOf(colleague, `/orders?f.start=${own.start}`)).toEqual([id]);
  });

  it('finds nothing of others by search', async () => {
    const id = await buyHere([plainLine(there.format.publicId, 1)]);
    const colleague = await createColleague('manager', { starts: [here.start] });
    expect(await idsOf(colleague, `/orders?search=${id}`)).toEqual([]);
  });
});
