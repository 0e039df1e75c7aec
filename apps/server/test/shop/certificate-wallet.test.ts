import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCertificateCodes } from '../../src/modules/certificates/certificate-codes.ts';
import { createWallet } from '../../src/modules/certificates/wallet.ts';
import type { WalletPort } from '../../src/modules/orders/index.ts';
import { createOrder } from '../concurrency/support/places.ts';
import { createCertificate } from '../factories/certificates.ts';
import { inDays } from '../factories/events.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

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
const inTx = <T>(run: (tx: Parameters<WalletPort['release']>[0]) => Promise<T>): Promise<T> =>
  db().transaction().execute(run);
const balanceOf = async (id: number): Promise<number> =>
  (await sql<{ balance: number }>`select balance_minor as balance from certificates where id = ${id}`.execute(db()))
    .rows[0]?.balance ?? -1;
const entriesOf = async (id: number): Promise<[string, number][]> =>
  (
    await sql<{ kind: string; amount: number }>`
      select kind, amount_minor as amount from certificate_entries where certificate_id = ${id} order by id`.execute(
      db(),
    )
  ).rows.map(({ kind, amount }) => [kind, amount]);
const end = (id: number) =>
  sql`update certificates set valid_until = now() - interval '1 second' where id = ${id}`.execute(db());

class Refused extends Error {}
/** Spends as an order does: rolled back when it is refused. */
const spend = async (orderId: number, parts: { certificateId: number; amount: number }[]): Promise<boolean> =>
  inTx(async (tx) => {
    const coded = parts.map((part) => ({ ...part, codeNumber: 0 }));
    if (!(await wallet.spend(tx, orderId, coded, []))) throw new Refused();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Refused) return false;
    throw error;
  });

describe('finding', () => {
  it('tells the worth in the order of the codes, a repeated one once, by one statement', async () => {
    const [one, two] = [
      await createCertificate(db(), codes),
      await createCertificate(db(), codes, { amount: 150_050 }),
    ];
    const typed = [two.code.toLowerCase(), one.code, two.code.replaceAll('-', ''), 'nothing', 'XXXX-XXXX-XXXX-XXXX'];
    const statements: string[] = [];
    const counted = db().withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await wallet.find(counted, typed, [])).toEqual([
      { code: typed[0], certificateId: two.id, codeNumber: 0, balance: 150_050, problem: null },
      { code: typed[1], certificateId: one.id, codeNumber: 0, balance: 300_000, problem: null },
      { code: 'nothing', certificateId: null, codeNumber: 0, balance: 0, problem: { id: 'certificate' } },
      { code: typed[4], certificateId: null, codeNumber: 0, balance: 0, problem: { id: 'certificate' } },
    ]);
    expect(statements).toHaveLength(1);
  });

  it('finds neither used up nor ended ones', async () => {
    const [used, ended] = [await createCertificate(db(), codes), await createCertificate(db(), codes)];
    expect(await spend(await createOrder(db()), [{ certificateId: used.id, amount: 300_000 }])).toBe(true);
    await end(ended.id);
    const found = await wallet.find(db(), [used.code, ended.code], []);
    expect(found.map(({ problem }) => problem)).toEqual([{ id: 'certificate' }, { id: 'certificate' }]);
  });
});

describe('spending', () => {
  it('lowers the balance and writes it down, to the last kopeck and no further', async () => {
    const { id } = await createCertificate(db(), codes, { amount: 10_001 });
    expect(await spend(await createOrder(db()), [{ certificateId: id, amount: 10_000 }])).toBe(true);
    expect(await spend(await createOrder(db()), [{ certificateId: id, amount: 2 }])).toBe(false);
    expect(await spend(await createOrder(db()), [{ certificateId: id, amount: 1 }])).toBe(true);
    expect(await balanceOf(id)).toBe(0);
    expect(await entriesOf(id)).toEqual([
      ['issue', 10_001],
      ['spend', -10_000],
      ['spend', -1],
    ]);
  });

  it('takes all parts or none, and nothing of an ended one', async () => {
    const [rich, poor] = [await createCertificate(db(), codes), await createCertificate(db(), codes, { amount: 100 })];
    const orderId = await createOrder(db());
    const parts = [
      { certificateId: rich.id, amount: 1000 },
      { certificateId: poor.id, amount: 101 },
    ];
    expect(await spend(orderId, parts)).toBe(false);
    expect([await balanceOf(rich.id), await balanceOf(poor.id)]).toEqual([300_000, 100]);
    await end(rich.id);
    expect(await spend(orderId, [{ certificateId: rich.id, amount: 1 }])).toBe(false);
    expect(await spend(orderId, [{ certificateId: poor.id, amount: 0 }])).toBe(true);
    expect(await entriesOf(poor.id)).toHaveLength(1);
  });
});

describe('an order that takes the place of another', () => {
  it('has its money at hand, and takes it once', async () => {
    const { id, code } = await createCertificate(db(), codes);
    const [first, second, third] = [await createOrder(db()), await createOrder(db()), await createOrder(db())];
    await spend(first, [{ certificateId: id, amount: 250_000 }]);
    expect((await wallet.find(db(), [code], []))[0]?.balance).toBe(50_000);
    expect((await wallet.find(db(), [code], [first]))[0]?.balance).toBe(300_000);
    const parts = [{ certificateId: id, codeNumber: 0, amount: 300_000 }];
    expect(await inTx((tx) => wallet.spend(tx, second, parts, [first]))).toBe(true);
    await inTx((tx) => wallet.release(tx, first));
    expect(await balanceOf(id)).toBe(0);
    expect(await inTx((tx) => wallet.spend(tx, third, [], [second]))).toBe(true);
    expect(await balanceOf(id)).toBe(300_000);
  });
});

describe('an order that ends unpaid', () => {
  it('gives everything back once, and takes the same anew when its money comes late', async () => {
    const [one, two] = [await createCertificate(db(), codes), await createCertificate(db(), codes)];
    const orderId = await createOrder(db());
    await spend(orderId, [
      { certificateId: one.id, amount: 300_000 },
      { certificateId: two.id, amount: 50 },
    ]);
    for (let i = 0; i < 3; i += 1) await inTx((tx) => wallet.release(tx, orderId));
    expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([300_000, 300_000]);
    expect(await inTx((tx) => wallet.spendAnew(tx, orderId))).toBe(true);
    expect(await inTx((tx) => wallet.spendAnew(tx, orderId))).toBe(true);
    expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([0, 299_950]);
    expect(await inTx((tx) => wallet.release(tx, orderId))).toBeUndefined();
    expect(await entriesOf(one.id)).toEqual([
      ['issue', 300_000],
      ['spend', -300_000],
      ['release', 300_000],
      ['spend', -300_000],
      ['release', 300_000],
    ]);
  });

  it('is refused anew when the money is gone meanwhile', async () => {
    const { id } = await createCertificate(db(), codes);
    const late = await createOrder(db());
    await spend(late, [{ certificateId: id, amount: 200_000 }]);
    await inTx((tx) => wallet.release(tx, late));
    await spend(await createOrder(db()), [{ certificateId: id, amount: 150_000 }]);
    const anew = inTx(async (tx) => {
      const isTaken = await wallet.spendAnew(tx, late);
      if (!isTaken) throw new Refused();
    });
    await expect(anew).rejects.toBeInstanceOf(Refused);
    expect(await balanceOf(id)).toBe(150_000);
  });

  it('that took nothing gives nothing', async () => {
    const orderId = await createOrder(db());
    await inTx((tx) => wallet.release(tx, orderId));
    expect(await inTx((tx) => wallet.spendAnew(tx, orderId))).toBe(true);
    expect(await inTx((tx) => wallet.giveBack(tx, { orderId, amount: 100, cause: 'ticket:1' }))).toBe(0);
  });
});

describe('a return', () => {
  const give = (orderId: number, amount: number, cause: string) =>
    inTx((tx) => wallet.giveBack(tx, { orderId, amount, cause }));

  it('fills the certificates first, in the order they were spent, and tells what went to them', async () => {
    const [one, two] = [await createCertificate(db(), codes), await createCertificate(db(), codes)];
    const orderId = await createOrder(db());
    await spend(orderId, [{ certificateId: two.id, amount: 1000 }]);
    await spend(orderId, [{ certificateId: one.id, amount: 500 }]);
    expect(await give(orderId, 1200, 'ticket:1')).toBe(1200);
    expect([await balanceOf(two.id), await balanceOf(one.id)]).toEqual([300_000, 299_700]);
    expect(await give(orderId, 1000, 'ticket:2')).toBe(300);
    expect(await give(orderId, 1000, 'ticket:3')).toBe(0);
    expect([await balanceOf(two.id), await balanceOf(one.id)]).toEqual([300_000, 300_000]);
  });

  it('asked for again tells the same and gives nothing more', async () => {
    const { id } = await createCertificate(db(), codes);
    const orderId = await createOrder(db());
    await spend(orderId, [{ certificateId: id, amount: 100_000 }]);
    expect(await give(orderId, 30_000, 'ticket:1')).toBe(30_000);
    expect(await give(orderId, 30_000, 'ticket:1')).toBe(30_000);
    expect(await balanceOf(id)).toBe(230_000);
  });

  it('opens an ended certificate for three months, and shortens none', async () => {
    const [ended, long] = [await createCertificate(db(), codes), await createCertificate(db(), codes)];
    const orderId = await createOrder(db());
    await spend(
      orderId,
      [ended, long].map(({ id }) => ({ certificateId: id, amount: 100 })),
    );
    await end(ended.id);
    await give(orderId, 200, 'ticket:1');
    const { rows } = await sql<{ until: Date }>`
      select valid_until as until from certificates where id = any(${[ended.id, long.id]}::bigint[]) order by id`.execute(
      db(),
    );
    expect(rows[0]!.until.getTime()).toBeGreaterThan(inDays(88).getTime());
    expect(rows[0]!.until.getTime()).toBeLessThan(inDays(94).getTime());
    expect(rows[1]!.until.getTime()).toBeGreaterThan(inDays(360).getTime());
    expect((await wallet.find(db(), [ended.code], []))[0]).toMatchObject({ balance: 300_000, problem: null });
  });
});
