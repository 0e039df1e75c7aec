import { errorText } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinPurchases } from '../../src/modules/accounts/join-purchases.ts';
import { unique } from '../factories/events.ts';
import { paymentBody, place, plainLine, press, readOrder } from '../factories/orders.ts';
import { owners } from '../factories/person.ts';
import { createRunner } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { newBuyer, openOffice, type Start } from './office.ts';

const { app, db, ask, list, buyOf, createColleague, createStart } = openOffice();

let admin: Member;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  start = await createStart({ quotas: { athlete: 100 } });
});
afterEach(() => assertInvariants(db()));

const reason = 'Позвонил и передумал';
const fiveTimes = errorText('ru', { id: 'letter_again_limit' });
const buy = (fields: Record<string, unknown> = {}): Promise<string> =>
  buyOf([plainLine(start.format.publicId, 1)], fields);
const wait = async (): Promise<string> => {
  const body = paymentBody([plainLine(start.format.publicId, 2)], { email: newBuyer() });
  return (await place(app(), body)).order.public_id;
};
type Card = { version: number; note: string; acts: string[]; channel: string; buyer: { email: { masked: string } } };
const card = async (id: string): Promise<Card> => (await ask('GET', `/orders/${id}`, admin)).body['values'] as Card;
const act = async (method: 'PUT' | 'POST', id: string, path: string, body: object = {}) =>
  ask(method, `/orders/${id}${path}`, { ...admin, body: { version: (await card(id)).version, ...body } });
const orderRow = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from orders where public_id = ${id}`.execute(db())).rows[0] ?? {};
const lettersTo = async (address: string): Promise<{ subject: string; text: string }[]> => {
  await app().sweeps.sendLetters();
  return app().letters.filter(({ to }) => to.address === address);
};

describe('the buyer’s data of an order', () => {
  // BO-064
  it('are corrected, both mailboxes are told, and no account gets the order by an address', async () => {
    const former = newBuyer();
    const owner = await createRunner(app());
    const id = await buy({ email: former });
    const before = await orderRow(id);
    const saved = await act('PUT', id, '', { email: owner.email, phone: '8 916 222-33-44' });
    expect([saved.status, saved.body]).toEqual([200, { message: 'Сохранено' }]);
    expect(await orderRow(id)).toMatchObject({
      email: owner.email,
      phone: '+79162223344',
      user_id: before['user_id'],
      joined_at: null,
    });
    // At his next login, as at every one.
    const joined = await db()
      .transaction()
      .execute((tx) => joinPurchases(tx, owners(), { userId: owner.id, email: owner.email }));
    expect([joined, (await orderRow(id))['user_id']]).toEqual([0, before['user_id']]);
    const [away, here] = [await lettersTo(former), await lettersTo(owner.email)];
    expect(away.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Почта заказа изменена'));
    expect(away.find(({ subject }) => subject.startsWith('Почта заказа'))?.text).not.toContain(id);
    expect(here.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Теперь письма приходят сюда'));
  });

  it('are refused where they are no address or phone; a note is kept for the staff', async () => {
    const id = await buy();
    expect((await act('PUT', id, '', { email: 'нет' })).body['errors']).toEqual({ email: expect.any(String) });
    expect((await act('PUT', id, '', { phone: '12' })).body['errors']).toEqual({ phone: expect.any(String) });
    const note = 'Просил счёт <script>alert(1)</script>';
    expect((await act('PUT', id, '', { note })).status).toBe(200);
    expect(await card(id)).toMatchObject({ note, version: 2 });
    expect(JSON.stringify(await readOrder(app(), id))).not.toContain('Просил');
  });

  // BO-148
  it('of two who change them at once the second sees what the first has saved', async () => {
    const id = await buy();
    const { version } = await card(id);
    const save = (note: string) => ask('PUT', `/orders/${id}`, { ...admin, body: { version, note } });
    expect((await save('Первая')).status).toBe(200);
    expect(await save('Вторая')).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        version: version + 1,
        current: { note: 'Первая' },
        changed_by: { public_id: admin.publicId },
      },
    });
  });
});

describe('an order that waits for its money', () => {
  it('is cancelled with a reason, and its places are on sale again', async () => {
    const id = await wait();
    expect((await card(id)).acts).toEqual(['edit', 'cancel', 'pay_link']);
    const taken = async () =>
      (await sql<{ taken: number }>`select taken from quotas where format_id = ${start.format.id}`.execute(db()))
        .rows[0]?.taken;
    const before = Number(await taken());
    expect((await act('POST', id, '/cancel', { reason })).status).toBe(200);
    expect(await taken()).toBe(before - 2);
    expect(await card(id)).toMatchObject({ status: 'cancelled', acts: ['edit'] });
  });

  it('is either paid or cancelled when both come at once', async () => {
    const id = await wait();
    const [cancelled] = await Promise.all([
      act('POST', id, '/cancel', { reason }),
      press(app(), id, 'paid').catch(() => null),
    ]);
    expect((await orderRow(id))['status']).toBe(cancelled.status === 200 ? 'cancelled' : 'paid');
  });

  it('gets a link by which it is paid', async () => {
    const id = await wait();
    const answer = await act('POST', id, '/pay_link');
    const { url, expires } = answer.body['values'] as { url: string; expires: number };
    expect(url).toMatch(new RegExp(`/basket/thanks\\?order=${id}$`));
    expect(expires).toBeGreaterThan(Date.now() / 1000);
    const [letter] = await lettersTo(String((await orderRow(id))['email']));
    expect(letter?.text).toContain(url);
    expect((await readOrder(app(), id)).pay_again).toBe(true);
  });

  // BO-008
  it('gets five links a day', async () => {
    const id = await wait();
    for (let n = 0; n < 5; n += 1) expect((await act('POST', id, '/pay_link')).status).toBe(200);
    const sixth = await act('POST', id, '/pay_link');
    expect([sixth.status, sixth.body['message']]).toEqual([429, fiveTimes]);
    const { rows } = await sql`
      select 1 from letters where template = 'order_news' and data ->> 'order' = ${id}`.execute(db());
    expect(rows).toHaveLength(5);
  });

  it('is neither cancelled nor given a link once it is paid', async () => {
    const id = await buy();
    expect((await card(id)).acts).toEqual(['edit']);
    for (const path of ['/cancel', '/pay_link'])
      expect(await act('POST', id, path, { reason })).toMatchObject({
        status: 400,
        body: { code: 'state', message: 'Заказ не ждёт оплаты' },
      });
  });
});

describe('who made an order', () => {
  it('is told by its row, its card and a filter', async () => {
    const mark = unique('channel');
    const [bought, made] = [await buy(), await buy()];
    await sql`update orders set channel = 'staff', note = ${mark} where public_id = ${made}`.execute(db());
    const found = await list(admin, `/orders?f.channel=staff`);
    expect(found.values.map((row) => [row['public_id'], row['channel']])).toEqual([[made, 'staff']]);
    expect((await card(bought)).channel).toBe('site');
  });
});
