import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openNumbers } from './stage.ts';

const office = openNumbers();
const { admin, ask, addTickets, buyNamed, createStart, db, post, read, setLocked, setRanges } = office;

const kept = async (formatId: number, number: number): Promise<string | null | undefined> => {
  const { rows } = await sql<{ kept: string | null }>`
    select kept from booked_numbers where format_id = ${formatId} and number = ${number}`.execute(db());
  return rows[0]?.kept;
};

// 5.9
describe('a printed number', () => {
  it('that is pinned and let go again is given to nobody else', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    const ticket = await buyNamed(start);
    await setLocked(start, true);
    const { rows } = await sql<{ version: number }>`select version from tickets where public_id = ${ticket}`.execute(
      db(),
    );
    const given = await ask('PUT', `/tickets/${ticket}/number`, {
      ...admin(),
      body: { version: rows[0]?.version, number: 5 },
    });
    expect(given.status).toBe(200);
    const pins = `/formats/${start.format.publicId}/numbers/pin`;
    expect((await post(pins, { number: 1, ticket: null, note: '' })).status).toBe(200);
    expect((await ask('DELETE', `${pins}/1`, admin())).status).toBe(200);
    expect(await kept(start.format.id, 1)).toBe('spent');
    const late = await buyNamed(start);
    const { rows: next } = await sql`select start_number from tickets where public_id = ${late}`.execute(db());
    expect(next).toEqual([{ start_number: 2 }]);
  });

  it('that a transaction of before the lock changes after it stands among the changes', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    await buyNamed(start);
    await addTickets(start, [{ last: 'Позже' }]);
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx);
        expect((await setLocked(start, true)).status).toBe(200);
        await sql`update tickets set start_number = 7 where format_id = ${start.format.id} and start_number is null`.execute(
          tx,
        );
      });
    expect((await read(start.start)).changes).toMatchObject([{ before: null, after: 7 }]);
  });
});

describe('a range', () => {
  it('that is widened keeps its row, for which sales wait', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    const idOf = async (): Promise<unknown> =>
      (await sql`select id, last from number_ranges where format_id = ${start.format.id}`.execute(db())).rows;
    const [before] = (await idOf()) as [{ id: number }];
    expect((await setRanges(start, [{ first: 1, last: 20 }])).status).toBe(200);
    expect(await idOf()).toEqual([{ id: before.id, last: 20 }]);
  });
});
