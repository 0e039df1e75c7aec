import { isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { moscow } from '../../factories/events.ts';
import { createClub } from '../../factories/clubs.ts';
import { plainLine } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { openReports } from './stage.ts';

const { buyOf, compared, createColleague, createKeeperOf, createStart, db, report, rowOf } = openReports();

const dayIn = (days: number): string => isoDay(Date.now() / 1000 + days * 86_400, siteTimezone);
const coming = `from=${dayIn(0)}&to=${dayIn(60)}`;
const bornAt = (age: number): string => `${Number(dayIn(30).slice(0, 4)) - age}-01-01`;

type Person = { name: string; age: number; gender: string; region?: number; club?: string };
/** Names the participants of a start, one after another. */
const name = async (start: Start, people: readonly Person[]): Promise<number[]> => {
  await buyOf([plainLine(start.format.publicId, people.length + 1)]);
  const { rows } = await sql<{
    id: number;
  }>`select id from tickets where format_id = ${start.format.id} order by id`.execute(db());
  for (const [at, { name: last, age, gender, region, club }] of people.entries()) {
    const info = { last_name: last, first_name: 'Анна', birth_date: bornAt(age), gender, ...(region && { region }) };
    await sql`update tickets set info = ${JSON.stringify(info)}::jsonb, club_public_id = ${club ?? null} where id = ${rows[at]?.id}`.execute(
      db(),
    );
  }
  return rows.map(({ id }) => id);
};
const many = (count: number, of: Omit<Person, 'name'>): Person[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Бегунова${of.age}${of.gender}${at}`, ...of }));

let admin: Member;
let keeper: Member;
let here: Start;
let there: Start;
let club: string;
beforeAll(async () => {
  admin = await createColleague('admin');
  keeper = await createKeeperOf('reports');
  [here, there] = [await createStart(), await createStart()];
  ({ publicId: club } = await createClub(db()));
  const past = await createStart();
  await sql`update event_cities set start_time = now() - interval '1 year' where public_id = ${past.start}`.execute(
    db(),
  );
  await name(past, [{ name: 'Бегунова20female0', age: 20, gender: 'female' }]);
  const ids = await name(here, [
    ...many(6, { age: 20, gender: 'female', region: moscow.regionId, club }),
    ...many(5, { age: 41, gender: 'male', region: moscow.regionId }),
    ...many(2, { age: 65, gender: 'male' }),
    { name: 'Возвратов', age: 41, gender: 'male' },
  ]);
  await sql`update tickets set status = 'returned' where id = ${ids[13]}`.execute(db());
  await name(there, many(1, { age: 12, gender: 'male' }));
});

// BO-083
describe('every figure of participants', () => {
  it.each(['&group=start', '&group=gender&f.start=', '&group=region&f.start=', '&group=club&f.start=', '&f.start='])(
    'asked by %j is the count of the tickets that it opens',
    async (query) => {
      const asked = query.endsWith('=') ? `${query}${here.start}` : query;
      const pairs = await compared(admin, await report(admin, `participants?${coming}${asked}`));
      expect(pairs.length).toBeGreaterThan(0);
      expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
    },
  );
});

describe('the report of participants', () => {
  it('counts who is named by age on the day of the start and gender, and who was there before', async () => {
    const shown = await report(admin, `participants?${coming}&f.start=${here.start}`);
    expect(shown.rows.map(({ keys }) => keys.map(({ title }) => title).join(' '))).toEqual([
      '18–24 Женщины',
      '40–44 Мужчины',
      '60 и старше Мужчины',
    ]);
    expect(rowOf(shown, '18', 'female')).toEqual({ people: 6, share: 46.2, first_time: 5, again: 1 });
    expect(rowOf(shown, '40', 'male')).toMatchObject({ people: 5, again: 0 });
    expect(rowOf(shown)).toMatchObject({ people: 13, share: 100, again: 1 });
  });

  it('looks up who was there before of a start or an event alone', async () => {
    expect(rowOf(await report(admin, `participants?${coming}`))).toMatchObject({ again: null, first_time: null });
    expect(rowOf(await report(admin, `participants?${coming}&f.event=${here.event}`))).toMatchObject({ again: 1 });
  });

  it('names regions and clubs, and who said none', async () => {
    const regions = await report(admin, `participants?${coming}&f.start=${here.start}&group=region`);
    expect(rowOf(regions, String(moscow.regionId))['people']).toBe(11);
    expect(regions.rows.at(-1)?.keys[0]).toEqual({ value: null, title: 'Не указано' });
    const clubs = await report(admin, `participants?${coming}&f.start=${here.start}&group=club`);
    expect(rowOf(clubs, club)['people']).toBe(6);
  });
});

describe('whoever may not see people', () => {
  it('is shown small groups as one, with so many of the next larger ones that they are five', async () => {
    const shown = await report(keeper, `participants?${coming}&f.start=${here.start}`);
    expect(shown.rows.map(({ keys, figures }) => [keys[0]?.value, figures[0]])).toEqual([
      ['18', 6],
      ['others', 7],
    ]);
    const alone = await report(keeper, `participants?${coming}&f.start=${there.start}`);
    expect(alone.rows.map(({ keys }) => keys[0]?.value)).toEqual(['others']);
    expect(rowOf(alone)).toMatchObject({ people: 1, again: null });
  });
});

// BO-124
describe('a manager of one start', () => {
  it('sees its participants alone', async () => {
    const manager = await createColleague('manager', { starts: [there.start] });
    expect(rowOf(await report(manager, `participants?${coming}`))).toMatchObject({ people: 1 });
  });
});
