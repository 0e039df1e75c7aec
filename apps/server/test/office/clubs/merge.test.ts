import type { ClubMerge, OfficeClub } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { createClub, createClubResult, createCompetition, createType, type MadeClub } from '../../factories/clubs.ts';
import { createClubCalls } from '../../factories/club-calls.ts';
import { createCity } from '../../factories/events.ts';
import { paymentBody, place, press, send, ticketLine } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, buyOf, createColleague, createStart, db } = openOffice();
const { tableOf } = createClubCalls(app);
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});

const read = async ({ publicId }: MadeClub): Promise<OfficeClub> =>
  (await ask('GET', `/clubs/${publicId}`, olga)).body['values'] as OfficeClub;
const plan = async (from: MadeClub, into: MadeClub): Promise<Answer> =>
  ask('GET', `/clubs/${from.publicId}/merge?into=${into.publicId}`, olga);
const reason = 'Один клуб под двумя именами';
const merge = async (from: MadeClub, into: MadeClub, more: object = {}): Promise<Answer> =>
  ask('PUT', `/clubs/${from.publicId}/merge`, {
    ...olga,
    body: {
      version: (await read(from)).version,
      into: into.publicId,
      into_version: (await read(into)).version,
      reason,
      ...more,
    },
  });
const membersOf = async ({ id }: MadeClub): Promise<number[]> =>
  (
    await sql<{ id: number }>`select user_id as id from club_members where club_id = ${id} order by user_id`.execute(
      db(),
    )
  ).rows.map((row) => row.id);
const people = async (count: number): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, () => createUser(db(), { name: 'Анна', last_name: 'Яр' }))))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

describe('a merge of clubs', () => {
  // BO-178
  it('tells beforehand what moves, moves it, and has nobody twice', async () => {
    const [a = 0, b = 0, c = 0] = await people(3);
    const [from, into] = [await createClub(db(), [a, b]), await createClub(db(), [b, c])];
    const type = await createType(db());
    await createCompetition(db(), from.id, type.id);
    expect((await plan(from, into)).body['values']).toMatchObject({
      members: 1,
      both: 1,
      competitions: 1,
      tickets: 0,
      into: { public_id: into.publicId },
    } satisfies Partial<Record<keyof ClubMerge, unknown>>);
    expect(await membersOf(into)).toEqual([b, c]);
    const done = await merge(from, into);
    expect(done.body['values']).toMatchObject({
      state: 'merged',
      members: 0,
      competitions: 0,
      can: [],
      merged_into: { public_id: into.publicId },
    });
    expect([await membersOf(from), await membersOf(into)]).toEqual([[], [a, b, c]]);
    expect(await read(into)).toMatchObject({ members: 3, competitions: 1, former: [from.publicName] });
  });

  it('keeps since when a person has been in the first of the two', async () => {
    const [a = 0] = await people(1);
    const early = new Date('2024-02-03T04:05:06Z');
    const from = await createClub(db(), [a], { joined_at: early });
    const into = await createClub(db(), [a]);
    await merge(from, into);
    const { rows } = await sql<{
      at: Date;
    }>`select joined_at as at from club_members where club_id = ${into.id}`.execute(db());
    expect(rows).toEqual([{ at: early }]);
  });

  it('leaves every table of results as it was', async () => {
    const [a = 0, b = 0, left = 0] = await people(3);
    const type = await createType(db());
    const [from, into] = [await createClub(db(), [a]), await createClub(db(), [b, left])];
    const competition = await createCompetition(db(), from.id, type.id);
    await createClubResult(db(), a, { typeId: type.id, value: 2530, competitions: [competition.id] });
    // He has left the club of the competition, and is in the other one.
    await createClubResult(db(), left, { typeId: type.id, value: 2000, competitions: [competition.id] });
    const before = (await tableOf(from.publicId))?.results;
    expect(before).toHaveLength(1);
    await merge(from, into);
    expect((await tableOf(into.publicId))?.results).toEqual(before);
  });

  it.each(['merge', 'move'] as const)('keeps days of competitions in a city of another zone: %s', async (act) => {
    const [a = 0] = await people(1);
    const type = await createType(db());
    const east = await createCity(db(), { id: 2013348, regionId: 2017623, timezone: 'Asia/Vladivostok' });
    const [from, into] = [await createClub(db(), [a]), await createClub(db(), [], { city_id: east })];
    // Half past eleven of an evening in Moscow, when it is the next day in the east.
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const competition = await createCompetition(db(), from.id, type.id, { starts_at: `${day} 23:30:00+03` });
    await createClubResult(db(), a, { typeId: type.id, value: 2530, day, competitions: [competition.id] });
    const before = (await tableOf(from.publicId))?.results;
    expect(before).toHaveLength(1);
    const { version } = await read(from);
    const done =
      act === 'merge'
        ? await merge(from, into)
        : await ask('PUT', `/clubs/${from.publicId}`, { ...olga, body: { version, city: east } });
    expect(done.status).toBe(200);
    expect((await tableOf(act === 'merge' ? into.publicId : from.publicId))?.results).toEqual(before);
    const { rows } = await sql<{ at: Date }>`
      select starts_at as at from club_competitions where id = ${competition.id}`.execute(db());
    expect(rows).toEqual([{ at: new Date(`${day}T23:30:00+10:00`) }]);
  });

  it('leads from all addresses of the club to the other one, also after a second merge', async () => {
    const [one, two, three] = [await createClub(db()), await createClub(db()), await createClub(db())];
    await merge(one, two);
    await merge(two, three);
    for (const id of [one.publicName, one.publicId, two.publicName]) {
      const answer = await send(app(), 'GET', `/api/clubs/${id}`);
      expect(answer.json()).toMatchObject({ values: { public_id: three.publicId } });
    }
    expect((await read(three)).former).toEqual([one.publicName, two.publicName].toSorted());
    expect((await read(one)).merged_into?.public_id).toBe(three.publicId);
  });

  it('takes tickets along, so that participants run for the other club', async () => {
    const [from, into] = [await createClub(db()), await createClub(db())];
    const { format } = await createStart();
    const order = await buyOf([ticketLine(format.publicId)]);
    await sql`update tickets set club_public_id = ${from.publicId} where order_id = (select id from orders where public_id = ${order})`.execute(
      db(),
    );
    expect((await plan(from, into)).body['values']).toMatchObject({ tickets: 1 });
    await merge(from, into);
    const { rows } = await sql`select club_public_id as club from tickets
      where order_id = (select id from orders where public_id = ${order})`.execute(db());
    expect(rows).toEqual([{ club: into.publicId }]);
  });

  it('has a ticket that is paid for after it run for the other club', async () => {
    const [from, into] = [await createClub(db()), await createClub(db())];
    const { format } = await createStart();
    const line = ticketLine(format.publicId, { club: { public_id: from.publicId, title: '' } });
    const { order } = await place(app(), paymentBody([line]));
    expect((await merge(from, into)).status).toBe(200);
    await press(app(), order.public_id, 'paid');
    const { rows } = await sql`select club_public_id as club from tickets
      where order_id = (select id from orders where public_id = ${order.public_id})`.execute(db());
    expect(rows).toEqual([{ club: into.publicId }]);
  });

  it('stands in the histories of both with its reason', async () => {
    const [from, into] = [await createClub(db(), await people(2)), await createClub(db())];
    await merge(from, into);
    for (const { publicId } of [from, into])
      expect((await ask('GET', `/clubs/${publicId}/history`, olga)).body).toMatchObject({
        values: [{ act: 'club.merge' }],
      });
  });

  it('is refused with itself, into a hidden club, into an unknown one, and of one that has gone already', async () => {
    const [from, into] = [await createClub(db()), await createClub(db())];
    const hidden = await createClub(db(), [], { status: 'draft' });
    const wrong = { errors: { into: expect.any(String) } };
    expect((await plan(from, from)).body).toMatchObject(wrong);
    expect((await merge(from, from)).body).toMatchObject(wrong);
    expect((await merge(from, hidden)).body).toMatchObject(wrong);
    expect((await merge(from, into, { into: 'nobody' })).body).toMatchObject(wrong);
    await merge(from, into);
    expect((await merge(from, into)).body).toMatchObject(wrong);
    expect((await merge(into, from)).body).toMatchObject(wrong);
  });

  it('is refused when either club has changed since it was planned', async () => {
    const [from, into] = [await createClub(db()), await createClub(db())];
    expect((await merge(from, into, { version: 1000 })).status).toBe(409);
    expect((await merge(from, into, { into_version: 1000 })).body).toMatchObject({ code: 'state' });
    expect((await read(from)).state).toBe('published');
  });
});

describe('at once', () => {
  it('one of many merges of a club is done, and all its people are in one club', async () => {
    const users = await people(4);
    const from = await createClub(db(), users);
    const others = await Promise.all(Array.from({ length: 4 }, () => createClub(db())));
    const statuses = (await Promise.all(others.map((into) => merge(from, into)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ club: number }>`
      select distinct club_id as club from club_members where user_id = any(${users}::bigint[])`.execute(db());
    expect(rows).toHaveLength(1);
    expect(await membersOf(from)).toEqual([]);
  });

  it('of two clubs that go into each other one stays', async () => {
    const [one, two] = [await createClub(db(), await people(1)), await createClub(db(), await people(1))];
    const statuses = (await Promise.all([merge(one, two), merge(two, one)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const states = [(await read(one)).state, (await read(two)).state];
    expect(states.toSorted()).toEqual(['merged', 'published']);
  });

  it('nobody who joins a club while it goes is left behind', async () => {
    const [from, into] = [await createClub(db()), await createClub(db())];
    const users = await Promise.all(Array.from({ length: 12 }, () => createUser(db())));
    const joins = users.map(({ token }) => send(app(), 'PUT', `/api/user/club/new/${from.publicId}`, {}, { token }));
    const [merged, ...joined] = await Promise.all([merge(from, into), ...joins]);
    expect(merged.status).toBe(200);
    expect(new Set(joined.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await membersOf(from)).toEqual([]);
    expect(await membersOf(into)).toHaveLength(12);
  });

  it('a join that the merge holds up leads into the club that stays', async () => {
    const [from, into] = [await createClub(db()), await createClub(db())];
    const user = await createUser(db());
    const isHeldUp = async (): Promise<boolean> =>
      (await sql`select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`.execute(db())).rows
        .length > 0;
    const joined = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select from clubs where id = ${from.id} for update`.execute(tx);
        const join = send(app(), 'PUT', `/api/user/club/new/${from.publicId}`, {}, { token: user.token });
        await expect.poll(isHeldUp).toBe(true);
        await sql`update clubs set status = 'merged', merged_into = ${into.id} where id = ${from.id}`.execute(tx);
        return { join };
      });
    expect((await joined.join).statusCode).toBe(200);
    expect([await membersOf(from), await membersOf(into)]).toEqual([[], [user.id]]);
  });
});
