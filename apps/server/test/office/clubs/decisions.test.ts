import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorsOf } from '../formats/stage.ts';
import { openClubResults } from './stage.ts';

const stage = openClubResults();
const { ask, clear, createColleague, createWaiting, db, decide, handedIn } = stage;
const { judge, mailed, minutes, next, other, read, undo } = stage;
beforeEach(clear);

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
