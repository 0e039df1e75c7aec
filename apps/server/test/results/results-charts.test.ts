import type { ResultCharts } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeResults } from '../../src/modules/results/index.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, ms, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const chartsOf = async (publicId: string): Promise<ResultCharts> => {
  const answer = await send(app, 'GET', `/api/result/${publicId}`);
  return answer.json<{ charts: ResultCharts }>().charts;
};
const at = (...points: (readonly [title: string, time: string])[]) =>
  points.map(([title, time]) => ({ title, ms: ms(time) }));

/** Finishers ten seconds apart, the first at 40:00. */
const finish = async (format: { id: number; eventCityId: number }, count: number) => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1)
    made.push((await createResult(db(), format, { time: `${40 + Math.floor(n / 6)}:${(n % 6) * 10}` })).publicId);
  return made;
};

describe('how times are spread', () => {
  it('is told in even bars with the own one, stragglers stand in the last', async () => {
    const { city, format } = await createPastCity(db());
    const made = await finish(format, 60);
    const late = await createResult(db(), format, { time: '3:00:00' });
    const gone = await createResult(db(), format, { status: 'dnf', splits: at(['5 км', '20:00']) });
    await publishResults(db(), city.id);
    const { times } = await chartsOf(String(made[10]));
    expect(times).toMatchObject({ from: 2400, step: 30, own: 3 });
    expect((await chartsOf(String(made[0]))).distance).toBe(10);
    expect(times?.bars).toHaveLength(40);
    expect(times?.bars.slice(0, 21)).toEqual([...Array.from({ length: 20 }, () => 3), 0]);
    expect(times?.bars.reduce((sum, count) => sum + count, 0)).toBe(61);
    expect((await chartsOf(late.publicId)).times?.own).toBe(39);
    expect((await chartsOf(gone.publicId)).times).toBeNull();
  });

  it('is not told of few finishers, nor when all came at once', async () => {
    const { city: few, format: small } = await createPastCity(db());
    const [first = ''] = await finish(small, 7);
    await publishResults(db(), few.id);
    expect((await chartsOf(first)).times).toBeNull();
    const { city: equal, format: even } = await createPastCity(db());
    const one = await createResult(db(), even);
    for (let n = 0; n < 9; n += 1) await createResult(db(), even);
    await publishResults(db(), equal.id);
    expect((await chartsOf(one.publicId)).times).toBeNull();
  });

  it('counts a team once, and is forgotten when the protocol is placed anew', async () => {
    const { city, format } = await createPastCity(db(), { is_team: true });
    let made = '';
    for (let n = 0; n < 8; n += 1)
      for (const leg of [1, 2])
        made = (await createResult(db(), format, { start_number: `t${n}`, leg, time: `50:${n}0`.slice(0, 5) }))
          .publicId;
    await publishResults(db(), city.id);
    expect((await chartsOf(made)).times?.bars.reduce((sum, count) => sum + count, 0)).toBe(8);
    await sql`update results set status = 'dsq' where format_id = ${format.id} and start_number = 't0'`.execute(db());
    await db()
      .transaction()
      .execute((tx) => placeResults(tx, city.id));
    expect((await chartsOf(made)).times).toBeNull();
  });
});

describe('places at the splits', () => {
  it('are among those who passed it, equal times are equal, a disqualified person has none', async () => {
    const { city, format } = await createPastCity(db());
    const rows = [
      { time: '50:00', splits: at(['5 км', '20:00'], ['8 км', '41:00']) },
      { time: '51:00', splits: at(['5 км', '20:00'], ['8 км', '40:00']) },
      { time: '52:00', splits: at(['8 км', '42:00']) },
      { status: 'dnf', splits: at(['5 км', '19:00']) },
      { status: 'dsq', splits: at(['5 км', '10:00']) },
      { time: '53:00' },
    ];
    const made: string[] = [];
    for (const row of rows) made.push((await createResult(db(), format, row)).publicId);
    await publishResults(db(), city.id);
    const splits = [];
    for (const id of made) splits.push((await chartsOf(id)).splits.map(({ place, passed }) => [place, passed]));
    expect(splits).toEqual([
      [
        [2, 3],
        [2, 3],
      ],
      [
        [2, 3],
        [1, 3],
      ],
      [[3, 3]],
      [[1, 3]],
      [[null, 3]],
      [],
    ]);
  });

  it('tell equal titles apart, count a relay once and a class of its own not at all', async () => {
    const { city, format } = await createPastCity(db(), { is_team: true });
    const lap = (first: string, second: string) => at(['Круг', first], ['Круг', second]);
    await sql`insert into result_classes (event_city_id, category, min_pace_ms) values (${city.id}, 'Коляски', 1000)`.execute(
      db(),
    );
    await createResult(db(), format, { category: 'Коляски', time: '30:00', splits: lap('10:00', '20:00') });
    for (const leg of [1, 2])
      await createResult(db(), format, { start_number: 'r1', leg, time: '50:00', splits: lap('11:00', '22:00') });
    const last = await createResult(db(), format, { time: '55:00', splits: lap('12:00', '21:00') });
    await publishResults(db(), city.id);
    expect((await chartsOf(last.publicId)).splits).toEqual([
      { place: 2, passed: 2 },
      { place: 1, passed: 2 },
    ]);
  });

  it('follow a correction', async () => {
    const { city, format } = await createPastCity(db());
    const one = await createResult(db(), format, { time: '50:00', splits: at(['5 км', '20:00']) });
    const other = await createResult(db(), format, { time: '51:00', splits: at(['5 км', '21:00']) });
    await publishResults(db(), city.id);
    await sql`update results set splits = '[]' where id = ${one.id}`.execute(db());
    await db()
      .transaction()
      .execute((tx) => placeResults(tx, city.id));
    expect((await chartsOf(one.publicId)).splits).toEqual([]);
    expect((await chartsOf(other.publicId)).splits).toEqual([{ place: 1, passed: 1 }]);
  });
});
