import { isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createShirts } from '../../factories/events.ts';
import { plainLine } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { openReports } from './stage.ts';

const { buyOf, compared, createColleague, createStart, db, report, rowOf } = openReports();

const dayIn = (days: number): string => isoDay(Date.now() / 1000 + days * 86_400, siteTimezone);
const coming = `from=${dayIn(0)}&to=${dayIn(60)}`;

/** Gives people of a start their sizes, one after another; null: has not chosen. */
const dress = async (
  start: Start,
  choices: readonly (readonly [size: string | null, gender: string])[],
): Promise<void> => {
  await buyOf([plainLine(start.format.publicId, choices.length)]);
  const { rows } = await sql<{
    id: number;
  }>`select id from tickets where format_id = ${start.format.id} order by id`.execute(db());
  for (const [at, [size, gender]] of choices.entries()) {
    const info = size === null ? { gender } : { gender, item_size: size };
    await sql`update tickets set info = ${JSON.stringify(info)}::jsonb where id = ${rows[at]?.id}`.execute(db());
    await sql`update shirts set taken = taken + 1 where event_city_id = ${start.format.eventCityId} and size = ${size}`.execute(
      db(),
    );
  }
};

let admin: Member;
let here: Start;
let there: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  [here, there] = [await createStart({ shirt_unavailable: false }), await createStart({ shirt_unavailable: false })];
  for (const start of [here, there]) await createShirts(db(), start.format.eventCityId, { M: 4, L: 10 });
  await dress(here, [
    ['M', 'male'],
    ['M', 'female'],
    ['M', 'female'],
    ['L', 'male'],
    [null, 'male'],
    [null, 'male'],
    [null, 'female'],
    // Comes back.
    ['L', 'female'],
  ]);
  await dress(there, [['XL', 'male']]);
  await sql`update tickets set status = 'returned' where id = (select max(id) from tickets where format_id = ${here.format.id})`.execute(
    db(),
  );
});

// BO-083
describe('every figure of sizes', () => {
  it.each(['', '&group=size', '&group=size&f.start='])(
    'asked by %j is the count of the tickets that it opens',
    async (query) => {
      const asked = query.endsWith('=') ? `${query}${here.start}` : query;
      const pairs = await compared(admin, await report(admin, `sizes?${coming}${asked}`));
      expect(pairs.length > 0).toBe(query !== '&group=size');
      expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
    },
  );
});

describe('the report of sizes', () => {
  it('shares out who has not chosen as those who have, start by start', async () => {
    const shown = await report(admin, `sizes?${coming}`);
    // Three people have not chosen: two and a quarter of them take M, three quarters of one take L.
    expect(rowOf(shown, here.start, 'M')).toEqual({
      stock: 4,
      chosen: 3,
      male: 1,
      female: 2,
      left: 1,
      wanted: 5,
      lacking: 1,
    });
    expect(rowOf(shown, here.start, 'L')).toMatchObject({ chosen: 1, wanted: 2, lacking: 0 });
    expect(rowOf(shown, there.start, 'XL')).toMatchObject({ stock: 0, chosen: 1, wanted: 1, lacking: 1 });
    expect(rowOf(shown, there.start, 'L')).toMatchObject({ chosen: 0, wanted: 0 });
    expect(rowOf(shown)).toMatchObject({ stock: 28, chosen: 5, wanted: 8, lacking: 2 });
  });

  it('foretells nothing of a start where nobody has chosen', async () => {
    const start = await createStart({ shirt_unavailable: false });
    await createShirts(db(), start.format.eventCityId, { M: 4 });
    await dress(start, [[null, 'male']]);
    expect(rowOf(await report(admin, `sizes?${coming}&f.start=${start.start}`), start.start, 'M')).toMatchObject({
      chosen: 0,
      wanted: null,
      lacking: 0,
    });
  });

  it('of a manager is of his starts alone', async () => {
    const manager = await createColleague('manager', { starts: [there.start] });
    const shown = await report(manager, `sizes?${coming}`);
    expect(new Set(shown.rows.map(({ keys }) => keys[0]?.value))).toEqual(new Set([there.start]));
    expect(rowOf(await report(manager, `sizes?${coming}&group=size`))).toMatchObject({ chosen: 1, stock: 14 });
  });
});
