import type { OfficeTemplate, OfficeTemplateRow } from '@trassa/contracts/office';
import { letterFieldsOf, letterTemplates } from '@trassa/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { ask as askSite } from '../factories/sign-in.ts';
import { openOffice } from '../office/office.ts';
import type { Answer, Member } from '../staff/door.ts';

const { app, db, ask, createColleague, createStart } = openOffice();

let manager: Member;
beforeAll(async () => {
  manager = await createColleague('manager');
});

const read = async (id: string, by = manager): Promise<OfficeTemplate> =>
  (await ask('GET', `/templates/${id}`, by)).body['values'] as OfficeTemplate;
const change = async (id: string, words: object, version?: number, by = manager): Promise<Answer> =>
  ask('PUT', `/templates/${id}`, { ...by, body: { version: version ?? (await read(id)).version, words } });
const restore = async (id: string): Promise<Answer> =>
  ask('PUT', `/templates/${id}/original`, { ...manager, body: { version: (await read(id)).version } });
const listed = async (by = manager): Promise<OfficeTemplateRow[]> =>
  (await ask('GET', '/templates', by)).body['values'] as OfficeTemplateRow[];
const preview = async (id: string, language: 'ru' | 'en' = 'ru') =>
  (await ask('GET', `/templates/${id}/preview?language=${language}`, manager)).body['values'] as {
    subject: string;
    html: string;
    text: string;
    others: { word: string; text: string }[];
  };
const errorsOf = ({ status, body }: Answer): unknown => [status, Object.keys((body['errors'] as object) ?? {})];
const signInLetter = async () => {
  const email = `${unique('reader')}@example.org`;
  await createUser(db(), { email });
  await askSite(app(), 'POST', '/api/auth/link', { email });
  await app().sweeps.sendLetters();
  return app().letters.find(({ to }) => to.address === email);
};

describe('words of the house’s letters', () => {
  it('are listed with every letter that may be changed, and never with one that warns', async () => {
    const ids = (await listed()).map(({ public_id: id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['link', 'confirm_email', 'money_back', 'order_confirm', 'guest_data']));
    expect(
      ids.filter((id) => ['new_device', 'password_changed', 'email_taken', 'account_deleted'].includes(id)),
    ).toEqual([]);
    const known: readonly string[] = [...letterTemplates, 'finish_registration_known'];
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('have the same fields in both languages, and none stands open in a look at a letter', async () => {
    for (const { public_id: id } of await listed()) {
      const { words } = await read(id);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
      for (const { built, fields } of words) {
        expect([id, letterFieldsOf(built.ru), letterFieldsOf(built.en)]).toEqual([id, fields, fields]);
      }
      for (const language of ['ru', 'en'] as const) {
        const { subject, text } = await preview(id, language);
        expect([id, subject.includes('{'), text.includes('{')]).toEqual([id, false, false]);
      }
    }
  });

  // BO-201
  it('stand in the next letter as plain text, and its link is what it was', async () => {
    const before = await signInLetter();
    const words = { 'subject.ru': 'Вот ваш вход', 'text_1.ru': 'Нажмите <b>сюда</b> & войдите' };
    expect((await change('link', words)).status).toBe(200);
    const letter = await signInLetter();
    expect(letter?.subject).toBe('Вот ваш вход');
    expect(letter?.html).toContain('Нажмите &lt;b&gt;сюда&lt;/b&gt; &amp; войдите');
    expect(letter?.text).toMatch(/Войти: http:\/\/localhost:3000\/token\/\S{8,}/);
    const shown = await preview('link');
    expect([shown.subject, shown.html.includes('&lt;b&gt;сюда')]).toEqual(['Вот ваш вход', true]);
    expect((await preview('link', 'en')).subject).toBe('Your sign-in link');

    expect((await restore('link')).status).toBe(200);
    expect((await signInLetter())?.subject).toBe(before?.subject);
    expect(Object.values((await read('link')).own).filter(Boolean)).toEqual([]);
  });

  // BO-202
  it('that lose a field, invent one or lead away are refused at their place', async () => {
    const refused = async (words: object): Promise<unknown> => errorsOf(await change('money_back', words));
    expect(await refused({ 'subject.ru': 'Возвращаем деньги' })).toEqual([400, ['words.subject.ru']]);
    expect(await refused({ 'way_parts.en': '{certificate} to the certificate' })).toEqual([
      400,
      ['words.way_parts.en'],
    ]);
    expect(await refused({ 'heading.ru': 'Вернём {sum}' })).toEqual([400, ['words.heading.ru']]);
    expect(await refused({ 'note_bank.ru': 'Смотрите на evil.com' })).toEqual([400, ['words.note_bank.ru']]);
    expect(await refused({ 'facts.ru': 'Сумма' })).toEqual([400, ['words.facts.ru']]);
    expect(await refused({ 'text_1.ru': 'я'.repeat(1001) })).toEqual([400, ['words.text_1.ru']]);
    expect((await read('money_back')).version).toBe(1);
    expect((await change('money_back', { 'subject.ru': 'Вам вернётся {sum}' })).status).toBe(200);
    expect((await preview('money_back')).subject).toMatch(/^Вам вернётся 3\s000/);
    expect((await change('money_back', { 'way_parts.ru': '{rest} картой, {certificate} сертификатом' })).status).toBe(
      200,
    );
    const told = new Map((await preview('money_back')).others.map(({ word, text }) => [word, text]));
    expect(told.get('way_parts')).toMatch(/^2\s000\s₽ картой, 1\s000\s₽ сертификатом$/);
    expect([...told.values()].filter((text) => text.includes('{'))).toEqual([]);
  });

  it('typed as they were built, or left empty, are the built ones', async () => {
    const { words } = await read('reset');
    const built = words[0]?.built.ru ?? '';
    expect((await change('reset', { 'subject.ru': built, 'heading.ru': ' ' })).body['values']).toMatchObject({
      version: 1,
    });
    await change('reset', { 'subject.ru': 'Другой пароль', 'heading.ru': 'Пароль' });
    expect((await change('reset', { 'subject.ru': '' })).body['values']).toMatchObject({
      version: 3,
      own: { 'subject.ru': null, 'heading.ru': 'Пароль' },
    });
    expect((await listed()).find(({ public_id: id }) => id === 'reset')).toMatchObject({ own: 1, version: 3 });
  });

  // BO-203
  it('changed and returned are told in the history with what they were', async () => {
    await change('guest_data', { 'subject.ru': 'Всё о вас' });
    await restore('guest_data');
    const { body } = await ask('GET', '/templates/guest_data/history', manager);
    const entries = body['values'] as { act: string; changes: unknown[] }[];
    expect(entries.map(({ act }) => act)).toEqual(['template.restore', 'template.change']);
    expect(entries[0]?.changes).toEqual([{ field: 'subject.ru', before: 'Всё о вас', after: null }]);
  });

  it('saved by many at once keep one, and the others are told', async () => {
    const saved = await Promise.all(
      [1, 2, 3, 4].map((n) => change('subscription', { 'subject.ru': `Подписка ${n}` }, 1)),
    );
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('are nobody’s who reaches some starts alone, nor are those of a letter that is none', async () => {
    const { start } = await createStart();
    const narrow = await createColleague('manager', { starts: [start] });
    expect(await listed(narrow)).toEqual([]);
    expect((await ask('GET', '/templates/link', narrow)).status).toBe(404);
    expect((await change('link', { 'subject.ru': 'Чужое' }, 1, narrow)).status).toBe(404);
    expect((await ask('GET', '/templates/new_device', manager)).status).toBe(404);
    expect((await change('toString', { 'subject.ru': 'Ничьё' }, 1)).status).toBe(404);
  });
});
