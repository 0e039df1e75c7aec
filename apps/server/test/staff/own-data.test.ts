import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { openDoor } from './door.ts';

const { ask, createMember, app, db } = openDoor();

const newEmail = (): string => `${unique('own')}@example.org`;
const grants = [{ role: 'content', scope: 'all', areas: [], until: null }];
type File = { staff_invitations?: { direction: string; email: string }[] };
const exported = (token: string) => send(app(), 'GET', '/api/user/export', undefined, { token });

describe('the file of own data', () => {
  it('holds invitations that the person gave and got, and no name of who gave one', async () => {
    const [email, further] = [newEmail(), newEmail()];
    const admin = await createMember('admin', { name: 'Адалинда', email: newEmail() });
    for (const to of [email, further])
      await ask('POST', '/staff', { ...admin, body: { email: to, name: 'Ян', grants } });
    const user = await createUser(db(), { email: email.toUpperCase() });
    const row = { name: 'Ян', language: 'ru', grants, expires_at: expect.any(String), invited_at: expect.any(String) };
    const got = await exported(user.token);
    expect(got.json<File>().staff_invitations).toEqual([{ ...row, direction: 'in', email, ended_at: null }]);
    expect(got.body).not.toContain('Адалинда');
    const given = (await exported(admin.token)).json<File>().staff_invitations;
    expect(given?.map((one) => [one.direction, one.email])).toEqual([
      ['out', email],
      ['out', further],
    ]);
  });

  it('holds none to an address that nobody has proved', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    await ask('POST', '/staff', { ...admin, body: { email, name: 'Ян', grants } });
    const user = await createUser(db(), { email, email_confirmed_at: null });
    expect((await exported(user.token)).json<File>().staff_invitations).toBe(undefined);
  });

  it('is sent to an invited address without an account, which is heard of by its letter alone', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    await ask('POST', '/staff', { ...admin, body: { email, name: 'Ян', grants } });
    await send(app(), 'POST', '/api/guest/data/code', { email });
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(({ to, text }) => to.address === email && text.includes('my-data'));
    const code = /my-data#code=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const file = await send(app(), 'POST', '/api/guest/data/export', { code });
    expect(file.json<File>().staff_invitations).toEqual([expect.objectContaining({ direction: 'in', email })]);
    expect((await send(app(), 'DELETE', '/api/guest/data', { code })).statusCode).toBe(200);
    const { rows } = await sql`select 1 from staff_invitations where email = ${email}`.execute(db());
    expect(rows).toEqual([]);
  });
});
