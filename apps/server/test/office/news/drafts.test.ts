import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEvent, unique } from '../../factories/events.ts';
import { boundary, form, picture } from '../../factories/files.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, english, openNews, words } from './stage.ts';

const { act, app, ask, change, create, createColleague, createOld, db, idsOf, list, publish, read, visit } = openNews();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});
const inList = async (query: string): Promise<unknown[]> => idsOf(olga, `/news?${query}`);

describe('an item of the news', () => {
  it('is a draft that nobody sees, with an address made of its title', async () => {
    const item = cardOf(await ask('POST', '/news', { ...olga, body: { title_ru: 'Лес: Ночь' } }));
    const again = cardOf(await ask('POST', '/news', { ...olga, body: { title_ru: 'Лес: Ночь' } }));
    expect([item.slug, again.slug]).toEqual(['les-noch', 'les-noch-2']);
    expect(item).toMatchObject({
      state: 'draft',
      at: null,
      lacks_english: true,
      can: ['publish', 'archive'],
      version: 1,
    });
    expect((await visit(`/api/news/one/${item.slug}`)).statusCode).toBe(404);
  });

  it('that was there before stays published as it was', async () => {
    const old = await createOld(olga, { title_en: 'News' });
    expect(old).toMatchObject({ state: 'published', title_ru: 'Новость', title_en: 'News', slug_fixed: true });
    expect((await visit(`/api/news/one/${old.slug}`)).json()).toMatchObject({ values: { title: 'Новость' } });
  });

  it('is of the editor alone: a manager sees none of it', async () => {
    const item = await create(olga);
    const vera = await createColleague('manager');
    const narrow = await createColleague('content', { starts: ['none'] });
    expect((await ask('GET', `/news/${item.public_id}`, vera)).status).toBe(403);
    expect((await ask('GET', `/news/${item.public_id}`, narrow)).status).toBe(404);
    expect((await list(narrow, '/news')).values).toEqual([]);
  });

  it('is changed by the version that was seen, and each change is an entry', async () => {
    const item = await create(olga);
    const changed = cardOf(await change(olga, item, { preview_ru: 'Иначе' }));
    expect(changed).toMatchObject({ preview_ru: 'Иначе', version: 2, updated_by: { name: expect.any(String) } });
    expect(await change(olga, item, { preview_ru: 'Ещё иначе' })).toMatchObject({
      status: 409,
      body: { current: { preview_ru: 'Иначе' }, version: 2 },
    });
    const { body } = await ask('GET', `/news/${item.public_id}/history`, olga);
    expect((body['values'] as { act: string }[]).map((entry) => entry.act)).toEqual([
      'news.change',
      'news.change',
      'news.create',
    ]);
  });

  it('has a history with the beginning of its text, as whole ones are kept as versions', async () => {
    const item = await create(olga);
    await change(olga, item, { text_ru: `<p>${'а'.repeat(3000)}</p>` });
    const { body } = await ask('GET', `/news/${item.public_id}/history`, olga);
    const [last] = body['values'] as { changes: { field: string; after: string }[] }[];
    expect(last?.changes.find(({ field }) => field === 'text_ru')?.after).toMatch(/^<p>а{197}… \[3007 · /);
  });

  it('saved by many at once is changed by one of them', async () => {
    const item = await create(olga);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(olga, item, { preview_ru: `Строка ${index}` })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await read(olga, item)).version).toBe(2);
  });

  // BO-016
  it.each([
    ['ab', 'Латинские буквы, цифры и дефис, 3–64 знака'],
    ['Сезон', 'Латинские буквы, цифры и дефис, 3–64 знака'],
    ['preview', 'Это слово занято сайтом'],
    ['one', 'Это слово занято сайтом'],
  ])('is refused the address «%s»', async (slug, message) => {
    const refused = { status: 400, body: { errors: { slug: message } } };
    expect(await ask('POST', '/news', { ...olga, body: { ...words, slug } })).toMatchObject(refused);
    expect(await change(olga, await create(olga), { slug })).toMatchObject(refused);
  });

  it('has an address of its own, which stays once readers may have seen it', async () => {
    const [item, other] = [await create(olga), await create(olga)];
    expect(await change(olga, item, { slug: other.slug })).toMatchObject({
      body: { errors: { slug: 'Такой адрес уже занят' } },
    });
    const slug = unique('adres');
    const renamed = cardOf(await change(olga, item, { slug }));
    expect(renamed).toMatchObject({ slug, slug_fixed: false });
    const withdrawn = cardOf(await act(olga, await publish(olga, renamed), 'unpublish'));
    expect(withdrawn.slug_fixed).toBe(true);
    expect(await change(olga, withdrawn, { slug: unique('drugoj') })).toMatchObject({
      body: { errors: { slug: 'Адрес уже опубликован: на него ведут ссылки' } },
    });
  });

  it('of one address is made once, however many ask at once', async () => {
    const slug = unique('gonka');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask('POST', '/news', { ...olga, body: { ...words, slug } })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('names an event that there is', async () => {
    const event = await createEvent(db());
    expect((await create(olga, { event: event.publicId })).event).toBe(event.publicId);
    expect(await change(olga, await create(olga), { event: 'none' })).toMatchObject({
      body: { errors: { event: expect.any(String) } },
    });
  });

  it('has a picture that is drawn anew, and none again', async () => {
    const item = await create(olga);
    const send = async (version: number, value: Buffer | null) =>
      app().http.inject({
        method: 'POST',
        url: `/api/admin/news/${item.public_id}/picture?version=${version}`,
        headers: {
          authorization: olga.token,
          cookie: `staff=${olga.cookie}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: form(value ? [{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', value }] : []),
      });
    const photo = await picture('jpeg', 1600, 900);
    expect((await send(7, photo)).statusCode).toBe(409);
    expect((await send(1, await picture('jpeg', 800, 600))).statusCode).toBe(400);
    const sent = (await send(1, photo)).json<{ values: { picture: string } }>();
    expect(sent.values.picture).toMatch(/\.jpg$/);
    expect((await visit(`/images/${sent.values.picture}`)).statusCode).toBe(200);
    expect((await send(2, null)).json()).toMatchObject({ values: { picture: null, version: 3 } });
  });
});

describe('the list', () => {
  it('is found by words, state and language, page by page', async () => {
    const mark = unique('метка');
    const made = [];
    for (const number of [1, 2, 3])
      made.push(await create(olga, { title_ru: `${mark} ${number}`, ...(number > 1 && english) }));
    const [first, second, third] = made.map(({ public_id: id }) => id);
    await publish(olga, cardOf(await ask('GET', `/news/${third}`, olga)));
    const search = `search=${encodeURIComponent(mark)}`;
    expect(new Set(await inList(search))).toEqual(new Set([first, second, third]));
    expect(await inList(`${search}&f.state=published`)).toEqual([third]);
    expect(await inList(`${search}&f.english=missing`)).toEqual([first]);
    expect((await ask('GET', `/news/count?${search.replace('search', 'f.x')}`, olga)).status).toBe(400);
    const page = await list(olga, '/news?limit=25');
    expect(page.total.count).toBeGreaterThanOrEqual(3);
  });
});

describe('what is saved', () => {
  // BO-089
  it.each([
    ['a script', '<p>а</p><script>alert(1)</script>', '<p>а</p>'],
    ['a style', '<style>p{display:none}</style><p style="color:red">а</p>', '<p>а</p>'],
    [
      'a handler',
      '<p onclick="alert(1)">а</p><img src="/images/a.jpg" alt="" onerror="alert(1)">',
      '<p>а</p><img src="/images/a.jpg" alt="" />',
    ],
    ['a foreign picture', '<p>а<img src="https://other.test/a.gif"><img src="//other.test/b.gif"></p>', '<p>а</p>'],
    ['an address that runs', '<p><a href=" jav&#x09;ascript:alert(1)">а</a></p>', '<p><a>а</a></p>'],
    ['a drawing', '<svg onload="alert(1)"><path></path></svg><p>а</p>', '<p>а</p>'],
    ['a frame', '<iframe src="https://other.test"></iframe><p>а</p>', '<p>а</p>'],
    ['an open tag', '<p>а<script>alert(1)', '<p>а</p>'],
    ['a tag in a tag', '<scr<script>ipt>alert(1)</scr</script>ipt><p>а</p>', null],
    ['a title with markup', '<math><mi xlink:href="data:x,<script>alert(1)</script>">а</mi></math>', null],
  ])('has no more %s', async (_, given, cleaned) => {
    const item = await create(olga, { text_ru: given, ...english, text_en: given });
    for (const text of [item.text_ru, item.text_en]) {
      expect(text).toBe(cleaned ?? text);
      expect(text).not.toMatch(/<script|<style|onerror|onclick|onload|other\.test|javascript:/i);
    }
    const { rows } = await sql<{
      text: string;
    }>`select text_ru as text from news where office_id = ${item.public_id}`.execute(db());
    expect(rows[0]?.text).toBe(item.text_ru);
  });

  // BO-089
  it('is all that shapes a text', async () => {
    const text =
      '<h2>Ход</h2><p>Текст <strong>важный</strong>, <em>курсив</em><br />строка</p><ul><li>один</li></ul>' +
      '<blockquote>слово</blockquote><p><a href="/event/a#course">а</a> <a href="https://other.test/" rel="noopener">б</a></p>' +
      '<table><tbody><tr><td colspan="2">Б</td></tr></tbody></table><figure><img src="/images/a.jpg" alt="А" /></figure>';
    expect((await create(olga, { text_ru: text })).text_ru).toBe(text);
  });
});
