import { readdir } from 'node:fs/promises';
import type { NewsVersion, OfficeNews } from '@trassa/contracts/office';
import { isoDay, momentAt, newsTextMax, siteTimezone } from '@trassa/rules';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import { boundary, form, picture } from '../../factories/files.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, english, openNews, words } from './stage.ts';

const { act, app, ask, change, clock, create, createColleague, createOld, idsOf, publish, read, visit } = openNews();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});
afterEach(() => clock.set(new Date()));

const nine = (): number => momentAt(isoDay(Date.now() / 1000 + 2 * 86_400, siteTimezone), '09:00', siteTimezone);
const versionsOf = async (item: OfficeNews): Promise<NewsVersion[]> =>
  (await ask('GET', `/news/${item.public_id}/versions`, olga)).body['values'] as NewsVersion[];
const shownAt = async (item: OfficeNews): Promise<(number | null)[]> =>
  (await versionsOf(item)).map(({ published }) => published);

describe('the length of news', () => {
  it('that were there before the limits keeps nobody from them', async () => {
    const old = await createOld(olga, {
      title_ru: 'а'.repeat(200),
      preview_ru: 'б'.repeat(400),
      text_ru: `<p>${'в'.repeat(newsTextMax)}</p>`,
    });
    expect(old.title_ru).toHaveLength(200);
    const draft = cardOf(await act(olga, cardOf(await change(olga, old, { preview_ru: 'короче' })), 'unpublish'));
    expect(draft).toMatchObject({ state: 'draft', preview_ru: 'короче' });
    const past = await ask('GET', `/news/${old.public_id}/versions/1`, olga);
    expect(past).toMatchObject({ status: 200, body: { values: { preview_ru: 'б'.repeat(400) } } });
  });

  it('is judged once it is cleaned, so that what is saved may be saved again', async () => {
    const refused = { status: 400, body: { errors: { text_ru: expect.any(String) } } };
    const long = '& '.repeat(newsTextMax / 5);
    expect(await ask('POST', '/news', { ...olga, body: { ...words, text_ru: long } })).toMatchObject(refused);
    const item = await create(olga);
    expect(await change(olga, item, { text_ru: long })).toMatchObject(refused);
    expect((await read(olga, item)).version).toBe(1);
    const most = cardOf(await change(olga, item, { text_ru: '& '.repeat(newsTextMax / 6 - 1) }));
    expect(cardOf(await change(olga, most, { text_ru: most.text_ru.trim() })).text_ru).toMatch(/^&amp; /);
  });
});

describe('the address of news', () => {
  it('that were out stays when they are scheduled anew and withdrawn before that', async () => {
    const now = Math.floor(Date.now() / 1000);
    const item = await publish(olga, await create(olga), null, now + 60);
    clock.advance(120);
    const again = await publish(olga, await read(olga, item), nine());
    expect(again.state).toBe('scheduled');
    const draft = cardOf(await act(olga, again, 'unpublish'));
    expect(draft.slug_fixed).toBe(true);
    expect((await change(olga, draft, { slug: unique('inoj') })).status).toBe(400);
  });

  it('that were scheduled and never out is free again', async () => {
    const coming = await publish(olga, await create(olga), nine());
    expect(cardOf(await act(olga, coming, 'unpublish')).slug_fixed).toBe(false);
  });
});

describe('a change that waits', () => {
  // BO-091
  it('is gone once what is written is what the site shows', async () => {
    const item = await publish(olga, await create(olga));
    const changed = cardOf(await change(olga, item, { title_ru: 'Иначе' }));
    const back = cardOf(await change(olga, changed, { title_ru: item.title_ru }));
    expect(back.has_draft).toBe(false);
    const again = cardOf(await change(olga, back, { title_ru: 'Снова иначе' }));
    const path = `/news/${item.public_id}/versions/1/restore`;
    const restored = cardOf(await ask('POST', path, { ...olga, body: { version: again.version } }));
    expect(restored).toMatchObject({ has_draft: false, title_ru: item.title_ru });
  });
});

describe('versions', () => {
  // BO-091
  it('of news that are withdrawn or scheduled otherwise come out at no moment ahead', async () => {
    const at = nine();
    const coming = await publish(olga, await create(olga), at);
    expect(await shownAt(coming)).toEqual([at]);
    const changed = cardOf(await change(olga, coming, { title_ru: 'Иначе' }));
    const moved = await publish(olga, changed, at + 60);
    expect(await shownAt(moved)).toEqual([at + 60, null]);
    expect(await shownAt(cardOf(await act(olga, moved, 'unpublish')))).toEqual([null, null]);
  });

  // BO-091
  it('are forgotten but for the one that the site shows', async () => {
    let item = await publish(olga, await create(olga));
    for (let number = 2; number <= 53; number += 1)
      item = cardOf(await change(olga, item, { preview_ru: `${number}` }));
    const numbers = (await versionsOf(item)).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-2), numbers.at(-1)]).toEqual([51, 53, 4, 1]);
  });
});

describe('the archive', () => {
  const linkOf = async (item: OfficeNews): Promise<string> => {
    const { body } = await ask('POST', `/news/${item.public_id}/preview`, { ...olga, body: {} });
    const { path } = body['values'] as { path: string };
    return `/api/news/preview/${new URL(path, 'http://site').searchParams.get('preview')}`;
  };

  // BO-088
  it('ends the links to a draft, which taking it off the site does not', async () => {
    const item = await publish(olga, await create(olga));
    const link = await linkOf(item);
    expect((await visit(link)).json()).toMatchObject({ values: { is_shown: true } });
    const changed = cardOf(await change(olga, item, { title_ru: 'Иначе' }));
    expect((await visit(link)).json()).toMatchObject({ values: { is_shown: false } });
    const draft = cardOf(await act(olga, changed, 'unpublish'));
    expect((await visit(link)).json()).toMatchObject({ values: { is_shown: false } });
    const archived = cardOf(await act(olga, draft, 'archive'));
    expect((await visit(link)).statusCode).toBe(404);
    await act(olga, archived, 'restore');
    expect((await visit(link)).statusCode).toBe(404);
  });

  it('takes no photograph and keeps none', async () => {
    const archived = cardOf(await act(olga, await create(olga), 'archive'));
    const files = async () =>
      readdir(`${app().config.dataDir}/files/public`, { recursive: true }).catch(() => [] as string[]);
    const before = await files();
    const sent = await app().http.inject({
      method: 'POST',
      url: `/api/admin/news/${archived.public_id}/picture?version=${archived.version}`,
      headers: {
        authorization: olga.token,
        cookie: `staff=${olga.cookie}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: form([{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', value: await picture('jpeg', 1600, 900) }]),
    });
    expect(sent.json()).toMatchObject({ code: 'state' });
    expect(await files()).toEqual(before);
  });
});

describe('a text without words', () => {
  // BO-090
  it('is not published, and is no English', async () => {
    const item = await create(olga, { ...english, text_ru: '<p> </p>', text_en: '<p><br /></p>' });
    expect(item).toMatchObject({ text_en: null, lacks_english: true });
    expect(Object.keys(item.problems)).toEqual(['text_ru', 'text_en']);
    expect((await act(olga, item, 'publish', { at: null, until: null })).status).toBe(400);
  });

  // BO-090
  it('is found among those without English, one with a picture is not', async () => {
    const mark = unique('пусто');
    const [empty, blank, drawn] = [
      await createOld(olga, { ...english, title_ru: mark, text_en: '<p></p>' }),
      await createOld(olga, { ...english, title_ru: mark, text_en: '<p>&nbsp;\u00A0</p>' }),
      await createOld(olga, { ...english, title_ru: mark, text_en: '<p><img src="/images/a.jpg" alt="" /></p>' }),
    ];
    const found = (value: string) => idsOf(olga, `/news?search=${encodeURIComponent(mark)}&f.english=${value}`);
    expect(new Set(await found('missing'))).toEqual(new Set([empty.public_id, blank.public_id]));
    expect(await found('whole')).toEqual([drawn.public_id]);
    expect([empty, blank, drawn].map((item) => item.lacks_english)).toEqual([true, true, false]);
  });
});
