import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { approvalOf, openRefunds, stateOf } from './refund-stage.ts';

const office = openRefunds();
const { app, db, ask, refund, buyTickets, createColleague, decide, statesOf, sendAll, list } = office;
let asker: Member;
let other: Member;
beforeAll(async () => {
  asker = await createColleague('finance');
  other = await createColleague('admin');
});
afterEach(() => assertInvariants(db()));

/** A refund that its provider has refused till nobody tried any more. */
const failOne = async () => {
  const bought = await buyTickets(1);
  await refund(asker, bought.order, { lines: [{ unique_id: bought.line }] });
  // The sandbox refuses what it knows nothing of.
  await sql`
    with own as (select p.id from payments p join orders o on o.id = p.order_id where o.public_id = ${bought.order})
    update payments set provider_payment_id = 'lost ' || id where id in (select id from own)`.execute(db());
  await sql`update refunds set attempts = 29 where status = 'waiting'`.execute(db());
  await sendAll();
  const { values } = await list(asker, '/refunds?f.state=failed');
  return { ...bought, refund: String(values[0]?.['public_id']) };
};
const find = async (id: string): Promise<unknown> => {
  const { values } = await list(asker, '/refunds');
  return values.find(({ public_id: one }) => one === id)?.['state'];
};

// BO-072
describe('a refund that its provider refuses for good', () => {
  it('is failed, its ticket works, and it is tried again as the same one', async () => {
    const { order, refund: id } = await failOne();
    expect(await statesOf(order)).toBe('1 active');
    await sql`update payments set provider_payment_id = public_id where provider_payment_id like 'lost %'`.execute(
      db(),
    );
    const { status } = await ask('POST', `/refunds/${id}/retry`, asker);
    expect([status, await statesOf(order)]).toEqual([200, '1 processing']);
    await sendAll();
    expect([await find(id), await statesOf(order)]).toEqual(['done', '1 returned']);
    expect((await ask('POST', `/refunds/${id}/retry`, asker)).body['code']).toBe('state');
  });

  it('is closed by hand with the number of a paper and a second person, and its ticket is returned then', async () => {
    const { order, refund: id } = await failOne();
    const nameless = await ask('POST', `/refunds/${id}/close_by_hand`, {
      ...asker,
      body: { paper_number: '', reason: 'Карта закрыта' },
    });
    expect(nameless.status).toBe(400);
    const asked = await ask('POST', `/refunds/${id}/close_by_hand`, {
      ...asker,
      body: { paper_number: '418', reason: 'Карта закрыта, вернули платёжкой' },
    });
    expect(await find(id)).toBe('failed');
    expect((await decide(asker, approvalOf(asked), 'approve')).status).toBe(403);
    expect(stateOf(await decide(other, approvalOf(asked), 'approve'))).toBe('approved');
    expect([await find(id), await statesOf(order)]).toEqual(['done', '1 returned']);
    const { values } = await list(asker, '/refunds?f.state=done');
    expect(values[0]).toMatchObject({ paper_number: '418', asked_by: { public_id: asker.publicId } });
    await app().sweeps.sendRefunds();
  });

  it('goes no other way while somebody is asked to close it by hand', async () => {
    const { order, line, token, tickets, refund: id } = await failOne();
    const asked = await ask('POST', `/refunds/${id}/close_by_hand`, {
      ...asker,
      body: { paper_number: '419', reason: 'Карта закрыта, вернули платёжкой' },
    });
    expect((await ask('POST', `/refunds/${id}/retry`, asker)).body['code']).toBe('state');
    expect((await refund(other, order, { lines: [{ unique_id: line }] })).status).toBe(400);
    expect((await cancel(app(), tickets[0] ?? '', { token })).json()).toMatchObject({ code: 'state' });
    expect([await find(id), await statesOf(order)]).toEqual(['failed', '1 active']);
    expect(stateOf(await decide(asker, approvalOf(asked), 'withdraw'))).toBe('withdrawn');
    await sql`update payments set provider_payment_id = public_id where provider_payment_id like 'lost %'`.execute(
      db(),
    );
    expect((await ask('POST', `/refunds/${id}/retry`, asker)).status).toBe(200);
    await sendAll();
    expect(await find(id)).toBe('done');
  });
});
