import fc from 'fast-check';
import { settlementId } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../staff/door.ts';
import { openMoney, type Taken } from './stage.ts';

const { apply, close, createColleague, days, db, giveBack, register, take } = openMoney();
let finance: Member;
beforeAll(async () => {
  finance = await createColleague('finance');
});

const first = Date.parse('2025-10-01T00:00:00+03:00');
const span = { from: '2025-10-01', until: '2025-10-10' };
/** Minutes from the first midnight in Moscow: edges of days are as likely as their middle. */
const minute = fc.oneof(
  fc.integer({ min: 0, max: 10 * 1440 - 1 }),
  fc.integer({ min: 0, max: 9 }).chain((day) => fc.constantFrom(day * 1440, day * 1440 + 1439)),
);
const history = fc.record({
  at: minute,
  provider: fc.constantFrom('sandbox', 'former'),
  amount: fc.integer({ min: 100, max: 1_000_000 }),
  refunds: fc.array(fc.record({ at: minute, share: fc.integer({ min: 1, max: 30 }) }), { maxLength: 3 }),
});
const momentOf = (minutes: number): Date => new Date(first + minutes * 60_000);

/** What payments and refunds say themselves, without any of the code that shows it. */
const sumsOf = async (): Promise<Map<string, number>> => {
  const { rows } = await sql<{ key: string; net: number }>`
    select provider || '_' || to_char(at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as key, sum(amount)::bigint as net from (
      select provider, captured_at as at, amount_minor as amount from payments where captured_at is not null
      union all
      select p.provider, r.done_at, -r.amount_minor from refunds r join payments p on p.id = r.payment_id where r.status = 'done') m
    where at >= ${momentOf(0)} and at < ${momentOf(14_400)} group by 1`.execute(db());
  return new Map(rows.map(({ key, net }) => [key, net]));
};

// BO-082
describe('the settlement', () => {
  it('is the sum over payments and refunds for every day and provider, closed or open', async () => {
    const taken: Taken[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 6 }), async (moves) => {
        for (const { at, provider, amount, refunds } of moves) {
          const payment = await take(momentOf(at), amount, provider);
          taken.push(payment);
          for (const refund of refunds)
            await giveBack(payment, momentOf(refund.at), Math.ceil((amount * refund.share) / 100));
        }
        const shown = await days(finance, span.from, span.until);
        const nets = shown.map((one) => [
          settlementId(one.provider, one.day),
          Math.round((one.ours.captured - one.ours.refunded) * 100),
        ]);
        expect(new Map(nets as [string, number][])).toEqual(await sumsOf());
      }),
      { numRuns: 25, seed: 82 },
    );
    // A day that is closed by a register of all its money says the same.
    const [day] = (await days(finance, span.from, span.until)).filter(({ provider }) => provider === 'sandbox');
    if (!day) throw new Error('no day');
    const { rows } = await sql<{ id: string; kind: string; amount: number }>`
      select p.provider_payment_id as id, 'Оплата' as kind, p.amount_minor as amount from payments p
      where p.provider = 'sandbox' and (p.captured_at at time zone 'Europe/Moscow')::date = ${day.day}::date
      union all select p.provider_payment_id, 'Возврат', r.amount_minor from refunds r join payments p on p.id = r.payment_id
      where p.provider = 'sandbox' and (r.done_at at time zone 'Europe/Moscow')::date = ${day.day}::date`.execute(db());
    const lines = rows.map(({ id, kind, amount }) => `${id};${kind};${(amount / 100).toFixed(2)};0;${day.day}`);
    expect((await apply(finance, await register(finance, lines))).status).toBe(200);
    expect((await close(finance, day.public_id)).status).toBe(200);
    const [closed] = (await days(finance, day.day)).filter(({ provider }) => provider === 'sandbox');
    expect(closed).toMatchObject({ ours: day.ours, difference: 0, closed: expect.any(Number) });
  });
});
