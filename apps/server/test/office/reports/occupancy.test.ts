import { isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../../factories/events.ts';
import { plainLine } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { openReports } from './stage.ts';

const { ask, buyOf, compared, createColleague, createStart, db, linesOf, ready, report, rowOf } = openReports();

const dayIn = (days: number): string => isoDay(Date.now() / 1000 + days * 86_400, siteTimezone);
const coming = `from=${dayIn(0)}&to=${dayIn(60)}`;

let admin: Member;
let here: Start;
let there: Start;
let second: string;
beforeAll(async () => {
  admin = await createColleague('admin');
  [here, there] = [
    await createStart({ quotas: { athlete: 20, spectator: 5 } }),
    await createStart({ quotas: { athlete: 4 } }),
  ];
  const format = await createFormat(db(), {
    event_city_id: here.format.eventCityId,
    preregistration: false,
    title_ru: 'Команда',
    position: 2,
    quotas: { athlete: 10 },
  });
  second = format.publicId;
  await sql`update quotas set reserve = 3 where format_id = ${here.format.id} and kind = 'athlete'`.execute(db());
  await buyOf([plainLine(here.format.publicId, 4)]);
  await buyOf([plainLine(here.format.publicId, 2, { kind: 'spectator' })]);
  await buyOf([plainLine(second, 1)]);
  await buyOf([plainLine(there.format.publicId, 4)]);
  // Of the first four one came back, one was bought a month ago, and one is on its way back.
  const { rows } = await sql<{ id: number }>`
    select id from tickets where format_id = ${here.format.id} and kind = 'athlete' order by id`.execute(db());
  const [first, old, returning] = rows.map(({ id }) => id);
  await sql`update tickets set status = 'returned' where id = ${first}`.execute(db());
  await sql`update quotas set taken = taken - 1 where format_id = ${here.format.id} and kind = 'athlete'`.execute(db());
  await sql`update tickets set created_at = now() - interval '30 days' where id = ${old}`.execute(db());
  await sql`update tickets set status = 'processing' where id = ${returning}`.execute(db());
  // Two places lie in a basket.
  await sql`update quotas set taken = taken + 2 where format_id = ${here.format.id} and kind = 'athlete'`.execute(db());
});

// BO-083
describe('every figure of occupancy', () => {
  it.each(['', '&group=start', '&f.kind=athlete', '&f.state=on_sale&f.state=sold_out'])(
    'asked by %j is the count of the tickets that it opens',
    async (query) => {
      const pairs = await compared(admin, await report(admin, `occupancy?${coming}${query}`));
      expect(pairs.length).toBeGreaterThan(4);
      expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
    },
  );
});

describe('occupancy', () => {
  it('tells the places of a format, and in how many days they will be gone', async () => {
    const shown = await report(admin, `occupancy?${coming}&f.start=${here.start}`);
    expect(shown.rows.map(({ keys }) => keys[1]?.value)).toEqual([here.format.publicId, second]);
    // 25 places: 3 kept back, 5 tickets, 2 in a basket; 4 of them in two weeks.
    expect(rowOf(shown, here.start, here.format.publicId)).toEqual({
      capacity: 25,
      reserve: 3,
      sold: 5,
      held: 2,
      free: 15,
      filled: 20,
      lately: 4,
      days_to_full: 53,
      returned: 1,
    });
    expect(rowOf(shown)).toMatchObject({ capacity: 35, sold: 6, free: 24, lately: 5, days_to_full: 68 });
  });

  it('of a start that is full has no day left, and of one that is over no forecast', async () => {
    expect(rowOf(await report(admin, `occupancy?${coming}&group=start`), there.start)).toMatchObject({
      filled: 100,
      free: 0,
      days_to_full: 0,
    });
    const past = await createStart({ start_time: new Date(Date.now() - 20 * 86_400_000) });
    await sql`update event_cities set start_time = now() - interval '20 days' where public_id = ${past.start}`.execute(
      db(),
    );
    const shown = await report(admin, `occupancy?from=${dayIn(-25)}&to=${dayIn(-15)}&group=start`);
    expect(rowOf(shown, past.start)).toMatchObject({ free: 100, days_to_full: null });
  });

  it('has what is no longer sold while it has tickets, without free places, and no empty draft', async () => {
    const [dropped, draft] = [await createStart(), await createStart()];
    await buyOf([plainLine(dropped.format.publicId, 1)]);
    await sql`update formats set status = 'archived' where id = ${dropped.format.id}`.execute(db());
    await sql`update event_cities set status = 'draft' where public_id = ${draft.start}`.execute(db());
    const shown = await report(admin, `occupancy?${coming}&group=start`);
    expect(rowOf(shown, dropped.start)).toMatchObject({ sold: 1, free: 0 });
    expect(shown.rows.map(({ keys }) => keys[0]?.value)).not.toContain(draft.start);
  });

  it.each(['', `from=${dayIn(0)}`, `${coming}&group=hour`, `${coming}&group=start&group=format`, `${coming}&f.rate=1`])(
    'is refused by the query %j',
    async (query) => {
      expect((await ask('GET', `/reports/occupancy?${query}`, admin)).status).toBe(400);
    },
  );

  it('is a file with its total first', async () => {
    const from = Math.floor(new Date(`${dayIn(0)}T00:00:00+03:00`).getTime() / 1000);
    const query = `f.at.from=${from}&f.at.to=${from + 60 * 86_400}&f.start=${here.start}`;
    const columns = ['start', 'format', 'sold', 'filled'];
    const lines = await linesOf(admin, await ready(admin, { list: 'report_occupancy', query, columns }));
    expect(lines[1]).toMatch(/^Итого;;6;17,1/);
    expect(lines[2]).toMatch(/;Личный;5;20$/);
  });

  it('is a file that counts nothing of a title', async () => {
    const start = await createStart();
    await buyOf([plainLine(start.format.publicId, 1)]);
    await sql`update formats set title_ru = '=HYPERLINK("https://example.org";"Все")' where id = ${start.format.id}`.execute(
      db(),
    );
    await sql`update events set title_ru = '+1' where public_id = ${start.event}`.execute(db());
    const from = Math.floor(new Date(`${dayIn(0)}T00:00:00+03:00`).getTime() / 1000);
    const query = `f.at.from=${from}&f.at.to=${from + 60 * 86_400}&f.start=${start.start}`;
    const columns = ['start', 'format', 'sold'];
    const lines = await linesOf(admin, await ready(admin, { list: 'report_occupancy', query, columns }));
    expect(lines[2]).toMatch(/^"?'\+1 · .*;"'=HYPERLINK/);
  });
});

// BO-124
describe('a manager of one start', () => {
  it('sees its places alone', async () => {
    const manager = await createColleague('manager', { starts: [there.start] });
    const shown = await report(manager, `occupancy?${coming}`);
    expect(shown.rows.map(({ keys }) => keys[0]?.value)).toEqual([there.start]);
    expect(rowOf(shown)).toMatchObject({ capacity: 4, sold: 4 });
    const others = await report(manager, `occupancy?${coming}&f.start=${here.start}`);
    expect([others.rows, rowOf(others)['capacity']]).toEqual([[], 0]);
  });
});
