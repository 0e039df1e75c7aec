import { menuPages } from '@trassa/rules';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPage, listForSearch } from '../../../src/modules/content/pages.repository.ts';
import { readSettings } from '../../../src/modules/content/content.repository.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, openPages, said, text, words } from './stage.ts';

const { ask, begin, change, clock, create, createColleague, db, list, publish, put, read, show, visit } = openPages();
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

describe('an installation without pages', () => {
  it('lists those that the site names, and each may be written from nothing', async () => {
    const empty = await list(olga);
    expect(empty.pages).toEqual([]);
    expect(empty.missing.map(({ slug }) => slug)).toEqual(menuPages);
    expect(empty.missing).toContainEqual({ slug: 'med-spravka', path: '/about/med-spravka' });
    const page = await show(olga, { slug: 'feedback', title_ru: 'Обратная связь' });
    expect(page).toMatchObject({ path: '/feedback', state: 'published', in_menu: true, slug_fixed: true });
    expect((await list(olga)).missing.map(({ slug }) => slug)).not.toContain('feedback');
    expect(await menuAt()).toEqual(['feedback']);
    expect((await visit('feedback')).json()).toMatchObject({ values: { title: 'Обратная связь' } });
  });
});

describe('an address', () => {
  it('is made of the title, and is free of the words of the site and of other pages', async () => {
    const slugs = [];
    for (const title_ru of ['Правила гонки', 'Правила гонки', 'Results', 'About'])
      slugs.push((await create(olga, { title_ru })).slug);
    expect(slugs).toEqual(['pravila-gonki', 'pravila-gonki-2', 'results-2', 'about-2']);
  });

  it('is given to one of those who ask for it at once, and each title has its own', async () => {
    const slug = one;
    const asked = () => ask('POST', '/pages', { ...olga, body: { title_ru: 'а', slug } });
    const answers = await Promise.all(Array.from({ length: 4 }, asked));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    const titled = await Promise.all(Array.from({ length: 4 }, () => create(olga, { title_ru: 'Трасса' })));
    expect(new Set(titled.map((page) => page.slug)).size).toBe(4);
  });

  // BO-016
  it.each([
    ['registration', 'Это слово занято сайтом'],
    ['Правила', expect.any(String)],
  ])('is refused: %s', async (slug, message) =>
    expect((await ask('POST', '/pages', { ...olga, body: { title_ru: 'а', slug } })).body).toMatchObject({
      errors: { slug: message },
    }),
  );

  it('is refused when another page has it, or had it', async () => {
    const page = await show(olga, { slug: one });
    cardOf(await put(olga, page, '/move', { slug: two }));
    for (const slug of [one, two])
      expect((await ask('POST', '/pages', { ...olga, body: { title_ru: 'а', slug } })).body).toMatchObject({
        errors: { slug: 'Такой адрес уже занят' },
      });
  });

  it('of a draft changes with the rest, of a page that was read by an act that leaves a way from the earlier one', async () => {
    const draft = await change(olga, await create(olga), { slug: one });
    expect(draft).toMatchObject({ slug: one, slug_fixed: false });
    const shown = await publish(olga, await change(olga, draft, words));
    expect((await put(olga, shown, '', { slug: two })).body).toMatchObject({
      errors: { slug: 'Адрес уже опубликован: на него ведут ссылки' },
    });
    const moved = cardOf(await put(olga, shown, '/move', { slug: two }));
    expect(moved).toMatchObject({ slug: two, redirects: [one], public_id: shown.public_id });
    expect((await visit(one)).json()).toMatchObject({ values: { slug: two } });
    const back = cardOf(await put(olga, moved, '/move', { slug: one }));
    expect(back.redirects).toEqual([two]);
    expect((await visit(two)).json()).toMatchObject({ values: { slug: one } });
  });

  it('that the site names is never another', async () => {
    const page = await show(olga, { slug: 'corp' });
    expect(page.can).not.toContain('move');
    expect((await put(olga, page, '/move', { slug: 'for-companies' })).body).toMatchObject({ code: 'state' });
  });
});

describe('a page', () => {
  it('is shown to nobody before it is published, and a change of it only once it is published again', async () => {
    const draft = await change(olga, await create(olga, { slug: one }), words);
    expect((await visit(one)).statusCode).toBe(404);
    const shown = await publish(olga, draft);
    expect(await titleAt(one)).toBe('Правила');
    const waiting = await change(olga, shown, { title_ru: 'Новые правила' });
    expect(waiting).toMatchObject({ title: 'Новые правила', has_draft: true, state: 'published' });
    expect(await titleAt(one)).toBe('Правила');
    expect((await change(olga, waiting, { title_ru: 'Правила' })).has_draft).toBe(false);
    const again = await change(olga, await read(olga, shown.public_id), { title_ru: 'Новые правила' });
    expect(await publish(olga, again)).toMatchObject({ has_draft: false });
    expect(await titleAt(one)).toBe('Новые правила');
  });

  // BO-087
  it('comes at its moment of Moscow, in the site map and the menu too, and not before', async () => {
    const at = unix() + 120;
    const page = await publish(olga, await change(olga, await create(olga, { slug: 'about' }), words), at);
    expect(page).toMatchObject({ state: 'scheduled', at });
    const seen = async (moment: number) => [
      await titleAt('about', moment),
      (await menuAt(moment)).length,
      (await listForSearch(db(), new Date(moment * 1000))).slugs.length,
    ];
    expect(await seen(at - 1)).toEqual([null, 0, 0]);
    expect(await seen(at)).toEqual(['Правила', 1, 1]);
    expect((await put(olga, page, '/publish', { at: unix() - 60 })).body).toMatchObject({
      errors: { at: expect.any(String) },
    });
    const back = cardOf(await put(olga, page, '/unpublish'));
    expect(back).toMatchObject({ state: 'draft', at: null, slug_fixed: true });
    expect(await titleAt('about', at + 9)).toBeNull();
  });

  // BO-090
  it('is published in Russian alone or with whole blocks of English', async () => {
    const page = await change(olga, await create(olga), {
      ...words,
      blocks: [
        text('<p>Да</p>'),
        {
          type: 'form',
          hidden: false,
          support_type: 'feedback',
          title: said('Пишите', 'Write'),
          text: said('Ответим'),
        },
      ],
    });
    expect(page.problems).toEqual({ block_2: 'Переведите блок целиком или не переводите совсем' });
    expect((await put(olga, page, '/publish', { at: null })).status).toBe(400);
    const hidden = page.blocks.map((block, index) => ({ ...block, hidden: index === 1 }));
    const shown = await publish(olga, await change(olga, page, { blocks: hidden }));
    expect(shown).toMatchObject({ lacks_english: true, state: 'published' });
    const { values } = (await visit(shown.slug, 'en')).json<{ values: object }>();
    expect(values).toMatchObject({
      russian: ['title', 'description', 'text'],
      blocks: [{ type: 'text', russian: true }],
    });
  });

  it.each([
    ['nothing in it', {}, { description_ru: 'Заполните поле', blocks: 'Заполните поле' }],
    ['an empty block', { ...words, blocks: [text('<p> </p>')] }, { block_1: expect.any(String) }],
    [
      'half a head in English',
      { ...words, title_en: 'Rules' },
      { description_en: 'Заполните поле', text_en: 'Заполните поле' },
    ],
  ])('is not published with %s', async (_, body, errors) => {
    const page = await change(olga, await create(olga), { ...body, sign: 'wall' });
    expect((await put(olga, page, '/publish', { at: null })).body).toMatchObject({ errors });
  });

  // BO-089
  it.each([
    ['a script', '<p>а</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">а</p>'],
    ['a foreign picture', '<p>а<img src="https://other.test/a.gif"></p>'],
    ['an address that runs', '<p><a href="javascript:alert(1)">а</a></p>'],
  ])('keeps no %s in its text and its blocks', async (_, html) => {
    const page = await change(olga, await create(olga), { text_ru: html, text_en: html, blocks: [text(html, html)] });
    expect(JSON.stringify([page.text_ru, page.text_en, page.blocks])).not.toMatch(
      /<script|onclick|other\.test|javascript:/i,
    );
  });

  it.each(['javascript:alert(1)', '//evil.test', 'http://evil.test', 'https://me@evil.test', '/\\evil.test'])(
    'takes no link to %s',
    async (link) => {
      const block = { type: 'documents', hidden: false, title: null, items: [{ title: said('а'), text: null, link }] };
      const { status, body } = await put(olga, await create(olga), '', { blocks: [block] });
      expect([status, Object.keys(body['errors'] ?? {})]).toEqual([400, ['blocks.0.items.0.link']]);
    },
  );

  it('tells who was first to whoever changes it too', async () => {
    const page = await create(olga);
    await change(admin, page, { description_ru: 'Раз' });
    expect((await put(olga, page, '', { description_ru: 'Два' })).body).toMatchObject({
      code: 'conflict',
      changed_by: { public_id: admin.publicId },
    });
  });

  it('is of the house: whoever has some starts sees none', async () => {
    const narrow = await createColleague('content', { starts: ['none'] });
    const page = await create(olga);
    expect((await ask('GET', '/pages', narrow)).status).toBe(404);
    expect((await ask('GET', `/pages/${page.public_id}`, narrow)).status).toBe(404);
  });

  it('tells in its history the words of its blocks, not how they are kept, and that anything in them was changed', async () => {
    const html = '<p>Возьмите <b>воду</b></p>';
    const page = await change(olga, await create(olga, { slug: one }), { blocks: [text(html)] });
    await change(olga, page, { blocks: [{ ...text(html), hidden: true }] });
    const { body } = await ask('GET', `/pages/${page.public_id}/history`, olga);
    const steps = (body['values'] as { changes: { field: string; before: unknown; after: unknown }[] }[])
      .flatMap(({ changes }) => changes)
      .filter(({ field }) => field === 'blocks');
    expect(steps).toMatchObject([
      { after: expect.stringMatching(/^Возьмите {2}воду \[\d+ · \w{8}\]$/) },
      { before: null, after: expect.stringMatching(/^Возьмите {2}воду \[\d+ · \w{8}\]$/) },
    ]);
    expect(steps[0]?.after).not.toBe(steps[0]?.before);
    expect(steps[0]?.before).toBe(steps[1]?.after);
  });

  it('has a history with every step', async () => {
    const page = await show(olga, { slug: one });
    const moved = cardOf(await put(olga, page, '/move', { slug: two }));
    await put(olga, moved, '/archive', { replacement: null });
    const { body } = await ask('GET', `/pages/${page.public_id}/history`, olga);
    expect((body['values'] as { act: string }[]).map(({ act }) => act)).toEqual([
      'page.archive',
      'page.move',
      'page.publish',
      'page.change',
      'page.create',
    ]);
  });
});
