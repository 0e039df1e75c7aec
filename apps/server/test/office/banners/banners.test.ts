import type { OfficeBanner } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectBanners } from '../../../src/modules/shop/collections.repository.ts';
import { unique } from '../../factories/events.ts';
import { boundary, form, picture } from '../../factories/files.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, clock, createColleague, db, idsOf, list } = openOffice();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});
afterEach(() => clock.set(new Date()));

const cardOf = ({ status, body }: Answer): OfficeBanner => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeBanner;
};
const create = async (fields: object = {}): Promise<OfficeBanner> =>
  cardOf(
    await ask('POST', '/banners', {
      ...olga,
      body: { page: 'merch', banner_type: 'shop', title_ru: unique('Баннер'), ...fields },
    }),
  );
const put = (banner: OfficeBanner, path: string, body: object = {}, by = olga): Promise<Answer> =>
  ask('PUT', `/banners/${banner.public_id}${path}`, { ...by, body: { version: banner.version, ...body } });
const change = async (banner: OfficeBanner, body: object): Promise<OfficeBanner> => cardOf(await put(banner, '', body));
const read = async (banner: OfficeBanner): Promise<OfficeBanner> =>
  cardOf(await ask('GET', `/banners/${banner.public_id}`, olga));
const sendPicture = async (banner: OfficeBanner, value: Buffer | null) =>
  app().http.inject({
    method: 'POST',
    url: `/api/admin/banners/${banner.public_id}/picture?version=${banner.version}`,
    headers: {
      authorization: olga.token,
      cookie: `staff=${olga.cookie}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: form(value ? [{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', value }] : []),
  });
/** With whatever publishing asks for. */
const createWhole = async (fields: object = {}, { page = 'merch' } = {}): Promise<OfficeBanner> => {
  const banner = await create({ page });
  await sendPicture(banner, await picture('jpeg', 960, 480));
  return change(await read(banner), { link: '/shop', ...fields });
};
const publish = async (banner: OfficeBanner): Promise<OfficeBanner> => cardOf(await put(banner, '/publish'));
const shownAt = async (banner: OfficeBanner, moment: number, page = 'merch') =>
  (await selectBanners(db(), page, new Date(moment * 1000))).find(({ publicId }) => publicId === banner.public_id);
const now = (): number => Math.floor(Date.now() / 1000);

describe('a banner', () => {
  it('is a draft that nobody sees until it is whole and published', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'draft', can: ['publish', 'remove'], picture: null, link: '' });
    expect((await put(draft, '/publish')).body).toMatchObject({
      errors: { link: expect.any(String), picture: expect.any(String) },
    });
    const whole = await createWhole({ price: 990.5, old_price: 1200, title_en: 'Shop' });
    expect(await shownAt(whole, now())).toBeUndefined();
    const shown = await publish(whole);
    expect(shown).toMatchObject({ state: 'published', can: ['hide'], price: 990.5 });
    expect(await shownAt(shown, now() + 1)).toMatchObject({ price: 99_050, oldPrice: 120_000, titleEn: 'Shop' });
  });

  // BO-093
  it('appears and goes by its dates', async () => {
    const [from, until] = [now() + 60, now() + 120];
    const banner = await publish(await createWhole({ starts_at: from, ends_at: until }));
    expect(banner).toMatchObject({ state: 'scheduled', starts_at: from, ends_at: until });
    const seen = [];
    for (const moment of [from - 1, from, until - 1, until]) seen.push((await shownAt(banner, moment)) !== undefined);
    expect(seen).toEqual([false, true, true, false]);
    clock.set(new Date(until * 1000));
    expect((await read(banner)).state).toBe('over');
  });

  // BO-093
  it('is followed by whatever keeps its page within 35 seconds', async () => {
    const { headers } = await app().http.inject({ url: '/api/page/banner/merch' });
    expect(headers['cache-control']).toBe('public, max-age=30');
  });

  it('that is published is written anew beside what the site shows', async () => {
    const banner = await publish(await createWhole());
    const changed = await change(banner, { title_ru: 'Иначе', page: 'partners' });
    expect(changed).toMatchObject({
      has_draft: true,
      state: 'published',
      title_ru: 'Иначе',
      live: { title: banner.title_ru },
    });
    expect(changed.can).toEqual(['publish', 'hide', 'discard']);
    expect(await shownAt(banner, now())).toMatchObject({ titleRu: banner.title_ru });
    const shown = await publish(changed);
    expect(shown.has_draft).toBe(false);
    expect(await shownAt(banner, now())).toBeUndefined();
    expect(await shownAt(banner, now(), 'partners')).toMatchObject({ titleRu: 'Иначе' });
    const back = await change(await change(shown, { title_ru: 'Ещё' }), { title_ru: 'Иначе' });
    expect(back.has_draft).toBe(false);
  });

  it('loses its change once that is dropped', async () => {
    const banner = await publish(await createWhole());
    const changed = await change(banner, { title_ru: 'Иначе' });
    const back = cardOf(await put(changed, '/discard'));
    expect(back).toMatchObject({ has_draft: false, live: null, title_ru: banner.title_ru, can: ['hide'] });
    expect((await put(back, '/discard')).body).toMatchObject({ code: 'state' });
  });

  it('is hidden, then removed; what is published is not removed', async () => {
    const banner = await publish(await createWhole());
    const remove = (one: OfficeBanner) =>
      ask('DELETE', `/banners/${one.public_id}?version=${one.version}`, { ...olga, body: undefined });
    expect((await remove(banner)).body).toMatchObject({ code: 'state' });
    const draft = cardOf(await put(banner, '/hide'));
    expect(await shownAt(banner, now())).toBeUndefined();
    expect((await remove(draft)).status).toBe(200);
    const { rows } = await sql<{ changes: unknown }>`
      select changes from audit_entries where act = 'banner.remove' and object_id = ${draft.public_id}`.execute(db());
    expect(JSON.stringify(rows)).toContain(draft.title_ru);
    expect((await ask('GET', `/banners/${banner.public_id}`, olga)).status).toBe(404);
  });

  it('is hidden with a change that lacks its link', async () => {
    const banner = await change(await publish(await createWhole()), { link: '' });
    expect(cardOf(await put(banner, '/hide'))).toMatchObject({ state: 'draft', has_draft: false, link: '' });
    expect(await shownAt(banner, now())).toBeUndefined();
  });

  it('is duplicated as a draft', async () => {
    const banner = await publish(await createWhole({ price: 100, old_price: 200 }));
    const copy = cardOf(await ask('POST', `/banners/${banner.public_id}/duplicate`, { ...olga, body: {} }));
    expect(copy).toMatchObject({ state: 'draft', title_ru: banner.title_ru, price: 100, picture: banner.picture });
    expect(copy.public_id).not.toBe(banner.public_id);
  });

  it.each([
    ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
    ['another site that looks like a path', { link: '//other.test' }, 'link'],
    ['a backslash', { link: '/\\other.test' }, 'link'],
    ['a price before that is not above', { price: 100, old_price: 100 }, 'old_price'],
    ['an end before its beginning', { starts_at: 2_000_000_000, ends_at: 1_999_999_999 }, 'ends_at'],
    ['a title that is too long', { title_ru: 'а'.repeat(81) }, 'title_ru'],
  ])('is refused %s', async (_, fields, field) => {
    const banner = await create();
    expect(await put(banner, '', fields)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect((await read(banner)).version).toBe(1);
  });

  it('that is over already is not published', async () => {
    const banner = await createWhole({ ends_at: now() - 1 });
    expect((await put(banner, '/publish')).body).toMatchObject({ errors: { ends_at: expect.any(String) } });
  });

  it('has a picture of 960 × 480 at least, known by its content', async () => {
    const banner = await create();
    expect((await sendPicture(banner, await picture('jpeg', 959, 480))).json()).toMatchObject({
      errors: { file: expect.stringContaining('960') },
    });
    expect((await sendPicture(banner, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400);
    const sent = (await sendPicture(banner, await picture('jpeg', 960, 480))).json<{ values: OfficeBanner }>();
    expect((await app().http.inject({ url: `/images/${sent.values.picture}` })).statusCode).toBe(200);
  });

  it('is saved by one of many at once', async () => {
    const banner = await create();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put(banner, '', { link: `/${n}x` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(banner)).version).toBe(2);
  });

  it('is of the house: whoever has some starts sees none', async () => {
    const banner = await create();
    const narrow = await createColleague('content', { starts: ['none'] });
    expect((await ask('GET', `/banners/${banner.public_id}`, narrow)).status).toBe(404);
    expect(await idsOf(narrow, '/banners')).toEqual([]);
  });
});

describe('banners of a page', () => {
  const inOrder = async (): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select public_id as id from banners where page = 'home' order by position, id`.execute(db());
    return rows.map(({ id }) => id);
  };

  it('stand in an order that is changed one by one, and many at once lose none', async () => {
    await sql`delete from banners where page = 'home'`.execute(db());
    const made = [];
    for (const number of [1, 2, 3, 4]) made.push(await create({ page: 'home', title_ru: `Баннер ${number}` }));
    const [a, b, c, d] = made as [OfficeBanner, OfficeBanner, OfficeBanner, OfficeBanner];
    expect(await read(c)).toMatchObject({ place: 3, places: 4 });
    expect(cardOf(await put(d, '/place', { place: 1 }))).toMatchObject({ place: 1, version: 2 });
    expect(await inOrder()).toEqual([d, a, b, c].map(({ public_id: id }) => id));
    expect((await put(d, '/place', { place: 2 })).status).toBe(409);
    await Promise.all([put(a, '/place', { place: 4 }), put(b, '/place', { place: 1 }), put(c, '/place', { place: 9 })]);
    expect(new Set(await inOrder())).toEqual(new Set(made.map(({ public_id: id }) => id)));
    const { rows } = await sql<{ n: number }>`
      select count(distinct position)::int as n from banners where page = 'home'`.execute(db());
    expect(rows[0]?.n).toBe(4);
  });

  it('are listed by page, kind and state', async () => {
    const mark = unique('метка');
    const [draft, shown] = [await create({ title_ru: mark }), await publish(await createWhole({ title_ru: mark }))];
    const search = `search=${encodeURIComponent(mark)}`;
    expect(await idsOf(olga, `/banners?${search}`)).toEqual([draft.public_id, shown.public_id]);
    expect(await idsOf(olga, `/banners?${search}&f.state=published`)).toEqual([shown.public_id]);
    expect(await idsOf(olga, `/banners?${search}&f.page=shop`)).toEqual([]);
    expect(await idsOf(olga, `/banners?${search}&f.kind=shop`)).toHaveLength(2);
    await change(shown, { page: 'partners' });
    const { values } = await list(olga, `/banners?${search}&f.page=merch`);
    expect(values).toMatchObject([{ page: 'merch' }, { page: 'merch', has_draft: true }]);
  });

  it('are a hundred at most, however many are added at once', async () => {
    await sql`delete from banners where page = 'partners'`.execute(db());
    await sql`insert into banners (public_id, page, banner_type, title_ru, link, status)
      select 'full-' || n, 'partners', 'partner', 'Баннер', '/a' || n, 'published' from generate_series(1, 98) n`.execute(
      db(),
    );
    const body = { page: 'partners', banner_type: 'partner', title_ru: 'Ещё' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/banners', { ...olga, body })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 400, 400, 400]);
    await sql`delete from banners where public_id = 'full-1'`.execute(db());
    const moving = await change(await publish(await createWhole()), { page: 'partners' });
    await create({ page: 'partners' });
    expect(cardOf(await put(moving, '/hide'))).toMatchObject({ state: 'draft', page: 'merch' });
  });
});
