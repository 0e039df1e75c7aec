import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { countAdmins, findLastAdmins, lockAdmins } from '../../src/modules/staff/admins.repository.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createUser } from '../factories/accounts.ts';
import { createDeletion } from '../factories/person.ts';
import { type Answer, type Member, openDoor } from '../staff/door.ts';
import { untilWaiting } from './support/places.ts';

const { ask, grant, createMember, app, db } = openDoor();
afterEach(() => sql`update staff_grants set ended_at = now()`.execute(db()));

const createAdmin = async () => {
  const user = await createUser(db());
  await grant(user.id);
  return user;
};

// BO-125
it('two administrators who delete their accounts at once leave one', async () => {
  const { remove, mailedCode } = createDeletion(app);
  for (let round = 0; round < 5; round += 1) {
    const both = [await createAdmin(), await createAdmin()];
    const codes = [await mailedCode(both[0]?.token ?? ''), await mailedCode(both[1]?.token ?? '')];
    const answers = await Promise.all(both.map(({ token }, index) => remove(token, { code: codes[index] })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await countAdmins(db())).toBe(1);
    await sql`update staff_grants set ended_at = now()`.execute(db());
  }
});

// BO-125
it('two administrators who end each other at once leave one', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [first, second] = [await createMember(), await createMember()];
    const end = (by: Member, whom: Member) => ask('DELETE', `/staff/${whom.publicId}`, by);
    const answers = await Promise.all([end(first, second), end(second, first)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countAdmins(db())).toBe(1);
    await sql`update staff_grants set ended_at = now()`.execute(db());
  }
});

it('two of three administrators who end each other at once: only one is ended', async () => {
  const [first, second] = [await createMember(), await createMember()];
  await createMember();
  const end = (by: Member, whom: Member) => ask('DELETE', `/staff/${whom.publicId}`, by);
  const answers = await Promise.all([end(first, second), end(second, first)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countAdmins(db())).toBe(2);
});

it('without the lock both would go', async () => {
  const endBoth = async (lock: (tx: Tx) => Promise<void>): Promise<number> => {
    const both = [await createAdmin(), await createAdmin()];
    await Promise.all(
      both.map(({ id }) =>
        db()
          .transaction()
          .execute(async (tx) => {
            await lock(tx);
            const isLast = (await findLastAdmins(tx, [id])).length > 0;
            await sql`select pg_sleep(0.05)`.execute(tx);
            if (!isLast) await sql`update staff_grants set ended_at = now() where user_id = ${id}`.execute(tx);
          }),
      ),
    );
    const left = await countAdmins(db());
    await sql`update staff_grants set ended_at = now()`.execute(db());
    return left;
  };
  expect(await endBoth(async () => undefined)).toBe(0);
  expect(await endBoth(lockAdmins)).toBe(1);
});

describe('a manager whose rights end while his call waits for the lock', () => {
  const invite = async (by: Member): Promise<string> => {
    const body = { email: 'race@example.org', name: 'Ян', grants: [{ role: 'content', scope: 'all' }] };
    const { body: answer } = await ask('POST', '/staff', { ...by, body });
    return (answer['values'] as { public_id: string }).public_id;
  };
  /** Starts the call under the lock, lets it wait, ends the caller's rights or not, and lets it go. */
  const meanwhile = async (caller: Member, path: string, isEnded: boolean): Promise<Answer> => {
    let running: Promise<Answer> | undefined;
    await db()
      .transaction()
      .execute(async (tx) => {
        await lockAdmins(tx);
        running = ask('DELETE', path, caller);
        await untilWaiting(db(), 1);
        if (isEnded) await sql`update staff_grants set ended_at = now() where user_id = ${caller.id}`.execute(tx);
      });
    if (!running) throw new Error('the call was not made');
    return running;
  };

  it.each([
    ['takes no invitation back', async (_colleague: Member, by: Member) => `/staff/invitations/${await invite(by)}`],
    ['ends no sessions', async ({ publicId }: Member) => `/staff/${publicId}/sessions`],
    ['resets no second factor', async ({ publicId }: Member) => `/staff/${publicId}/second_factor`],
    ['ends nobody', async ({ publicId }: Member) => `/staff/${publicId}`],
  ])('%s, and does where they stay', async (_what, pathOf) => {
    await createMember();
    const [caller, colleague] = [await createMember(), await createMember('content')];
    const path = await pathOf(colleague, caller);
    const refused = await meanwhile(caller, path, true);
    expect([refused.status, refused.body['code']]).toEqual([403, 'role_required']);
    const other = await createMember();
    expect((await meanwhile(other, path, false)).status).toBe(200);
  });
});
