import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookAllForHold } from '../../../src/modules/inventory/numbers/hold-numbers.repository.ts';
import { untilWaiting } from '../../concurrency/support/places.ts';
import { hold, send } from '../../factories/orders.ts';
import { openNumbers } from './stage.ts';

const office = openNumbers();
const { addTickets, app, assign, buyNamed, createStart, db, numbersOf, setRanges, valuesOf } = office;

beforeAll(async () => {
  await buyNamed(await createStart());
});

const people = 40;
const waiting = Array.from({ length: people }, (_none, index) => ({ last: `Бегун ${index}` }));
const begin = async () => {
  const start = await createStart({ booked_numbers: true, quotas: { athlete: 500 } });
  await setRanges(start, [{ first: 1, last: 200 }]);
  await addTickets(start, waiting);
  const holds: string[] = [];
  for (let index = 0; index < people; index += 1) holds.push(await hold(app(), start.format.publicId, 1, 'athlete'));
  return { start, holds };
};
const choose = async (id: string, number: number): Promise<number> =>
  (await send(app(), 'PUT', `/api/hold/${id}/numbers`, { numbers: [number] })).statusCode;

describe('numbers that buyers choose while the office gives the same ones', () => {
  it('never collide: each has one owner, and everybody who waits gets one (BO-076)', async () => {
    const { start, holds } = await begin();
    const [assigned, ...chosen] = await Promise.all([
      assign(start),
      ...holds.map((id, index) => choose(id, index + 1)),
    ]);
    expect(valuesOf(assigned)).toMatchObject({ assigned: people });
    expect(chosen.every((status) => status === 200 || status === 400)).toBe(true);
    const given = new Set(Object.values(await numbersOf(start)));
    expect(given.size).toBe(people);
    const { rows } = await sql<{ number: number }>`
      select number from booked_numbers where format_id = ${start.format.id} and hold_id is not null`.execute(db());
    expect(rows).toHaveLength(chosen.filter((status) => status === 200).length);
    expect(rows.filter(({ number }) => given.has(number))).toEqual([]);
  });

  it('two assignments at once give each ticket one number', async () => {
    const { start } = await begin();
    const answers = await Promise.all([assign(start), assign(start, { order: 'random' }), assign(start)]);
    const counts = answers.map((answer) => valuesOf<{ assigned: number }>(answer).assigned);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, people]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from booked_numbers where format_id = ${start.format.id} and ticket_id is not null`.execute(
      db(),
    );
    expect(rows[0]?.count).toBe(people);
  });

  /** Somebody has chosen number 1 and his transaction is still open, when `meanwhile` begins and comes to wait for it. */
  const whileChosen = async <T>(
    formatId: number,
    holdId: string,
    meanwhile: () => Promise<T>,
  ): Promise<{ answer: T; owner: string | null }> => {
    const free = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const choosing = db()
      .transaction()
      .execute(async (tx) => {
        await bookAllForHold(tx, { id: holdId, formatId, expiresAt: new Date(Date.now() + 600_000) }, [1]);
        taken.resolve();
        await free.promise;
      });
    await taken.promise;
    const running = meanwhile();
    await untilWaiting(db(), 1);
    free.resolve();
    await choosing;
    const answer = await running;
    const { rows } = await sql<{ owner: string | null }>`
      select hold_id as owner from booked_numbers where format_id = ${formatId} and number = 1`.execute(db());
    return { answer, owner: rows[0]?.owner ?? null };
  };

  it('stay the buyer’s when his choice is committed after the plan was made, and the plan goes on without it', async () => {
    const { start, holds } = await begin();
    const [id = ''] = holds;
    const { answer, owner } = await whileChosen(start.format.id, id, () => assign(start));
    expect(owner).toBe(id);
    expect(valuesOf(answer)).toMatchObject({ assigned: people });
    const given = new Set(Object.values(await numbersOf(start)));
    expect([given.size, given.has(1)]).toEqual([people, false]);
  });

  it('control: a booking that does not look at who came first takes the number away', async () => {
    const { start, holds } = await begin();
    const [id = ''] = holds;
    const { owner } = await whileChosen(start.format.id, id, () =>
      sql`insert into booked_numbers (format_id, number, ticket_id)
        select ${start.format.id}, 1, min(id) from tickets where format_id = ${start.format.id}
        on conflict (format_id, number) do update set ticket_id = excluded.ticket_id, hold_id = null, expires_at = null`.execute(
        db(),
      ),
    );
    expect(owner).toBe(null);
  });
});
