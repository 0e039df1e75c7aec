import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClub, createClubResult, createCompetition, createType } from '../../factories/clubs.ts';
import { inDays } from '../../factories/events.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../../factories/results.ts';
import { errorsOf } from '../formats/stage.ts';
import { openClubResults } from './stage.ts';

const stage = openClubResults();
const { app, ask, clear, createColleague, createStart, createWaiting, db, decide, handedIn } = stage;
const { handIn, judge, list, mailed, minutes, next, other, read, undo, uploadPicture } = stage;
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
describe('a decision', () => {
  it('that declines reaches the person by letter and in his cabinet, and another word is told as well', async () => {
    const vera = await createColleague('content');
    const { id, user } = await createWaiting({}, { language: 'en' });
    const { reasons } = await read(vera, id);
    expect(reasons[0]).toBe('The picture does not show the result.');
    const declined = await judge(vera, id, { accept: false, reason: ` ${reasons[0]} ` });
    expect(declined.body['values']).toMatchObject({
      state: 'declined',
      reason: reasons[0],
      decided_by: { public_id: vera.publicId },
    });
    const [letter = ''] = await mailed(user);
    expect(letter).toMatch(/^Result declined|^Result not accepted/);
    expect(letter).toContain(reasons[0]);
    expect((await handedIn(user)).values[0]).toMatchObject({ status: 'declined', reason: reasons[0] });

    const oleg = await createColleague('manager');
    expect((await judge(oleg, id, { accept: true })).body['values']).toMatchObject({ state: 'accepted', reason: null });
    expect(await mailed(user)).toMatchObject([expect.stringMatching(/^Result accepted/)]);
    expect((await handedIn(user)).values[0]).toMatchObject({ status: 'accepted', reason: null });
  });

  it('needs a reason of at most 500 signs to decline', async () => {
    const vera = await createColleague('content');
    const { id } = await createWaiting();
    expect(errorsOf(await judge(vera, id, { accept: false }))).toEqual({ reason: 'Заполните поле' });
    expect(errorsOf(await judge(vera, id, { accept: false, reason: '  ' }))).toHaveProperty('reason');
    expect(errorsOf(await judge(vera, id, { accept: false, reason: 'а'.repeat(501) }))).toHaveProperty('reason');
    expect((await judge(vera, id, { accept: false, reason: 'а'.repeat(500) })).status).toBe(200);
  });

  it('that was made already is `state`, one by an older version a conflict, and both change nothing', async () => {
    const [vera, oleg] = [await createColleague('content'), await createColleague('content')];
    const { id } = await createWaiting();
    await judge(vera, id, { accept: true });
    expect((await judge(oleg, id, { accept: true })).body).toMatchObject({ code: 'state', message: 'Так уже решено' });
    const late = await judge(oleg, id, { version: 1, accept: false, reason: 'Не видно времени' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'conflict', version: 2, changed_by: { public_id: vera.publicId } },
    ]);
    expect(await read(vera, id)).toMatchObject({ state: 'accepted', version: 2 });
  });

  it('is taken back by its own moderator, is before him again at once, and nobody was told', async () => {
    const vera = await createColleague('content');
    const [{ id, user }, second] = [await createWaiting(), await createWaiting()];
    await next(vera);
    await judge(vera, id, { accept: true });
    expect((await next(vera)).values?.public_id).toBe(second.id);
    expect((await undo(vera, id)).body['values']).toMatchObject({
      state: 'new',
      version: 3,
      can: ['accept', 'decline'],
    });
    minutes(0.5);
    expect((await next(vera)).values?.public_id).toBe(id);
    expect(await mailed(user)).toEqual([]);
    await judge(vera, id, { accept: false, reason: 'Не видно даты' });
    expect((await mailed(user)).map((text) => text.split('\n')[0])).toEqual(['Результат не принят: 10 км']);
  });

  it('that is changed before its letter has left is told once, as it is now', async () => {
    const [vera, oleg] = [await createColleague('content'), await createColleague('content')];
    const { id, user } = await createWaiting();
    await judge(vera, id, { accept: true });
    await judge(oleg, id, { accept: false, reason: 'Не видно даты' });
    expect((await mailed(user)).map((text) => text.split('\n')[0])).toEqual(['Результат не принят: 10 км']);
  });

  it('is taken back by nobody else, nor after two minutes', async () => {
    const [vera, oleg] = [await createColleague('content'), await createColleague('content')];
    const { id } = await createWaiting();
    expect((await undo(vera, id)).body).toMatchObject({ code: 'state', message: 'Результат и так ждёт решения' });
    await judge(vera, id, { accept: true });
    expect((await undo(oleg, id)).body).toMatchObject({ code: 'state', message: 'Отменить можно только своё решение' });
    minutes(2.1);
    expect((await undo(vera, id)).body).toMatchObject({
      code: 'state',
      message: 'Отменить можно за 2 минуты. Теперь решение можно только изменить',
    });
    expect((await read(vera, id)).can).toEqual(['decline']);
  });

  it('that changed another one is not taken back: what stood before would be lost', async () => {
    const vera = await createColleague('content');
    const { id, user } = await createWaiting({ status: 'accepted', decided_at: new Date() });
    await judge(vera, id, { accept: false, reason: 'Не видно даты' });
    expect((await undo(vera, id)).body).toMatchObject({
      code: 'state',
      message: 'Отменить можно только первое решение: измените это на другое',
    });
    expect((await read(vera, id)).can).toEqual(['accept']);
    expect((await mailed(user)).map((text) => text.split('\n')[0])).toEqual(['Результат не принят: 10 км']);
  });

  it('is not said by the person himself, who is not given his own either', async () => {
    const vera = await createColleague('content');
    await clear();
    const { id } = await createWaiting();
    await sql`update club_results set user_id = (select id from users where public_id = ${vera.publicId}) where public_id = ${id}`.execute(
      db(),
    );
    expect((await next(vera)).values).toBeNull();
    expect((await read(vera, id)).can).toEqual([]);
    expect((await judge(vera, id, { accept: true })).body).toMatchObject({
      code: 'state',
      message: 'Это ваш результат: его решает другой модератор',
    });
  });

  it('is one entry of the audit, by the command as well', async () => {
    const vera = await createColleague('content');
    const { id } = await createWaiting();
    await judge(vera, id, { accept: false, reason: 'Не видно даты' });
    await undo(vera, id);
    expect((await decide(id, { accept: true })).ok).toBe(false);
    minutes(3);
    await sql`update club_results set claimed_by = null, claimed_until = null where public_id = ${id}`.execute(db());
    expect((await decide(id, { accept: true })).ok).toBe(true);
    const history = await ask('GET', `/club_results/${id}/history`, vera);
    const entries = history.body['values'] as { act: string; actor: unknown; changes: unknown[] }[];
    expect(entries.map(({ act }) => act)).toEqual([
      'club_result.decide',
      'club_result.undo',
      'club_result.decide',
      'club_result.view',
    ]);
    expect(entries.at(-2)).toMatchObject({
      actor: { public_id: vera.publicId },
      changes: [{ field: 'state', before: 'new', after: 'declined' }],
    });
    expect(entries[0]?.actor).toBe(null);
  });

  it('is the same after a repeated key, by another process too', async () => {
    const vera = await createColleague('content');
    const { id, user } = await createWaiting();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { version: 1, accept: true };
    const once = await ask('PUT', `/club_results/${id}`, { ...vera, body, headers: key });
    const again = await other().http.inject({
      method: 'PUT',
      url: `/api/admin/club_results/${id}`,
      headers: { authorization: vera.token, cookie: `staff=${vera.cookie}`, ...key },
      payload: body,
    });
    expect([again.statusCode, again.json()]).toEqual([200, once.body]);
    expect(await mailed(user)).toHaveLength(1);
  });
});

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
