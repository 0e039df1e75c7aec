import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '../../invariants.ts';
import { approvalOf, stateOf } from '../../refunds/refund-stage.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels } from './stage.ts';

const stage = openParcels();
const { ask, buyParcel, createColleague, db, decide, idsOf, list, pick, read, refund, refundedOf, sendAll, status } =
  stage;
let [keeper, finance, other]: (Member | undefined)[] = [];
const members = (): [Member, Member, Member] => {
  if (!keeper || !finance || !other) throw new Error('nobody works here yet');
  return [keeper, finance, other];
};
beforeAll(async () => {
  [keeper, finance, other] = [
    await createColleague('manager'),
    await createColleague('finance'),
    await createColleague('admin'),
  ];
});
afterEach(() => assertInvariants(db()));

const refundPieces = (order: string, line: string, pieces: number, percent?: number) =>
  refund(members()[1], order, { lines: [{ unique_id: line, pieces, ...(percent === undefined ? {} : { percent }) }] });
/** The provider knows the payment of an order no more, and refuses till nobody tries. */
const failRefund = async (order: string): Promise<string> => {
  await sql`
    update payments p set provider_payment_id = 'lost ' || p.id from orders o where o.id = p.order_id and o.public_id = ${order}`.execute(
    db(),
  );
  await sql`update refunds set attempts = 29, next_attempt_at = now() where status = 'waiting'`.execute(db());
  await sendAll();
  await sql`
    update payments p set provider_payment_id = p.public_id from orders o where o.id = p.order_id and o.public_id = ${order}`.execute(
    db(),
  );
  const { values } = await list(members()[1], '/refunds?f.state=failed');
  return String(values[0]?.['public_id']);
};

// BO-072, BO-094
describe('a piece whose refund failed', () => {
  it('is not paid for once it has left with its parcel, neither by the provider nor by hand', async () => {
    const [by, money, decider] = members();
    const { id, order, line } = await buyParcel(2);
    await refundPieces(order, line, 1);
    const failed = await failRefund(order);
    expect((await pick(by, id)).body['values']).toMatchObject({ pieces: 2 });
    expect((await status(by, id, 'ship', { track: newTrack() })).status).toBe(200);
    const retried = await ask('POST', `/refunds/${failed}/retry`, money);
    expect(retried.body).toMatchObject({ code: 'state', message: expect.stringContaining('ушла посылкой') });
    const body = { paper_number: '418', reason: 'Карта закрыта, вернули платёжкой' };
    const asked = await ask('POST', `/refunds/${failed}/close_by_hand`, { ...money, body });
    expect(stateOf(await decide(decider, approvalOf(asked), 'approve'))).not.toBe('approved');
    const { rows } = await sql<{ state: string }>`
      select g.state from goods_returns g join orders o on o.id = g.order_id where o.public_id = ${order}`.execute(
      db(),
    );
    expect(rows).toEqual([{ state: 'failed' }]);
    // Whoever has it back says so anew, and by how much.
    expect((await refundPieces(order, line, 1, 100)).status).toBe(200);
    await sendAll();
    expect(await refundedOf(order)).toBe(100_000);
  });

  it('is paid for while its parcel waits, and when it came back after its parcel had left', async () => {
    const [by, money] = members();
    const waiting = await buyParcel(2);
    await refundPieces(waiting.order, waiting.line, 1);
    const first = await failRefund(waiting.order);
    expect((await ask('POST', `/refunds/${first}/retry`, money)).status).toBe(200);
    await sendAll();
    const sent = await buyParcel(2);
    await pick(by, sent.id);
    await status(by, sent.id, 'ship', { track: newTrack() });
    await refundPieces(sent.order, sent.line, 1, 100);
    const second = await failRefund(sent.order);
    expect((await ask('POST', `/refunds/${second}/retry`, money)).status).toBe(200);
    await sendAll();
  });
});

// BO-094
describe('a parcel that was picked', () => {
  it('is no problem once everything in it came back, and leaves the views of the warehouse', async () => {
    const [by] = members();
    const { id, order, line } = await buyParcel(1);
    await pick(by, id);
    await refundPieces(order, line, 1);
    expect((await read(by, id)).problem).toBeNull();
    for (const query of [
      'f.problem=returned&f.problem=lost&f.problem=changed&f.problem=erased',
      'f.state=picked&f.state=packed&f.ready=ready&sort=created',
    ])
      expect(await idsOf(by, `/shipments?${query}&limit=200`)).not.toContain(id);
    await sendAll();
  });

  it('is another one when a piece leaves or comes back, and the same when its money arrives', async () => {
    const [by] = members();
    const { id, order, line } = await buyParcel(3);
    const versions = [(await read(by, id)).version];
    await refundPieces(order, line, 1);
    versions.push((await read(by, id)).version);
    await sendAll();
    versions.push((await read(by, id)).version);
    await refundPieces(order, line, 1);
    await failRefund(order);
    versions.push((await read(by, id)).version);
    expect(versions).toEqual([1, 2, 2, 4]);
  });

  it('is told as changed in words that suit a piece more and a piece less', async () => {
    const [by] = members();
    const { id, order, line } = await buyParcel(2);
    await refundPieces(order, line, 1);
    await pick(by, id);
    await failRefund(order);
    const sent = await status(by, id, 'ship', { track: newTrack() });
    expect(sent.body['message']).toBe('После сборки вещи в посылке изменились: соберите её заново');
  });
});
