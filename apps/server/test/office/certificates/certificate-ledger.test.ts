import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createWallet } from '../../../src/modules/certificates/wallet.ts';
import type { WalletPort } from '../../../src/modules/orders/index.ts';
import { createOrder, untilWaiting } from '../../concurrency/support/places.ts';
import { codesOf } from '../../factories/certificates.ts';
import { assertInvariants, brokenInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openCertificates, reason } from './stage.ts';

const { act, app, ask, createColleague, createGift, db, ledgerOf, read } = openCertificates();
afterEach(() => assertInvariants(db()));
afterAll(() => assertInvariants(db()));

const wallet = (): WalletPort => createWallet({ clock: () => new Date(), codes: codesOf(app()) });
class Refused extends Error {}
const inTx = <T>(run: (tx: Parameters<WalletPort['release']>[0]) => Promise<T>): Promise<T> =>
  db().transaction().execute(run);
const codeNumberOf = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select code_number as n from certificates where id = ${id}`.execute(db())).rows[0]?.n ?? -1;
/** As an order pays: all of it or nothing. */
const spend = (orderId: number, certificateId: number, amount: number): Promise<boolean> =>
  inTx(async (tx) => {
    const codeNumber = await codeNumberOf(certificateId);
    if (!(await wallet().spend(tx, orderId, [{ certificateId, codeNumber, amount }], []))) throw new Refused();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Refused) return false;
    throw error;
  });
const kept = async (id: number): Promise<{ balance: number; entries: number }> => {
  const { rows } = await sql<{ balance: number; entries: number }>`
    select c.balance_minor as balance, (select sum(e.amount_minor) from certificate_entries e where e.certificate_id = c.id)::int as entries
    from certificates c where c.id = ${id}`.execute(db());
  return rows[0] ?? { balance: -1, entries: -2 };
};

const steps = ['adjust', 'reissue', 'spend', 'refund', 'release', 'block', 'unblock'] as const;

// BO-038
describe('the ledger', () => {
  it('is the balance after adjusting, reissuing, spending, returning and blocking in any order', async () => {
    const admin = await createColleague('admin');
    const step = fc.tuple(fc.constantFrom(...steps), fc.integer({ min: -600, max: 800 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (walk) => {
        const gift = await createGift({ amount: 100_000 });
        const orders: number[] = [];
        // A goodwill raise of what was spent, which comes back later: the balance finds its place above the nominal.
        const begun = [['spend', 500], ['adjust', 500], ['refund', 500], ...walk] as const;
        for (const [name, roubles] of begun) {
          const before = await kept(gift.id);
          const order = orders.at(-1) ?? 0;
          const amount = Math.abs(roubles) * 100;
          let change: number | null = null;
          if (name === 'adjust') {
            const { status } = await act(admin, gift.publicId, name, { amount: roubles });
            change = status === 200 ? roubles * 100 : 0;
          } else if (name === 'spend') {
            const id = await createOrder(db());
            if (amount > 0 && (await spend(id, gift.id, amount))) orders.push(id);
          } else if (name === 'refund') {
            await inTx((tx) => wallet().giveBack(tx, { orderId: order, amount, cause: `ticket:${orders.length}` }));
          } else if (name === 'release') {
            // An order that nobody pays: one that money came back of is never released.
            const id = await createOrder(db());
            await spend(id, gift.id, amount);
            await inTx((tx) => wallet().release(tx, id));
          } else {
            await act(admin, gift.publicId, name);
          }
          const { balance, entries } = await kept(gift.id);
          expect([name, balance, balance >= 0]).toEqual([name, entries, true]);
          expect(change === null || balance === before.balance + change).toBe(true);
          expect(change !== null && change > 0 && balance > 100_000).toBe(false);
        }
        const { values } = await ledgerOf(admin, gift.publicId);
        expect(values[0]?.balance).toBe((await kept(gift.id)).balance / 100);
      }),
      { numRuns: 6 },
    );
  });
});

const adjust = (by: Member, id: string, version: number, amount: number) =>
  ask('POST', `/certificates/${id}/adjust`, { ...by, body: { version, amount, reason } });

describe('at once', () => {
  it('of two adjusts of one version one is done, and a payment between them finds all that is left', async () => {
    const [one, two] = [await createColleague('finance'), await createColleague('finance')];
    const gift = await createGift();
    const order = await createOrder(db());
    const { version } = await read(one, gift.publicId);
    const [first, second, paid] = await Promise.all([
      adjust(one, gift.publicId, version, -1000),
      adjust(two, gift.publicId, version, -1000),
      spend(order, gift.id, 200_000),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(paid).toBe(true);
    expect(await kept(gift.id)).toEqual({ balance: 0, entries: 0 });
  });

  // BO-037
  it('a block waits for a payment under way, which keeps what it took, and stops every later one', async () => {
    const finance = await createColleague('finance');
    const gift = await createGift();
    const [order, late] = [await createOrder(db()), await createOrder(db())];
    let blocking: Promise<{ status: number }> | undefined;
    await inTx(async (tx) => {
      await wallet().spend(tx, order, [{ certificateId: gift.id, codeNumber: 0, amount: 100_000 }], []);
      blocking = ask('POST', `/certificates/${gift.publicId}/block`, { ...finance, body: { version: 1, reason } });
      await untilWaiting(db(), 1);
    });
    expect((await blocking)?.status).toBe(200);
    expect(await spend(late, gift.id, 100)).toBe(false);
    expect(await kept(gift.id)).toEqual({ balance: 200_000, entries: 200_000 });
  });

  it('a payment that waits for a block is refused by it', async () => {
    const gift = await createGift();
    const order = await createOrder(db());
    const finance = await createColleague('finance');
    let paying: Promise<boolean> | undefined;
    await inTx(async (tx) => {
      await sql`update certificates set blocked_at = now(), blocked_by = ${finance.id} where id = ${gift.id}`.execute(
        tx,
      );
      paying = spend(order, gift.id, 100);
      await untilWaiting(db(), 1);
    });
    expect(await paying).toBe(false);
    expect(await kept(gift.id)).toEqual({ balance: 300_000, entries: 300_000 });
  });
});

describe('the control', () => {
  it('loses a payment when a balance is read first and written afterwards', async () => {
    const gift = await createGift();
    const order = await createOrder(db());
    const { balance } = await kept(gift.id);
    expect(await spend(order, gift.id, 200_000)).toBe(true);
    await sql`update certificates set balance_minor = ${balance - 100_000} where id = ${gift.id}`.execute(db());
    await sql`insert into certificate_entries (certificate_id, order_id, kind, amount_minor)
      values (${gift.id}, ${gift.orderId}, 'adjust', -100000)`.execute(db());
    expect(Object.keys(await brokenInvariants(db()))).toContain('a certificate is worth what its entries say');
    await sql`update certificates set balance_minor = 0 where id = ${gift.id}`.execute(db());
  });
});
