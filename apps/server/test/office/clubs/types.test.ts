import type { OfficeCompetitionTypeCard } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { untilWaiting } from '../../concurrency/support/places.ts';
import { createUser } from '../../factories/accounts.ts';
import { createClubCalls } from '../../factories/club-calls.ts';
import { createClub, createClubResult, createCompetition } from '../../factories/clubs.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, createColleague, db } = openOffice();
const { handIn } = createClubCalls(app);
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('content');
});

type Card = OfficeCompetitionTypeCard;
const cardOf = ({ status, body }: Answer): Card => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as Card;
};
const errorsOf = ({ status, body }: Answer) => [status, Object.keys(body['errors'] ?? {})];
const send = (fields: object = {}): Promise<Answer> =>
  ask('POST', '/competition_types', { ...olga, body: { title_ru: 'Бёрпи', unit: 'count', ...fields } });
const made = async (fields: object = {}): Promise<Card> => cardOf(await send(fields));
const put = ({ public_id: id, version }: Card, body: object, by = olga): Promise<Answer> =>
  ask('PUT', `/competition_types/${id}`, { ...by, body: { version, ...body } });
const remove = ({ public_id: id, version }: Card): Promise<Answer> =>
  ask('DELETE', `/competition_types/${id}?version=${version}`, olga);
const read = async (id: string): Promise<Card> => cardOf(await ask('GET', `/competition_types/${id}`, olga));
const listed = async () => (await ask('GET', '/competition_types', olga)).body['values'] as Card[];
const idOf = async ({ public_id: id }: Card): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from competition_types where public_id = ${id}`.execute(db());
  return rows[0]?.id ?? 0;
};
const compete = async (type: Card): Promise<Answer> =>
  ask('POST', '/competitions', {
    ...olga,
    body: { title: 'Осень', club: (await createClub(db())).publicId, type: type.public_id, starts_at: 1, ends_at: 2 },
  });

// BO-191
describe('an installation without types of competitions', () => {
  it('makes one, then a competition of it and a result', async () => {
    expect(await listed()).toEqual([]);
    const type = await made({ title_en: 'Burpees', description_ru: 'За минуту' });
    expect(type).toMatchObject({
      title: 'Бёрпи',
      unit: 'count',
      distance: null,
      competitions: 0,
      results: 0,
      version: 1,
    });
    expect((await compete(type)).status).toBe(200);
    const runner = await createUser(db());
    expect((await handIn({ competition_type: type.public_id, result: '31' }, runner)).status).toBe(200);
    expect(await listed()).toMatchObject([{ public_id: type.public_id, competitions: 1, results: 1 }]);
  });
});

describe('a type of competitions', () => {
  it('stands behind those that were before', async () => {
    const [one, two] = [await made(), await made()];
    expect((await listed()).slice(-2).map(({ public_id: id }) => id)).toEqual([one.public_id, two.public_id]);
  });

  it.each([
    ['a title of one letter', { title_ru: 'Б' }, 'title_ru'],
    ['a number with a distance', { distance: 5 }, 'distance'],
    ['a distance of metres', { unit: 'time', distance: 21.0975 }, 'distance'],
    ['obstacles without a distance', { unit: 'time', with_obstacles: true }, 'with_obstacles'],
    ['a text too long', { description_ru: 'Б'.repeat(501) }, 'description_ru'],
  ])('is refused with %s', async (_, fields, field) => {
    expect(errorsOf(await send(fields))).toEqual([400, [field]]);
  });

  it('is no more than a hundred', async () => {
    const { length } = await listed();
    await sql`insert into competition_types (public_id, unit, title_ru, position)
      select 'spare-' || n, 'count', 'Запас', 1 from generate_series(1, ${99 - length}::int) n`.execute(db());
    const answers = await Promise.all([send(), send(), send()]);
    await sql`delete from competition_types where public_id like 'spare-%'`.execute(db());
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('is changed by the version that was seen, and its history tells what was changed', async () => {
    const type = await made({ unit: 'time', distance: 10 });
    const boss = await createColleague('admin');
    const changed = cardOf(await put(type, { distance: 21.1, with_obstacles: true, title_en: ' ' }, boss));
    expect(changed).toMatchObject({ distance: 21.1, with_obstacles: true, title_en: null, version: 2 });
    const late = await put(type, { title_ru: 'Полумарафон' });
    expect([late.status, late.body['code'], late.body['changed_by']]).toMatchObject([
      409,
      'conflict',
      { public_id: boss.publicId },
    ]);
    expect(cardOf(await put(changed, { distance: 21.1 })).version).toBe(2);
    const { values } = (await ask('GET', `/competition_types/${type.public_id}/history`, olga)).body as {
      values: { act: string; changes: { field: string }[] }[];
    };
    const told = values.filter(({ changes }) => changes.length > 0);
    expect(told.map(({ act, changes }) => [act, changes.map(({ field }) => field)])).toMatchObject([
      ['competition_type.change', expect.arrayContaining(['distance', 'with_obstacles'])],
      ['competition_type.create', expect.arrayContaining(['title_ru', 'unit', 'distance'])],
    ]);
  });

  it('keeps how it is measured once there is a result, in any state, and its words do not', async () => {
    const type = await made({ unit: 'time', distance: 10 });
    const runner = await createUser(db());
    await createClubResult(db(), runner.id, {
      typeId: await idOf(type),
      value: 2530,
      status: 'declined',
      reason: 'Нет',
    });
    const now = await read(type.public_id);
    expect(errorsOf(await put(now, { unit: 'count', distance: null }))).toEqual([400, ['unit', 'distance']]);
    expect(errorsOf(await put(now, { with_obstacles: true }))).toEqual([400, ['with_obstacles']]);
    expect(cardOf(await put(now, { title_ru: 'Десять км' }))).toMatchObject({
      title: 'Десять км',
      unit: 'time',
      distance: 10,
    });
  });

  it('keeps its unit for a result that is on its way', async () => {
    const type = await made({ unit: 'time' });
    const runner = await createUser(db());
    const [sent, changed] = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select 1 from users where id = ${runner.id} for update`.execute(tx);
        const handing = handIn({ competition_type: type.public_id }, runner);
        await untilWaiting(db(), 1);
        const changing = put(type, { unit: 'count' });
        await untilWaiting(db(), 2);
        return [handing, changing] as const;
      });
    expect((await sent).status).toBe(200);
    expect(errorsOf(await changed)).toEqual([400, ['unit']]);
  });

  it('is removed once nothing uses it, and says what does', async () => {
    const type = await made();
    const competition = await createCompetition(db(), (await createClub(db())).id, await idOf(type));
    const kept = await remove(type);
    expect([kept.status, kept.body]).toMatchObject([
      400,
      { code: 'has_dependants', dependants: [{ kind: 'competitions', count: 1 }] },
    ]);
    await sql`delete from club_competitions where id = ${competition.id}`.execute(db());
    expect((await remove(type)).status).toBe(200);
    expect((await ask('GET', `/competition_types/${type.public_id}`, olga)).status).toBe(404);
  });

  it('refuses a competition by its field when it goes meanwhile', async () => {
    const type = await made();
    const coming = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`delete from competition_types where public_id = ${type.public_id}`.execute(tx);
        const came = compete(type);
        await untilWaiting(db(), 1);
        return [came] as const;
      });
    expect(errorsOf(await coming[0])).toEqual([400, ['type']]);
  });

  it('is either removed or used, by many at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const type = await made();
      const [removed, ...came] = await Promise.all([remove(type), compete(type), compete(type)]);
      const used = came.filter(({ status }) => status === 200).length;
      expect([removed.status, used > 0]).toEqual(used > 0 ? [400, true] : [200, false]);
      const refused = came.filter(({ status }) => status !== 200).map(errorsOf);
      expect(refused).toEqual(refused.map(() => [400, ['type']]));
    }
  });
});
