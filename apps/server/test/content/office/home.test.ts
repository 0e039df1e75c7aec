import type { HomePage } from '@trassa/contracts';
import type { OfficeHome } from '@trassa/contracts/office';
import { homeSections } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readHomePage } from '../../../src/modules/content/home.routes.ts';
import { createNews } from '../../factories/content.ts';
import { inDays } from '../../factories/events.ts';
import { openOffice } from '../../office/office.ts';
import type { Answer, Member } from '../../staff/door.ts';

const { app, ask, createColleague, createStart, db } = openOffice();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});
beforeEach(async () => {
  await sql`update home_page set content = '{}', version = 1`.execute(db());
  await sql`delete from news`.execute(db());
});

const cardOf = ({ status, body }: Answer): OfficeHome => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeHome;
};
const read = async (): Promise<OfficeHome> => cardOf(await ask('GET', '/home_slots/home', olga));
const put = (body: object, version = 1, by = olga): Promise<Answer> =>
  ask('PUT', '/home_slots/home', { ...by, body: { version, ...body } });
/** What the site shows at a moment, past what readers share for some seconds. */
const site = (at = now()) => readHomePage(db(), new Date(at * 1000));
const shown = { is_shown: true, starts_at: null, ends_at: null };
const now = (): number => Math.floor(Date.now() / 1000);

describe('the first page', () => {
  it('is as it always was until something is said of it', async () => {
    expect(await read()).toMatchObject({ sections: [...homeSections], news: shown, leading: [], may_edit: true });
    const answer = await app().http.inject({ url: '/api/home' });
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
    expect(answer.json<{ values: HomePage }>().values).toEqual({
      sections: [...homeSections],
      season: true,
      leading: [],
      news: [],
    });
  });

  it('is what it always was where what is kept cannot be read, or is gone', async () => {
    await sql`update home_page set content = '{"sections": 1, "news": "x"}'`.execute(db());
    expect((await site()).sections).toEqual([...homeSections]);
  });

  it('has its blocks in the order that was said, without those that are hidden', async () => {
    const sections = ['news', 'goods', 'partners', 'signs', 'stories'];
    const card = cardOf(
      await put({ sections, signs: { ...shown, is_shown: false }, season: { ...shown, is_shown: false } }),
    );
    expect(card).toMatchObject({ version: 2, sections });
    expect(await site()).toMatchObject({ sections: ['news', 'goods', 'partners', 'stories'], season: false });
  });

  // BO-093
  it('has a block appear and go by its dates', async () => {
    const [from, until] = [now() + 60, now() + 120];
    await put({ goods: { is_shown: true, starts_at: from, ends_at: until } });
    const seen = [];
    for (const moment of [from - 1, from, until - 1, until]) seen.push((await site(moment)).sections.includes('goods'));
    expect(seen).toEqual([false, true, true, false]);
  });

  it('shows pinned news that are out before the latest, four in all', async () => {
    for (const age of [1, 2, 3, 4, 5]) await createNews(db(), { public_id: `n${age}`, published_at: inDays(-age) });
    await sql`update news set office_id = 'o-' || public_id`.execute(db());
    cardOf(await put({ pinned: ['o-n5', 'o-n3'] }));
    const news = async (): Promise<string[]> => (await site()).news.map(({ publicId }) => publicId);
    expect(await news()).toEqual(['n5', 'n3', 'n1', 'n2']);
    await sql`update news set until = ${inDays(-1)} where public_id = 'n5'`.execute(db());
    expect(await news()).toEqual(['n3', 'n1', 'n2', 'n4']);
    expect((await read()).items).toContainEqual({ public_id: 'o-n5', title: 'Новость', is_shown: false });
  });

  it('is led by chosen events in their order, none of which is unknown; one that has gone stays until it is taken away', async () => {
    const [one, other] = [await createStart(), await createStart()];
    const leading = [other.event, one.event];
    expect(cardOf(await put({ leading })).events).toHaveLength(2);
    expect((await site()).leading).toEqual(leading);
    await sql`update events set status = 'archived' where public_id = ${one.event}`.execute(db());
    expect((await site()).leading).toEqual([other.event]);
    expect(cardOf(await put({ leading: [one.event] }, 2)).events).toMatchObject([{ is_shown: false }]);
    expect(await put({ leading: [one.event, 'nothing'] }, 3)).toMatchObject({
      status: 400,
      body: { errors: { leading: expect.any(String) } },
    });
  });

  it('tells chosen events and news in its history by their titles', async () => {
    const { event } = await createStart();
    await sql`update events set title_ru = 'Забег по холмам' where public_id = ${event}`.execute(db());
    await createNews(db(), { public_id: 'h1', office_id: 'o-h1', title_ru: 'Карта трассы', published_at: inDays(-1) });
    cardOf(await put({ leading: [event], pinned: ['o-h1'] }));
    const { body } = await ask('GET', '/home_slots/home/history', olga);
    const [newest] = body['values'] as { changes: { field: string }[] }[];
    expect(newest?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'leading', after: ['Забег по холмам'] }),
        expect.objectContaining({ field: 'pinned', after: ['Карта трассы'] }),
      ]),
    );
  });

  it.each([
    ['an end before its beginning', { news: { is_shown: true, starts_at: 2, ends_at: 1 } }, 'news.ends_at'],
    ['a block twice', { sections: ['news', 'news', 'signs', 'goods', 'stories'] }, 'sections'],
    ['news that are not out', { pinned: ['none'] }, 'pinned'],
    ['the same event twice', { leading: ['nothing', 'nothing'] }, 'leading'],
    ['a fifth pinned item', { pinned: ['a', 'b', 'c', 'd', 'e'] }, 'pinned'],
  ])('is refused %s', async (_, body, field) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
    expect((await read()).version).toBe(1);
  });

  it('is changed by one of many at once, and the others are shown what stands', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put({ goods: { ...shown, starts_at: 1_900_000_000 + n } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await read()).version).toBe(2);
    const { body } = await ask('GET', '/home_slots/home/history', olga);
    expect(JSON.stringify(body)).toContain('"home.goods"');
  });

  it('is there once: by another id there is none', async () => {
    expect((await ask('GET', '/home_slots/other', olga)).status).toBe(404);
  });

  it('is of the house: whoever has some starts sees none', async () => {
    const narrow = await createColleague('content', { starts: ['none'] });
    expect((await ask('GET', '/home_slots/home', narrow)).status).toBe(404);
    expect((await put({ leading: [] }, 1, narrow)).status).toBe(404);
  });
});
