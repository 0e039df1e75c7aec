import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createDeletion } from '../factories/person.ts';
import { createEventCity, unique } from '../factories/events.ts';
import { type Member, openDoor } from './door.ts';

const { ask, createMember, clock, app, db, minutes } = openDoor();

const newEmail = (): string => `${unique('colleague')}@example.org`;
const organiser = { role: 'manager', scope: { starts: ['moscow'] }, areas: ['results'] };
const invite = (by: Member, email: string, change: object = {}) =>
  ask('POST', '/staff', { ...by, body: { email, name: 'Ян', grants: [organiser], ...change } });
/** The letters to an address, sent now. */
const lettersTo = async (email: string) => {
  await app().sweeps.sendLetters();
  return app().letters.filter(({ to }) => to.address === email);
};
const codeFor = async (email: string): Promise<string> =>
  /#code=(\S+)/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const accept = ({ token }: MadeUser, code: string) => ask('POST', '/invitations/accept', { token, body: { code } });
const grantsOf = async ({ id }: MadeUser): Promise<object[]> =>
  (
    await sql<object>`select role, scope, areas from staff_grants where user_id = ${id} and ended_at is null`.execute(
      db(),
    )
  ).rows;
beforeAll(() => createEventCity(db(), { public_id: 'moscow' }));
afterEach(async () => {
  await sql`update staff_grants set ended_at = now()`.execute(db());
  await sql`update staff_invitations set ended_at = now()`.execute(db());
});

describe('an invitation', () => {
  it('goes by a letter in the chosen language and gives its grants once', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    expect((await invite(admin, email, { language: 'en' })).status).toBe(200);
    const code = await codeFor(email);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['You are invited to the back office']);
    const user = await createUser(db(), { email: email.toUpperCase() });
    expect((await accept(user, code)).status).toBe(200);
    expect(await grantsOf(user)).toEqual([organiser]);
    const { rows } = await sql`select roles from users where id = ${user.id}`.execute(db());
    expect(rows).toEqual([{ roles: ['manager'] }]);
    expect((await accept(user, code)).status).toBe(404);
    expect(await grantsOf(user)).toHaveLength(1);
  });

  it('says who invites where he has told his name, and nothing of his address', async () => {
    const [named, nameless] = [
      await createMember('admin', { name: 'Ольга', last_name: 'Орлова' }),
      await createMember(),
    ];
    await sql`update users set name = '', last_name = '' where id = ${nameless.id}`.execute(db());
    const [one, two] = [newEmail(), newEmail()];
    await invite(named, one);
    await invite(nameless, two);
    expect((await lettersTo(one))[0]?.text).toContain('Приглашает: Ольга Орлова');
    const [plain] = await lettersTo(two);
    expect(plain?.text).not.toMatch(/Приглашает|\*\*\*/);
  });

  it('names whoever has told no name, as its sender typed him, and leaves a name of his own', async () => {
    const [admin, one, two] = [await createMember(), newEmail(), newEmail()];
    for (const email of [one, two]) await invite(admin, email, { name: '  ян   Петров ' });
    const nameless = await createUser(db(), { email: one, name: '', last_name: '' });
    const named = await createUser(db(), { email: two, name: 'Иван' });
    expect((await accept(nameless, await codeFor(one))).status).toBe(200);
    expect((await accept(named, await codeFor(two))).status).toBe(200);
    const { values } = (await ask('GET', '/staff', admin)).body as { values: { public_id: string; name: string }[] };
    const nameOf = (who: MadeUser) => values.find(({ public_id: id }) => id === who.publicId)?.name;
    expect([nameOf(nameless), nameOf(named)]).toEqual(['Ян Петров', 'Иван']);
    const { body } = await ask('GET', `/staff/${nameless.publicId}/history`, admin);
    expect(body['values']).toMatchObject([
      { act: 'staff.accept', changes: [{ field: 'grants' }, { field: 'name', after: 'Я***' }] },
    ]);
  });

  it('takes no name that a letter would make a link of', async () => {
    const admin = await createMember();
    expect((await invite(admin, newEmail(), { name: 'Приз evil.com' })).body['errors']).toHaveProperty('name');
    expect((await invite(admin, newEmail(), { name: '777' })).body['errors']).toHaveProperty('name');
  });

  it('that is accepted ten times at once gives its grants once', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    await invite(admin, email);
    const [code, user] = [await codeFor(email), await createUser(db(), { email })];
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(user, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await grantsOf(user)).toHaveLength(1);
  });

  it('is over after 72 hours', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    await invite(admin, email);
    const [code, user] = [await codeFor(email), await createUser(db(), { email })];
    minutes(72 * 60 + 1);
    expect((await accept(user, code)).status).toBe(404);
    expect(await grantsOf(user)).toEqual([]);
  });

  it('is nobody else’s: not of another address, of one that is not confirmed, or by a made-up code', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    await invite(admin, email);
    const code = await codeFor(email);
    const stranger = await createUser(db());
    const typed = await createUser(db(), { email, email_confirmed_at: null });
    expect((await accept(stranger, code)).body).toMatchObject({ code: 'state' });
    expect((await accept(typed, code)).body).toMatchObject({ code: 'state' });
    await sql`update users set email_confirmed_at = now() where id = ${typed.id}`.execute(db());
    expect((await accept(typed, `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await accept(typed, code)).status).toBe(200);
  });

  it('ends when it is taken back, and when the address is invited anew', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    const first = await invite(admin, email);
    const old = await codeFor(email);
    const { public_id: id } = (await invite(admin, email)).body['values'] as { public_id: string };
    const [code, user] = [await codeFor(email), await createUser(db(), { email })];
    expect(code).not.toBe(old);
    expect((await accept(user, old)).status).toBe(404);
    expect((await ask('DELETE', `/staff/invitations/${id}`, admin)).status).toBe(200);
    expect((await ask('DELETE', `/staff/invitations/${id}`, admin)).status).toBe(404);
    expect((await accept(user, code)).status).toBe(404);
    expect(first.status).toBe(200);
  });

  // BO-125
  it('gives what its sender may still give, and nothing after his end', async () => {
    const [admin, sender] = [await createMember(), await createMember()];
    const emails = [newEmail(), newEmail()] as const;
    await invite(sender, emails[0]);
    const code = await codeFor(emails[0]);
    await sql`update staff_grants set areas = '{staff}' where user_id = ${sender.id}`.execute(db());
    const user = await createUser(db(), { email: emails[0] });
    expect((await accept(user, code)).body).toMatchObject({ code: 'state' });
    expect((await invite(sender, emails[1])).body).toMatchObject({ code: 'state' });
    expect((await invite(admin, emails[1], { grants: [{ role: 'finance', scope: { starts: ['a'] } }] })).status).toBe(
      400,
    );
    await ask('DELETE', `/staff/${sender.publicId}`, admin);
    expect((await accept(user, code)).status).toBe(404);
    expect(await grantsOf(user)).toEqual([]);
  });

  it('is listed with a masked address, and goes with the person', async () => {
    const [admin, email] = [await createMember(), newEmail()];
    await invite(admin, email);
    await codeFor(email);
    const listed = (await ask('GET', '/staff', admin)).body['invitations'];
    expect(listed).toEqual([
      expect.objectContaining({ email: 'c***@example.org', name: 'Ян', grants: [{ ...organiser, until: null }] }),
    ]);
    expect(JSON.stringify(listed)).not.toContain(email);
    const user = await createUser(db(), { email });
    const { remove, mailedCode } = createDeletion(app);
    expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);
    const { rows } = await sql`select 1 from staff_invitations where email = ${email}`.execute(db());
    expect(rows).toEqual([]);
  });

  describe('of one person', () => {
    /** Invitations that somebody has sent, minutes ago. */
    const sent = async (by: Member, count: number, { ago = 1, isOpen = true } = {}): Promise<void> => {
      await sql`
        insert into staff_invitations (public_id, email, name, language, grants, invited_by, invited_at, expires_at, ended_at)
        select md5(random()::text), 'sent' || n || '@example.org', 'Ян', 'ru', '[]', ${by.id}, at, at + interval '72 hours',
          case when not ${isOpen} then at end
        from generate_series(1, ${count}) n, (select ${clock()}::timestamptz - make_interval(mins => ${ago}) as at) moment`.execute(
        db(),
      );
    };
    const statuses = async (by: Member, emails: readonly string[]): Promise<number[]> =>
      (await Promise.all(emails.map((email) => invite(by, email))))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b);

    it('are fifty at most that are open, however many are sent at once', async () => {
      const [admin, other] = [await createMember(), await createMember()];
      await sent(admin, 48);
      const emails = Array.from({ length: 5 }, newEmail);
      expect(await statuses(admin, emails)).toEqual([200, 200, 400, 400, 400]);
      const refused = await invite(admin, newEmail());
      expect(refused.body).toMatchObject({ code: 'state', message: expect.stringContaining('Открыто уже 50') });
      // In the place of one that is open, and by somebody else.
      expect([(await invite(admin, 'SENT7@example.org')).status, (await invite(other, newEmail())).status]).toEqual([
        200, 200,
      ]);
      await sql`update staff_invitations set ended_at = now() where email = 'sent8@example.org'`.execute(db());
      expect((await invite(admin, newEmail())).status).toBe(200);
    });

    it('are a hundred at most within a day, ended ones among them', async () => {
      const admin = await createMember();
      await sent(admin, 60, { isOpen: false, ago: 23 * 60 });
      await sent(admin, 39, { isOpen: false });
      expect((await invite(admin, newEmail())).status).toBe(200);
      const refused = await invite(admin, newEmail());
      expect([refused.status, refused.body['message'], refused.retryAfter]).toEqual([
        429,
        'За сутки вы отправили 100 приглашений. Следующие можно отправить позже',
        '3600',
      ]);
      await sql`update staff_invitations set invited_at = invited_at - interval '1 day' where invited_by = ${admin.id}`.execute(
        db(),
      );
      expect((await invite(admin, newEmail())).status).toBe(200);
    });
  });
});
