import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeletion } from '../factories/person.ts';
import { openDoor } from './door.ts';

const { grant, createMember, app, db } = openDoor();

const { remove, mailedCode } = createDeletion(app);
const removeOwn = async (token: string) => {
  const code = await mailedCode(token);
  return remove(token, { code, force: true });
};
const grantsOf = async (userId: number): Promise<number> => {
  const { rows } = await sql`select 1 from staff_grants where user_id = ${userId} and ended_at is null`.execute(db());
  return rows.length;
};
afterEach(() => sql`update staff_grants set ended_at = now()`.execute(db()));

// BO-125
describe('the last administrator', () => {
  it('does not delete his account on the site, and hears why', async () => {
    const { id, token } = await createMember();
    const answer = await removeOwn(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'state', message: expect.stringContaining('последний администратор') });
    expect(await grantsOf(id)).toBe(1);
  });

  it.each([
    ['whose time ends', { until: new Date(Date.now() + 86_400_000) }, {}],
    ['for other areas', { areas: ['events'] }, {}],
    ['who was ended', { ended_at: new Date() }, {}],
    ['who is blocked', {}, { blocked: true }],
  ])('has no successor in an administrator %s', async (_what, grantRow, userRow) => {
    const { token } = await createMember();
    const other = await createMember('content');
    await grant(other.id, 'admin', grantRow);
    if ('blocked' in userRow) await sql`update users set blocked = true where id = ${other.id}`.execute(db());
    expect((await removeOwn(token)).statusCode).toBe(400);
  });

  it('goes when there is another one, who is the last one then', async () => {
    const [first, second] = [await createMember(), await createMember()];
    expect((await removeOwn(first.token)).statusCode).toBe(200);
    expect((await removeOwn(second.token)).statusCode).toBe(400);
  });

  it('keeps nobody else from going', async () => {
    await createMember();
    const manager = await createMember('manager');
    expect((await removeOwn(manager.token)).statusCode).toBe(200);
  });
});
