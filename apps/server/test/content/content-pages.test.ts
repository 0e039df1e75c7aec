import type { Page } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage } from '../factories/content.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (slug: string, language = 'ru') => app.http.inject({ url: `/api/page/${slug}`, headers: { language } });
const read = async (slug: string, language = 'ru'): Promise<Page> =>
  (await get(slug, language)).json<{ values: Page }>().values;
const make = (row: Record<string, unknown> = {}) => createPage(app.database.db, row);
const text = (ru: string) => ({ type: 'text', html: { ru } });

describe('an information page', () => {
  it('is read in both languages, its blocks in their order', async () => {
    const slug = await make({
      title_ru: 'О серии',
      title_en: 'About',
      description_ru: 'Кто мы',
      description_en: 'Who we are',
      text_ru: '<p>Начало</p>',
      text_en: '<p>Beginning</p>',
      ground: 'moss',
      sign: 'wall',
      blocks: [
        {
          type: 'cards',
          items: [
            { title: { ru: 'Городов', en: 'Cities' }, text: { ru: 'Россия', en: 'Russia' }, figure: { ru: '8' } },
          ],
        },
        { type: 'form', support_type: 'corp', title: { ru: 'Напишите', en: 'Write' }, text: { ru: 'Ответим' } },
        { type: 'documents', items: [{ title: { ru: 'Оферта', en: 'Offer' }, link: '/api/files/document/offers' }] },
      ],
    });
    expect(await read(slug, 'en')).toMatchObject({
      slug,
      title: 'About',
      description: 'Who we are',
      text: '<p>Beginning</p>',
      ground: 'moss',
      land: expect.stringMatching(/^terrain\/\w+-\d+\/season-moss-band\.avif$/),
      sign: 'wall',
      archived: false,
      blocks: [
        {
          type: 'cards',
          russian: false,
          title: null,
          items: [{ title: 'Cities', text: 'Russia', figure: '8', sign: null, link: null }],
        },
        { type: 'form', russian: true, support_type: 'corp', title: 'Напишите', text: 'Ответим' },
        {
          type: 'documents',
          russian: false,
          title: null,
          items: [{ title: 'Offer', text: null, link: '/api/files/document/offers' }],
        },
      ],
    });
    expect(await read(slug)).toMatchObject({
      title: 'О серии',
      blocks: [{ type: 'cards' }, { title: 'Напишите' }, {}],
    });
  });

  // BO-090
  it('names what is said in Russian for want of English: a field by itself, a block whole', async () => {
    const slug = await make({
      title_ru: 'О серии',
      title_en: 'About',
      description_ru: 'Кто мы',
      text_ru: '<p>Начало</p>',
      blocks: [text('<p>Дальше</p>'), { type: 'text', html: { ru: '<p>Итог</p>', en: '<p>In short</p>' } }],
    });
    expect(await read(slug, 'en')).toMatchObject({
      russian: ['description', 'text'],
      blocks: [
        { russian: true, html: '<p>Дальше</p>' },
        { russian: false, html: '<p>In short</p>' },
      ],
    });
    expect(await read(slug)).toMatchObject({ russian: [], blocks: [{ russian: false }, { russian: false }] });
  });

  it('shows no block that its editor has hidden', async () => {
    const slug = await make({ blocks: [{ ...text('<p>Раз</p>'), hidden: true }, text('<p>Два</p>')] });
    expect((await read(slug)).blocks).toMatchObject([{ html: '<p>Два</p>' }]);
  });

  it('stays readable when it is archived, and says so', async () =>
    expect(await read(await make({ status: 'archived' }))).toMatchObject({ archived: true }));

  it('leaves out blocks that nobody knows or that are broken', async () => {
    const slug = await make({
      blocks: [
        text('<p>Раз</p>'),
        { type: 'video', address: 'x' },
        { type: 'text' },
        'words',
        null,
        { type: 'form', support_type: 'spam', title: { ru: 'а' }, text: { ru: 'б' } },
        text('<p>Два</p>'),
      ],
    });
    expect((await read(slug)).blocks).toEqual([
      { type: 'text', russian: false, html: '<p>Раз</p>' },
      { type: 'text', russian: false, html: '<p>Два</p>' },
    ]);
    expect((await read(await make({ blocks: { type: 'text' } }))).blocks).toEqual([]);
  });

  it('runs nothing of what was pasted into its texts', async () => {
    const slug = await make({ text_ru: '<script>a()</script><p>А</p>', blocks: [text('<p onclick="b()">Б</p>')] });
    expect(await read(slug)).toMatchObject({ text: '<p>А</p>', blocks: [{ html: '<p>Б</p>' }] });
  });

  it.each(['javascript:a()', 'data:text/html,a', '//evil.example', '/\\evil.example', ' /me'])(
    'leaves out a banner that leads to %s',
    async (link) => {
      const said = { ru: 'а' };
      const banner = { type: 'banner', title: said, text: said, ground: 'soot', link, link_title: said };
      const slug = await make({ blocks: [banner, { ...banner, link: '/calendar' }] });
      expect((await read(slug)).blocks).toMatchObject([{ type: 'banner', link: '/calendar', sign: null }]);
    },
  );

  it.each(['https://evil.example/p.gif', '../files/secret.png', '/images/a.png'])(
    'leaves out a picture from %s',
    async (picture) => {
      const one = { type: 'picture', picture, alt: { ru: 'Стена' } };
      const slug = await make({ blocks: [one, { ...one, picture: 'pages/wall.webp' }] });
      expect((await read(slug)).blocks).toEqual([
        { type: 'picture', russian: false, picture: 'pages/wall.webp', alt: 'Стена', caption: null },
      ]);
    },
  );

  it.each([
    ['is a draft', () => make({ status: 'draft' })],
    ['is unknown', async () => 'nothing'],
    ['has a NUL in its name', async () => '%00'],
  ])('is not found when it %s', async (_, slug) => expect((await get(await slug())).statusCode).toBe(404));
});
