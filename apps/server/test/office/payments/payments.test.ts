import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toUnix } from '../../../src/kernel/clock.ts';
import { createFormat, inDays } from '../../factories/events.ts';
import {
  claimPayment,
  findPayment,
  releasePayment,
} from '../../../src/modules/payments/staff/payments/payment-rows.repository.ts';
import { expireOrder } from '../../factories/late.ts';
import { myTickets, newKey, paymentBody, place, type Placed, plainLine, readOrder } from '../../factories/orders.ts';
import { cancel, ticketRow } from '../../factories/returns.ts';
import { assertInvariants } from '../../invariants.ts';
import { attemptsOf, makeDue, notify } from '../../payments/banks/attempts.ts';
import { createTwoStageBank, hmac } from '../../payments/banks/two-stage.ts';
import type { Member } from '../../staff/door.ts';
import { newBuyer } from '../office.ts';
import { openMoney } from './stage.ts';

const bank = createTwoStageBank();
const { act, app, ask, createColleague, db, list, payment } = openMoney({ providers: [bank.provider] });
let finance: Member;
beforeAll(async () => {
  finance = await createColleague('finance');
});
afterEach(async () => {
  bank.log.splice(0);
  bank.state.losesAnswers = false;
  bank.state.isSlow = false;
  await assertInvariants(db());
});

const order = async (): Promise<Placed> => {
  const format = await createFormat(db(), { preregistration: false, start_time: inDays(40) });
  return place(app(), paymentBody([plainLine(format.publicId, 1)], { email: newBuyer() }));
};
const bankIdOf = async ({ order: { public_id } }: Placed): Promise<string> =>
  (await attemptsOf(app(), public_id)).at(-1)?.providerPaymentId ?? '';
const block = async (placed: Placed): Promise<string> => {
  const id = await bankIdOf(placed);
  const body = bank.authorize(id);
  await notify(app(), 'two-stage?type=pay', body, {
    'content-type': 'application/x-www-form-urlencoded',
    'content-hmac': hmac(body),
  });
  return id;
};
/** Its money is blocked, and its order cannot use it any more. */
const blockLate = async (): Promise<{ placed: Placed; id: string }> => {
  const placed = await order();
  await expireOrder(app(), placed, 25);
  return { placed, id: await block(placed) };
};
const entriesOf = async (publicId: string): Promise<{ act: string; result: string }[]> => {
  const { rows } = await sql<{ act: string; result: string }>`
    select act, result from audit_entries where object_id = ${publicId} order by id`.execute(db());
  return rows;
};

describe('the list of payments', () => {
  it('shows order, number, sum, notices, and filters by state, provider and silence', async () => {
    const placed = await order();
    const shown = await payment(finance, placed.order.public_id);
    expect(shown).toMatchObject({ provider: 'two-stage', state: 'waiting', notices: 0, asked: null, acts: ['ask'] });
    const id = await block(placed);
    expect(await payment(finance, placed.order.public_id)).toMatchObject({
      provider_id: id,
      state: 'authorized',
      notices: 1,
      acts: ['ask', 'capture'],
    });
    const ids = async (query: string) =>
      (await list(finance, `/payments?${query}`)).values.map((row) => row['public_id']);
    const lately = `f.created.from=${toUnix(inDays(-30))}`;
    expect(await ids(`f.state=authorized&f.provider=two-stage&f.notices=some&${lately}`)).toContain(shown.public_id);
    for (const other of ['f.state=captured', 'f.provider=sandbox', `f.notices=without&${lately}`, 'f.created.to=1'])
      expect(await ids(other)).not.toContain(shown.public_id);
    expect((await ask('GET', '/payments/count?f.state=authorized', finance)).body).toMatchObject({ exact: true });
    await act(finance, shown.public_id, 'capture');
  });

  it('is looked through for notices within a month alone', async () => {
    const late = toUnix(inDays(-32));
    for (const path of ['/payments', '/payments/count'])
      for (const query of ['', `&f.created.from=${late}`, '&f.created.to=1'])
        expect((await ask('GET', `${path}?f.notices=without${query}`, finance)).status).toBe(400);
    expect((await ask('GET', `/payments?f.notices=some`, finance)).body).toMatchObject({
      message: expect.stringContaining('не больше 31 дней'),
    });
    expect((await ask('GET', `/payments?f.notices=without&f.created.from=today`, finance)).status).toBe(200);
  });

  it('is nothing to whoever reaches some starts alone', async () => {
    const { values } = await list(await createColleague('finance', { events: ['none'] }), '/payments');
    expect(values).toEqual([]);
  });
});

// BO-084
describe('capturing blocked money', () => {
  it('takes it once, by many at once and by one key again, with an entry of the question and one of its end', async () => {
    const placed = await order();
    const id = await block(placed);
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    const key = newKey();
    const answers = await Promise.all([
      act(finance, publicId, 'capture', key),
      ...Array.from({ length: 7 }, () => act(finance, publicId, 'capture')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'state')).toHaveLength(7);
    expect(bank.log).toEqual([`Completed ${id}`]);
    expect((await readOrder(app(), placed.order.public_id)).status).toBe('paid');
    expect((await act(finance, publicId, 'capture')).body).toMatchObject({
      code: 'state',
      message: 'Деньги этого платежа не заблокированы',
    });
    expect((await act(finance, publicId, 'void')).body).toMatchObject({ code: 'state' });
    expect(bank.log).toEqual([`Completed ${id}`]);
    const done = (await entriesOf(publicId)).filter(({ result }) => result === 'done');
    expect(done).toEqual(Array.from({ length: 2 }, () => ({ act: 'payment.capture', result: 'done' })));
  });

  it('whose answer was lost is found out by asking', async () => {
    const placed = await order();
    await block(placed);
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    bank.state.losesAnswers = true;
    expect((await act(finance, publicId, 'capture')).status).toBe(503);
    expect((await payment(finance, placed.order.public_id)).state).toBe('authorized');
    const mine = (await entriesOf(publicId)).map(({ result }) => result);
    expect(mine).toEqual(['done', 'refused']);
    const asked = await act(finance, publicId, 'ask');
    expect(asked.body['values']).toMatchObject({ state: 'captured', acts: ['ask'] });
  });

  it('by the key of another payment never reaches the bank', async () => {
    const [one, other] = [await order(), await order()];
    const [first] = [await block(one), await block(other)];
    const key = newKey();
    await act(finance, (await payment(finance, one.order.public_id)).public_id, 'capture', key);
    const { public_id: publicId } = await payment(finance, other.order.public_id);
    expect((await act(finance, publicId, 'capture', key)).body).toMatchObject({ code: 'idempotency' });
    expect(bank.log).toEqual([`Completed ${first}`]);
    await act(finance, publicId, 'capture');
  });

  it('that was accepted and not done yet is said to wait, and may be asked for again', async () => {
    const placed = await order();
    await block(placed);
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    bank.state.isSlow = true;
    expect((await act(finance, publicId, 'capture')).body).toMatchObject({
      code: 'state',
      message: expect.stringContaining('ещё заблокированы'),
    });
    bank.state.isSlow = false;
    expect((await act(finance, publicId, 'capture')).body['values']).toMatchObject({ state: 'captured' });
  });

  it('of another sum is said, and changes nothing', async () => {
    const placed = await order();
    const known = bank.payments.get(await block(placed));
    if (!known) throw new Error('the bank has no such payment');
    const { public_id: publicId, amount } = await payment(finance, placed.order.public_id);
    known.amount -= 100;
    for (const name of ['capture', 'ask'] as const)
      expect((await act(finance, publicId, name)).body).toMatchObject({
        code: 'state',
        message: expect.stringContaining(`${amount - 1} ₽`),
      });
    expect((await payment(finance, placed.order.public_id)).state).toBe('authorized');
    known.amount += 100;
    await act(finance, publicId, 'ask');
  });

  it('that the bank has let go is refused in words, and asking ends the order once all of it was given back', async () => {
    const placed = await order();
    const id = await block(placed);
    const known = bank.payments.get(id);
    if (!known) throw new Error('the bank has no such payment');
    known.status = 'Cancelled';
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    for (const name of ['capture', 'ask'] as const)
      expect((await act(finance, publicId, name)).body).toMatchObject({
        code: 'state',
        message: expect.stringContaining('Оформите возврат всей суммы заказа'),
      });
    await sql`update events set refund_policy = '[{"days":0,"percent":100}]'`.execute(db());
    const ticketId = (await myTickets(app(), placed.token))[0]?.public_id ?? '';
    await cancel(app(), ticketId, { token: placed.token });
    expect((await act(finance, publicId, 'ask')).body['values']).toMatchObject({ state: 'refunded' });
    expect((await readOrder(app(), placed.order.public_id)).status).toBe('refunded');
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
    expect(bank.log).toEqual([]);
  });

  it('passes over a turn that somebody else has, which is his until its end', async () => {
    const placed = await order();
    await block(placed);
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    const row = await findPayment(db(), publicId);
    if (!row) throw new Error('no payment');
    const until = await claimPayment(db(), { id: row.id, status: 'authorized', seconds: 600 });
    await releasePayment(db(), row.id, '2030-01-01 00:00:00+00');
    await makeDue(app());
    await app().sweeps.pollPayments();
    expect((await act(finance, publicId, 'capture')).body).toMatchObject({ code: 'state' });
    expect((await act(finance, publicId, 'ask')).status).toBe(200);
    expect((await act(finance, publicId, 'capture')).body).toMatchObject({ code: 'state' });
    expect(bank.log).toEqual([]);
    await releasePayment(db(), row.id, until ?? '');
    expect((await act(finance, publicId, 'capture')).status).toBe(200);
  });

  it('is refused while it waits for money, and is nobody’s without the right', async () => {
    const placed = await order();
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    expect((await act(finance, publicId, 'capture')).body).toMatchObject({ code: 'state' });
    expect((await act(await createColleague('manager'), publicId, 'capture')).status).toBe(403);
    expect((await act(finance, 'nothing', 'capture')).status).toBe(404);
  });
});

// BO-084
describe('letting blocked money go', () => {
  it('is refused where an order has it', async () => {
    const placed = await order();
    await block(placed);
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    expect((await act(finance, publicId, 'void')).body).toMatchObject({
      code: 'state',
      message: 'Заказ принят, его вещи выданы: отпустить деньги нельзя, оформите возврат',
    });
    expect(bank.log).toEqual([]);
    await act(finance, publicId, 'capture');
  });

  it('ends what no order could use, once by many at once, and its refund is not sent any more', async () => {
    const { placed, id } = await blockLate();
    const shown = await payment(finance, placed.order.public_id);
    expect(shown).toMatchObject({ state: 'refunding', acts: ['ask', 'void'] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(finance, shown.public_id, 'void')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(bank.log).toEqual([`Cancelled ${id}`]);
    await app().sweeps.sendRefunds();
    expect(bank.log).toEqual([`Cancelled ${id}`]);
    expect(await payment(finance, placed.order.public_id)).toMatchObject({ state: 'refunded', acts: ['ask'] });
    expect((await act(finance, shown.public_id, 'void')).body).toMatchObject({ code: 'state' });
  });
});

describe('asking the provider', () => {
  it('that was switched off is refused in words', async () => {
    const { public_id: publicId } = await payment(finance, (await order()).order.public_id);
    await sql`update payments set provider = 'former' where public_id = ${publicId}`.execute(db());
    expect((await act(finance, publicId, 'ask')).body).toMatchObject({
      code: 'state',
      message: 'Касса этого платежа отключена: её не спросить',
    });
  });

  it('applies what was never told, and leaves an entry with both states', async () => {
    const placed = await order();
    const id = await bankIdOf(placed);
    const known = bank.payments.get(id);
    if (!known) throw new Error('the bank has no such payment');
    const { public_id: publicId } = await payment(finance, placed.order.public_id);
    expect((await act(finance, publicId, 'ask')).body['values']).toMatchObject({ state: 'waiting' });
    known.status = 'Completed';
    expect((await act(finance, publicId, 'ask')).body['values']).toMatchObject({ state: 'captured', notices: 0 });
    expect((await payment(finance, placed.order.public_id)).asked).not.toBeNull();
    expect((await readOrder(app(), placed.order.public_id)).status).toBe('paid');
  });
});
