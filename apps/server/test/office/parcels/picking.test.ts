import type { Picking } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { assertInvariants } from '../../invariants.ts';
import { lockOrderRows } from '../../../src/modules/orders/index.ts';
import { readPicking } from '../../../src/modules/delivery/staff/picking/read-picking.ts';
import type { Executor } from '../../../src/platform/database/index.ts';
import { goodsLine, recipient } from '../../factories/delivery.ts';
import { insertRow } from '../../factories/events.ts';
import { createProduct } from '../../factories/shop.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels } from './stage.ts';

const stage = openParcels();
const { ask, buyLines, buyParcel, createColleague, db, list, pick, picking, read, refund, sendAll, status, tracks } =
  stage;
let [keeper, finance]: (Member | undefined)[] = [];
const members = (): [Member, Member] => {
  if (!keeper || !finance) throw new Error('nobody works here yet');
  return [keeper, finance];
};
beforeAll(async () => {
  [keeper, finance] = [await createColleague('manager'), await createColleague('finance')];
});
afterEach(() => assertInvariants(db()));

/** How many of a product by its sizes: `{S: 3}`. */
const sumsOf = ({ lines }: Picking, code: string): Record<string, number> =>
  Object.fromEntries(
    lines.filter((line) => line.code.split('/')[0] === code).map(({ size, pieces }) => [size ?? '', pieces]),
  );
const refundOne = (order: string, line: string) =>
  refund(members()[1], order, { lines: [{ unique_id: line, pieces: 1 }] });

// BO-094
describe('the picking list', () => {
  it('sums pieces of paid, unsent orders by product and size, and a refund removes its piece', async () => {
    const [by] = members();
    const shirt = await createProduct(db(), { stock: { S: 50, M: 50 } });
    const line = (size: string, count: number) =>
      goodsLine(shirt.publicId, { size, count, delivery_public_id: stage.ways().post, delivery: recipient() });
    const [first, small] = [line('S', 3), line('S', 2)];
    const one = await buyLines([first, line('M', 1)]);
    const two = await buyLines([small]);
    const unpaid = await buyLines([line('S', 7)]);
    await sql`update shipments set created_at = created_at`.execute(db());
    await sql`update orders set confirmation = 'waiting' where public_id = ${unpaid.order}`.execute(db());
    const now = await picking(by);
    expect(sumsOf(now, shirt.publicId)).toEqual({ S: 5, M: 1 });
    expect(now.parcels.find(({ public_id: id }) => id === one.id)?.lines).toMatchObject([
      { size: 'M', pieces: 1 },
      { size: 'S', pieces: 3 },
    ]);
    expect(now.parcels.some(({ public_id: id }) => id === unpaid.id)).toBe(false);
    await refundOne(one.order, String(first['unique_id']));
    expect(sumsOf(await picking(by), shirt.publicId)).toEqual({ S: 4, M: 1 });
    await sendAll();
    expect(sumsOf(await picking(by), shirt.publicId)).toEqual({ S: 4, M: 1 });
    await pick(by, two.id);
    expect(sumsOf(await picking(by), shirt.publicId)).toEqual({ S: 2, M: 1 });
  });

  it('sums those parcels alone that it lists', async () => {
    await buyParcel(2);
    await buyParcel(3);
    const { parcels, lines, waiting } = await readPicking(db(), {
      language: 'ru',
      canRefund: false,
      seesOrders: false,
      most: 1,
    });
    const piecesOf = (own: readonly { pieces: number }[]): number => own.reduce((sum, { pieces }) => sum + pieces, 0);
    expect([parcels.length, waiting > 1]).toEqual([1, true]);
    expect(piecesOf(lines)).toBe(piecesOf(parcels[0]?.lines ?? []));
  });

  it('leaves out a parcel of which everything came back, and such a one does not leave', async () => {
    const [by] = members();
    const { id, order, line } = await buyParcel(1);
    const { waiting } = await picking(by);
    await refundOne(order, line);
    const now = await picking(by);
    expect([now.waiting, now.parcels.some(({ public_id: own }) => own === id)]).toEqual([waiting - 1, false]);
    expect((await pick(by, id)).body).toMatchObject({ code: 'state' });
    await sendAll();
    expect((await read(by, id)).acts).toEqual([]);
  });

  it('sends a parcel that lost a piece after it was picked back to be picked again', async () => {
    const [by] = members();
    const { id, order, line, number } = await buyParcel(2);
    await pick(by, id);
    const seen = await read(by, id);
    await refundOne(order, line);
    const ship = { version: seen.version, act: 'ship', track: newTrack() };
    expect((await ask('PUT', `/shipments/${id}/status`, { ...by, body: ship })).body).toMatchObject({
      code: 'conflict',
    });
    expect((await status(by, id, 'ship', { track: newTrack() })).body).toMatchObject({
      message: 'После сборки вещи в посылке изменились: соберите её заново',
    });
    expect((await tracks(by, `${number};${newTrack()}`)).body).toMatchObject({ code: 'rows' });
    const { values } = await list(by, '/shipments?f.problem=changed&limit=200');
    expect(values).toContainEqual(expect.objectContaining({ public_id: id, problem: 'changed', state: 'picked' }));
    expect((await pick(by, id)).body['values']).toMatchObject({ state: 'picked', problem: null, pieces: 1 });
    expect((await status(by, id, 'ship', { track: newTrack() })).status).toBe(200);
  });
});

describe('a refund of a piece beside the warehouse', () => {
  /** What lies in it by what was counted, beside what the buyer has paid for. */
  const look = async (id: string) => {
    const { rows } = await sql<{ state: string; picked: number | null; left: number }>`
      select s.state, s.picked_pieces as picked, (select l.count - (select count(*) from goods_returns g where g.order_line_id = l.id
        and g.state <> 'failed') from order_lines l where l.order_id = s.order_id)::int as left from shipments s where s.public_id = ${id}`.execute(
      db(),
    );
    return rows[0];
  };

  it('never lets a piece leave that its buyer got money for', async () => {
    const [by, money] = members();
    for (let n = 0; n < 8; n += 1) {
      const { id, order, line } = await buyParcel(2);
      await pick(by, id);
      const asked = { lines: [{ unique_id: line, pieces: 1 }] };
      const { sum, version } = await stage.quote(money, order, asked);
      const { version: seen } = await read(by, id);
      const body = { version: seen, act: 'ship', track: newTrack() };
      const [returned, sent] = await Promise.all([
        stage.make(money, order, { ...asked, sum, version }),
        ask('PUT', `/shipments/${id}/status`, { ...by, body }),
      ]);
      const parcel = await look(id);
      expect([returned.status, sent.status].filter((code) => code === 200)).toHaveLength(1);
      expect(parcel).toMatchObject(
        sent.status === 200 ? { state: 'shipped', picked: 2, left: 2 } : { state: 'picked', picked: 2, left: 1 },
      );
    }
  }, 60_000);

  it('does not count a piece as picked that came back at the same moment', async () => {
    const [by, money] = members();
    for (let n = 0; n < 8; n += 1) {
      const { id, order, line } = await buyParcel(2);
      const asked = { lines: [{ unique_id: line, pieces: 1 }] };
      const { sum, version } = await stage.quote(money, order, asked);
      const body = { version: 1, lines: [{ unique_id: line, pieces: 2 }] };
      await Promise.all([
        stage.make(money, order, { ...asked, sum, version }),
        ask('POST', `/shipments/${id}/picked`, { ...by, body }),
      ]);
      const parcel = await look(id);
      expect(parcel?.left).toBe(1);
      // Either it was refused, or it is marked as one that has to be picked again.
      const { problem } = await read(by, id);
      expect(parcel?.picked === null ? null : 'changed').toBe(problem);
    }
  }, 60_000);

  /** The order and its only line. */
  const lineOf = async (order: string) => {
    const { rows } = await sql<{ order: number; line: number }>`
      select o.id as order, l.id as line from orders o join order_lines l on l.order_id = o.id where o.public_id = ${order}`.execute(
      db(),
    );
    const [found] = rows;
    if (!found) throw new Error('the order has no line');
    return found;
  };
  const giveBack = (tx: Executor, of: Awaited<ReturnType<typeof lineOf>>) =>
    insertRow(tx, 'goods_returns', { order_line_id: of.line, piece: 1, order_id: of.order, restock: false });
  const forget = (order: number) => sql`delete from goods_returns where order_id = ${order}`.execute(db());

  it('is waited for by whoever sends the parcel, who then is told of another version', async () => {
    const [by] = members();
    const { id, order } = await buyParcel(2);
    await pick(by, id);
    const of = await lineOf(order);
    const { version } = await read(by, id);
    const [locked, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const refunding = db()
      .transaction()
      .execute(async (tx) => {
        await lockOrderRows(tx, [of.order]);
        locked.resolve();
        await looked.promise;
        await giveBack(tx, of);
      });
    await locked.promise;
    const sending = ask('PUT', `/shipments/${id}/status`, { ...by, body: { version, act: 'ship', track: newTrack() } });
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      expect(rows).toHaveLength(1);
    });
    looked.resolve();
    await refunding;
    expect((await sending).body).toMatchObject({ code: 'conflict' });
    expect(await look(id)).toMatchObject({ state: 'picked', left: 1 });
    await forget(of.order);
  });

  it('lets the piece leave in the control, which looks at the parcel without the lock of its order', async () => {
    const [by] = members();
    const { id, order } = await buyParcel(2);
    await pick(by, id);
    const of = await lineOf(order);
    expect((await look(id))?.state).toBe('picked');
    expect((await status(by, id, 'ship', { track: newTrack() })).status).toBe(200);
    await giveBack(db(), of);
    expect(await look(id)).toMatchObject({ state: 'shipped', picked: 2, left: 1 });
    await forget(of.order);
  });
});

// BO-101
describe('papers of the warehouse', () => {
  const bytesOf = (answer: { body: Record<string, unknown> }): Buffer =>
    Buffer.from(String((answer.body['values'] as Record<string, unknown>)['base64']), 'base64');

  it('are one page A6 a label with whole names and addresses, and an entry says which were made', async () => {
    const [by] = members();
    const [one, two] = [await buyParcel(), await buyParcel(3)];
    const answer = await ask('POST', '/shipments/labels', { ...by, body: { ids: [one.id, two.id] } });
    const pdf = bytesOf(answer).toString('latin1');
    expect(answer.body['values']).toMatchObject({ name: 'labels.pdf', type: 'application/pdf', rows: 2 });
    expect([pdf.slice(0, 5), pdf.match(/\/Type \/Page\b/g)?.length, pdf.includes('297.64 419.53')]).toEqual([
      '%PDF-',
      2,
      true,
    ]);
    const { rows } = await sql<{ changes: unknown }>`
      select changes from audit_entries where act = 'shipment.labels' and result = 'done' order by id desc limit 1`.execute(
      db(),
    );
    expect(JSON.stringify(rows[0]?.changes)).toContain(`${one.number} ${two.number}`);
    const unknown = await ask('POST', '/shipments/labels', { ...by, body: { ids: [one.id, 'nobody'] } });
    expect(unknown.status).toBe(404);
  });

  it('are not made for a recipient who was erased', async () => {
    const [by] = members();
    const { id, number } = await buyParcel();
    await sql`update shipments set first_name = '', last_name = '', phone = '', address = '' where public_id = ${id}`.execute(
      db(),
    );
    expect((await ask('POST', '/shipments/labels', { ...by, body: { ids: [id] } })).body).toMatchObject({
      message: `У посылки ${number} нет адреса: данные получателя удалены`,
    });
  });

  it('hold the picking list', async () => {
    const [by] = members();
    await buyParcel();
    const answer = await ask('POST', '/shipments/picking/file', { ...by, body: {} });
    expect([answer.status, bytesOf(answer).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});

// BO-101
describe('a shop keeper', () => {
  it('works with parcels, and opens nothing of people, tickets or money', async () => {
    const member = await createColleague('manager');
    await sql`update staff_grants set areas = '{shop,stock,shipments}' where user_id = ${member.id}`.execute(db());
    const { id, order } = await buyParcel();
    expect((await pick(member, id)).status).toBe(200);
    expect(await read(member, id)).toMatchObject({ can_refund: false });
    for (const path of [
      `/orders/${order}`,
      '/orders',
      '/tickets',
      '/people',
      '/refunds',
      '/certificates',
      '/promocodes',
    ])
      expect([path, (await ask('GET', path, member)).status]).toEqual([path, 403]);
  });
});
