import type { OfficeBanner, OfficeMedia, OfficeMediaRow } from '@trassa/contracts/office';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClub } from '../../factories/clubs.ts';
import { unique } from '../../factories/events.ts';
import { boundary, form } from '../../factories/files.ts';
import { openOffice } from '../../office/office.ts';
import type { Answer, Member } from '../../staff/door.ts';

const { app, ask, createColleague, createStart, db, list } = openOffice();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});

let shade = 0;
/** No two are the same. */
const photo = (width = 1600, height = 900): Promise<Buffer> => {
  shade += 40;
  return sharp({ create: { width, height, channels: 3, background: { r: shade % 256, g: (shade >> 4) % 256, b: 9 } } })
    .jpeg()
    .toBuffer();
};
const valuesOf = <T>({ status, body }: Answer): T => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as T;
};
const send = async (url: string, value: Buffer, by: Member = olga) => {
  const { statusCode, body } = await app().http.inject({
    method: 'POST',
    url: `/api/admin${url}`,
    headers: {
      authorization: by.token,
      cookie: `staff=${by.cookie}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: form([{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', value }]),
  });
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
};
const readBanner = async (id: string): Promise<OfficeBanner> => valuesOf(await ask('GET', `/banners/${id}`, olga));
const createBanner = async (value: Buffer): Promise<OfficeBanner> => {
  const banner = valuesOf<OfficeBanner>(
    await ask('POST', '/banners', {
      ...olga,
      body: { page: 'merch', banner_type: 'shop', title_ru: unique('Баннер') },
    }),
  );
  expect((await send(`/banners/${banner.public_id}/picture?version=${banner.version}`, value)).status).toBe(200);
  return readBanner(banner.public_id);
};
const dropPicture = async ({ public_id: id, version }: OfficeBanner): Promise<void> => {
  const { statusCode } = await app().http.inject({
    method: 'POST',
    url: `/api/admin/banners/${id}/picture?version=${version}`,
    headers: {
      authorization: olga.token,
      cookie: `staff=${olga.cookie}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: form([]),
  });
  expect(statusCode).toBe(200);
};
const idOf = async (path: string | null): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select public_id as id from media where path = ${path}`.execute(db());
  return rows[0]?.id ?? 'none';
};
const mediaOf = async (path: string | null): Promise<OfficeMedia> =>
  valuesOf(await ask('GET', `/media/${await idOf(path)}`, olga));
/** As if nothing had changed for an hour. */
const rest = (path: string | null) =>
  sql`update media set touched_at = now() - interval '2 hours' where path = ${path}`.execute(db());
const remove = (media: Pick<OfficeMedia, 'public_id' | 'version'>): Promise<Answer> =>
  ask('DELETE', `/media/${media.public_id}?version=${media.version}`, { ...olga, body: undefined });
const replace = (media: OfficeMedia, value: Buffer) =>
  send(`/media/${media.public_id}/replace?version=${media.version}`, value);
const isServed = async (path: string | null): Promise<boolean> =>
  (await app().http.inject({ url: `/images/${path}` })).statusCode === 200;

describe('a picture', () => {
  it('tells what shows it, drafts and kept versions too', async () => {
    const value = await photo();
    const banner = await createBanner(value);
    const item = valuesOf<{ public_id: string; version: number }>(
      await ask('POST', '/news', { ...olga, body: { title_ru: unique('Новость') } }),
    );
    expect((await send(`/news/${item.public_id}/picture?version=${item.version}`, value)).status).toBe(200);
    const media = await mediaOf(banner.picture);
    expect(media.things).toEqual([
      { kind: 'banner', public_id: banner.public_id, title: banner.title_ru, is_now: true, versions: 0 },
      { kind: 'news', public_id: item.public_id, title: expect.any(String), is_now: true, versions: 1 },
    ]);
    expect(media).toMatchObject({ count: 2, can: ['replace'], least: { width: 1600, height: 900 }, rests_until: null });
    await dropPicture(banner);
    const { version } = valuesOf<{ version: number }>(await ask('GET', `/news/${item.public_id}`, olga));
    await sql`update news set picture = '' where office_id = ${item.public_id}`.execute(db());
    expect(version).toBeGreaterThan(0);
    expect((await mediaOf(banner.picture)).things).toEqual([
      { kind: 'news', public_id: item.public_id, title: expect.any(String), is_now: false, versions: 1 },
    ]);
    await rest(banner.picture);
    expect((await remove(await mediaOf(banner.picture))).body).toMatchObject({ code: 'state' });
  });

  it('that nothing has shown for an hour is removed with its file, and not before', async () => {
    const banner = await createBanner(await photo());
    await rest(banner.picture);
    expect((await remove(await mediaOf(banner.picture))).body).toMatchObject({ code: 'state' });
    await dropPicture(banner);
    const fresh = await mediaOf(banner.picture);
    expect(fresh).toMatchObject({ count: 0, can: [], rests_until: expect.any(Number) });
    expect((await remove(fresh)).body).toMatchObject({ code: 'state' });
    expect(await isServed(banner.picture)).toBe(true);
    await rest(banner.picture);
    expect((await remove({ ...fresh, version: fresh.version - 1 })).status).toBe(409);
    expect((await remove(fresh)).status).toBe(200);
    expect(await isServed(banner.picture)).toBe(false);
    expect((await remove(fresh)).status).toBe(404);
  });

  it('is replaced wherever it stands, and then it may go', async () => {
    const value = await photo();
    const [one, other] = [await createBanner(value), await createBanner(value)];
    const media = await mediaOf(one.picture);
    expect((await replace(media, await photo(900, 480))).body).toMatchObject({ errors: { file: expect.any(String) } });
    expect((await replace(media, Buffer.from('<svg/>'))).body).toMatchObject({ errors: { file: expect.any(String) } });
    const done = await replace(media, await photo());
    expect(done.status).toBe(200);
    const [now, alsoNow] = [await readBanner(one.public_id), await readBanner(other.public_id)];
    expect(now.picture).not.toBe(one.picture);
    expect(alsoNow.picture).toBe(now.picture);
    expect(now.version).toBe(one.version + 1);
    expect(done.body).toMatchObject({ values: { public_id: await idOf(now.picture) } });
    expect((await mediaOf(one.picture)).count).toBe(0);
    expect((await mediaOf(now.picture)).count).toBe(2);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entries where act = 'media.replace' and object_id in (${one.public_id}, ${other.public_id})`.execute(
      db(),
    );
    expect(rows[0]?.count).toBe(2);
    expect((await replace(media, await photo())).status).toBe(409);
  });

  it('is put to a use or removed, never both', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const value = await photo();
        const banner = await createBanner(value);
        await dropPicture(banner);
        await rest(banner.picture);
        const media = await mediaOf(banner.picture);
        const empty = await readBanner(banner.public_id);
        const [removed, sent] = await Promise.all([
          remove(media),
          send(`/banners/${empty.public_id}/picture?version=${empty.version}`, value),
        ]);
        expect(sent.status).toBe(200);
        const now = await readBanner(banner.public_id);
        return [removed.status, await isServed(now.picture), (await mediaOf(now.picture)).count];
      }),
    );
    for (const [, served, count] of outcomes) expect([served, count]).toEqual([true, 1]);
  });

  it('that was removed is refused where somebody still writes with it', async () => {
    const story = valuesOf<{ public_id: string; version: number }>(
      await ask('POST', '/stories', { ...olga, body: { title_ru: unique('История') } }),
    );
    const sent = await send(`/stories/${story.public_id}/picture`, await photo(720, 1280));
    const { picture } = sent.body['values'] as { picture: string };
    await rest(picture);
    expect((await remove(await mediaOf(picture))).status).toBe(200);
    const saved = await ask('PUT', `/stories/${story.public_id}`, {
      ...olga,
      body: { version: story.version, slides: [{ picture, text_ru: '', text_en: null, link: '' }] },
    });
    expect(saved.body).toMatchObject({ code: 'validation', message: expect.stringContaining('удалили') });
  });

  it('is listed by what shows it', async () => {
    const banner = await createBanner(await photo());
    const loose = await createBanner(await photo());
    await dropPicture(loose);
    const pathsOf = async (query: string): Promise<string[]> =>
      ((await list(olga, `/media?limit=200&${query}`)).values as unknown as OfficeMediaRow[]).map(
        ({ picture }) => picture,
      );
    expect(await pathsOf('f.use=unused')).toEqual(expect.arrayContaining([loose.picture]));
    expect(await pathsOf('f.use=unused')).not.toContain(banner.picture);
    expect(await pathsOf('f.kind=banner')).toContain(banner.picture);
    expect(await pathsOf('f.kind=club')).not.toContain(banner.picture);
  });

  it('that stands in a text of a series, format or letter is not removed, and a replacement leaves it there', async () => {
    const banner = await createBanner(await photo());
    await dropPicture(banner);
    const { format } = await createStart();
    await sql`update formats set description_ru = ${`<img src="/images/${banner.picture?.replace('.jpg', '.webp')}?w=640">`}
      where id = ${format.id}`.execute(db());
    const media = await mediaOf(banner.picture);
    expect(media).toMatchObject({ count: 1, can: [], things: [{ kind: 'format' }] });
    await rest(banner.picture);
    expect((await remove(await mediaOf(banner.picture))).body).toMatchObject({ code: 'state' });
    const other = await createBanner(await photo());
    await sql`update banners set picture_main = ${banner.picture} where public_id = ${other.public_id}`.execute(db());
    expect((await replace(await mediaOf(banner.picture), await photo())).status).toBe(200);
    expect((await mediaOf(banner.picture)).things.map(({ kind }) => kind)).toEqual(['format']);
  });

  it('is not replaced by whoever may not change all that shows it', async () => {
    const keeper = await createColleague('content');
    await sql`update staff_grants set areas = '{content}' where user_id = ${keeper.id}`.execute(db());
    const banner = await createBanner(await photo());
    const title = unique('Клуб');
    await createClub(db(), [], { title, picture: banner.picture });
    const media = await mediaOf(banner.picture);
    expect(media).toMatchObject({ can: ['replace'], beyond: [] });
    expect(valuesOf<OfficeMedia>(await ask('GET', `/media/${media.public_id}`, keeper))).toMatchObject({
      can: [],
      beyond: [{ kind: 'club', title }],
    });
    const refused = await send(`/media/${media.public_id}/replace?version=${media.version}`, await photo(), keeper);
    expect(refused.body).toMatchObject({ code: 'state', message: expect.stringContaining(title) });
    expect((await readBanner(banner.public_id)).picture).toBe(banner.picture);
  });

  it('is replaced everywhere or nowhere: a use that begins meanwhile undoes the replacement', async () => {
    const shown = await createBanner(await photo());
    const late = await createBanner(await photo());
    const { picture: path } = shown;
    const media = await mediaOf(path);
    const waits = sql`select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    const replacing = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`update banners set picture_main = ${path} where public_id = ${late.public_id}`.execute(tx);
        const answer = replace(media, await photo());
        await expect.poll(async () => (await waits.execute(db())).rows.length, { timeout: 5000 }).toBeGreaterThan(0);
        return { answer };
      });
    expect((await replacing.answer).status).toBe(409);
    expect((await readBanner(shown.public_id)).picture).toBe(path);
    expect((await readBanner(late.public_id)).picture).toBe(path);
  });

  it('whose file nobody wrote down is listed as shown by nothing', async () => {
    const banner = await createBanner(await photo());
    await dropPicture(banner);
    await sql`delete from media where path = ${banner.picture}`.execute(db());
    expect(await app().sweeps.adoptPictures()).toBeGreaterThan(0);
    expect(await mediaOf(banner.picture)).toMatchObject({ count: 0, can: [] });
    expect(await app().sweeps.adoptPictures()).toBe(0);
  });
});
