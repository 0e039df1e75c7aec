import { isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRow, unique } from '../../factories/events.ts';
import { plainLine } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { openReports } from './stage.ts';

const { buyOf, compared, createColleague, createStart, db, report, rowOf } = openReports();

const dayIn = (days: number): string => isoDay(Date.now() / 1000 + days * 86_400, siteTimezone);
const around = `from=${dayIn(-60)}&to=${dayIn(0)}`;

const begins = new Date(Date.now() - 2 * 86_400_000);

let admin: Member;
let here: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  here = await createStart();
  await buyOf([plainLine(here.format.publicId, 5)]);
  await sql`update event_cities set start_time = ${begins} where public_id = ${here.start}`.execute(db());
  await sql`update formats set start_time = ${begins} where id = ${here.format.id}`.execute(db());
  const { rows } = await sql<{
    id: number;
  }>`select id from tickets where format_id = ${here.format.id} order by id`.execute(db());
  const ids = rows.map(({ id }) => id);
  const fileId = await insertRow(db(), 'files', {
    public_id: unique('file'),
    purpose: 'ticket',
    name: 'paper.pdf',
    mime: 'application/pdf',
    size: 1,
    storage_name: 'x',
    created_at: new Date(begins.getTime() - 30 * 3_600_000),
  });
  const set = (id: number | undefined, before: string, handed: string | null, file: number | null = null) =>
    sql`
    update tickets set info = '{"last_name": "Бегунова"}', registered_at = ${begins}::timestamptz - ${before}::interval,
      offline_registered_at = ${begins}::timestamptz - ${handed}::interval, license_file_id = ${file} where id = ${id}`.execute(
      db(),
    );
  await set(ids[0], '31 days', '2 hours', fileId);
  await set(ids[1], '25 hours', '30 minutes');
  await set(ids[2], '24 hours', null);
  await set(ids[3], '-1 hours', '-1 hours');
  await set(ids[4], '-1 hours', '-1 hours');
  await sql`update tickets set status = 'returned' where id = ${ids[4]}`.execute(db());
});

// BO-083
describe('every figure of registration', () => {
  it.each(['&group=start', '&f.start='])('asked by %j is the count of the tickets that it opens', async (query) => {
    const asked = query.endsWith('=') ? `${query}${here.start}` : query;
    const pairs = await compared(admin, await report(admin, `registration?${around}${asked}`));
    expect(pairs.length).toBeGreaterThan(1);
    expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
  });
});

describe('the report of registration', () => {
  it('counts each act by the hours that it was before the start, and how many had registered so far', async () => {
    const shown = await report(admin, `registration?${around}&f.start=${here.start}`);
    expect(shown.rows.map(({ keys, figures }) => [keys[0]?.title, ...figures])).toEqual([
      ['раньше чем за 30 дн.', 1, 25, 0, 0],
      ['за 24–48 ч', 2, 75, 1, 0],
      ['за 1–3 ч', 0, 75, 0, 1],
      ['в последний час', 0, 75, 0, 1],
      ['после старта', 1, 100, 0, 1],
    ]);
    expect(rowOf(shown)).toEqual({ registered: 4, registered_share: 100, documents: 1, handed_out: 3 });
  });

  it('of a manager is of his starts alone', async () => {
    const other = await createStart();
    const manager = await createColleague('manager', { starts: [other.start] });
    expect(rowOf(await report(manager, `registration?${around}`))).toMatchObject({ registered: 0, handed_out: 0 });
  });
});
