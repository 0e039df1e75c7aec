import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { createRunner, ticketRow } from '../factories/tickets.ts';
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

/** The provider refuses what waits till nobody tries any more. */
const failAll = async (): Promise<void> => {
  await sql`update refunds set attempts = 29, next_attempt_at = now() where status = 'waiting'`.execute(db());
  await sendAll();
};
/** A refund that its provider has refused till nobody tried any more. */
const failOne = async (before: (ticket: string) => Promise<unknown> = async () => undefined) => {
  const bought = await buyTickets(1);
  await before(bought.tickets[0] ?? '');
  await refund(asker, bought.order, { lines: [{ unique_id: bought.line }] });
  // The sandbox refuses what it knows nothing of.
  await sql`
    with own as (select p.id from payments p join orders o on o.id = p.order_id where o.public_id = ${bought.order})
    update payments set provider_payment_id = 'lost ' || id where id in (select id from own)`.execute(db());
  await failAll();
  const { values } = await list(asker, '/refunds?f.state=failed');
  return { ...bought, ticket: bought.tickets[0] ?? '', refund: String(values[0]?.['public_id']) };
};
/** The provider knows the payments again. */
const restore = () =>
  sql`update payments set provider_payment_id = public_id where provider_payment_id like 'lost %'`.execute(db());
const actOn = async (ticket: string, path: string, body: object): Promise<number> => {
  const version = Number((await ticketRow(app(), ticket))['version']);
  const reason = 'Просил на стойке';
  return (await ask('PUT', `/tickets/${ticket}/${path}`, { ...other, body: { version, reason, ...body } })).status;
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

// Back-office 5.5, 5.11
describe('a refund that failed and whose ticket', () => {
  const retry = async (id: string): Promise<unknown> =>
    (await ask('POST', `/refunds/${id}/retry`, asker)).body['code'] ?? 'sent';

  it('was given to somebody else since is not tried again, and he keeps it', async () => {
    const { order, line, ticket, refund: id } = await failOne();
    const friend = await createRunner(app());
    expect(await actOn(ticket, 'transfer', { email: friend.email, accepted_by_staff: true })).toBe(200);
    await restore();
    expect([await retry(id), await find(id), await statesOf(order)]).toEqual(['state', 'failed', '1 active']);
    // Whoever wants it back from him says so anew: it is paid as it was promised then.
    expect((await refund(asker, order, { lines: [{ unique_id: line }] })).status).toBe(200);
    await sendAll();
    expect([await find(id), await statesOf(order)]).toEqual(['done', '1 returned']);
  });

  it('was handed out since is not tried again, nor after it was offered', async () => {
    const { order, ticket, refund: id } = await failOne();
    await restore();
    await actOn(ticket, 'transfer', { email: 'friend@example.org' });
    expect([await retry(id), await statesOf(order)]).toEqual(['state', '1 transfer']);
    // Blocking takes the offer back.
    expect([await actOn(ticket, 'block', {}), await actOn(ticket, 'unblock', {})]).toEqual([200, 200]);
    await sql`update tickets set offline_registered_at = now() where public_id = ${ticket}`.execute(db());
    expect([await retry(id), await find(id), await statesOf(order)]).toEqual(['state', 'failed', '1 active']);
  });

  it('had been blocked before, or was since, is tried again, and stays blocked when it fails', async () => {
    const blocked = await failOne((ticket) => actOn(ticket, 'block', {}));
    expect(await statesOf(blocked.order)).toBe('1 blocked');
    const since = await failOne();
    expect([await statesOf(since.order), await actOn(since.ticket, 'block', {})]).toEqual(['1 active', 200]);
    expect([await retry(since.refund), await statesOf(since.order)]).toEqual(['sent', '1 processing']);
    await failAll();
    expect(await statesOf(since.order)).toBe('1 blocked');
    await restore();
    for (const { refund: id, order } of [blocked, since]) {
      expect(await retry(id)).toBe('sent');
      await sendAll();
      expect([await find(id), await statesOf(order)]).toEqual(['done', '1 returned']);
    }
  });
});
