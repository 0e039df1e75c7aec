import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { openStarts } from '../office/starts/stage.ts';
import type { Member } from './door.ts';

const { ask, db, grant, createColleague, createDraft, createEvent, read } = openStarts();

let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});

const rename = async (from: string, to: string) => {
  const { body } = await ask('GET', `/events/${from}`, admin);
  const { version } = body['values'] as { version: number };
  return ask('PUT', `/events/${from}`, { ...admin, body: { version, slug: to } });
};
const remove = (path: string) => ask('DELETE', path, admin);
const statusOf = async (member: Member, path: string): Promise<number> => (await ask('GET', path, member)).status;
const grantsOf = async (userId: number): Promise<object[]> =>
  (
    await sql<object>`select scope from staff_grants where user_id = ${userId} and ended_at is null order by id`.execute(
      db(),
    )
  ).rows;
const setGrants = (whom: { publicId: string }, ...grants: object[]) =>
  ask('PUT', `/staff/${whom.publicId}/grants`, { ...admin, body: { grants } });
const manager = (scope: object) => ({ role: 'manager', scope, areas: [], until: null });

describe('a grant for an event', () => {
  it('follows it to another address, and is nothing to whoever takes the old one', async () => {
    const [from, to] = [await createEvent(admin), unique('renamed')];
    const member = await createColleague('manager', { events: [from] });
    expect((await rename(from, to)).status).toBe(200);
    expect(await statusOf(member, `/events/${to}`)).toBe(200);
    expect(await createEvent(admin, { slug: from })).toBe(from);
    expect(await statusOf(member, `/events/${from}`)).toBe(404);
  });

  it('that is still an invitation follows it too, and ends with it', async () => {
    const [from, to, email] = [await createEvent(admin), unique('renamed'), `${unique('invited')}@example.org`];
    const invited = { email, name: 'Ян', grants: [manager({ events: [from] })] };
    expect((await ask('POST', '/staff', { ...admin, body: invited })).status).toBe(200);
    const open = async () =>
      (
        await sql<{
          grants: object;
        }>`select grants from staff_invitations where email = ${email} and ended_at is null`.execute(db())
      ).rows;
    await rename(from, to);
    expect(await open()).toMatchObject([{ grants: [{ scope: { events: [to] } }] }]);
    expect((await remove(`/events/${to}`)).status).toBe(200);
    expect(await open()).toEqual([]);
  });

  it('is given for what there is alone', async () => {
    const user = await createColleague('content');
    const refused = await setGrants(user, manager({ events: ['nobody-has-this'] }));
    expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([400, ['grants.0.scope']]);
    const start = await setGrants(user, manager({ starts: ['nor-this'] }));
    expect(Object.keys(start.body['errors'] ?? {})).toEqual(['grants.0.scope']);
  });

  it('waits for a rename that is on its way, and without the lock would name what there is no more', async () => {
    const [from, user] = [await createEvent(admin), await createColleague('content')];
    const renamed = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const renaming = db()
      .transaction()
      .execute(async (tx) => {
        await sql`update events set public_id = ${unique('renamed')} where public_id = ${from}`.execute(tx);
        renamed.resolve();
        await going.promise;
      });
    await renamed.promise;
    // The control: whoever reads without a lock still sees the old address.
    expect((await sql`select 1 from events where public_id = ${from}`.execute(db())).rows).toHaveLength(1);
    const giving = setGrants(user, manager({ events: [from] }));
    const isWaiting = async (): Promise<boolean> =>
      (
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for key share%'`.execute(
          db(),
        )
      ).rows.length > 0;
    await expect.poll(isWaiting).toBe(true);
    going.resolve();
    await renaming;
    expect((await giving).status).toBe(400);
  });
});

describe('a grant for a start that is deleted', () => {
  it('ends with it, is told of, and reaches nobody who takes its address', async () => {
    const draft = await createDraft(admin);
    const other = await createDraft(admin);
    const [alone, both] = [await createUser(db()), await createUser(db())];
    await grant(alone.id, 'manager', { scope: JSON.stringify({ starts: [draft.public_id] }) });
    await grant(both.id, 'manager', { scope: JSON.stringify({ starts: [draft.public_id, other.public_id] }) });
    expect((await remove(`/event_cities/${draft.public_id}`)).status).toBe(200);
    expect([await grantsOf(alone.id), await grantsOf(both.id)]).toEqual([
      [],
      [{ scope: { starts: [other.public_id] } }],
    ]);
    const { rows } = await sql`select roles from users where id = ${alone.id}`.execute(db());
    expect(rows).toEqual([{ roles: [] }]);
    const told = await sql<{ from: string }>`select came_from as "from" from audit_entries
      where act = 'staff.lapse' and object_id in (${alone.publicId}, ${both.publicId})`.execute(db());
    expect(told.rows).toEqual([{ from: 'system' }, { from: 'system' }]);
    expect((await read(admin, other.public_id)).public_id).toBe(other.public_id);
  });
});
