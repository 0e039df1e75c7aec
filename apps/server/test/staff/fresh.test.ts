import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/modules/accounts/passwords.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createUser } from '../factories/accounts.ts';
import { openDoor } from './door.ts';

const { ask, code, grant, mailedCode, enrol, app, other, db, minutes, stateOf } = openDoor();

const begin = (token: string, body: object) => ask('POST', '/session/enrol', { token, body });
const createColleague = async (row: Record<string, unknown> = {}) => {
  const user = await createUser(db(), row);
  await grant(user.id);
  return user;
};
const hashOf = async (password: string): Promise<string> => {
  const hashed = await createPasswords(createSecrets(app().config).passwords).hash(password);
  return hashed.ok ? hashed.value : '';
};

// BO-118
describe('an enrolment', () => {
  it('is not begun by a token alone', async () => {
    const { token } = await createColleague();
    expect((await begin(token, {})).status).toBe(422);
    expect((await begin(token, { password: '' })).status).toBe(400);
    expect((await begin(token, { code: '' })).status).toBe(400);
    const guess = await begin(token, { code: '00000000' });
    expect([guess.status, guess.body['secret']]).toEqual([400, undefined]);
    expect(await stateOf(token, null)).toBe('enrol');
  });

  it('is begun by the password', async () => {
    const { token } = await createColleague({ password_hash: await hashOf('Right password 1') });
    expect((await begin(token, { password: 'Wrong password 1' })).status).toBe(400);
    expect((await begin(token, { password: 'Right password 1' })).body['secret']).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is begun by the code of a letter, once and within five minutes', async () => {
    const { token } = await createColleague();
    const late = await mailedCode(token);
    minutes(6);
    expect((await begin(token, { code: late })).status).toBe(400);
    const right = await mailedCode(token);
    expect((await begin(token, { code: late })).status).toBe(400);
    expect((await begin(token, { code: right })).status).toBe(200);
    expect((await begin(token, { code: right })).status).toBe(400);
  });

  it('takes the code of one letter once from several at once', async () => {
    const { token } = await createColleague();
    const right = await mailedCode(token);
    const answers = await Promise.all(Array.from({ length: 4 }, () => begin(token, { code: right })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no code of another person’s letter', async () => {
    const [first, second] = [await createColleague(), await createColleague()];
    const theirs = await mailedCode(first.token);
    await mailedCode(second.token);
    expect((await begin(second.token, { code: theirs })).status).toBe(400);
  });

  it('rests after five wrong proofs, in every process and for right ones as well', async () => {
    const { token } = await createColleague();
    const right = await mailedCode(token);
    for (let count = 0; count < 5; count += 1) expect((await begin(token, { code: '00000000' })).status).toBe(400);
    const elsewhere = await other().http.inject({
      method: 'POST',
      url: '/api/admin/session/enrol',
      headers: { authorization: token },
      payload: { code: right },
    });
    expect(elsewhere.statusCode).toBe(429);
  });

  it('that the owner has begun is not begun anew by a thief', async () => {
    const { token } = await createColleague();
    const secret = await enrol(token);
    expect((await begin(token, { code: '00000000' })).status).toBe(400);
    expect((await ask('POST', '/session/confirm', { token, body: { code: code(secret) } })).status).toBe(200);
  });

  it('sends no code to an address that nobody has confirmed', async () => {
    const { token } = await createColleague({ email_confirmed_at: null });
    expect((await ask('POST', '/session/enrol/code', { token })).body).toMatchObject({ code: 'state' });
  });

  it('keeps no code as it is, and writes refused proofs down', async () => {
    const { id, token } = await createColleague();
    const right = await mailedCode(token);
    await begin(token, { code: '00000000' });
    const { rows } = await sql<{ text: string }>`
      select f::text || (select string_agg(l::text, '') from letters l where template = 'staff_fresh') as text
      from second_factors f where user_id = ${id}`.execute(db());
    expect(rows[0]?.text).toContain('staff_fresh');
    expect(rows[0]?.text).not.toContain(right);
    const entries = await sql<{ result: string }>`
      select result from audit_entries where actor_id = ${id} and act = 'staff.enrol'`.execute(db());
    expect(entries.rows).toEqual([{ result: 'refused' }]);
  });
});
