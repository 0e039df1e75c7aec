import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

describe('the course of an event city', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seedSeason(app.database.db, { now: new Date(), hasResults: false });
  });
  afterAll(() => app.close());
  const get = (url: string) => app.http.inject({ url });
  const course = async (event: string, city: string) => {
    const { values } = (await get(`/api/event/id/${event}`)).json<{
      values: {
        event_city: {
          public_id: string;
          course: {
            distance: number;
            climb: number;
            obstacles_list: string[];
            track: { line: [number, number, number][]; length: number; marks: number[]; gpx: string } | null;
          };
          coordinates?: [number, number];
        }[];
      };
    }>();
    return values.event_city.find(({ public_id: id }) => id === city)!;
  };

  it('is not told of an unknown city, a hidden one, one without a track or one that cannot be drawn', async () => {
    expect((await get('/course/nowhere.gpx')).statusCode).toBe(404);
    expect((await get('/course/trassa-moskva')).statusCode).toBe(404);
    await sql`update event_cities set track = '{"line": [[1, 2, 3]], "marks": []}' where public_id = 'trassa-kazan'`.execute(
      app.database.db,
    );
    await sql`update event_cities set track = null where public_id = 'trassa-sochi'`.execute(app.database.db);
    await sql`update event_cities set status = 'draft' where public_id = 'trassa-volgograd'`.execute(app.database.db);
    for (const id of ['trassa-kazan', 'trassa-sochi', 'trassa-volgograd']) {
      expect((await get(`/course/${id}.gpx`)).statusCode, id).toBe(404);
    }
    expect((await course('trassa', 'trassa-sochi')).course.track).toBeNull();
  });

  it('is as long as its longest distance and stands where the start is', async () => {
    const { course: shown, coordinates } = await course('trassa', 'trassa-moskva');
    expect(shown.track!.length / 1000).toBeCloseTo(shown.distance, 1);
    expect(shown.track!.line[0]!.slice(0, 2)).toEqual(coordinates!.map((degrees) => Number(degrees.toFixed(5))));
    expect(shown.track!.marks).toHaveLength(shown.obstacles_list.length);
    expect(shown.track!.line.length).toBeLessThanOrEqual(121);
  });

  it('is a GPX file with every point, every obstacle and its word in the asked language', async () => {
    const { course: shown } = await course('trassa', 'trassa-moskva');
    const answer = await get(`${shown.track!.gpx}?lang=en`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="trassa-moskva-\d{4}\.gpx"$/);
    expect(answer.body.match(/<trkpt /g)!.length).toBeGreaterThan(shown.track!.line.length);
    expect(answer.body.match(/<wpt /g)).toHaveLength(shown.obstacles_list.length);
    expect(answer.body).toContain('<name>1. Wall</name>');
    expect((await get(shown.track!.gpx)).body).toContain('<name>1. Стена</name>');
  });
});
