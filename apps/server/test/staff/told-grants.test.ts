import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createEventCity, unique } from '../factories/events.ts';
import { createDeletion } from '../factories/person.ts';
import { openDoor } from './door.ts';

const { ask, grant, createMember, clock, app, db, minutes } = openDoor();

const organiser = { role: 'manager', scope: { starts: ['moscow'] }, areas: ['results'], until: null };
const editor = { role: 'content', scope: 'all', areas: [], until: null };
/** The newest entry of an act about a person, as the table holds it. */
const entryOf = async (act: string, publicId: string) => {
  const { rows } = await sql<{ from: string; actor: number | null; changes: unknown }>`
    select came_from as "from", actor_id as actor, changes from audit_entries where act = ${act} and object_id = ${publicId}
    order by id desc limit 1`.execute(db());
  return rows[0];
};
const told = (before: object[], after: object[]) => [
  { field: 'grants', before: { plain: before }, after: { plain: after } },
];
beforeAll(() => createEventCity(db(), { public_id: 'moscow' }));
afterEach(() => sql`update staff_grants set ended_at = now()`.execute(db()));

// BO-127
describe('rights are told in the entry that changes them', () => {
  it('where an invitation gives them, beside those that were there', async () => {
    const [admin, email] = [await createMember(), `${unique('told')}@example.org`];
    const user = await createUser(db(), { email, name: 'Яна' });
    await grant(user.id, 'content');
    await ask('POST', '/staff', { ...admin, body: { email, name: 'Ян', grants: [organiser] } });
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(({ to }) => to.address === email);
    const code = /#code=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await ask('POST', '/invitations/accept', { token: user.token, body: { code } });
    expect(await entryOf('staff.accept', user.publicId)).toEqual({
      from: 'office',
      actor: user.id,
      changes: told([editor], [editor, organiser]),
    });
  });

  it('where their time is over, once, by nobody', async () => {
    const user = await createUser(db());
    const until = Math.floor(clock().getTime() / 1000) + 60;
    await grant(user.id, 'content', { until: new Date(until * 1000) });
    await grant(user.id, 'finance');
    minutes(2);
    await Promise.all([app().sweeps.endGrants(), app().sweeps.endGrants()]);
    const finance = { ...editor, role: 'finance' };
    expect(await entryOf('staff.lapse', user.publicId)).toEqual({
      from: 'system',
      actor: null,
      changes: told([{ ...editor, until }, finance], [finance]),
    });
    const { rows } = await sql`
      select 1 from audit_entries where act = 'staff.lapse' and object_id = ${user.publicId}`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('where the person deletes his account, and nothing of one who had none', async () => {
    const { remove, mailedCode } = createDeletion(app);
    const [stranger, user] = [await createUser(db()), await createUser(db())];
    await grant(user.id, 'content');
    for (const { token } of [stranger, user])
      expect((await remove(token, { code: await mailedCode(token) })).statusCode).toBe(200);
    expect(await entryOf('staff.erase', user.publicId)).toEqual({
      from: 'system',
      actor: null,
      changes: told([editor], []),
    });
    expect(await entryOf('staff.erase', stranger.publicId)).toBe(undefined);
  });
});
