import { isoDay, legalTextMax, momentAt, siteTimezone, withdrawBefore } from '@trassa/rules';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocument } from '../../../src/modules/content/content.repository.ts';
import { insertRow } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, english, openDocuments } from './stage.ts';

const { app, ask, begin, change, clock, createColleague, db, publish, put, read, visit } = openDocuments();
let admin: Member;
let olga: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
  olga = await createColleague('content');
});
beforeEach(begin);
afterEach(() => clock.set(new Date()));

/** While sessions still last. */
const soon = (): number => Math.floor(Date.now() / 1000) + 120;
/** Nine in the morning of the day after tomorrow, by the clocks of Moscow. */
const nine = (): number => momentAt(isoDay(Date.now() / 1000 + 2 * 86_400, siteTimezone), '09:00', siteTimezone);
const inForceAt = async (moment: number, version: number | null = null) =>
  (await findDocument(db(), 'pers', version, new Date(moment * 1000)))?.version ?? null;

describe('a legal text', () => {
  it('is written anew beside the version in force, which stays', async () => {
    const text = await read(olga);
    expect(text).toMatchObject({ in_force: { number: 1, lacks_english: true }, has_draft: false, can: [] });
    const changed = await change(olga, text, { html_ru: '<p>Вторая</p>', ...english });
    expect(changed).toMatchObject({ has_draft: true, html_ru: '<p>Вторая</p>', in_force: { number: 1 } });
    expect(changed.can).toEqual(['discard']);
    expect((await visit('pers')).body).toContain('Первая редакция');
    expect((await read(admin)).can).toEqual(['publish', 'discard']);
    const back = await change(olga, changed, { ...english, title_en: null, html_en: null, html_ru: text.html_ru });
    expect(back.has_draft).toBe(false);
  });

  it('loses what was written anew once it is dropped', async () => {
    const text = await change(olga, await read(olga), { html_ru: '<p>Вторая</p>' });
    const back = cardOf(await put(olga, text, '/discard'));
    expect(back).toMatchObject({ has_draft: false, html_ru: '<p>Первая редакция</p>', can: [], versions: [{}] });
    expect((await put(olga, back, '/discard')).body).toMatchObject({ code: 'state' });
    expect((await put(olga, text, '/discard')).body).toMatchObject({ code: 'conflict' });
  });

  // BO-092
  it('has a new version, and the one before stays readable by its number', async () => {
    const text = await change(olga, await read(olga), { html_ru: '<p>Вторая</p>', ...english });
    const shown = await publish(admin, text);
    expect(shown.versions).toMatchObject([
      { number: 2, state: 'in_force', by: { name: expect.any(String) } },
      { number: 1, state: 'over', by: null },
    ]);
    expect(await inForceAt(Date.now() / 1000 + 1)).toBe(2);
    expect((await visit('pers?version=1')).body).toContain('Первая редакция');
    expect((await visit('pers?version=2')).body).toContain('<p>Вторая</p>');
    const past = await ask('GET', '/documents/pers/versions/1', olga);
    expect(past.body['values']).toMatchObject({ html_ru: '<p>Первая редакция</p>', html_en: null });
  });

  // BO-092
  it('comes into force at its moment of Moscow, and not before', async () => {
    const at = soon();
    const text = await publish(admin, await change(olga, await read(olga), { html_ru: '<p>Вторая</p>' }), at);
    expect(text).toMatchObject({
      in_force: { number: 1 },
      coming: { number: 2, from: at },
      has_draft: false,
      may_edit: false,
      may_preview: true,
      can: ['withdraw'],
    });
    expect([await inForceAt(at - 1), await inForceAt(at - 1, 2)]).toEqual([1, null]);
    expect([await inForceAt(at), await inForceAt(at, 1)]).toEqual([2, 1]);
    clock.set(new Date(at * 1000));
    expect(await read(admin)).toMatchObject({ in_force: { number: 2 }, coming: null, can: [], may_edit: true });
  });

  it('is followed by whatever keeps its page within 35 seconds', async () => {
    expect((await visit('offers')).headers['cache-control']).toBe('public, max-age=30');
  });

  it('that is coming is not changed, and is a draft again once it is taken back in time', async () => {
    const at = nine();
    const text = await publish(admin, await change(olga, await read(olga), { html_ru: '<p>Вторая</p>' }), at);
    expect((await put(olga, text, '', { html_ru: '<p>Третья</p>' })).body).toMatchObject({ code: 'state' });
    const other = { name: 'pers', title_ru: 'Правила', html_ru: '<p>Четвёртая</p>' };
    expect((await ask('POST', '/documents', { ...admin, body: other })).body).toMatchObject({ code: 'state' });
    const back = cardOf(await put(admin, text, '/withdraw'));
    expect(back).toMatchObject({
      coming: null,
      has_draft: true,
      html_ru: '<p>Вторая</p>',
      can: ['publish', 'discard'],
    });
    expect(await inForceAt(at)).toBe(1);
  });

  it('is not taken back in the last minute, as consents that name it may be on their way', async () => {
    const at = soon();
    const text = await publish(admin, await change(olga, await read(olga), { html_ru: '<p>Вторая</p>' }), at);
    clock.set(new Date((at - withdrawBefore) * 1000));
    expect((await put(admin, text, '/withdraw')).body).toMatchObject({ code: 'state' });
  });

  it.each([
    ['at a moment that is over', () => Math.floor(Date.now() / 1000) - 60],
    ['more than a year ahead', () => Math.floor(Date.now() / 1000) + 400 * 86_400],
  ])('does not come into force %s', async (_, at) => {
    const text = await change(olga, await read(olga), { html_ru: '<p>Вторая</p>' });
    expect(await put(admin, text, '/publish', { at: at() })).toMatchObject({
      status: 400,
      body: { errors: { at: expect.any(String) } },
    });
    expect((await read(admin)).versions).toHaveLength(1);
  });

  it('takes Russian alone or both languages, and no half of one', async () => {
    const half = await change(olga, await read(olga), { title_en: 'Policy', html_en: '<p> </p>' });
    expect(half).toMatchObject({ html_en: null, problems: { html_en: 'Заполните поле' } });
    expect((await put(admin, half, '/publish', { at: null })).body).toMatchObject({
      errors: { html_en: 'Заполните поле' },
    });
  });

  it('that is written where it was missing tells who was first to whoever writes it too', async () => {
    await sql`delete from documents where name = 'pers'`.execute(db());
    const seen = await read(olga);
    const body = { name: 'pers', title_ru: 'Политика', html_ru: '<p>Сразу</p>' };
    expect((await ask('POST', '/documents', { ...admin, body })).status).toBe(200);
    expect((await put(olga, seen, '', { html_ru: '<p>Поздно</p>' })).body).toMatchObject({
      code: 'conflict',
      changed_by: { public_id: admin.publicId },
      changes: [{ field: 'number', after: 1 }],
    });
  });

  it('is put in force by who may, after he has proved himself', async () => {
    const text = await change(olga, await read(olga), { html_ru: '<p>Вторая</p>' });
    expect((await put(olga, text, '/publish', { at: null })).status).toBe(403);
    clock.advance(11 * 60);
    expect((await put(admin, text, '/publish', { at: null })).body).toMatchObject({ code: 'reauth_required' });
  });

  it('is of the house: whoever has some starts sees none', async () => {
    const narrow = await createColleague('content', { starts: ['none'] });
    expect((await ask('GET', '/documents', narrow)).status).toBe(404);
    expect((await ask('GET', '/documents/pers', narrow)).status).toBe(404);
    expect((await ask('GET', '/documents/none', olga)).status).toBe(404);
  });

  it('is told briefly by its history, as whole texts stand in its versions', async () => {
    const long = (end: string): string => `<p>${'😀а'.repeat(2000)}${end}</p>`;
    const first = await change(olga, await read(olga, 'advertising'), { html_ru: long('1') });
    await change(olga, first, { html_ru: long('2') });
    const { body } = await ask('GET', '/documents/advertising/history', olga);
    const [last] = body['values'] as { changes: { field: string; before: string; after: string }[] }[];
    const told = last?.changes.find(({ field }) => field === 'html_ru');
    expect(told?.after).toMatch(/^<p>😀а.{290,340}$/);
    expect(told?.after).not.toBe(told?.before);
  });

  it('has a history with every step', async () => {
    const text = await change(olga, await read(olga, 'offers'), { html_ru: '<p>Вторая</p>' });
    const coming = await publish(admin, text, nine());
    await put(admin, coming, '/withdraw');
    const { body } = await ask('GET', '/documents/offers/history', olga);
    expect((body['values'] as { act: string }[]).map(({ act }) => act)).toEqual([
      'document.withdraw',
      'document.publish',
      'document.change',
    ]);
  });
});

describe('what is saved', () => {
  it.each([
    ['a script', '<p>а</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">а</p>'],
    ['a foreign picture', '<p>а<img src="https://other.test/a.gif"></p>'],
    ['an address that runs', '<p><a href="javascript:alert(1)">а</a></p>'],
    ['a frame', '<iframe src="https://other.test"></iframe><p>а</p>'],
  ])('has no more %s', async (_, html) => {
    const text = await change(olga, await read(olga), { html_ru: html, title_en: 'a', html_en: html });
    for (const saved of [text.html_ru, text.html_en])
      expect(saved).not.toMatch(/<script|<iframe|onclick|other\.test|javascript:/i);
  });

  it('is shown without what runs, even if it is kept with it', async () => {
    await insertRow(db(), 'documents', {
      name: 'advertising',
      version: 2,
      title_ru: '<script>alert(1)</script>',
      html_ru: '<p>а</p><script>alert(2)</script>',
      published_at: new Date(Date.now() - 60_000),
    });
    const page = (await visit('advertising?version=2')).body;
    expect(page).toContain('<p>а</p>');
    expect(page).not.toContain('<script>');
  });

  it('is judged once it is cleaned', async () => {
    const long = '& '.repeat(legalTextMax / 5);
    expect(await put(olga, await read(olga), '', { html_ru: long })).toMatchObject({
      status: 400,
      body: { errors: { html_ru: expect.any(String) } },
    });
  });
});

describe('the list', () => {
  // BO-092
  it('tells the version in force, from when, its languages and how many agreed to each', async () => {
    for (const [purpose, version, given] of [
      ['personal_data', 1, true],
      ['runner_page', 1, true],
      ['personal_data', 1, false],
      ['personal_data', 2, true],
      ['mailing', 1, true],
    ] as const)
      await insertRow(db(), 'consents', { purpose, given, document_version: version, source: 'test' });
    const { body } = await ask('GET', '/documents', olga);
    expect(body['values']).toMatchObject([
      { public_id: 'pers', in_force: { number: 1, agreed: { count: 2, exact: true } }, coming: null },
      { public_id: 'advertising', in_force: { number: 1, agreed: { count: 1, exact: true } } },
      { public_id: 'offers', in_force: { number: 1, agreed: null, lacks_english: true } },
    ]);
  });
});

describe('a link to a draft', () => {
  const linkOf = async (name = 'pers'): Promise<string> => {
    const { body } = await ask('POST', `/documents/${name}/preview`, { ...olga, body: {} });
    return (body['values'] as { path: string }).path;
  };
  const open = (url: string) => app().http.inject({ url });

  // BO-088
  it('shows what is written on the real page, which nobody keeps, for a day', async () => {
    await change(olga, await read(olga), { html_ru: '<p>Вторая</p>', ...english });
    const link = await linkOf();
    const shown = await open(link);
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(shown.body).toContain('<p>Вторая</p>');
    expect(shown.body).toContain('этот текст ещё не действует');
    expect((await open(`${link}?language=en`)).body).toContain('<p>First version</p>');
    clock.advance(24 * 3600 + 1);
    expect((await open(link)).statusCode).toBe(404);
  });

  // BO-088
  it('opens no more once it is revoked, and is of its text alone', async () => {
    const [link, other] = [await linkOf(), await linkOf('offers')];
    await ask('POST', '/documents/pers/revoke_preview', { ...olga, body: {} });
    expect([(await open(link)).statusCode, (await open(other)).statusCode]).toEqual([404, 200]);
    expect((await open(link.replace('pers', 'offers'))).statusCode).toBe(404);
  });
});
