import type { TeamHole } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainLine } from '../../factories/orders.ts';
import { openRefunds } from '../../refunds/refund-stage.ts';
import type { Member } from '../../staff/door.ts';

const office = openRefunds();
const { db, ask, buyOf, createColleague, createStart, refund, sendAll } = office;
let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});

const holes = async (member = admin): Promise<TeamHole[]> => {
  const { status, body } = await ask('GET', '/teams/holes', member);
  expect(status, JSON.stringify(body)).toBe(200);
  return body['values'] as TeamHole[];
};
/** A fixed team of three that was bought whole, and how its tickets go back. */
const buyTeam = async () => {
  const { start, format } = await createStart({
    is_team: true,
    team_all: true,
    fixed_count: true,
    min_count: 3,
    max_count: 3,
  });
  const line = plainLine(format.publicId, 3);
  const order = await buyOf([line]);
  return {
    start,
    giveBack: async (pieces: number) => {
      const done = await refund(admin, order, { lines: [{ unique_id: line['unique_id'], pieces }] });
      expect(done.status, JSON.stringify(done.body)).toBe(200);
      await sendAll();
    },
    set: (change: ReturnType<typeof sql>) =>
      sql`update teams set ${change} where format_id = ${format.id}`.execute(db()),
  };
};
const dayAgo = sql`hole_since = hole_since - interval '25 hours'`;

describe('a hole in a fixed team', () => {
  it('is a task of whoever sees teams there, once it has been open for a day', async () => {
    const { start, giveBack, set } = await buyTeam();
    await set(dayAgo);
    expect(await holes()).toEqual([]);
    await giveBack(1);
    expect(await holes()).toEqual([]);
    await set(dayAgo);
    expect(await holes()).toMatchObject([{ members: 2, size: 3, title: 'Команда', start: { public_id: start } }]);
    expect(await holes(await createColleague('manager', { starts: [start] }))).toHaveLength(1);
    expect(await holes(await createColleague('manager', { starts: ['elsewhere'] }))).toEqual([]);
  });

  it('goes away by itself when somebody fills it, when nobody is left, and with the start', async () => {
    const { start, giveBack, set } = await buyTeam();
    const isTask = async (): Promise<boolean> => (await holes()).some((hole) => hole.start.public_id === start);
    await giveBack(1);
    await set(dayAgo);
    expect(await isTask()).toBe(true);
    await set(sql`taken = 3`);
    expect(await isTask()).toBe(false);
    // Another one leaves: he may be replaced for a day again.
    await set(sql`taken = 2`);
    expect(await isTask()).toBe(false);
    await set(dayAgo);
    await sql`update formats set start_time = now() - interval '1 hour' where id in (select format_id from teams)`.execute(
      db(),
    );
    expect(await isTask()).toBe(false);
    await sql`update formats set start_time = now() + interval '20 days' where id in (select format_id from teams)`.execute(
      db(),
    );
    expect(await isTask()).toBe(true);
    await giveBack(2);
    expect(await isTask()).toBe(false);
  });
});
