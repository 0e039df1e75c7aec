import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser, type MadeUser } from '../factories/accounts.ts';
import { createClub, createCompetition, createType, type MadeClub } from '../factories/clubs.ts';
import { inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let owner: MadeUser;
let stranger: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app.database.db);
  stranger = await createUser(app.database.db);
});
afterAll(() => app.close());
const db = () => app.database.db;

type Wire = Record<string, unknown>;
type Answer<T> = { status: number; values: T; total?: number; message?: string; code?: string };
type Method = 'GET' | 'PUT';
const ask = async <T = Wire[]>(method: Method, url: string, user?: MadeUser, language?: 'en'): Promise<Answer<T>> => {
  const answer = await send(app, method, url, method === 'PUT' ? {} : undefined, {
    ...(user ? { token: user.token } : {}),
    ...(language ? { language } : {}),
  });
  return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
};
const namesOf = ({ values }: { values: Wire[] }): unknown[] => values.map(({ title }) => title);
const idsOf = ({ values }: { values: Wire[] }): unknown[] => values.map(({ public_id }) => public_id);

describe('the list of clubs', () => {
  /** Its own city keeps it apart from the clubs of other tests. */
  const city = 5_000_001;
  const list = (query: string, user?: MadeUser) => ask('GET', `/api/clubs?city=${city}&${query}`, user);
  const titles = ['Ёлки', 'RunWay', 'Яуза', '«Бег»', 'apex', 'Ежи', '5 вёрст', 'Елань'];
  let made: MadeClub[];

  beforeAll(async () => {
    await createClub(db());
    await sql`insert into cities (id, region_id, name_ru, name_en, timezone, latitude, longitude)
      select ${city}, region_id, 'Клубный', 'Klubny', timezone, 0, 0 from cities limit 1`.execute(db());
    made = [];
    for (const [index, title] of titles.entries())
      made.push(await createClub(db(), [], { title, city_id: city, created_at: inDays(-100 + index) }));
    await createClub(db(), [], { title: 'Черновик', city_id: city, status: 'draft' });
  });

  it('is sorted by name with Cyrillic before Latin, ё as е, signs left out', async () => {
    const byName = ['5 вёрст', '«Бег»', 'Ежи', 'Елань', 'Ёлки', 'Яуза', 'apex', 'RunWay'];
    expect(namesOf(await list('sort=name'))).toEqual(byName);
    expect(namesOf(await list(''))).toEqual(byName);
    expect(namesOf(await list('sort=name&order=desc'))).toEqual(byName.toReversed());
  });

  it('is sorted by date, the youngest first unless asked otherwise', async () => {
    expect(namesOf(await list('sort=date'))).toEqual(titles.toReversed());
    expect(namesOf(await list('sort=date&order=asc'))).toEqual(titles);
  });

  it.each([
    ['ЁЛК', ['Ёлки']],
    ['елки', ['Ёлки']],
    ['way', ['RunWay']],
    [' бег ', ['«Бег»']],
    ['Черновик', []],
    ['%', []],
    ['_', []],
  ])('finds "%s" in any spelling', async (search, found) => {
    expect(namesOf(await list(`search=${encodeURIComponent(search)}`))).toEqual(found);
  });

  it('comes page by page with the number of all', async () => {
    const page = await list('sort=date&order=asc&page=2&limit=3');
    expect([namesOf(page), page.total]).toEqual([titles.slice(3, 6), 8]);
    expect(await list('page=9&limit=3')).toMatchObject({ values: [], total: 8 });
  });

  it('tells a caller which clubs he is in, and nobody else', async () => {
    await sql`insert into club_members (club_id, user_id) values (${made[0]?.id}, ${owner.id})`.execute(db());
    const membership = async (user?: MadeUser) =>
      (await list('search=елки', user)).values.map(({ member, members }) => [member, members]);
    expect(await membership(owner)).toEqual([[true, 1]]);
    expect(await membership(stranger)).toEqual([[false, 1]]);
    expect(await membership()).toEqual([[false, 1]]);
  });

  it('refuses sorts it does not know', async () => {
    expect((await list('sort=size')).status).toBe(400);
  });
});

describe('a club', () => {
  it('is read by its name or its public id', async () => {
    const club = await createClub(db(), [owner.id], { title: 'Беговые волки', link: 'https://wolves.example.org' });
    const type = await createType(db());
    await createCompetition(db(), club.id, type.id);
    await createCompetition(db(), club.id, type.id, { starts_at: inDays(1) });
    await createCompetition(db(), club.id, type.id, { ends_at: inDays(-1) });
    await createCompetition(db(), club.id, type.id, { status: 'draft' });
    const byName = await ask<Wire>('GET', `/api/clubs/${club.publicName}`, owner);
    expect(byName.values).toMatchObject({
      public_id: club.publicId,
      public_name: club.publicName,
      title: 'Беговые волки',
      picture: null,
      location: { name_ru: 'Москва', id: 524901 },
      link: 'https://wolves.example.org',
      members: 1,
      member: true,
      competitions: 1,
    });
    expect((await ask<Wire>('GET', `/api/clubs/${club.publicId}`)).values).toEqual({
      ...byName.values,
      member: false,
    });
  });

  it('is not found when it is unknown or not published', async () => {
    const { publicId } = await createClub(db(), [], { status: 'draft' });
    expect((await ask('GET', `/api/clubs/${publicId}`)).status).toBe(404);
    expect((await ask('GET', '/api/clubs/nobody')).status).toBe(404);
  });
});

describe('joining and leaving', () => {
  const join = (id: string, user: MadeUser) => ask('PUT', `/api/user/club/new/${id}`, user);
  const leave = (id: string, user: MadeUser) => ask('PUT', `/api/user/club/pull/${id}`, user);

  it('changes the person’s clubs once, however often it is asked', async () => {
    const user = await createUser(db());
    const club = await createClub(db(), [stranger.id]);
    for (const id of [club.publicName, club.publicId]) {
      const joined = await join(id, user);
      expect(joined).toMatchObject({ status: 200, message: 'Вы в клубе' });
      expect(joined.values.map(({ public_id, members, member }) => [public_id, members, member])).toEqual([
        [club.publicId, 2, true],
      ]);
    }
    for (const id of [club.publicName, club.publicId])
      expect(await leave(id, user)).toMatchObject({ status: 200, message: 'Вы вышли из клуба', values: [] });
    expect((await ask<Wire>('GET', `/api/clubs/${club.publicId}`, user)).values['members']).toBe(1);
  });

  it('knows no club that is not there, and lets people out of one that is no longer shown', async () => {
    const user = await createUser(db());
    const draft = await createClub(db(), [user.id], { status: 'draft' });
    expect((await join('nobody', user)).status).toBe(404);
    expect((await join(draft.publicId, user)).status).toBe(404);
    expect((await leave('nobody', user)).status).toBe(404);
    expect((await leave(draft.publicId, user)).status).toBe(200);
    const { rows } = await sql`select from club_members where user_id = ${user.id}`.execute(db());
    expect(rows).toHaveLength(0);
  });

  it('stops at fifty clubs', async () => {
    const user = await createUser(db());
    const clubs = await Promise.all(Array.from({ length: 50 }, () => createClub(db(), [user.id])));
    const one = await createClub(db());
    expect(await join(one.publicId, user)).toMatchObject({
      status: 400,
      message: 'Можно состоять не больше чем в 50 клубах',
    });
    expect((await join(clubs[0]?.publicId ?? '', user)).values).toHaveLength(50);
    expect((await leave(clubs[0]?.publicId ?? '', user)).status).toBe(200);
    expect((await join(one.publicId, user)).status).toBe(200);
  });

  it('is for full accounts', async () => {
    const guest = await createTemporaryUser(db());
    const { publicId } = await createClub(db());
    expect(await join(publicId, guest)).toMatchObject({ status: 400, code: 'temporary_user' });
    expect(await ask('GET', '/api/user/clubs', guest)).toMatchObject({ status: 400, code: 'temporary_user' });
  });
});

describe('own clubs', () => {
  it('are listed, the last joined first, with their number of members', async () => {
    const user = await createUser(db());
    const old = await createClub(db(), [user.id], { joined_at: inDays(-9) });
    const fresh = await createClub(db(), [user.id, stranger.id], { joined_at: inDays(-1) });
    await createClub(db(), [stranger.id]);
    await createClub(db(), [user.id], { status: 'draft' });
    const mine = await ask('GET', '/api/user/clubs', user);
    expect(idsOf(mine)).toEqual([fresh.publicId, old.publicId]);
    expect(mine.values.map(({ members, member }) => [members, member])).toEqual([
      [2, true],
      [1, true],
    ]);
    expect(mine.values[0]).toMatchObject({
      title: 'Клуб',
      description: 'Бегаем',
      location: { name_ru: 'Москва', id: 524901 },
    });
  });
});

describe('the site map', () => {
  it('names the pages of published clubs', async () => {
    const club = await createClub(db());
    const draft = await createClub(db(), [], { status: 'draft' });
    const { body } = await send(app, 'GET', '/sitemap.xml');
    expect(body).toContain(`/clubs/${club.publicName}<`);
    expect(body).not.toContain(draft.publicName);
  });
});
