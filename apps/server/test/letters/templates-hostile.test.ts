import type { OfficeTemplate, OfficeTemplateRow } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { ask as askSite } from '../factories/sign-in.ts';
import { openOffice } from '../office/office.ts';
import type { Answer, Member } from '../staff/door.ts';

const { app, db, ask, createColleague } = openOffice();

let manager: Member;
beforeAll(async () => {
  manager = await createColleague('manager');
});

const read = async (id: string): Promise<OfficeTemplate> =>
  (await ask('GET', `/templates/${id}`, manager)).body['values'] as OfficeTemplate;
const listed = async (): Promise<OfficeTemplateRow[]> =>
  (await ask('GET', '/templates', manager)).body['values'] as OfficeTemplateRow[];
const change = async (id: string, words: object): Promise<Answer> =>
  ask('PUT', `/templates/${id}`, { ...manager, body: { version: (await read(id)).version, words } });
const resetLetter = async () => {
  const email = `${unique('reader')}@example.org`;
  await createUser(db(), { email });
  await askSite(app(), 'POST', '/api/auth/resetpassword', { email });
  await app().sweeps.sendLetters();
  return app().letters.find(({ to }) => to.address === email);
};

describe('words of the house', () => {
  it('with a sign that ends a line, turns it about or is not seen are refused where they are one line', async () => {
    for (const text of ['Вход\r\nBcc: all@example.org', 'Вход\u2028дальше', 'Вход\u202eдохВ', '\u200b\u2060']) {
      const { status, body } = await change('reset', { 'subject.ru': text });
      expect([text, status, Object.keys(body['errors'] as object)]).toEqual([text, 400, ['words.subject.ru']]);
    }
    expect((await change('reset', { 'subject.ru': 'Пароль\u0000' })).status).toBe(422);
    expect((await change('reset', { '__proto__.ru': 'Чужое', 'constructor.ru': 'Чужое' })).status).toBe(400);
    expect((await change('reset', { 'subject.fr': 'Autre' })).status).toBe(400);
  });

  it('are plain text in the subject, the heading, the small print and the button of the letter', async () => {
    const html = `<img src=x onerror="a">'&`;
    const words = { 'subject.ru': html, 'heading.ru': html, 'note_1.ru': `${html}\nвторая`, 'button_1.ru': html };
    expect((await change('reset', words)).status).toBe(200);
    const letter = await resetLetter();
    expect(letter?.subject).toBe(html);
    expect(letter?.html).not.toContain('<img');
    expect(letter?.html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;&#39;&amp;<br>вторая');
    expect(letter?.html).toMatch(/<a href="http:\/\/localhost:3000\/verify\/resetpassword\/\S+"[^>]*>&lt;img/);
  });

  // A release that gives a word another field is like this.
  it('that have lost a field go into no letter, and are told of until they are written anew', async () => {
    const { words } = await read('money_back');
    const built = words.find(({ word }) => word === 'subject')?.built.ru;
    await sql`insert into letter_words (letter, words, version)
      values ('money_back', ${JSON.stringify({ 'subject.ru': 'Возвращаем {amount}', 'heading.ru': 'Ура', 'gone_1.ru': 'Прошлое' })}::jsonb, 2)`.execute(
      db(),
    );
    expect(await read('money_back')).toMatchObject({ aside: ['subject.ru'], own: { 'heading.ru': 'Ура' } });
    const row = async () => (await listed()).find(({ public_id: id }) => id === 'money_back');
    expect(await row()).toMatchObject({ own: 1, aside: 1, subject: { ru: built } });
    const { body } = await ask('GET', '/templates/money_back/preview?language=ru', manager);
    expect(body['values']).toMatchObject({ subject: expect.stringMatching(/^Возвращаем 3\s000/) });

    expect((await change('money_back', { 'subject.ru': 'Ваши {sum}' })).body['values']).toMatchObject({ aside: [] });
    expect(await row()).toMatchObject({ own: 2, aside: 0, subject: { ru: 'Ваши {sum}' } });
  });
});
