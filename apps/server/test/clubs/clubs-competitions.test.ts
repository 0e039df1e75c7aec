import type { ClubCompetition, ClubResult } from '@trassa/contracts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createClub, createClubResult, createCompetition, createType, type Unit } from '../factories/clubs.ts';
import { inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const read = async <T>(url: string, user?: MadeUser, language?: 'en') => {
  const answer = await send(app, 'GET', url, undefined, {
    ...(user ? { token: user.token } : {}),
    ...(language ? { language } : {}),
  });
  return { status: answer.statusCode, ...answer.json<{ values: T; total: number }>() };
};
const listOf = (club: string, user?: MadeUser, language?: 'en') =>
  read<ClubCompetition[]>(`/api/club/competition/list/${club}`, user, language);
const tableOf = (competition: string, query = '', user?: MadeUser) =>
  read<ClubCompetition>(`/api/club/competition/${competition}?${query}`, user);

const people = (count: number): Promise<MadeUser[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      createUser(db(), { name: 'Анна', last_name: `Номер-${String(index + 1).padStart(2, '0')}` }),
    ),
  );
const ids = (users: readonly MadeUser[]): number[] => users.map(({ id }) => id);

/** A club with one competition; each value is the accepted result of the next person. */
const stage = async (unit: Unit, values: readonly number[]) => {
  const members = await people(values.length);
  const club = await createClub(db(), ids(members));
  const type = await createType(db(), unit);
  const competition = await createCompetition(db(), club.id, type.id);
  for (const [index, value] of values.entries())
    await createClubResult(db(), members[index]?.id ?? 0, {
      typeId: type.id,
      value,
      competitions: [competition.id],
    });
  return { club, type, competition, members };
};
const short = ({ position, last_name, result }: ClubResult) => [position, last_name.slice(-2), result];

describe('competitions of a club', () => {
  it('are told with their state: those that run, those to come, the last ended ones', async () => {
    const club = await createClub(db());
    const type = await createType(db(), 'count', { title_ru: 'Подтягивания', title_en: 'Pull-ups' });
    const titled = (title: string, from: number, to: number, row = {}) =>
      createCompetition(db(), club.id, type.id, { title, starts_at: inDays(from), ends_at: inDays(to), ...row });
    await titled('давно', -30, -20);
    await titled('недавно', -30, -2);
    await titled('через месяц', 30, 40);
    await titled('скоро', 2, 40);
    await titled('до среды', -3, 2);
    await titled('черновик', -3, 2, { status: 'draft' });
    const { values, total } = await listOf(club.publicName, undefined, 'en');
    expect(total).toBe(5);
    expect(values.map(({ title, state }) => [title, state])).toEqual([
      ['до среды', 'running'],
      ['скоро', 'soon'],
      ['через месяц', 'soon'],
      ['недавно', 'ended'],
      ['давно', 'ended'],
    ]);
    expect(values[0]).toMatchObject({
      competition_type: { public_id: type.publicId, unit: 'count', title: 'Pull-ups' },
      results: [],
      total: 0,
      my_place: null,
      mine: null,
    });
    const page = await read<ClubCompetition[]>(`/api/club/competition/list/${club.publicId}?page=2&limit=2`);
    expect([page.values.map(({ title }) => title), page.total]).toEqual([['через месяц', 'недавно'], 5]);
  });

  it('belong to clubs that are shown', async () => {
    const draft = await createClub(db(), [], { status: 'draft' });
    const hidden = await createCompetition(db(), draft.id, (await createType(db())).id);
    const shown = await createCompetition(db(), (await createClub(db())).id, (await createType(db())).id, {
      status: 'draft',
    });
    expect((await listOf(draft.publicName)).status).toBe(404);
    expect((await listOf('nobody')).status).toBe(404);
    for (const { publicId } of [hidden, shown]) expect((await tableOf(publicId)).status).toBe(404);
    expect((await tableOf('nobody')).status).toBe(404);
  });
});

describe('the standings', () => {
  it('let equal results share a place and skip the next one', async () => {
    const { club } = await stage('time', [2600, 2530, 2530, 2700, 2600, 2400]);
    const [competition] = (await listOf(club.publicId)).values;
    expect(competition?.results.map(short)).toEqual([
      [1, '06', '00:40:00'],
      [2, '02', '00:42:10'],
      [2, '03', '00:42:10'],
      [4, '01', '00:43:20'],
      [4, '05', '00:43:20'],
      [6, '04', '00:45:00'],
    ]);
    expect(competition?.total).toBe(6);
  });

  it.each<Unit>(['count', 'distance'])('put the most first where a %s counts', async (unit) => {
    const { club } = await stage(unit, [10, 31, 22]);
    const [competition] = (await listOf(club.publicId)).values;
    expect(competition?.results.map(short)).toEqual([
      [1, '02', '31'],
      [2, '03', '22'],
      [3, '01', '10'],
    ]);
  });

  it('count the best result of a person once', async () => {
    const { club, type, competition, members } = await stage('time', [2600, 2500]);
    for (const value of [2700, 2400, 2550])
      await createClubResult(db(), members[0]?.id ?? 0, { typeId: type.id, value, competitions: [competition.id] });
    const [told] = (await listOf(club.publicId)).values;
    expect([told?.results.map(short), told?.total]).toEqual([
      [
        [1, '01', '00:40:00'],
        [2, '02', '00:41:40'],
      ],
      2,
    ]);
  });

  it('show accepted results of people who are in the club, and nobody else’s', async () => {
    const { club, type, competition, members } = await stage('time', [2600, 2500]);
    const [outsider] = await people(1);
    const link = { typeId: type.id, value: 100, competitions: [competition.id] };
    await createClubResult(db(), outsider?.id ?? 0, link);
    await createClubResult(db(), members[0]?.id ?? 0, { ...link, status: 'new' });
    await createClubResult(db(), members[0]?.id ?? 0, { ...link, status: 'declined' });
    await createClubResult(db(), members[0]?.id ?? 0, { ...link, competitions: [] });
    const [told] = (await listOf(club.publicId)).values;
    expect(told?.results.map(short)).toEqual([
      [1, '02', '00:41:40'],
      [2, '01', '00:43:20'],
    ]);
    await send(app, 'PUT', `/api/user/club/pull/${club.publicId}`, {}, { token: members[1]?.token ?? '' });
    expect((await listOf(club.publicId)).values[0]?.results.map(short)).toEqual([[1, '01', '00:43:20']]);
  });

  it('call people without a name members of the club', async () => {
    const { club, members } = await stage('time', [2600]);
    await sql`update users set name = ' ', last_name = '' where id = ${members[0]?.id}`.execute(db());
    const nameOf = async (language?: 'en') => {
      const line = (await listOf(club.publicId, undefined, language)).values[0]?.results[0];
      return [line?.first_name, line?.last_name];
    };
    expect(await nameOf()).toEqual(['Участник клуба', '']);
    expect(await nameOf('en')).toEqual(['Club member', '']);
  });

  it('come as the first ten in a list and page by page in the competition', async () => {
    const { club, competition } = await stage(
      'time',
      Array.from({ length: 23 }, (_, index) => 2400 + index),
    );
    const [told] = (await listOf(club.publicId)).values;
    expect([told?.results.length, told?.total]).toEqual([10, 23]);
    const page = (await tableOf(competition.publicId, 'page=3&limit=10')).values;
    expect([page.results.map(({ position }) => position), page.total]).toEqual([[21, 22, 23], 23]);
    expect((await tableOf(competition.publicId, 'page=4&limit=10')).values).toMatchObject({ results: [], total: 23 });
    expect((await tableOf(competition.publicId)).values.results).toHaveLength(23);
  });

  it('tell the caller his place, and his line when it is not among those shown', async () => {
    const { club, members } = await stage(
      'time',
      Array.from({ length: 12 }, (_, index) => 2400 + index),
    );
    const seenBy = async (user?: MadeUser) => {
      const [told] = (await listOf(club.publicId, user)).values;
      return [told?.my_place, told?.mine && short(told.mine), told?.results.filter(({ own }) => own).map(short)];
    };
    expect(await seenBy(members[11])).toEqual([12, [12, '12', '00:40:11'], []]);
    expect(await seenBy(members[2])).toEqual([3, null, [[3, '03', '00:40:02']]]);
    expect(await seenBy()).toEqual([null, null, []]);
    expect(await seenBy((await people(1))[0])).toEqual([null, null, []]);
  });

  it('show the caller his result that awaits its check, when it beats his accepted one', async () => {
    const { club, type, competition, members } = await stage('time', [2600, 2500]);
    const [, second] = members;
    const hand = (value: number) =>
      createClubResult(db(), second?.id ?? 0, {
        typeId: type.id,
        value,
        status: 'new',
        competitions: [competition.id],
      });
    const seenBy = async (user?: MadeUser) => {
      const [told] = (await listOf(club.publicId, user)).values;
      return [told?.my_place, told?.mine && [told.mine.position, told.mine.result, told.mine.status, told.mine.own]];
    };
    await hand(2550);
    expect(await seenBy(second)).toEqual([1, null]);
    await hand(2450);
    expect(await seenBy(second)).toEqual([1, [0, '00:40:50', 'new', true]]);
    expect(await seenBy(members[0])).toEqual([2, null]);
  });
});

describe('the pages of clubs', () => {
  it('ask the database as often for many lines as for few', async () => {
    let statements = 0;
    const counted = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: app.database.pool }),
      log: () => void (statements += 1),
    });
    const watched = await createTestApp({ database: { ...app.database, db: counted } });
    const { club, type, competition, members } = await stage('time', [2600, 2500]);
    const token = members[0]?.token ?? '';
    const urls = [
      '/api/clubs?search=клуб&sort=date',
      `/api/clubs/${club.publicId}`,
      '/api/user/clubs',
      `/api/club/competition/list/${club.publicId}`,
      `/api/club/competition/${competition.publicId}`,
      '/api/user/competition',
    ];
    const countAll = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const url of urls) {
        statements = 0;
        expect((await send(watched, 'GET', encodeURI(url), undefined, { token })).statusCode).toBe(200);
        counts.push(statements);
      }
      return counts;
    };
    const few = await countAll();
    for (const member of await people(12)) {
      const other = await createClub(db(), [...ids(members), member.id]);
      const next = await createCompetition(db(), club.id, type.id);
      await sql`insert into club_members (club_id, user_id) values (${club.id}, ${member.id})`.execute(db());
      for (const userId of [member.id, members[0]?.id ?? 0])
        await createClubResult(db(), userId, { typeId: type.id, value: 2400, competitions: [competition.id, next.id] });
      await createCompetition(db(), other.id, type.id);
    }
    expect(await countAll()).toEqual(few);
    // One of them finds the login behind the token.
    expect(few).toEqual([2, 2, 2, 4, 2, 2]);
    await watched.http.close();
  });
});
