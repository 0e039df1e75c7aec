import type { Story } from '@trassa/contracts';
import type { OfficeSlide, OfficeStory, OfficeStoryRow } from '@trassa/contracts/office';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listStories } from '../../../src/modules/content/content.repository.ts';
import { createStory } from '../../factories/content.ts';
import { unique } from '../../factories/events.ts';
import { boundary, form, picture } from '../../factories/files.ts';
import { openOffice } from '../../office/office.ts';
import type { Answer, Member } from '../../staff/door.ts';

const { app, ask, clock, createColleague, db, list } = openOffice();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});
beforeEach(() => sql`delete from stories`.execute(db()));
afterEach(() => clock.set(new Date()));

const slide: OfficeSlide = { picture: '', text_ru: 'Прыгайте с двух шагов', text_en: 'Two steps', link: '/calendar' };
const cardOf = ({ status, body }: Answer): OfficeStory => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeStory;
};
const create = async (title = unique('История')): Promise<OfficeStory> =>
  cardOf(await ask('POST', '/stories', { ...olga, body: { title_ru: title } }));
const put = (story: OfficeStory, path: string, body: object = {}, by = olga): Promise<Answer> =>
  ask('PUT', `/stories/${story.public_id}${path}`, { ...by, body: { version: story.version, ...body } });
const change = async (story: OfficeStory, body: object): Promise<OfficeStory> => cardOf(await put(story, '', body));
const read = async (id: string): Promise<OfficeStory> => cardOf(await ask('GET', `/stories/${id}`, olga));
const createWhole = async (fields: object = {}): Promise<OfficeStory> =>
  change(await create(), { slides: [slide], ...fields });
const publish = async (story: OfficeStory): Promise<OfficeStory> => cardOf(await put(story, '/publish'));
const now = (): number => Math.floor(Date.now() / 1000);
const toldAt = async (moment = now()): Promise<string[]> =>
  (await listStories(db(), new Date(moment * 1000))).map(({ publicId }) => publicId);
const rows = async (): Promise<OfficeStoryRow[]> => (await list(olga, '/stories')).values as OfficeStoryRow[];
const inOrder = async (): Promise<string[]> => (await rows()).map(({ public_id: id }) => id);
const sendPicture = (story: OfficeStory, value: Buffer) =>
  app().http.inject({
    method: 'POST',
    url: `/api/admin/stories/${story.public_id}/picture`,
    headers: {
      authorization: olga.token,
      cookie: `staff=${olga.cookie}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: form([{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', value }]),
  });

describe('a story', () => {
  it('is a draft that nobody is told until it has slides and is published', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'draft', can: ['publish', 'remove'], slides: [], lacks_english: true });
    expect((await put(draft, '/publish')).body).toMatchObject({ errors: { slides: expect.any(String) } });
    const empty = await change(draft, { slides: [slide, { picture: '', text_ru: '', text_en: null, link: '' }] });
    expect((await put(empty, '/publish')).body).toMatchObject({ errors: { 'slides.1.text_ru': expect.any(String) } });
    expect(empty.problems).toHaveProperty(['slides.1.text_ru']);
    const whole = await change(empty, { slides: [slide], title_en: 'Fire', sign: 'fire', ground: 'rust' });
    expect(await toldAt()).toEqual([]);
    expect(await publish(whole)).toMatchObject({ state: 'published', can: ['hide'], lacks_english: false });
    expect(await toldAt()).toEqual([draft.public_id]);
  });

  it('is told on the site in both languages, its first picture on its cover', async () => {
    const slides = [
      { ...slide, picture: 'ab/cover.jpg' },
      { ...slide, text_en: null, link: '' },
    ];
    const { public_id: id } = await publish(await createWhole({ slides, title_en: 'Fire' }));
    const ofLanguage = async (language: string): Promise<Story | undefined> =>
      (await app().http.inject({ url: '/api/stories', headers: { language } }))
        .json<{ values: Story[] }>()
        .values.find((story) => story.public_id === id);
    await expect
      .poll(() => ofLanguage('en'), { timeout: 10_000 })
      .toMatchObject({
        title: 'Fire',
        picture: 'ab/cover.jpg',
        slides: [
          { picture: 'ab/cover.jpg', text: 'Two steps', link: '/calendar' },
          { picture: '', text: slide.text_ru, link: null },
        ],
      });
    const { headers } = await app().http.inject({ url: '/api/stories' });
    expect(headers['cache-control']).toBe('public, max-age=30');
  });

  // BO-093
  it('appears and goes by its dates', async () => {
    const [from, until] = [now() + 60, now() + 120];
    const story = await publish(await createWhole({ starts_at: from, ends_at: until }));
    expect(story).toMatchObject({ state: 'scheduled', starts_at: from, ends_at: until });
    const seen = [];
    for (const moment of [from - 1, from, until - 1, until]) seen.push((await toldAt(moment)).length);
    expect(seen).toEqual([0, 1, 1, 0]);
    clock.set(new Date(until * 1000));
    expect((await read(story.public_id)).state).toBe('over');
  });

  it('that is published is written anew beside what the site tells, and the change is dropped or published', async () => {
    const story = await publish(await createWhole());
    const changed = await change(story, { title_ru: 'Иначе', slides: [slide, slide] });
    expect(changed).toMatchObject({ has_draft: true, title_ru: 'Иначе', live: { title: story.title_ru } });
    expect(changed.can).toEqual(['publish', 'hide', 'discard']);
    expect((await listStories(db(), new Date()))[0]).toMatchObject({ titleRu: story.title_ru });
    const back = cardOf(await put(changed, '/discard'));
    expect(back).toMatchObject({ has_draft: false, live: null, title_ru: story.title_ru, slides: [slide] });
    const again = await change(back, { title_ru: 'Ещё' });
    // Written as the site has it, nothing waits.
    expect((await change(again, { title_ru: story.title_ru })).has_draft).toBe(false);
    const published = await publish(await change(await read(story.public_id), { title_ru: 'Ещё' }));
    expect((await listStories(db(), new Date()))[0]).toMatchObject({ titleRu: 'Ещё' });
    expect(published.has_draft).toBe(false);
  });

  it('keeps what was saved when the same is saved again', async () => {
    const story = await createWhole();
    const same = await change(story, { slides: [{ ...slide }], title_en: ' ' });
    expect(same.version).toBe(story.version);
  });

  it('is hidden, then removed, and the history tells its slides by their words', async () => {
    const story = await publish(await createWhole());
    const remove = (one: OfficeStory) =>
      ask('DELETE', `/stories/${one.public_id}?version=${one.version}`, { ...olga, body: undefined });
    expect((await remove(story)).body).toMatchObject({ code: 'state' });
    const draft = cardOf(await put(story, '/hide'));
    expect(await toldAt()).toEqual([]);
    expect((await remove(draft)).status).toBe(200);
    expect((await ask('GET', `/stories/${story.public_id}`, olga)).status).toBe(404);
    const { rows: entries } = await sql<{ changes: unknown }>`
      select changes from audit_entries where act = 'story.remove' and object_id = ${draft.public_id}`.execute(db());
    expect(JSON.stringify(entries)).toContain('1. Прыгайте с двух шагов [');
  });

  it.each([
    ['a link that runs', { slides: [{ ...slide, link: 'javascript:alert(1)' }] }, 'slides.0.link'],
    ['another site that looks like a path', { slides: [slide, { ...slide, link: '//other.test' }] }, 'slides.1.link'],
    ['a picture from elsewhere', { slides: [{ ...slide, picture: '../secret.jpg' }] }, 'slides.0.picture'],
    ['words that are too long', { slides: [{ ...slide, text_ru: 'а'.repeat(201) }] }, 'slides.0.text_ru'],
    ['an eleventh slide', { slides: Array.from({ length: 11 }, () => slide) }, 'slides'],
    ['a sign that there is not', { sign: 'nothing' }, 'sign'],
    ['an end before its beginning', { starts_at: 2_000_000_000, ends_at: 1_999_999_999 }, 'ends_at'],
    ['a title that is too long', { title_ru: 'а'.repeat(61) }, 'title_ru'],
    ['no title', { title_ru: ' ' }, 'title_ru'],
  ])('is refused %s', async (_, fields, field) => {
    const story = await create();
    expect(await put(story, '', fields)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect((await read(story.public_id)).version).toBe(1);
  });

  it('that is over already is not published', async () => {
    const story = await createWhole({ ends_at: now() - 1 });
    expect((await put(story, '/publish')).body).toMatchObject({ errors: { ends_at: expect.any(String) } });
  });

  it('has pictures of 9:16, 720 × 1280 at least, known by their content', async () => {
    const story = await create();
    const errorOf = async (value: Buffer): Promise<string> =>
      (await sendPicture(story, value)).json<{ errors: { file: string } }>().errors.file;
    expect(await errorOf(await picture('jpeg', 719, 1280))).toContain('720');
    expect(await errorOf(await picture('jpeg', 1280, 1280))).toContain('9:16');
    expect(await errorOf(Buffer.from('<svg onload="alert(1)"/>'))).toEqual(expect.any(String));
    const sent = (await sendPicture(story, await picture('jpeg', 720, 1280))).json<{ values: { picture: string } }>();
    expect((await app().http.inject({ url: `/images/${sent.values.picture}` })).statusCode).toBe(200);
    // As telephones keep what they take upright: it lies, and says so.
    const lying = await sharp(await picture('jpeg', 1280, 720))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sendPicture(story, lying)).statusCode).toBe(200);
  });

  it('is saved by one of many at once', async () => {
    const story = await create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(story, '', { title_ru: `Название ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(story.public_id)).version).toBe(2);
  });

  it('is of the house: whoever has some starts sees none', async () => {
    const story = await create();
    const narrow = await createColleague('content', { starts: ['none'] });
    expect((await ask('GET', `/stories/${story.public_id}`, narrow)).status).toBe(404);
    expect((await list(narrow, '/stories')).values).toEqual([]);
  });
});

describe('stories', () => {
  it('stand in an order that is moved as it was seen, and many at once lose none', async () => {
    const made = [];
    for (const number of [1, 2, 3, 4]) made.push(await publish(await createWhole({ title_ru: `История ${number}` })));
    const [a, b, c, d] = made as [OfficeStory, OfficeStory, OfficeStory, OfficeStory];
    const ids = [a, b, c, d].map(({ public_id: id }) => id);
    expect(await inOrder()).toEqual(ids);
    expect(cardOf(await put(d, '/place', { place: 1, seen: ids })).version).toBe(d.version + 1);
    expect(await toldAt()).toEqual([d, a, b, c].map(({ public_id: id }) => id));
    expect((await put(a, '/place', { place: 3, seen: ids })).body).toMatchObject({ code: 'state' });
    expect((await put(d, '/place', { place: 2, seen: await inOrder() })).status).toBe(409);
    const seen = await inOrder();
    const answers = await Promise.all([a, b, c].map((one) => put(one, '/place', { place: 1, seen })));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(new Set(await inOrder())).toEqual(new Set(ids));
    const { rows: places } = await sql<{ n: number }>`
      select count(distinct position)::int as n from stories`.execute(db());
    expect(places[0]?.n).toBe(4);
  });

  it('are fifty at most, however many are added at once', async () => {
    for (let n = 0; n < 48; n++) await createStory(db(), { position: n });
    const body = { title_ru: 'Ещё' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/stories', { ...olga, body })));
    expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 200, 400, 400, 400]);
    expect(await rows()).toHaveLength(50);
  });
});
