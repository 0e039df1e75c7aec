import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../staff/door.ts';
import { nextNoon, openMailings } from './stage.ts';

const { act, app, ask, create, createColleague, db, drain, read, silence } = openMailings();
const noon = nextNoon();
let boss: Member;
beforeEach(async () => {
  boss = await createColleague('admin');
  await silence();
});

// BO-116
describe('many people', () => {
  const makeReaders = (count: number) =>
    sql`
    insert into users (public_id, email, name, mailing, email_confirmed_at)
    select 'r' || gen_random_uuid(), 'r' || gen_random_uuid() || '@example.org', 'x', true, now() from generate_series(1, ${count})`.execute(
      db(),
    );

  it('need a second person from 10 001 on, who is not the one who asks', async () => {
    await makeReaders(10_000);
    const { public_id: few } = await create(boss, null);
    expect(
      (await act(boss, few, 'schedule', { at: Math.floor(noon.getTime() / 1000) + 86_400 })).body['values'],
    ).toMatchObject({ state: 'scheduled' });
    await makeReaders(1);
    const { public_id: id } = await create(boss, null);
    const asked = await act(boss, id, 'schedule', { at: Math.floor(noon.getTime() / 1000) + 86_400 });
    expect([asked.status, (await read(boss, id)).state]).toEqual([202, 'waiting']);
    const { public_id: approval, version } = asked.body['approval'] as { public_id: string; version: number };
    expect((await ask('PUT', `/approvals/${approval}/approve`, { ...boss, body: { version } })).status).toBe(403);
    const second = await createColleague('manager');
    const decided = await ask('PUT', `/approvals/${approval}/approve`, { ...second, body: { version } });
    expect([decided.status, decided.body]).toEqual([200, expect.anything()]);
    expect((await read(boss, id)).state).toBe('scheduled');
    // The first one has grown meanwhile: it does not begin.
    await drain(new Date(noon.getTime() + 2 * 86_400_000 - 3_600_000), 3);
    expect(await read(boss, few)).toMatchObject({ state: 'draft', rests: 'outgrown', counts: null });
    expect(await read(boss, id)).toMatchObject({ state: 'sending', counts: { total: 10_001 } });
    await act(boss, id, 'stop');
    await sql`update users set mailing = false`.execute(db());
  }, 60_000);

  it('that were agreed to are none once the letter was taken back', async () => {
    await makeReaders(10_001);
    const { public_id: id } = await create(boss, null);
    const asked = await act(boss, id, 'send');
    const { public_id: approval, version } = asked.body['approval'] as { public_id: string; version: number };
    expect((await act(boss, id, 'recall')).body['values']).toMatchObject({ state: 'draft' });
    const second = await createColleague('admin');
    const decided = await ask('PUT', `/approvals/${approval}/approve`, { ...second, body: { version } });
    expect([decided.status, decided.body['code']]).toEqual([400, 'state']);
    expect((await read(boss, id)).state).toBe('draft');
    // Whoever corrects it asks anew at once.
    expect((await act(second, id, 'send')).status).toBe(202);
    await sql`update users set mailing = false`.execute(db());
  }, 60_000);

  it('that nobody agrees to make it a draft again, and its card says why', async () => {
    await makeReaders(10_001);
    const { public_id: id } = await create(boss, null);
    const waiting = async () =>
      (await act(boss, id, 'send')).body['approval'] as { public_id: string; version: number };
    const draft = { state: 'draft', rests: 'declined', at: null };
    const first = await waiting();
    const second = await createColleague('admin');
    const decline = { ...second, body: { version: first.version, reason: 'Текст ещё не готов' } };
    expect((await ask('PUT', `/approvals/${first.public_id}/decline`, decline)).status).toBe(200);
    expect(await read(boss, id)).toMatchObject(draft);
    const withdrawn = await waiting();
    await ask('PUT', `/approvals/${withdrawn.public_id}/withdraw`, { ...boss, body: { version: withdrawn.version } });
    expect(await read(boss, id)).toMatchObject(draft);
    await waiting();
    await sql`update approvals set ends_at = now() - interval '1 minute' where object_id = ${id} and state = 'waiting'`.execute(
      db(),
    );
    await app().sweeps.lapseApprovals();
    expect(await read(boss, id)).toMatchObject(draft);
    await sql`update users set mailing = false`.execute(db());
  }, 60_000);

  it('are those that whoever sends it has seen', async () => {
    await makeReaders(30);
    const { public_id: id } = await create(boss, null);
    for (const people of [0, 28, 32])
      expect((await act(boss, id, 'send', { people })).body).toMatchObject({
        message: 'Получателей уже 30: посмотрите на них и отправьте ещё раз',
      });
    expect((await act(boss, id, 'send', { people: 29 })).status).toBe(200);
    await act(boss, id, 'recall');
    await sql`update users set mailing = false`.execute(db());
  });
});
