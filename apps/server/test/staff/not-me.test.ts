import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createLogin, createUser } from '../factories/accounts.ts';
import { inDays, insertRow, unique } from '../factories/events.ts';
import { ask as askSite, codeIn, newPhone } from '../factories/sign-in.ts';
import { openDoor } from './door.ts';

const { ask, code, enter, grant, createMember, app, db, minutes, stateOf } = openDoor();

const newEmail = (): string => `${unique('notme')}@example.org`;
const notMe = async (email: string) => {
  await app().sweeps.sendLetters();
  const letter = app().letters.findLast(({ to, text }) => to.address === email && text.includes('not-me'));
  return ask('POST', '/not_me', { body: { code: /not-me#code=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '' } });
};

describe('“it was not me”', () => {
  it('closes the way in by whatever factor the stranger gave, new or old, until another administrator resets it', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    for (const age of [0, 30 * 24 * 60]) {
      const member = await createMember('manager', { email: `${age}${email}` });
      await sql`update second_factors set confirmed_at = confirmed_at - make_interval(mins => ${age}) where user_id = ${member.id}`.execute(
        db(),
      );
      expect((await notMe(`${age}${email}`)).status).toBe(200);
      const thief = await createLogin(db(), member.id);
      minutes(2);
      for (const proof of [{ code: code(member.secret) }, { recovery: member.recovery[0] ?? '' }])
        expect((await enter(thief, proof)).status).toBe(403);
      expect(await stateOf(thief, null)).toBe('blocked');
      expect((await ask('POST', '/session/enrol/code', { token: thief })).status).toBe(400);
      const again = await ask('DELETE', `/staff/${member.publicId}/second_factor`, admin);
      expect([again.status, await stateOf(thief, null)]).toEqual([200, 'enrol']);
      const { rows } = await sql<{ changes: unknown }>`
        select changes from audit_entries where act = 'staff.not_me' and object_id = ${member.publicId}`.execute(db());
      expect(rows).toEqual([
        { changes: [{ field: 'second_factor', before: { plain: 'enrolled' }, after: { plain: 'blocked' } }] },
      ]);
    }
  });

  it('ends an enrolment that was begun and not confirmed yet', async () => {
    const email = newEmail();
    const member = await createMember('manager', { email });
    await sql`update second_factors set confirmed_at = null where user_id = ${member.id}`.execute(db());
    await notMe(email);
    const thief = await createLogin(db(), member.id);
    const confirmed = await ask('POST', '/session/confirm', { token: thief, body: { code: code(member.secret, 1) } });
    expect(confirmed.body).toMatchObject({ code: 'state' });
  });

  it('ends a link that signs in, which works without it', async () => {
    for (const isEnded of [false, true]) {
      const email = newEmail();
      await createMember('manager', { email });
      await askSite(app(), 'POST', '/api/auth/link', { email });
      await app().sweeps.sendLetters();
      const link = codeIn(app().letters.findLast(({ to, text }) => to.address === email && text.includes('/token/')));
      if (isEnded) await notMe(email);
      const answer = await askSite(app(), 'PUT', '/api/auth/link', { code: link });
      expect(answer.statusCode).toBe(isEnded ? 400 : 200);
    }
  });

  it('ends every code that could open or change the account, and nothing of others', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const member = await createMember('manager', { email, phone, phone_confirmed_at: new Date() });
    const other = await createUser(db());
    await sql`update users set new_email = 'thief@example.org' where id = ${member.id}`.execute(db());
    const row = () => ({ public_id: unique('code'), seed: randomBytes(16), expires_at: inDays(1) });
    const letter = (purpose: string, user: number | null, to: string) =>
      insertRow(db(), 'one_time_codes', { ...row(), purpose, user_id: user, email: to });
    for (const purpose of ['reset', 'secure', 'link', 'delete_account', 'social', 'subscribe'])
      await letter(purpose, member.id, email);
    await letter('new_email', member.id, 'thief@example.org');
    await letter('guest_data', null, email.toUpperCase());
    await letter('link', other.id, 'other@example.org');
    for (const [purpose, user, to] of [
      ['sign_in', null, phone],
      ['new_phone', member.id, newPhone()],
      ['sign_in', null, newPhone()],
    ] as const)
      await insertRow(db(), 'phone_codes', { ...row(), phone: to, purpose, user_id: user });
    await notMe(email);
    const { rows: letters } = await sql<{ purpose: string; user: number | null }>`
      select purpose, user_id as "user" from one_time_codes where ended_at is null order by id`.execute(db());
    expect(letters).toEqual([
      { purpose: 'subscribe', user: member.id },
      { purpose: 'link', user: other.id },
    ]);
    const { rows: texts } = await sql`select 1 from phone_codes where ended_at is null`.execute(db());
    expect(texts).toHaveLength(1);
    const { rows: users } = await sql`select new_email from users where id = ${member.id}`.execute(db());
    expect(users).toEqual([{ new_email: null }]);
  });
});

it('a letter says before the click that the way in will be closed', async () => {
  const [email, user] = [newEmail(), await createUser(db())];
  await grant(user.id, 'content');
  await createMember('manager', { email });
  await app().sweeps.sendLetters();
  expect(app().letters.findLast(({ to, text }) => to.address === email && text.includes('not-me'))?.text).toContain(
    'закроет вам вход в штаб',
  );
});
