import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { goodsLine, recipient, sendParcels } from '../factories/delivery.ts';
import { createEventCity, createFormat, inDays } from '../factories/events.ts';
import { createOffer, insuranceLine, ticketInsurance } from '../factories/insurance.ts';
import { plainLine } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { createDeliveryStage, type DeliveryStage } from '../support/delivery-stage.ts';
import { openCancelling } from './cancel-stage.ts';

const office = openCancelling();
const { app, db, ask, buyOf, cancel, quoteCancel, createColleague, runOf, sendAll, sentOf, statesOf, workAll } = office;
let asker: Member;
let decider: Member;
let ways: DeliveryStage;
beforeAll(async () => {
  asker = await createColleague('manager');
  decider = await createColleague('finance');
  ways = await createDeliveryStage(db());
});
afterEach(() => assertInvariants(db()));

/** A start in twenty days: by its policy half of a ticket of 3 000 ₽ comes back. */
const createStart = async () => {
  const city = await createEventCity(db());
  const format = await createFormat(db(), {
    event_city_id: city.id,
    preregistration: false,
    age_min: 0,
    start_time: inDays(20),
  });
  return { start: city.publicId, startId: city.id, format: format.publicId };
};
/** Calls it off by these rules, sends the money, and answers what was quoted and what was sent, in roubles. */
const callOff = async (
  { start, startId }: { start: string; startId: number },
  rules: { refund: 'full' | 'policy' | 'none'; insurance: boolean; goods: boolean },
) => {
  const { sum } = await quoteCancel(asker, start, rules);
  const run = await cancel(asker, decider, start, rules);
  await workAll();
  await sendAll();
  return [sum, (await sentOf(startId)) / 100, await runOf(run)];
};

// BO-046
describe('policies of a start that is called off', () => {
  /** An insured ticket, and one beside it that is not; the policy costs 200 ₽. */
  const buyInsured = async () => {
    const sold = await createStart();
    const line = plainLine(sold.format, 1);
    const insurances = [ticketInsurance((await createOffer(db())).publicId, line['unique_id'])];
    const order = await buyOf([line, plainLine(sold.format, 1)], { insurances });
    const isCancelled = async (): Promise<unknown[]> =>
      (
        await sql<{ told: boolean }>`select cancelled_at is not null as told from policies
          where order_id = (select id from orders where public_id = ${order})`.execute(db())
      ).rows.map(({ told }) => told);
    return { ...sold, order, isCancelled };
  };

  it('that have not begun end and come back whole, whatever comes back of their tickets', async () => {
    const [full, policy, none] = [await buyInsured(), await buyInsured(), await buyInsured()];
    const of = { insurance: false, goods: false };
    expect(await callOff(full, { refund: 'full', ...of })).toEqual([6200, 6200, 'done done 1']);
    expect(await callOff(policy, { refund: 'policy', ...of })).toEqual([3200, 3200, 'done done 1']);
    expect(await callOff(none, { refund: 'none', ...of })).toEqual([200, 200, 'done done 1']);
    for (const { isCancelled } of [full, policy, none]) expect(await isCancelled()).toEqual([true]);
    expect([await statesOf(full.order), await statesOf(none.order)]).toEqual(['2 returned', '1 active, 1 returned']);
  });

  it('that have begun come back where they are meant, and stay valid and paid where not', async () => {
    const [meant, kept, over] = [await buyInsured(), await buyInsured(), await buyInsured()];
    const begin = (order: string, days: number) =>
      sql`update policies set starts_at = now() - make_interval(days => ${days})
        where order_id = (select id from orders where public_id = ${order})`.execute(db());
    await begin(meant.order, 1);
    await begin(kept.order, 1);
    // The offer holds for two days.
    await begin(over.order, 3);
    const rules = { refund: 'full', goods: false } as const;
    expect(await callOff(meant, { ...rules, insurance: true })).toEqual([6200, 6200, 'done done 1']);
    expect(await callOff(kept, { ...rules, insurance: false })).toEqual([6000, 6000, 'done done 1']);
    expect(await callOff(over, { ...rules, insurance: true })).toEqual([6000, 6000, 'done done 1']);
    const ended = [await meant.isCancelled(), await kept.isCancelled(), await over.isCancelled()];
    expect(ended).toEqual([[true], [false], [false]]);
  });
});

// BO-046
describe('goods of the orders of a start that is called off', () => {
  /** A ticket and two shirts of 1 000 ₽ by a courier. */
  const buyShirts = async () => {
    const sold = await createStart();
    const shirt = await createProduct(db(), { price_minor: 100_000, stock: { '': 10 } });
    const line = goodsLine(shirt.publicId, { count: 2, delivery_public_id: ways.courier, delivery: recipient() });
    const order = await buyOf([plainLine(sold.format, 1)], { shop: [line] });
    const { rows } = await sql<{ carriage: number }>`
      select cost_minor as carriage from shipments where order_id = (select id from orders where public_id = ${order})`.execute(
      db(),
    );
    const taken = async (): Promise<number | undefined> =>
      (await sql<{ n: number }>`select taken as n from product_stock where product_id = ${shirt.id}`.execute(db()))
        .rows[0]?.n;
    return { ...sold, order, taken, carriage: (rows[0]?.carriage ?? 0) / 100 };
  };
  const rules = { refund: 'full', insurance: true } as const;

  it('come back with their carriage and are on sale again where they are meant, and stay where not', async () => {
    const [meant, not] = [await buyShirts(), await buyShirts()];
    expect(meant.carriage).toBeGreaterThan(0);
    const whole = 5000 + meant.carriage;
    expect(await callOff(meant, { ...rules, goods: true })).toEqual([whole, whole, 'done done 1']);
    expect(await callOff(not, { ...rules, goods: false })).toEqual([3000, 3000, 'done done 1']);
    expect([await meant.taken(), await not.taken()]).toEqual([0, 2]);
  });

  it('that have left stay with their buyer, and the ticket comes back all the same', async () => {
    const left = await buyShirts();
    await sendParcels(db(), left.order);
    expect(await callOff(left, { ...rules, goods: true })).toEqual([3000, 3000, 'done done 1']);
    expect([await left.taken(), await statesOf(left.order)]).toEqual([2, '1 returned']);
  });
});

// BO-046
describe('a policy that was bought for a start without a ticket', () => {
  /** It costs 200 ₽, and a shirt of 1 000 ₽ with carriage is bought with it. */
  const buyPolicy = async () => {
    const sold = await createStart();
    const shirt = await createProduct(db(), { price_minor: 100_000, stock: { '': 10 } });
    const line = goodsLine(shirt.publicId, { count: 1, delivery_public_id: ways.courier, delivery: recipient() });
    const insurance = insuranceLine((await createOffer(db())).publicId, { format_public_id: sold.format });
    const order = await buyOf([], { insurances: [insurance], shop: [line] });
    const told = async (): Promise<unknown> =>
      (
        await sql<{ told: string }>`
          select concat_ws(' ', case when p.cancelled_at is null then 'valid' else 'ended' end, p.repayment,
            (select sum(r.amount_minor) from refunds r where r.cause = 'policy:' || p.id and r.status = 'done')) as told
          from policies p join orders o on o.id = p.order_id where o.public_id = ${order}`.execute(db())
      ).rows.map((row) => row.told);
    const begin = () =>
      sql`update policies set starts_at = now() - interval '1 day'
        where order_id = (select id from orders where public_id = ${order})`.execute(db());
    return { ...sold, order, told, begin };
  };

  it('ends and comes back whole, once, by each rule, and goods that came without a ticket stay', async () => {
    for (const refund of ['full', 'policy', 'none'] as const) {
      const sold = await buyPolicy();
      expect(await callOff(sold, { refund, insurance: false, goods: true })).toEqual([200, 200, 'done done 1']);
      await app().sweeps.repayPolicies();
      await sendAll();
      expect([await sold.told(), await sentOf(sold.startId)]).toEqual([['ended done 20000'], 20_000]);
    }
  });

  it('comes back after it has begun where that is meant alone', async () => {
    const [meant, kept] = [await buyPolicy(), await buyPolicy()];
    await meant.begin();
    await kept.begin();
    const rules = { refund: 'full', goods: false } as const;
    expect(await callOff(meant, { ...rules, insurance: true })).toEqual([200, 200, 'done done 1']);
    expect(await callOff(kept, { ...rules, insurance: false })).toEqual([0, 0, 'done done 1']);
    expect([await meant.told(), await kept.told()]).toEqual([['ended done 20000'], ['valid']]);
  });

  it('does not come back when the staff asks for it by itself', async () => {
    const { order } = await buyPolicy();
    const { rows } = await sql<{ id: string }>`
      select l.unique_id as id from order_lines l join orders o on o.id = l.order_id
      where o.public_id = ${order} and l.selector = 'insurance'`.execute(db());
    const body = { lines: [{ unique_id: rows[0]?.id }] };
    expect((await ask('POST', `/orders/${order}/refund/quote`, { ...decider, body })).status).toBe(400);
  });
});
