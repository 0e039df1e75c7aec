import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, insertRow, type MadeFormat } from '../factories/events.ts';
import { buy, hold, newKey, participant, paymentBody, send, ticketLine } from '../factories/orders.ts';
import { createRunner, listTickets } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const people = 30;
const seats = 6;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const stand = async (): Promise<MadeFormat> => {
  const format = await createFormat(app.database.db, { quotas: { spectator: 200 }, booked_numbers: true });
  await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1, last: seats });
  return format;
};
/** One after another: the race is for seats, not for places. */
const holds = async ({ publicId }: MadeFormat, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < people; i++) ids.push(await hold(app, publicId, count, 'spectator'));
  return ids;
};
const choose = async (holdId: string, numbers: readonly number[]): Promise<number> =>
  (await send(app, 'PUT', `/api/hold/${holdId}/numbers`, { numbers })).statusCode;
const ownersOf = async ({ id }: MadeFormat): Promise<{ number: number; hold: string }[]> =>
  (
    await sql<{ number: number; hold: string }>`
      select number, hold_id as hold from booked_numbers where format_id = ${id} order by number`.execute(
      app.database.db,
    )
  ).rows;

describe('one seat', () => {
  it('is got by one of thirty who press it at once', async () => {
    const format = await stand();
    const statuses = await Promise.all((await holds(format, 1)).map((id) => choose(id, [4])));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(people - 1);
    expect(await ownersOf(format)).toHaveLength(1);
  });

  it('is never half of a pair: pairs that overlap in any order are got whole or not at all, and nobody waits for ever', async () => {
    const format = await stand();
    const pairs = Array.from({ length: people }, (_, i) => [(i % seats) + 1, ((i + 1) % seats) + 1]);
    const ids = await holds(format, 2);
    const statuses = await Promise.all(ids.map((id, i) => choose(id, pairs[i] ?? [])));
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
    const owners = await ownersOf(format);
    const winners = ids.filter((_, i) => statuses[i] === 200);
    expect(winners.length).toBeGreaterThan(0);
    for (const id of winners) expect(owners.filter((one) => one.hold === id)).toHaveLength(2);
    expect(owners).toHaveLength(winners.length * 2);
  });

  it('is paid for by one of those who never held it', async () => {
    const format = await stand();
    const ids = await holds(format, 1);
    const statuses = await Promise.all(
      ids.map(async (holdId, i) => {
        const line = ticketLine(format.publicId, {
          kind: 'spectator',
          hold_id: holdId,
          number: 2,
          info: participant(),
        });
        const body = paymentBody([line], { email: `seat-${i}@example.org` });
        return (await send(app, 'POST', '/api/payment', body, { key: newKey() })).statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await assertInvariants(app.database.db);
  });
});

describe('a seat that somebody is faster for', () => {
  const wide = async (): Promise<MadeFormat> => {
    const format = await createFormat(app.database.db, { quotas: { spectator: 200 }, booked_numbers: true });
    await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1, last: people + 1 });
    return format;
  };
  const wanted = people + 1;

  it('leaves the holds of all others the seats they had', async () => {
    const format = await wide();
    const ids = await holds(format, 1);
    for (const [i, id] of ids.entries()) expect(await choose(id, [i + 1])).toBe(200);
    const statuses = await Promise.all(ids.map((id) => choose(id, [wanted])));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const owners = await ownersOf(format);
    for (const [i, id] of ids.entries())
      expect(owners.filter((one) => one.hold === id)).toEqual([
        { hold: id, number: statuses[i] === 200 ? wanted : i + 1 },
      ]);
  });

  /** Bought tickets of one person, each with the seat of its turn, 1 and up. */
  const seated = async (format: MadeFormat): Promise<{ token: string; ids: string[] }> => {
    const { token } = await createRunner(app);
    for (let first = 1; first <= people; first += 10) {
      const numbers = Array.from({ length: 10 }, (_, i) => first + i);
      const holdId = await hold(app, format.publicId, 10, 'spectator');
      const lines = numbers.map((number) =>
        ticketLine(format.publicId, { kind: 'spectator', hold_id: holdId, number, info: participant() }),
      );
      await buy(app, paymentBody(lines), { key: newKey(), token });
    }
    const tickets = (await listTickets(app, token, 'my')).toSorted(
      (a, b) => (a.info.number ?? 0) - (b.info.number ?? 0),
    );
    return { token, ids: tickets.map(({ public_id }) => public_id) };
  };
  const move = async (token: string, format: MadeFormat, id: string, number: number): Promise<number> => {
    const body = { format_public_id: format.publicId, number, ticket_public_id: id };
    return (await send(app, 'POST', '/api/booked/number', body, { token })).statusCode;
  };
  const numbersOf = async (token: string): Promise<Map<string, number | null>> =>
    new Map((await listTickets(app, token, 'my')).map(({ public_id, info }) => [public_id, info.number]));

  it('leaves all other tickets the seats they had', async () => {
    const format = await wide();
    const { token, ids } = await seated(format);
    expect(ids).toHaveLength(people);
    const statuses = await Promise.all(ids.map((id) => move(token, format, id, wanted)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const now = await numbersOf(token);
    for (const [i, id] of ids.entries()) expect(now.get(id)).toBe(statuses[i] === 200 ? wanted : i + 1);
    await assertInvariants(app.database.db);
  });

  it('leaves nobody without a seat when each wants his neighbour’s', async () => {
    const format = await wide();
    const { token, ids } = await seated(format);
    await Promise.all(ids.map((id, i) => move(token, format, id, i + 2)));
    const now = [...(await numbersOf(token)).values()];
    expect(new Set(now).size).toBe(people);
    expect(now).not.toContain(null);
    await assertInvariants(app.database.db);
  });
});

describe('the control', () => {
  it('that looks first and writes then gives one seat to many', async () => {
    const format = await stand();
    const { db } = app.database;
    await sql`create table seats_without_key (number int, hold_id text)`.execute(db);
    const both = Promise.withResolvers<null>();
    let looked = 0;
    const isMine = await Promise.all(
      (await holds(format, 1)).slice(0, 2).map((id) =>
        db.transaction().execute(async (tx) => {
          const { rows } = await sql`select 1 from seats_without_key where number = 4`.execute(tx);
          if (++looked === 2) both.resolve(null);
          await both.promise;
          if (!rows.length) await sql`insert into seats_without_key values (4, ${id})`.execute(tx);
          return !rows.length;
        }),
      ),
    );
    expect(isMine).toEqual([true, true]);
  });
});
