import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWallet } from '../../../src/modules/certificates/wallet.ts';
import { certificateLine, codesOf, createNominal, recipient } from '../../factories/certificates.ts';
import { createOrder } from '../../concurrency/support/places.ts';
import { buy, newKey, paymentBody } from '../../factories/orders.ts';
import { assertInvariants } from '../../invariants.ts';
import { approvalOf, stateOf } from '../../refunds/refund-stage.ts';
import type { Member } from '../../staff/door.ts';
import { newBuyer } from '../office.ts';
import { openCertificates } from './stage.ts';

const { act, app, ask, createColleague, createGift, db, read, worth } = openCertificates();
let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});
afterAll(() => assertInvariants(db()));

const codePattern = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g;
/** Codes of each letter to an address since the last call. */
const lettersTo = async (address: string): Promise<string[][]> => {
  await app().sweeps.sendCertificates();
  await app().sweeps.sendLetters();
  const letters = app().letters.filter(({ to }) => to.address === address);
  app().letters.splice(0);
  return letters.map(({ text }) => [...new Set(text.match(codePattern))]);
};

/** Certificates of one line that somebody bought and paid for. */
const buyGifts = async (count: number, email = newBuyer()) => {
  const { publicId } = await createNominal(db());
  const buyer = newBuyer();
  const line = certificateLine(publicId, { count, recipient: recipient({ email }) });
  const { order } = await buy(app(), paymentBody([], { certificates: [line], email: buyer }));
  const { rows } = await sql<{ id: string; line: string }>`
    select c.public_id as id, l.unique_id as line from certificates c join order_lines l on l.id = c.order_line_id
    join orders o on o.id = c.order_id where o.public_id = ${order.public_id} order by c.place`.execute(db());
  return { order: order.public_id, line: rows[0]?.line ?? '', ids: rows.map(({ id }) => id), email, buyer };
};

const wallet = () => createWallet({ clock: () => new Date(), codes: codesOf(app()) });
const spend = (orderId: number, certificateId: number, codeNumber: number, amount = 100_000): Promise<boolean> =>
  db()
    .transaction()
    .execute((tx) => wallet().spend(tx, orderId, [{ certificateId, codeNumber, amount }], []));

describe('a code that was replaced', () => {
  it('pays neither an order that was quoted by it before, nor late money of an order that it paid', async () => {
    const gift = await createGift();
    const [late, quoted, own] = [await createOrder(db()), await createOrder(db()), await createOrder(db())];
    expect(await spend(late, gift.id, 0)).toBe(true);
    await db()
      .transaction()
      .execute((tx) => wallet().release(tx, late));
    expect((await act(admin, gift.publicId, 'reissue')).status).toBe(200);
    expect(await spend(quoted, gift.id, 0)).toBe(false);
    const anew = await db()
      .transaction()
      .execute((tx) => wallet().spendAnew(tx, late));
    expect([anew, await worth(gift.code)]).toEqual([false, null]);
    expect(await spend(own, gift.id, 1)).toBe(true);
  });

  it('is replaced for its recipient alone: the buyer’s letter brings the new one as little as a blocked one', async () => {
    const { ids, buyer } = await buyGifts(3);
    await act(admin, ids[0] ?? '', 'reissue');
    await act(admin, ids[1] ?? '', 'block');
    await app().sweeps.sendLetters();
    const bought = app().letters.filter(({ to, subject }) => to.address === buyer && /сертификат/i.test(subject));
    app().letters.splice(0);
    expect(bought.map(({ attachments = [] }) => attachments.length)).toEqual([1]);
  });
});

describe('the letter of a line', () => {
  it('stands on the cards of all that it brings, and that of one reissued on its own card alone', async () => {
    const { ids, email } = await buyGifts(2);
    const [first = '', second = ''] = ids;
    await lettersTo(email);
    await act(admin, first, 'reissue');
    await act(admin, (await createGift()).publicId, 'send');
    const sent = { template: 'certificate', state: 'sent', attempts: 1 };
    expect((await read(admin, first)).letters).toMatchObject([{ template: 'certificate', state: 'waiting' }, sent]);
    const { letters } = await read(admin, second);
    expect(letters).toMatchObject([sent]);
    expect(JSON.stringify(letters)).not.toContain(email);
  });

  it('leaves out what is blocked, which has one of its own when it is opened, with its own code alone', async () => {
    const { ids, email } = await buyGifts(3);
    const second = ids[1] ?? '';
    await act(admin, second, 'block');
    const before = await lettersTo(email);
    expect(before.map((codes) => codes.length)).toEqual([2]);
    await act(admin, second, 'unblock');
    const after = await lettersTo(email);
    expect(after.map((codes) => codes.length)).toEqual([1]);
    expect(before.flat()).not.toContain(after[0]?.[0]);
  });
});

describe('money of a certificate', () => {
  // BO-071
  it('that the staff has filled up goes back to no card: what was bought is spent', async () => {
    const { order, line, ids } = await buyGifts(1);
    const id = ids[0] ?? '';
    await act(admin, id, 'adjust', { amount: -3000 });
    expect((await act(admin, id, 'adjust', { amount: 3000 })).status).toBe(200);
    const asked = { lines: [{ unique_id: line, tickets: [id] }] };
    const { body } = await ask('POST', `/orders/${order}/refund/quote`, { ...admin, body: asked });
    const { sum, version } = body['values'] as { sum: number; version: number };
    const made = await ask('POST', `/orders/${order}/refund`, {
      ...admin,
      headers: { 'idempotency-key': newKey() },
      body: { ...asked, sum, version, restock: false, letter: false, reason: 'Передумал дарить' },
    });
    expect(made).toMatchObject({ status: 400, body: { code: 'state' } });
  });

  it('is raised by a second person from the balance that he was shown, or not at all', async () => {
    const [asker, other] = [await createColleague('finance'), await createColleague('finance')];
    const gift = await createGift({ amount: 3_000_000 });
    const order = await createOrder(db());
    expect(await spend(order, gift.id, 0, 3_000_000)).toBe(true);
    const approval = approvalOf(await act(asker, gift.publicId, 'adjust', { amount: 12_000 }));
    // No act of the staff, so the version is the same.
    await db()
      .transaction()
      .execute((tx) => wallet().giveBack(tx, { orderId: order, amount: 1_800_000, cause: 'ticket:1' }));
    const agreed = await ask('PUT', `/approvals/${approval}/approve`, { ...other, body: { version: 1 } });
    expect(stateOf(agreed)).toBe('outdated');
    const { rows } = await sql<{
      n: number;
    }>`select balance_minor as n from certificates where id = ${gift.id}`.execute(db());
    expect(rows).toEqual([{ n: 1_800_000 }]);
  });
});
