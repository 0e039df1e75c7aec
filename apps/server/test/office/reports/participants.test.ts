import type { OfficeReport } from '@trassa/contracts/office';
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

const groupOf = (name: string): string => (name === 'sizes' ? 'size' : 'hours');

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

  it('has nobody again of a start that was cancelled', async () => {
    const [called, next] = [await createStart(), await createStart()];
    for (const start of [called, next]) await name(start, [{ name: 'Несостоявшийся', age: 30, gender: 'male' }]);
    await sql`update event_cities set start_time = now() - interval '2 years', status = 'cancelled'
      where public_id = ${called.start}`.execute(db());
    const of = `participants?${coming}&f.start=${next.start}`;
    expect(rowOf(await report(admin, of))).toMatchObject({ people: 1, again: 0 });
  });

  it('names regions and clubs, and who said none', async () => {
    const regions = await report(admin, `participants?${coming}&f.start=${here.start}&group=region`);
    expect(rowOf(regions, String(moscow.regionId))['people']).toBe(11);
    expect(regions.rows.at(-1)?.keys[0]).toEqual({ value: null, title: 'Не указано' });
    const clubs = await report(admin, `participants?${coming}&f.start=${here.start}&group=club`);
    expect(rowOf(clubs, club)['people']).toBe(6);
  });
});

describe('a list that a figure opens', () => {
  it.each(['participants', 'sizes', 'registration'])('of %s is of the starts that were counted alone', async (of) => {
    const chosen = `f.start=${here.start}&f.start=${there.start}&group=${of === 'participants' ? 'gender' : groupOf(of)}`;
    for (const cut of [`&f.event=${there.event}`, of === 'sizes' ? '&f.state=cancelled' : '&f.city=none'])
      for (const period of [coming, `from=${dayIn(40)}&to=${dayIn(60)}`]) {
        const pairs = await compared(admin, await report(admin, `${of}?${period}&${chosen}${cut}`));
        expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
      }
  });
});

describe('an answer that is odd', () => {
  it('is of no age and no gender', async () => {
    const start = await createStart();
    await name(start, many(3, { age: 20, gender: 'male' }));
    const { rows } = await sql<{
      id: number;
    }>`select id from tickets where format_id = ${start.format.id} order by id`.execute(db());
    for (const [at, birth] of ['', '2000-02-30', '0000-00-00'].entries())
      await sql`update tickets set info = info || ${JSON.stringify({ birth_date: birth, gender: '', region: '' })}::jsonb
        where id = ${rows[at]?.id}`.execute(db());
    const people = async (group: string) =>
      (await report(admin, `participants?${coming}&f.start=${start.start}&group=${group}`)).rows.map(
        ({ keys, figures }) => [keys[0]?.value, figures[0]],
      );
    expect(await people('gender')).toEqual([[null, 3]]);
    expect(await people('region')).toEqual([[null, 3]]);
    expect(await people('age')).toEqual([
      ['25', 1],
      [null, 2],
    ]);
  });
});

describe('whoever may not see people', () => {
  const peopleOf = ({ rows }: OfficeReport): unknown[] => rows.map(({ figures }) => figures[0]);

  it('is shown multiples of five, so that what is left of two reports names nobody', async () => {
    for (const group of ['age_gender', 'age', 'gender', 'region', 'club'])
      for (const cut of ['', '&f.kind=athlete', `&f.event=${here.event}`, `&f.start=${here.start}`]) {
        const shown = await report(keeper, `participants?${coming}&group=${group}${cut}`);
        expect(peopleOf(shown).every((people) => Number(people) % 5 === 0)).toBe(true);
      }
    const shown = await report(keeper, `participants?${coming}&f.start=${here.start}`);
    expect(rowOf(shown, '18', 'female')).toEqual({ people: 5, share: 38.5, first_time: 5, again: 0 });
  });

  it('is told no gender of few by the sizes of shirts', async () => {
    const shown = await report(keeper, `sizes?${coming}&f.start=${here.start}`);
    expect(shown.columns.find(({ name: column }) => column === 'male')?.opens).toBeNull();
  });

  it('of one start is nobody who may see all of them', async () => {
    const both = await createKeeperOf('reports');
    await sql`insert into staff_grants (public_id, user_id, role, scope, areas)
      values ('ofone', ${both.id}, 'manager', ${JSON.stringify({ starts: [there.start] })}::jsonb, array['people'])`.execute(
      db(),
    );
    const shown = await report(both, `participants?${coming}&f.start=${here.start}`);
    expect(shown.rows.map(({ keys }) => keys[0]?.value)).toEqual(['18', 'others']);
  });

  it('is shown small groups as one, with so many of the next larger ones that they are five', async () => {
    const shown = await report(keeper, `participants?${coming}&f.start=${here.start}`);
    expect(shown.rows.map(({ keys, figures }) => [keys[0]?.value, figures[0]])).toEqual([
      ['18', 5],
      ['others', 5],
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
