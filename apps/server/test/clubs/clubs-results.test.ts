import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createClubCalls, dayIn } from '../factories/club-calls.ts';
import { createClub, createClubResult, createCompetition, createType } from '../factories/clubs.ts';
import { inDays } from '../factories/events.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let runner: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  runner = await createUser(app.database.db, { name: 'Анна', last_name: 'Иванова' });
});
afterAll(() => app.close());
const db = () => app.database.db;
const { handIn, link, handedIn, tableOf, uploadPicture, stage } = createClubCalls(() => app);

describe('handing a result in', () => {
  it('keeps it until an editor has looked at it', async () => {
    const user = await createUser(db());
    const type = await createType(db());
    const sent = { competition_type: type.publicId, result: '42:10', distance: 10.2, comment: ' с пульсометром ' };
    const answer = await handIn(sent, user);
    expect(answer).toMatchObject({ status: 200, message: 'Ваши результаты успешно загружены' });
    const { values, total } = await handedIn(user);
    expect(total).toBe(1);
    expect(values).toMatchObject([
      {
        public_id: answer.values.public_id,
        competition_type: { public_id: type.publicId, title: '10 км' },
        result: '00:42:10',
        date: dayIn(0),
        status: 'new',
        reason: null,
        competitions: [],
      },
    ]);
    const { rows } = await sql<{ comment: string }>`
      select comment from club_results where public_id = ${answer.values.public_id}`.execute(db());
    expect(rows[0]?.comment).toBe('с пульсометром');
  });

  it('says at each field what is wrong', async () => {
    const time = (await createType(db())).publicId;
    const count = (await createType(db(), 'count')).publicId;
    const errorsOf = async (fields: object) => {
      const { status, errors } = await handIn(fields, runner);
      return [status, errors];
    };
    expect(await errorsOf({ competition_type: 'unknown' })).toEqual([400, { competition_type: 'Выберите вариант' }]);
    expect(await errorsOf({ competition_type: time, result: '42', date: '2020-01-01', link: '' })).toEqual([
      400,
      { result: 'Введите корректное время', date: 'Введите корректную дату', picture: 'Загрузите файл' },
    ]);
    expect(await errorsOf({ competition_type: count, result: '0' })).toEqual([
      400,
      { result: 'Значение должно быть больше 0' },
    ]);
    expect(await errorsOf({ competition_type: count, result: '1.5', date: dayIn(2) })).toEqual([
      400,
      { result: 'Значение должно быть целым числом', date: 'Введите корректную дату' },
    ]);
    expect(await errorsOf({ competition_type: time, link: 'javascript:alert(1)', distance: -1 })).toEqual([
      400,
      { link: 'Введите ссылку, начиная с https://', distance: 'Значение должно быть больше 0' },
    ]);
    expect((await handedIn(await createUser(db()))).total).toBe(0);
  });

  it('takes an uploaded picture as its proof and keeps it for good', async () => {
    const type = await createType(db());
    const photo = await uploadPicture(runner);
    const ticketFile = await uploadPicture(runner, 'ticket');
    const fields = { competition_type: type.publicId, link: null };
    for (const wrong of ['unknown', ticketFile])
      expect(await handIn({ ...fields, picture: wrong }, runner)).toMatchObject({
        status: 400,
        errors: { picture: 'Загрузите файл' },
      });
    const answer = await handIn({ ...fields, picture: photo }, runner);
    expect(answer.status).toBe(200);
    await sql`update files set created_at = now() - interval '3 days' where public_id in (${photo}, ${ticketFile})`.execute(
      db(),
    );
    await app.sweeps.removeFiles();
    const { rows } = await sql<{
      file: string;
    }>`select public_id as file from files where user_id = ${runner.id}`.execute(db());
    expect(rows).toEqual([{ file: photo }]);
  });

  it('is done twenty times a day at most; slips of the pen do not count', async () => {
    const limited = await createTestApp({ database: app.database, config: { limitsOff: false } });
    const user = await createUser(db());
    const { publicId } = await createType(db());
    const statuses = new Set<number>();
    for (let turn = 0; turn < 20; turn++)
      statuses.add((await handIn({ competition_type: publicId }, user, limited)).status);
    expect([...statuses]).toEqual([200]);
    expect((await handIn({ competition_type: publicId, result: '' }, user, limited)).status).toBe(400);
    const refused = await handIn({ competition_type: publicId }, user, limited);
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(1000);
    expect((await handedIn(user)).total).toBe(20);
    expect((await handIn({ competition_type: publicId }, runner, limited)).status).toBe(200);
    await limited.http.close();
  });
});

describe('an official result of an own start', () => {
  const createRunner = () => createUser(db(), { name: 'Пётр', last_name: 'Петров' });
  /** A ticket of the user with a result of 42:10 in a start of ten kilometres a week ago. */
  const ran = async (user: MadeUser, isPublished = true) => {
    const { city, format } = await createPastCity(db(), { preregistration: false });
    await sql`update event_cities set sale_end = ${inDays(1)} where id = ${city.id}`.execute(db());
    await sql`update formats set start_time = ${inDays(3)}, registration_end = ${inDays(2)} where id = ${format.id}`.execute(
      db(),
    );
    await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    await sql`update formats set start_time = ${inDays(-7)} where id = ${format.id}`.execute(db());
    const { rows } = await sql<{ id: number }>`
      select id from tickets where format_id = ${format.id} and user_id = ${user.id}`.execute(db());
    await createResult(db(), format, { time: '42:10.7', ticket_id: rows[0]?.id });
    if (isPublished) await publishResults(db(), city.id);
    const { rows: days } = await sql<{ day: string }>`
      select (start_time at time zone 'Europe/Moscow')::date::text as day from formats where id = ${format.id}`.execute(
      db(),
    );
    return days[0]?.day ?? '';
  };
  const statusOf = async (user: MadeUser, fields: object) => {
    const { values } = await handIn(fields, user);
    return (await handedIn(user)).values.find(({ public_id }) => public_id === values.public_id)?.status;
  };

  it('is accepted at once: the standings move with the linking', async () => {
    const user = await createRunner();
    const date = await ran(user);
    const club = await createClub(db(), [user.id]);
    const type = await createType(db(), 'time', { distance_km: 10 });
    await createCompetition(db(), club.id, type.id, { starts_at: inDays(-9) });
    const { values } = await handIn({ competition_type: type.publicId, date }, user);
    expect((await link(values.public_id, club.publicName, user)).status).toBe(200);
    expect((await tableOf(club.publicId))?.results).toMatchObject([{ position: 1, result: '00:42:10', date }]);
  });

  it('proves nothing else: another time, day, length or person, an unpublished table, a type that names no length', async () => {
    const user = await createRunner();
    const date = await ran(user);
    const ten = (await createType(db(), 'time', { distance_km: 10 })).publicId;
    const half = (await createType(db(), 'time', { distance_km: 21.1 })).publicId;
    const open = (await createType(db())).publicId;
    const obstacles = (await createType(db(), 'time', { distance_km: 10, with_obstacles: true })).publicId;
    expect(await statusOf(user, { competition_type: ten, date })).toBe('accepted');
    expect(await statusOf(user, { competition_type: ten, date, result: '42:11' })).toBe('new');
    expect(await statusOf(user, { competition_type: ten, date: dayIn(-3) })).toBe('new');
    expect(await statusOf(user, { competition_type: half, date })).toBe('new');
    expect(await statusOf(user, { competition_type: open, date })).toBe('new');
    expect(await statusOf(user, { competition_type: obstacles, date })).toBe('new');
    expect(await statusOf(await createRunner(), { competition_type: ten, date })).toBe('new');
    const early = await createRunner();
    expect(await statusOf(early, { competition_type: ten, date: await ran(early, false) })).toBe('new');
  });
});

describe('linking a result with a competition', () => {
  const failure = { status: 400, message: 'Не удалось загрузить ваши результаты' };
  const result = async (type: string, fields: object = {}) =>
    (await handIn({ competition_type: type, ...fields }, runner)).values.public_id;

  it('chooses the running competition of its type, once', async () => {
    const { club, type, competition } = await stage(runner);
    await createCompetition(db(), club.id, type.id, { title: 'прошла', ends_at: inDays(-1) });
    await createCompetition(db(), club.id, (await createType(db())).id, { title: 'другая', ends_at: inDays(1) });
    const id = await result(type.publicId);
    expect(await link(id, club.publicName, runner)).toEqual({
      status: 200,
      message: 'Ваши результаты успешно загружены',
    });
    expect(await link(id, club.publicId, runner)).toMatchObject(failure);
    expect((await handedIn(runner)).values[0]?.competitions).toEqual([
      { public_id: competition.publicId, title: 'Осенняя десятка', club: 'Волки' },
    ]);
  });

  it('takes the competition that is named, and counts in competitions of several clubs', async () => {
    const { club, type } = await stage(runner);
    const second = await stage(runner);
    const late = await createCompetition(db(), club.id, type.id, { ends_at: inDays(40) });
    const other = await createCompetition(db(), second.club.id, type.id);
    const id = await result(type.publicId);
    expect((await link(id, club.publicId, runner, late.publicId)).status).toBe(200);
    expect(await link(id, club.publicId, runner, late.publicId)).toMatchObject(failure);
    expect((await link(id, second.club.publicId, runner)).status).toBe(200);
    expect((await handedIn(runner)).values[0]?.competitions.map(({ public_id }) => public_id)).toEqual([
      late.publicId,
      other.publicId,
    ]);
  });

  it('fails where it does not belong', async () => {
    const { club, type, competition } = await stage(runner);
    const foreign = await createClub(db());
    const theirs = await createCompetition(db(), foreign.id, type.id);
    const id = await result(type.publicId);
    expect(await link(id, foreign.publicId, runner)).toMatchObject(failure);
    expect(await link(id, 'nobody', runner)).toMatchObject(failure);
    expect(await link(id, club.publicId, runner, theirs.publicId)).toMatchObject(failure);
    expect(await link(await result(type.publicId, { date: dayIn(-7) }), club.publicId, runner)).toMatchObject(failure);
    expect(await link(await result((await createType(db())).publicId), club.publicId, runner)).toMatchObject(failure);
    const declined = await createClubResult(db(), runner.id, { typeId: type.id, value: 9, status: 'declined' });
    expect(await link(declined.publicId, club.publicId, runner)).toMatchObject(failure);
    await sql`update club_competitions set ends_at = now() where id = ${competition.id}`.execute(db());
    expect(await link(id, club.publicId, runner)).toMatchObject(failure);
  });

  it('knows no result of a stranger', async () => {
    const { club, type } = await stage(runner);
    const stranger = await createUser(db());
    await sql`insert into club_members (club_id, user_id) values (${club.id}, ${stranger.id})`.execute(db());
    const id = await result(type.publicId);
    expect((await link(id, club.publicId, stranger)).status).toBe(404);
    expect((await link('nobody', club.publicId, runner)).status).toBe(404);
  });
});
