import { newsVersionsKept } from '@trassa/rules';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPage } from '../../../src/modules/content/pages.repository.ts';
import { readSettings } from '../../../src/modules/content/content.repository.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, english, openPages, text, words } from './stage.ts';

const { app, ask, begin, change, clock, create, createColleague, db, publish, put, read, show, visit } = openPages();
let admin: Member;
let olga: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
  olga = await createColleague('content');
});
beforeEach(begin);
afterEach(() => clock.set(new Date()));

/** Addresses of this test alone: what the site keeps for some seconds is kept by them. */
let [one, two] = ['', ''];
beforeEach(() => {
  const mark = Math.random().toString(36).slice(2, 10);
  [one, two] = [`rules-${mark}`, `fees-${mark}`];
});

const unix = (): number => Math.floor(Date.now() / 1000);
/** Of what the site shows at a moment; null: nothing. */
const titleAt = async (slug: string, moment = unix() + 1): Promise<string | null> =>
  (await findPage(db(), slug, new Date(moment * 1000)))?.titleRu ?? null;
const menuAt = async (moment = unix() + 1) => (await readSettings(db(), new Date(moment * 1000))).pages;

describe('a version', () => {
  // BO-091
  it('is brought back as a draft; the site is another only once it is published', async () => {
    const first = await show(olga, { slug: one });
    const second = await publish(
      olga,
      await change(olga, first, { title_ru: 'Вторые', blocks: [text('<p>Блок</p>')] }),
    );
    const path = `/pages/${first.public_id}/versions`;
    const { body } = await ask('GET', path, olga);
    expect(body['values']).toMatchObject([{ number: 3, title: 'Вторые' }, { number: 2 }, { number: 1 }]);
    const back = cardOf(await ask('POST', `${path}/2/restore`, { ...olga, body: { version: second.version } }));
    expect(back).toMatchObject({ title_ru: 'Правила', blocks: [], has_draft: true });
    expect(await titleAt(one)).toBe('Вторые');
    await publish(olga, back);
    expect(await titleAt(one)).toBe('Правила');
  });

  it('stays among the latest fifty', async () => {
    let page = await create(olga);
    for (let number = 0; number < newsVersionsKept + 2; number += 1)
      page = await change(olga, page, { description_ru: `Раз ${number}` });
    const { body } = await ask('GET', `/pages/${page.public_id}/versions`, olga);
    expect(body['values']).toHaveLength(newsVersionsKept);
  });
});

describe('the archive', () => {
  it('keeps a page for readers with a mark; a draft goes there unseen', async () => {
    const page = await show(olga, { slug: one });
    const kept = cardOf(await put(olga, page, '/archive', { replacement: null }));
    expect(kept).toMatchObject({ state: 'archived', may_edit: false, can: ['restore'] });
    expect((await visit(one)).json()).toMatchObject({ values: { archived: true } });
    expect((await put(olga, kept, '', { title_ru: 'Другие' })).body).toMatchObject({ code: 'state' });
    const draft = await create(olga, { slug: two });
    cardOf(await put(olga, draft, '/archive', { replacement: null }));
    expect((await visit(two)).statusCode).toBe(404);
    cardOf(await put(olga, kept, '/restore'));
    expect(await titleAt(one)).toBeNull();
  });

  it('takes a page of the menu or of a document only for another that readers are led to', async () => {
    const [corp, other, free] = [
      await show(olga, { slug: 'corp', title_ru: 'Компаниям' }),
      await show(olga, { slug: 'partners', title_ru: 'Партнёрам' }),
      await create(olga, { slug: one }),
    ];
    const archive = (replacement: string | null) => put(olga, corp, '/archive', { replacement });
    expect((await archive(null)).body).toMatchObject({ errors: { replacement: expect.stringContaining('меню') } });
    for (const unfit of [free.public_id, corp.public_id, 'nothing'])
      expect((await archive(unfit)).body).toMatchObject({ errors: { replacement: 'Выберите вариант' } });
    const kept = cardOf(await archive(other.public_id));
    expect(kept.replaced_by).toEqual({ public_id: other.public_id, title: 'Партнёрам' });
    expect(await titleAt('corp')).toBe('Партнёрам');
    expect(await menuAt()).toEqual(['corp', 'partners']);
    // Whoever is led to it may not be left alone.
    expect((await put(olga, other, '/archive', { replacement: null })).status).toBe(400);
    const next = await show(olga, { slug: two, title_ru: 'Всем' });
    cardOf(await put(olga, other, '/archive', { replacement: next.public_id }));
    expect([await titleAt('corp'), await titleAt('partners')]).toEqual(['Всем', 'Всем']);
    cardOf(await put(olga, next, '/unpublish'));
    expect(await titleAt('corp')).toBe('Компаниям');
  });

  it('knows the legal texts that lead to a page by any of its addresses', async () => {
    const page = await show(olga, { slug: one });
    const moved = cardOf(await put(olga, page, '/move', { slug: two }));
    const html_ru = `<p>См. <a href="/${one}#fees">правила</a> и /${two}</p>`;
    const { body } = await ask('GET', '/documents/advertising', admin);
    const document = {
      ...admin,
      body: { version: (body['values'] as { version: number }).version, html_ru, title_ru: 'а' },
    };
    const written = await ask('PUT', '/documents/advertising', document);
    const { version } = written.body['values'] as { version: number };
    await ask('PUT', '/documents/advertising/publish', { ...admin, body: { version, at: null } });
    clock.advance(2);
    expect((await read(olga, page.public_id)).documents).toEqual(['advertising']);
    expect((await put(olga, moved, '/archive', { replacement: null })).body).toMatchObject({
      errors: { replacement: expect.any(String) },
    });
  });
});

describe('a link to a draft', () => {
  const linkOf = async (id: string): Promise<string> => {
    const { body } = await ask('POST', `/pages/${id}/preview`, { ...olga, body: {} });
    return (body['values'] as { path: string }).path;
  };
  const open = (path: string) =>
    app().http.inject({ url: `/api/page/preview/${new URL(path, 'http://site.test').searchParams.get('preview')}` });

  // BO-088
  it('shows what is written for a day, or until it is revoked', async () => {
    const page = await change(olga, await create(olga, { slug: 'med-spravka' }), { ...words, ...english });
    const link = await linkOf(page.public_id);
    expect(link).toMatch(/^\/about\/med-spravka\?preview=/);
    expect((await open(link)).json()).toMatchObject({ values: { title: 'Правила', is_shown: false } });
    await publish(olga, page);
    expect((await open(link)).json()).toMatchObject({ values: { is_shown: true } });
    clock.advance(24 * 3600 + 1);
    expect((await open(link)).statusCode).toBe(404);
    clock.set(new Date());
    const other = await linkOf(page.public_id);
    await ask('POST', `/pages/${page.public_id}/revoke_preview`, { ...olga, body: {} });
    expect((await open(other)).statusCode).toBe(404);
  });
});
