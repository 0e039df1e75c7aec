import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCertificateCodes } from '../../src/modules/certificates/certificate-codes.ts';
import { createWallet } from '../../src/modules/certificates/wallet.ts';
import type { WalletPort } from '../../src/modules/orders/index.ts';
import { createCertificate } from '../factories/certificates.ts';
import { assertInvariants, brokenInvariants } from '../invariants.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';
import { createOrder } from './support/places.ts';

const codes = createCertificateCodes(Buffer.alloc(32, 3));
let database: TestDatabase;
let wallet: WalletPort;
beforeAll(async () => {
  database = await createTestDatabase();
  wallet = createWallet({ clock: () => new Date(), codes });
});
afterEach(() => assertInvariants(database.db));
afterAll(() => database.close());

const db = () => database.db;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const balanceOf = async (id: number): Promise<number> =>
  (await sql<{ balance: number }>`select balance_minor as balance from certificates where id = ${id}`.execute(db()))
    .rows[0]?.balance ?? -1;

class Refused extends Error {}
const spend = (orderId: number, parts: { certificateId: number; amount: number }[]): Promise<boolean> =>
  db()
    .transaction()
    .execute(async (tx) => {
      const coded = parts.map((part) => ({ ...part, codeNumber: 0 }));
      if (!(await wallet.spend(tx, orderId, coded, []))) throw new Refused();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    });

describe('one certificate and many orders at once', () => {
  it('pays for one of them when it is enough for one', async () => {
    const { id } = await createCertificate(db(), codes);
    const orders = await Promise.all(times(40, () => createOrder(db())));
    const paid = await Promise.all(orders.map((orderId) => spend(orderId, [{ certificateId: id, amount: 300_000 }])));
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(id)).toBe(0);
  });

  it('pays in parts as far as it goes, and two of them never wait for one another in a ring', async () => {
    const [one, two] = [await createCertificate(db(), codes, { amount: 1000 }), await createCertificate(db(), codes)];
    const orders = await Promise.all(times(40, () => createOrder(db())));
    const paid = await Promise.all(
      orders.map((orderId, i) => {
        const parts = [
          { certificateId: one.id, amount: 70 },
          { certificateId: two.id, amount: 100 },
        ];
        return spend(orderId, i % 2 ? parts : parts.toReversed());
      }),
    );
    expect(paid.filter(Boolean)).toHaveLength(14);
    expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([20, 298_600]);
  });

  it('gets its money back once from an order that ends in many places, and from a return that is asked for many times', async () => {
    const { id } = await createCertificate(db(), codes);
    const [ended, returned] = [await createOrder(db()), await createOrder(db())];
    await spend(ended, [{ certificateId: id, amount: 100_000 }]);
    await spend(returned, [{ certificateId: id, amount: 200_000 }]);
    const given = await Promise.all(
      times(12, (i) =>
        db()
          .transaction()
          .execute(async (tx) =>
            i % 2
              ? wallet.release(tx, ended)
              : wallet.giveBack(tx, { orderId: returned, amount: 150_000, cause: 'ticket:1' }),
          ),
      ),
    );
    expect(given.filter((_, i) => i % 2 === 0)).toEqual(times(6, () => 150_000));
    expect(await balanceOf(id)).toBe(250_000);
  });
});

describe('the control', () => {
  it('pays for every order when the balance is read first and lowered afterwards', async () => {
    const { id } = await createCertificate(db(), codes);
    const orders = await Promise.all(times(5, () => createOrder(db())));
    const seen = await Promise.all(orders.map(() => balanceOf(id)));
    for (const [index, orderId] of orders.entries()) {
      if ((seen[index] ?? 0) < 300_000) continue;
      await sql`update certificates set balance_minor = ${(seen[index] ?? 0) - 300_000} where id = ${id}`.execute(db());
      await sql`insert into certificate_entries (certificate_id, order_id, kind, amount_minor)
        values (${id}, ${orderId}, 'spend', -300000)`.execute(db());
    }
    const { rows } =
      await sql`select id from certificate_entries where certificate_id = ${id} and kind = 'spend'`.execute(db());
    expect(rows).toHaveLength(5);
    expect(Object.keys(await brokenInvariants(db()))).toContain('a certificate is worth what its entries say');
    await sql`delete from certificate_entries where certificate_id = ${id} and kind = 'spend'`.execute(db());
    await sql`update certificates set balance_minor = amount_minor where id = ${id}`.execute(db());
  });
});
