import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/modules/accounts/passwords.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createLogin } from '../factories/accounts.ts';
import { createTestApp } from '../support/index.ts';
import { createDoor, openDoor } from './door.ts';

const { ask, code, createMember, clock, app, other, db, minutes, openSessions } = openDoor();

const windows = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
const enterBy = (token: string, secret: Buffer, steps: number, agent: string, remoteAddress = '10.1.1.1') =>
  app().http.inject({
    method: 'POST',
    url: '/api/admin/auth/totp',
    remoteAddress,
    headers: { authorization: token, 'user-agent': agent },
    payload: { code: code(secret, steps) },
  });
/** Subjects and texts of the letters to the staff since the last look. */
let seen = 0;
const letters = async () => {
  await app().sweeps.sendLetters();
  const fresh = app().letters.slice(seen);
  seen = app().letters.length;
  return fresh;
};
const notMe = (text: string) => ask('POST', '/not_me', { body: { code: /not-me#code=(\S+)/.exec(text)?.[1] ?? '' } });

describe('a letter of a new place', () => {
  it('goes at enrolment and for a new device or network, and for no known one', async () => {
    const member = await createMember('admin', { language: 'en' });
    const subject = 'The back office was entered from a new place';
    expect((await letters()).filter((one) => one.subject === subject)).toHaveLength(1);
    for (const [agent, address, count] of [
      [windows, '10.1.1.1', 1],
      [windows, '10.1.1.1', 0],
      [windows, '10.1.1.2', 1],
      ['Mozilla/5.0 (Macintosh) Firefox/140.0', '10.1.1.2', 1],
    ] as const) {
      minutes(2);
      expect((await enterBy(member.token, member.secret, 0, agent, address)).statusCode).toBe(200);
      expect((await letters()).map((one) => one.subject)).toEqual(Array.from({ length: count }, () => subject));
    }
  });

  it('has a link that ends every session and login at once in every process', async () => {
    const member = await createMember();
    const elsewhere = await createLogin(db(), member.id);
    const [letter] = (await letters()).filter(({ text }) => text.includes('not-me'));
    expect((await notMe(letter?.text ?? '')).status).toBe(200);
    const theirs = createDoor(other, clock);
    for (const token of [member.token, elsewhere])
      expect((await theirs.ask('GET', '/session', { token })).body).toMatchObject({
        message: expect.stringContaining('Сеанс завершён'),
      });
    expect(await openSessions(member.id)).toBe(0);
  });

  it('has a link for a week that nobody can make up', async () => {
    const member = await createMember();
    const [letter] = (await letters()).filter(({ text }) => text.includes('not-me'));
    const text = letter?.text ?? '';
    expect((await notMe(text.replace(/(not-me#code=[\w-]+\.)\S/, '$1_'))).status).toBe(404);
    minutes(7 * 24 * 60 + 1);
    expect((await notMe(text)).status).toBe(404);
    expect(await openSessions(member.id)).toBe(1);
  });
});

describe('a letter of wrong codes', () => {
  // BO-119
  it('goes once for the five that begin a rest, and for the twentieth', async () => {
    const member = await createMember();
    await letters();
    const subjects: string[][] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 7; count += 1)
        await ask('POST', '/auth/totp', { token: member.token, body: { recovery: 'AAAAA-AAAAA' } });
      subjects.push((await letters()).map(({ subject }) => subject));
      minutes(16);
    }
    const rest = ['Неверные коды при входе в штаб'];
    expect(subjects).toEqual([rest, rest, rest, ['Вход в штаб закрыт']]);
  });

  it('goes for wrong passwords too, and not when the fifth was right', async () => {
    const hashed = await createPasswords(createSecrets(app().config).passwords).hash('Right password 1');
    const row = { password_hash: hashed.ok ? hashed.value : '' };
    const [first, second] = [await createMember('admin', row), await createMember('admin', row)];
    await letters();
    const again = (by: typeof first, password: string) => ask('POST', '/session/again', { ...by, body: { password } });
    for (let count = 0; count < 4; count += 1) {
      await again(first, 'Wrong password 1');
      await again(second, 'Wrong password 1');
    }
    expect((await again(first, 'Right password 1')).status).toBe(200);
    await again(second, 'Wrong password 1');
    expect(await letters()).toHaveLength(1);
  });
});

// BO-119
it('wrong codes of one network are bounded, whosever they are, and right ones do not count', async () => {
  const limited = await createTestApp({ clock, config: { limitsOff: false } });
  try {
    const members = [];
    for (let count = 0; count < 6; count += 1) members.push(await createDoor(() => limited, clock).createMember());
    const guess = (token: string, body: object, remoteAddress: string) =>
      limited.http.inject({
        method: 'POST',
        url: '/api/admin/auth/totp',
        remoteAddress,
        headers: { authorization: token },
        payload: body,
      });
    const statuses: number[] = [];
    for (const { token } of members.slice(0, 5))
      for (let count = 0; count < 4; count += 1)
        statuses.push((await guess(token, { recovery: 'AAAAA-AAAAA' }, '10.9.9.9')).statusCode);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const [last] = members.slice(5);
    const right = { code: code(last?.secret ?? Buffer.alloc(0), 1) };
    expect((await guess(last?.token ?? '', right, '10.9.9.9')).statusCode).toBe(429);
    expect((await guess(last?.token ?? '', right, '10.9.9.8')).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
