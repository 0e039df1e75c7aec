import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codesOf, createCertificate } from '../factories/certificates.ts';
import { createOffer, ticketInsurance } from '../factories/insurance.ts';
import { myTickets, plainLine } from '../factories/orders.ts';
import { cancel as giveBack, quote, refuse } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';

const office = openCancelling();
const { app, db, ask, cancel, createSold, createColleague, minutes, refundedOf, runOf, statesOf, workAll } = office;
let asker: Member;
let decider: Member;
beforeAll(async () => {
  asker = await createColleague('manager');
  decider = await createColleague('finance');
});
afterEach(() => assertInvariants(db()));

/** A ticket of 3 000 ₽, of which its buyer gets half by the policy; its start was called off, and no order is through yet. */
const callOff = async (refund: 'full' | 'policy' | 'none') => {
  const { start, buyHere } = await createSold();
  const { order, token } = await buyHere(1);
  const ticket = async () => {
    const [own] = await myTickets(app(), token);
    if (!own) throw new Error('the ticket is gone');
    return own;
  };
  const { public_id: id } = await ticket();
  const run = await cancel(asker, decider, start, { refund, insurance: true, goods: false });
  return { order, token, id, run, ticket };
};
const act = async (run: string, how: 'pause' | 'resume' | 'stop'): Promise<number> =>
  (await ask('PUT', `/runs/${run}/${how}`, { ...decider, body: {} })).status;

// BO-041
describe('the buyer of a ticket whose start was called off', () => {
  it('does not return it himself while its run works or is paused, and gets the whole by the run', async () => {
    const { order, token, id, run, ticket } = await callOff('full');
    const tryIt = async () => {
      expect(await refuse(quote(app(), id, token))).toEqual([400, 'state']);
      const refused = await giveBack(app(), id, { token });
      expect(refused.json()).toMatchObject({
        code: 'state',
        message: expect.stringContaining('Возврат за билет оформим сами'),
      });
      const { actions, refund_coming: isComing, status } = await ticket();
      expect([actions.includes('cancel'), isComing, status]).toEqual([false, true, 'active']);
    };
    await tryIt();
    expect(await act(run, 'pause')).toBe(200);
    await workAll();
    await tryIt();
    expect(await act(run, 'resume')).toBe(200);
    await workAll();
    await office.sendAll();
    expect([await runOf(run), await statesOf(order), await refundedOf(order)]).toEqual([
      'done done 1',
      '1 returned',
      300_000,
    ]);
  });

  it('does not return it by the policy either, which the run gives him', async () => {
    const { order, token, id, run } = await callOff('policy');
    expect(await refuse(giveBack(app(), id, { token }))).toEqual([400, 'state']);
    await workAll();
    await office.sendAll();
    expect([await runOf(run), await refundedOf(order)]).toEqual(['done done 1', 150_000]);
  });

  it('returns it by the policy where the run gives nothing for it, or was stopped', async () => {
    const [none, stopped] = [await callOff('none'), await callOff('full')];
    expect(await act(stopped.run, 'stop')).toBe(200);
    for (const { order, token, id, ticket } of [none, stopped]) {
      const { actions, refund_coming: isComing } = await ticket();
      expect([actions.includes('cancel'), isComing]).toEqual([true, false]);
      expect((await giveBack(app(), id, { token })).statusCode).toBe(200);
      await office.sendAll();
      expect([await statesOf(order), await refundedOf(order)]).toEqual(['1 returned', 150_000]);
    }
    await workAll();
    expect(await runOf(none.run)).toBe('done done 1');
  });
});

// BO-041
describe('the run of a start that was called off', () => {
  const day = 24 * 60;

  it('gives back what was agreed to after a tier of the policy and the start itself have passed', async () => {
    const [tier, over] = [await createSold(), await createSold()];
    const bought = [];
    for (const { start, format, buyHere } of [tier, over]) {
      const line = plainLine(format.publicId, 1);
      const insurances = [ticketInsurance((await createOffer(db())).publicId, line['unique_id'])];
      const { order } = await buyHere(0, undefined, { tickets: [line], insurances });
      const rules = { refund: 'policy', insurance: false, goods: false } as const;
      const { sum } = await office.quoteCancel(asker, start, rules);
      bought.push({ order, sum, run: await cancel(asker, decider, start, rules) });
    }
    expect(await act(bought[1]?.run ?? '', 'pause')).toBe(200);
    // Thirteen days before the start nothing comes back by the policy.
    minutes(7 * day);
    await workAll();
    // Nor can a ticket of a start that is over be returned by it, and its policy has begun with the start.
    minutes(14 * day);
    const late = await createColleague('finance');
    expect((await ask('PUT', `/runs/${bought[1]?.run}/resume`, { ...late, body: {} })).status).toBe(200);
    await workAll();
    await office.sendAll();
    for (const { order, sum, run } of bought) {
      expect([sum, await runOf(run), await refundedOf(order)]).toEqual([1700, 'done done 1', 170_000]);
      const { rows } = await sql<{ ended: boolean }>`
        select p.cancelled_at is not null as ended from policies p join orders o on o.id = p.order_id where o.public_id = ${order}`.execute(
        db(),
      );
      expect([await statesOf(order), rows]).toEqual(['1 returned', [{ ended: true }]]);
    }
  });
});

// BO-046
describe('a ticket whose buyer was promised half, before its start was called off, and did not get it', () => {
  const give = (token: string, id: string) => giveBack(app(), id, { token });
  /** With its policy of 200 ₽, by the provider's fault: it is its holder's again, and 1 600 ₽ are promised. */
  const failHalf = async (fields = {}) => {
    const sold = await createSold();
    const line = plainLine(sold.format.publicId, 1);
    const insurances = [ticketInsurance((await createOffer(db())).publicId, line['unique_id'])];
    const bought = await sold.buyHere(0, undefined, { tickets: [line], insurances, ...fields });
    const ticket = async () => (await myTickets(app(), bought.token))[0];
    expect((await give(bought.token, (await ticket())?.public_id ?? '')).json()).toMatchObject({ sum: 1600 });
    await sql`update payments set provider_payment_id = 'lost ' || id
      where order_id = (select id from orders where public_id = ${bought.order})`.execute(db());
    await sql`update refunds set attempts = 29, next_attempt_at = now() where status = 'waiting'`.execute(db());
    await office.sendAll();
    await sql`update payments set provider_payment_id = public_id where provider_payment_id like 'lost %'`.execute(
      db(),
    );
    expect(await statesOf(bought.order)).toBe('1 active');
    return { ...sold, ...bought, ticket };
  };

  it.each([
    ['full', 3200],
    ['policy', 1700],
    ['none', 1700],
  ] as const)('gets by the rule %s all of it, %d ₽, the promise in it', async (refund, all) => {
    const { start, startId, order, email, ticket } = await failHalf();
    const rules = { refund, insurance: true, goods: false };
    expect((await office.quoteCancel(asker, start, rules)).sum).toBe(all);
    const run = await cancel(asker, decider, start, rules);
    await sql`delete from letters`.execute(db());
    await workAll();
    expect([await runOf(run), await office.sentOf(startId)]).toEqual(['done done 1', all * 100]);
    expect(await ticket()).toMatchObject({ status: 'processing', refund: { sum: all } });
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(({ to }) => JSON.stringify(to).includes(email));
    expect(letter?.text.replaceAll(/\s/g, ' ')).toContain(
      `Вернём ${(all / 1000) | 0} ${String(all % 1000).padStart(3, '0')} ₽`,
    );
    await office.sendAll();
    expect([await statesOf(order), await refundedOf(order)]).toEqual(['1 returned', all * 100]);
    const { rows } = await sql<{ told: string }>`
      select r.cause like '%:rest' as rest, r.status from refunds r join orders o on o.id = r.order_id where o.public_id = ${order} order by r.id`.execute(
      db(),
    );
    expect(rows).toEqual([
      { rest: false, status: 'done' },
      { rest: true, status: 'done' },
    ]);
  });

  it('gets no more than was paid, and to its certificate what that had paid', async () => {
    const { code } = await createCertificate(db(), codesOf(app()), { amount: 100_000 });
    const { start, order } = await failHalf({ certificate_codes: [code] });
    expect((await office.quoteCancel(asker, start)).sum).toBe(3200);
    await cancel(asker, decider, start);
    await workAll();
    await office.sendAll();
    const { rows } = await sql<{ certificates: number; money: number }>`
      select sum(r.certificates_minor)::int as certificates, sum(r.money_minor)::int as money from order_refunds r
      join orders o on o.id = r.order_id where o.public_id = ${order} and r.done_at is not null`.execute(db());
    expect([rows, await statesOf(order)]).toEqual([[{ certificates: 100_000, money: 220_000 }], '1 returned']);
  });
});
