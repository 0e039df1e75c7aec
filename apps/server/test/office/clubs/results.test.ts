import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClub, createClubResult, createCompetition, createType } from '../../factories/clubs.ts';
import { inDays } from '../../factories/events.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../../factories/results.ts';
import { openClubResults } from './stage.ts';

const stage = openClubResults();
const { app, ask, clear, createColleague, createStart, createWaiting, db, decide } = stage;
const { handIn, judge, list, minutes, next, read, uploadPicture } = stage;
beforeEach(clear);

// BO-102
describe('the queue', () => {
  it('gives the oldest one to one moderator, the next one to another, and the same one to whom it was given', async () => {
    const [vera, oleg] = [await createColleague('content'), await createColleague('content')];
    const [first, second] = [await createWaiting(), await createWaiting()];
    expect(await next(vera)).toMatchObject({ values: { public_id: first.id, claimed_by: null }, waiting: 2 });
    expect((await next(oleg)).values?.public_id).toBe(second.id);
    expect((await next(vera)).values?.public_id).toBe(first.id);
    expect(await read(oleg, first.id)).toMatchObject({ can: [], claimed_by: { public_id: vera.publicId } });
    const third = await createColleague('manager');
    expect(await next(third)).toEqual({ values: null, waiting: 2 });
  });

  it('takes one back whose two minutes are over, and its first moderator is refused', async () => {
    const [vera, oleg] = [await createColleague('content'), await createColleague('content')];
    const { id } = await createWaiting();
    await next(vera);
    minutes(1.9);
    expect((await next(oleg)).values).toBe(null);
    minutes(0.2);
    expect((await next(oleg)).values?.public_id).toBe(id);
    const late = await judge(vera, id, { accept: true });
    expect([late.status, late.body]).toMatchObject([
      400,
      { code: 'state', message: 'Этот результат сейчас смотрит другой модератор' },
    ]);
    // The command is somebody else, too.
    expect(await decide(id, { accept: true })).toMatchObject({ refusal: { code: 'state' } });
    expect((await judge(oleg, id, { accept: true })).body['values']).toMatchObject({
      state: 'accepted',
      can: ['decline', 'undo'],
    });
  });

  it('shows what proves a result: type, competitions, link, earlier ones, and no contacts', async () => {
    const vera = await createColleague('content');
    const { user } = await createWaiting({}, { email: 'hidden@example.org', phone: '+79160001122' });
    await clear();
    const { id: typeId } = await createType(db(), 'count', { title_ru: 'Подтягивания', title_en: 'Pull-ups' });
    const club = await createClub(db(), [user.id], { title: 'Волки' });
    const competition = await createCompetition(db(), club.id, typeId, { title: 'Турник' });
    const earlier = await createClubResult(db(), user.id, { typeId, value: 20, status: 'declined' });
    const { publicId } = await createClubResult(db(), user.id, {
      typeId,
      value: 31,
      status: 'new',
      comment: 'Видео по ссылке',
      competitions: [competition.id],
    });
    const { values } = await next(vera);
    expect(values).toMatchObject({
      public_id: publicId,
      person: 'Анна Иванова',
      type: { title: 'Подтягивания', unit: 'count' },
      result: '31',
      competitions: [{ title: 'Турник', club: 'Волки' }],
      link: 'https://tracks.example.org/1',
      comment: 'Видео по ссылке',
      has_picture: false,
      official: [],
      earlier: [{ public_id: earlier.publicId, result: '20', state: 'declined' }],
      can: ['accept', 'decline'],
    });
    expect(JSON.stringify(values)).not.toMatch(/hidden|79160001122/);
    const nameless = await createWaiting({}, { name: '', last_name: '' });
    expect((await read(vera, nameless.id)).person).toBe(null);
  });

  it('puts the official result of that day beside, under the name of the table', async () => {
    const vera = await createColleague('content');
    const { city, format } = await createPastCity(db(), { preregistration: false });
    await sql`update event_cities set sale_end = ${inDays(1)} where id = ${city.id}`.execute(db());
    await sql`update formats set start_time = ${inDays(3)}, registration_end = ${inDays(2)} where id = ${format.id}`.execute(
      db(),
    );
    const { id: typeId } = await createType(db(), 'time', { distance_km: 10 });
    const { rows } = await sql<{ day: string }>`
      select (${inDays(-7)}::timestamptz at time zone 'Europe/Moscow')::date::text as day`.execute(db());
    const { id, user } = await createWaiting({ type_id: typeId, day: rows[0]?.day });
    await buy(app(), paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    await sql`update formats set start_time = ${inDays(-7)} where id = ${format.id}`.execute(db());
    await sql`update club_results set type_id = ${typeId} where public_id = ${id}`.execute(db());
    const ticket = await sql<{ id: number }>`select id from tickets where format_id = ${format.id}`.execute(db());
    await createResult(db(), format, { time: '44:05.2', ticket_id: ticket.rows[0]?.id });
    expect((await read(vera, id)).official).toEqual([]);
    await publishResults(db(), city.id);
    expect((await read(vera, id)).official).toMatchObject([
      { name: 'Петров Пётр', result: '00:44:05', is_length: true },
    ]);
  });

  it('shows the picture to whoever sees clubs, as a file that runs nothing', async () => {
    const vera = await createColleague('content');
    const { user } = await createWaiting();
    const type = await createType(db());
    const photo = await uploadPicture(user);
    const { values } = await handIn({ competition_type: type.publicId, link: null, picture: photo }, user);
    expect((await read(vera, values.public_id)).has_picture).toBe(true);
    const picture = await app().http.inject({
      url: `/api/admin/club_results/${values.public_id}/picture`,
      headers: { authorization: vera.token, cookie: `staff=${vera.cookie}` },
    });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    expect(picture.headers['cache-control']).toContain('no-store');
  });
});

// BO-103
describe('the list', () => {
  it('has every state by its filter and count, those decided last first', async () => {
    const vera = await createColleague('content');
    const [one, two, three] = [await createWaiting(), await createWaiting(), await createWaiting()];
    minutes(1);
    await judge(vera, two.id, { accept: true });
    minutes(1);
    await judge(vera, one.id, { accept: false, reason: 'Не видно даты' });
    const all = await list(vera, '/club_results?limit=25');
    expect(all.values.slice(0, 2)).toMatchObject([
      { public_id: one.id, state: 'declined', reason: 'Не видно даты', decided_by: { public_id: vera.publicId } },
      { public_id: two.id, state: 'accepted' },
    ]);
    for (const [state, { id }] of [
      ['new', three],
      ['accepted', two],
      ['declined', one],
    ] as const) {
      const { values, total } = await list(vera, `/club_results?f.state=${state}`);
      expect(values.every((row) => row['state'] === state)).toBe(true);
      expect(values.map(({ public_id: found }) => found)).toContain(id);
      expect((await ask('GET', `/club_results/count?f.state=${state}`, vera)).body['count']).toBe(total.count);
    }
  });

  it('is empty for whoever reaches some starts alone, and its cards are not found', async () => {
    const { start } = await createStart();
    const vera = await createColleague('manager', { starts: [start] });
    const { id } = await createWaiting();
    expect((await list(vera, '/club_results')).total.count).toBe(0);
    expect((await ask('GET', `/club_results/${id}`, vera)).status).toBe(404);
    expect((await ask('PUT', `/club_results/${id}`, { ...vera, body: { version: 1, accept: true } })).status).toBe(404);
  });
});
