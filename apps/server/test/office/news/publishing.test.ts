import type { OfficeNews } from '@trassa/contracts/office';
import { momentAt, isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { latestNewsAt } from './seen-at.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, english, openNews, words } from './stage.ts';

const { act, ask, change, clock, create, createColleague, createOld, db, publish, read, visit } = openNews();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});
afterEach(() => clock.set(new Date()));

const publicTitle = async (item: OfficeNews): Promise<unknown> =>
  (await latestNewsAt(db(), clock(), item.slug))?.titleRu ?? null;
/** Nine in the morning of the day after tomorrow, by the clocks of Moscow. */
const nine = (): number => momentAt(isoDay(Date.now() / 1000 + 2 * 86_400, siteTimezone), '09:00', siteTimezone);

describe('publishing', () => {
  // BO-087
  it('at nine shows the item from the first second of nine on, also in the feed and the site map', async () => {
    const [item, at] = [await create(olga), nine()];
    expect(await publish(olga, item, at, at + 60)).toMatchObject({
      state: 'scheduled',
      at,
      until: at + 60,
      can: ['publish', 'unpublish'],
    });
    const seen = async (moment: number) => {
      clock.set(new Date(moment * 1000));
      return latestNewsAt(db(), clock(), item.slug);
    };
    expect(await seen(at - 1)).toBeNull();
    expect(await seen(at)).toMatchObject({ titleRu: words.title_ru, isListed: true, isMapped: true });
    expect(await seen(at + 59)).not.toBeNull();
    expect(await seen(at + 60)).toBeNull();
    clock.set(new Date(at * 1000));
    expect((await visit(`/api/news/one/${item.slug}`)).statusCode).toBe(200);
  });

  // BO-087
  it('is followed by whatever keeps a page within 35 seconds', async () => {
    const ages = await Promise.all(
      ['/api/news?limit=9', '/news.xml', '/sitemap.xml'].map(
        async (url) => (await visit(url)).headers['cache-control'],
      ),
    );
    expect(ages).toEqual(Array.from({ length: 3 }, () => 'public, max-age=30'));
  });

  it.each([
    ['at a moment that is over', () => ({ at: Math.floor(Date.now() / 1000) - 60, until: null }), 'at'],
    ['until before it begins', () => ({ at: nine(), until: nine() - 1 }), 'until'],
  ])('is refused %s', async (_, dates, field) => {
    const item = await create(olga);
    expect(await act(olga, item, 'publish', dates())).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect((await read(olga, item)).state).toBe('draft');
  });

  // BO-090
  it('takes Russian alone or both languages, and no half of one', async () => {
    const half = await create(olga, { ...english, text_en: ' ' });
    expect(half.problems).toEqual({ text_en: 'Заполните поле' });
    expect(await act(olga, half, 'publish', { at: null, until: null })).toMatchObject({
      body: { errors: { text_en: 'Заполните поле' } },
    });
    const item = await publish(olga, await create(olga));
    expect(item.lacks_english).toBe(true);
    expect((await visit(`/api/news/one/${item.slug}`, 'en')).json()).toMatchObject({
      values: { title: words.title_ru, russian: ['title', 'preview', 'text'] },
    });
    const both = await publish(olga, await create(olga, english));
    expect((await visit(`/api/news/one/${both.slug}`, 'en')).json()).toMatchObject({
      values: { title: 'New season', russian: [] },
    });
  });

  it('ends by taking it off the site, and by the archive', async () => {
    const item = await publish(olga, await create(olga));
    expect(await publicTitle(item)).toBe(words.title_ru);
    const archived = cardOf(await act(olga, item, 'archive'));
    expect(await publicTitle(item)).toBeNull();
    expect(archived).toMatchObject({ state: 'archived', can: ['restore'], may_edit: false });
    expect((await change(olga, archived, { preview_ru: 'x' })).body).toMatchObject({ code: 'state' });
    const draft = cardOf(await act(olga, archived, 'restore'));
    expect(draft.state).toBe('draft');
    expect((await act(olga, draft, 'unpublish')).body).toMatchObject({ code: 'state' });
  });
});

describe('what is written anew', () => {
  // BO-091
  it('stands beside what the site shows until it is published, which keeps its date', async () => {
    const item = await publish(olga, await create(olga));
    const changed = cardOf(await change(olga, item, { title_ru: 'Сезон перенесён' }));
    expect(changed).toMatchObject({ state: 'published', has_draft: true, title_ru: 'Сезон перенесён' });
    expect(await publicTitle(item)).toBe(words.title_ru);
    clock.advance(60);
    const shown = await publish(olga, changed);
    expect(shown).toMatchObject({ has_draft: false, at: item.at });
    expect(await publicTitle(item)).toBe('Сезон перенесён');
  });

  // BO-091
  it('is a version, of which one brought back is a draft equal to it', async () => {
    const old = await createOld(olga, { title_ru: 'Первая', text_ru: '<p>раз</p>' });
    const second = await publish(olga, cardOf(await change(olga, old, { title_ru: 'Вторая', text_ru: '<p>два</p>' })));
    const { body } = await ask('GET', `/news/${old.public_id}/versions`, olga);
    expect(body['values']).toMatchObject([
      { number: 2, title: 'Вторая', published: expect.any(Number) },
      { number: 1, title: 'Первая', by: null, published: expect.any(Number) },
    ]);
    const path = `/news/${old.public_id}/versions/1/restore`;
    const restored = cardOf(await ask('POST', path, { ...olga, body: { version: second.version } }));
    expect(restored).toMatchObject({ title_ru: 'Первая', text_ru: '<p>раз</p>', has_draft: true });
    expect(await publicTitle(old)).toBe('Вторая');
    expect((await ask('GET', `/news/${old.public_id}/versions/3`, olga)).body['values']).toMatchObject({
      text_ru: '<p>раз</p>',
      restored_from: 1,
    });
    await publish(olga, restored);
    expect(await publicTitle(old)).toBe('Первая');
  });

  it('is kept in the latest fifty versions', async () => {
    let item = await create(olga);
    for (let number = 2; number <= 53; number += 1)
      item = cardOf(await change(olga, item, { preview_ru: `${number}` }));
    const { body } = await ask('GET', `/news/${item.public_id}/versions`, olga);
    const numbers = (body['values'] as { number: number }[]).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 53, 4]);
    const { rows } =
      await sql`select 1 from news_versions v join news n on n.id = v.news_id where n.office_id = ${item.public_id}`.execute(
        db(),
      );
    expect(rows).toHaveLength(50);
  });
});

describe('a link to a draft', () => {
  const linkOf = async (item: OfficeNews): Promise<string> => {
    const { body } = await ask('POST', `/news/${item.public_id}/preview`, { ...olga, body: {} });
    const { path } = body['values'] as { path: string };
    return new URL(path, 'http://site').searchParams.get('preview') ?? '';
  };
  const open = async (word: string): Promise<number> => (await visit(`/api/news/preview/${word}`)).statusCode;

  // BO-088
  it('shows what is written, is kept by nobody and ends after a day', async () => {
    const item = cardOf(await change(olga, await publish(olga, await create(olga)), { title_ru: 'Правка' }));
    const word = await linkOf(item);
    const shown = await visit(`/api/news/preview/${word}`);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.json()).toMatchObject({ values: { title: 'Правка', text: words.text_ru } });
    expect(await publicTitle(item)).toBe(words.title_ru);
    expect(await open(`${word.slice(0, -1)}${word.endsWith('x') ? 'y' : 'x'}`)).toBe(404);
    clock.advance(24 * 3600 - 5);
    expect(await open(word)).toBe(200);
    clock.advance(5);
    expect(await open(word)).toBe(404);
  });

  // BO-088
  it('ends when links are revoked, and a later one counts', async () => {
    const item = await create(olga);
    const word = await linkOf(item);
    expect((await ask('POST', `/news/${item.public_id}/revoke_preview`, { ...olga, body: {} })).status).toBe(200);
    expect(await open(word)).toBe(404);
    expect(await open(await linkOf(item))).toBe(200);
  });
});
