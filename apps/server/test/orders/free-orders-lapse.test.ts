import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, createPromocode, inDays, type MadeFormat } from '../factories/events.ts';
import { createOffer, createYearly, insuranceLine, policiesOf, ticketInsurance } from '../factories/insurance.ts';
import { myTickets, paymentBody, place, type Placed, readOrder, ticketLine } from '../factories/orders.ts';
import { createMember, newEmail } from '../factories/sign-in.ts';
import { answerOffer, offer } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let format: MadeFormat;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  format = await createFormat(db(), { prices: { athlete: 100_000 } });
});
afterEach(() => assertInvariants(db()));
afterAll(() => app.close());
const db = () => app.database.db;

const codeFor = (uses: number, row: Record<string, unknown> = {}): Promise<{ code: string }> =>
  createPromocode(db(), { discount: 100, code_count: uses, uses, ...row });
const usesLeft = async (code: string): Promise<number | undefined> =>
  (await sql<{ left: number }>`select available as left from promocodes where code = ${code}`.execute(db())).rows[0]
    ?.left;
const taken = async (): Promise<number | undefined> =>
  (await sql<{ n: number }>`select sum(taken)::int as n from quotas where format_id = ${format.id}`.execute(db()))
    .rows[0]?.n;
/** An account of a social network that vouches for no address: it is known by nothing that could be confirmed. */
const createUnproved = async (): Promise<string> => {
  const { id, token } = await createMember(app);
  await sql`update users set email_confirmed_at = null where id = ${id}`.execute(db());
  return token;
};
/** The day of a free order passes, and nobody presses its button. */
const lapse = async ({ order }: Placed): Promise<void> => {
  expect(order.amount).toBe(0);
  await sql`update orders set confirm_by = now() - interval '1 second' where public_id = ${order.public_id}`.execute(
    db(),
  );
  await app.sweeps.lapseFreeOrders();
  expect(await readOrder(app, order.public_id)).toMatchObject({ confirmation: { state: 'lapsed' } });
};

describe('a free order that nobody confirmed', () => {
  it('gives back no use of a code for a ticket that somebody else has accepted', async () => {
    const { code } = await codeFor(2);
    const lines = [1, 2].map(() => ticketLine(format.publicId, { promocode: code }));
    const token = await createUnproved();
    const placed = await place(app, paymentBody(lines, { email: newEmail() }), { token });
    const [given] = await myTickets(app, token);
    const friend = await createMember(app);
    const offered = await offer(app, token, given?.public_id ?? '', friend.email);
    expect(offered.status, JSON.stringify(offered)).toBe(200);
    expect((await answerOffer(app, friend.token, given?.public_id ?? '', true)).status).toBe(200);
    await lapse(placed);
    expect(await myTickets(app, friend.token)).toHaveLength(1);
    expect(await myTickets(app, token)).toEqual([]);
    expect([await usesLeft(code), await taken()]).toEqual([1, 1]);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('partially_refunded');
  });

  it('gives back a ticket that is being offered too: an offer keeps no place', async () => {
    const { code } = await codeFor(1);
    const line = ticketLine(format.publicId, { promocode: code });
    const token = await createUnproved();
    const placed = await place(app, paymentBody([line], { email: newEmail() }), { token });
    const [own] = await myTickets(app, token);
    const friend = await createMember(app);
    expect((await offer(app, token, own?.public_id ?? '', friend.email)).status).toBe(200);
    await lapse(placed);
    expect([await usesLeft(code), await taken()]).toEqual([1, 0]);
    expect((await answerOffer(app, friend.token, own?.public_id ?? '', true)).status).not.toBe(200);
  });

  it('ends its policies, alone and of its tickets: a code for one insures one person', async () => {
    const yearly = await createYearly(db());
    const own = await createOffer(db(), { price_minor: 0 });
    const { code } = await codeFor(1, { kind: 'insurance' });
    const { code: forTicket } = await codeFor(1);
    const start_date = Math.floor(inDays(9).getTime() / 1000);
    const ticket = ticketLine(format.publicId, { promocode: forTicket });
    const insurances = [
      insuranceLine(yearly.publicId, { promocode: code, start_date }),
      ticketInsurance(own.publicId, ticket['unique_id']),
    ];
    const placed = await place(app, paymentBody([ticket], { insurances, email: newEmail() }));
    expect(await policiesOf(app, placed.token)).toHaveLength(2);
    await lapse(placed);
    expect(await policiesOf(app, placed.token)).toEqual([]);
    expect([await usesLeft(code), await usesLeft(forTicket), await taken()]).toEqual([1, 1, 0]);
  });

  it('gives back no use of a code for a policy that has begun', async () => {
    const yearly = await createYearly(db());
    const { code } = await codeFor(1, { kind: 'insurance' });
    const start_date = Math.floor(inDays(9).getTime() / 1000);
    const line = insuranceLine(yearly.publicId, { promocode: code, start_date });
    const placed = await place(app, paymentBody([], { insurances: [line], email: newEmail() }));
    await sql`update policies p set starts_at = now() from orders o
      where o.id = p.order_id and o.public_id = ${placed.order.public_id}`.execute(db());
    await lapse(placed);
    expect(await policiesOf(app, placed.token)).toHaveLength(1);
    expect(await usesLeft(code)).toBe(0);
  });
});
