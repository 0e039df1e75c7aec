import type { OfficeCompetition } from '@trassa/contracts/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { createClubCalls } from '../../factories/club-calls.ts';
import { createClub, createClubResult, createCompetition, createType, type MadeClub } from '../../factories/clubs.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, createColleague, db, idsOf } = openOffice();
const { link, tableOf } = createClubCalls(app);
let olga: Member;
let club: MadeClub;
let type: { id: number; publicId: string };
beforeAll(async () => {
  olga = await createColleague('content');
  club = await createClub(db());
  type = await createType(db());
});

const now = (): number => Math.floor(Date.now() / 1000);
const day = 86_400;
const cardOf = ({ status, body }: Answer): OfficeCompetition => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeCompetition;
};
const bodyOf = (fields: object = {}) => ({
  title: 'Осенняя десятка',
  club: club.publicId,
  type: type.publicId,
  starts_at: now() - day,
  ends_at: now() + day,
  ...fields,
});
const send = (fields: object = {}): Promise<Answer> => ask('POST', '/competitions', { ...olga, body: bodyOf(fields) });
const read = async (id: string): Promise<OfficeCompetition> => cardOf(await ask('GET', `/competitions/${id}`, olga));
const put = (one: OfficeCompetition, path: string, body: object): Promise<Answer> =>
  ask('PUT', `/competitions/${one.public_id}${path}`, { ...olga, body: { version: one.version, ...body } });

describe('a competition of a club', () => {
  // BO-179
  it('is hidden until it is put on the page of its club, and comes off it', async () => {
    const own = await createClub(db());
    const made = cardOf(await send({ club: own.publicId, description: 'Любая трасса' }));
    expect(made).toMatchObject({ state: 'draft', results: 0, outside: 0, timezone: 'Europe/Moscow' });
    expect(await tableOf(own.publicId)).toBeUndefined();
    const shown = cardOf(await put(made, '/moderate', { state: 'published' }));
    expect(shown.state).toBe('running');
    expect(await tableOf(own.publicId)).toMatchObject({ title: 'Осенняя десятка', description: 'Любая трасса' });
    expect(cardOf(await put(shown, '/moderate', { state: 'draft' })).state).toBe('draft');
    expect(await tableOf(own.publicId)).toBeUndefined();
  });

  it.each([
    ['an end before its beginning', { ends_at: 5, starts_at: 6 }, 'ends_at'],
    ['a title of one letter', { title: 'О' }, 'title'],
    ['an unknown club', { club: 'nobody' }, 'club'],
    ['an unknown type', { type: 'none' }, 'type'],
  ])('is refused with %s', async (_, fields, field) => {
    expect((await send(fields)).body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('is refused of a club that has gone into another one', async () => {
    const gone = await createClub(db(), [], { status: 'merged', merged_into: club.id });
    expect((await send({ club: gone.publicId })).body).toMatchObject({ errors: { club: expect.any(String) } });
  });

  it('keeps its type once it has a result, and its words may be changed', async () => {
    const user = await createUser(db());
    const own = await createClub(db(), [user.id]);
    const made = cardOf(await send({ club: own.publicId }));
    const other = await createType(db());
    const changed = cardOf(await put(made, '', { type: other.publicId }));
    expect(changed.type.public_id).toBe(other.publicId);
    const competition = await createCompetition(db(), own.id, type.id);
    await createClubResult(db(), user.id, { typeId: type.id, value: 2530, competitions: [competition.id] });
    const held = await read(competition.publicId);
    expect((await put(held, '', { type: other.publicId })).body).toMatchObject({
      errors: { type: expect.any(String) },
    });
    expect(cardOf(await put(held, '', { title: 'Иначе' }))).toMatchObject({ title: 'Иначе', results: 1 });
  });

  it('whose days are others counts results of these days alone, and has them back', async () => {
    const user = await createUser(db(), { name: 'Анна', last_name: 'Яр' });
    const own = await createClub(db(), [user.id]);
    const competition = await createCompetition(db(), own.id, type.id);
    await createClubResult(db(), user.id, { typeId: type.id, value: 2530, competitions: [competition.id] });
    expect((await tableOf(own.publicId))?.total).toBe(1);
    const before = await read(competition.publicId);
    const moved = cardOf(
      await put(before, '', { starts_at: before.starts_at - 30 * day, ends_at: before.starts_at - 20 * day }),
    );
    expect(moved).toMatchObject({ results: 0, outside: 1, linked: { accepted: 1 } });
    expect((await tableOf(own.publicId))?.total).toBe(0);
    await put(moved, '', { ends_at: before.ends_at });
    expect((await tableOf(own.publicId))?.total).toBe(1);
  });

  it('is changed by one of many at once', async () => {
    const made = cardOf(await send());
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => put(made, '', { title: `Имя ${n}` })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  it('has results of its type alone, however quickly one is linked while the type changes', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const user = await createUser(db());
      const own = await createClub(db(), [user.id]);
      const competition = await createCompetition(db(), own.id, type.id);
      const other = await createType(db());
      const result = await createClubResult(db(), user.id, { typeId: type.id, value: 2530, status: 'new' });
      const card = await read(competition.publicId);
      const [linked, changed] = await Promise.all([
        link(result.publicId, own.publicId, user),
        put(card, '', { type: other.publicId }),
      ]);
      expect([linked.status, changed.status].toSorted((a, b) => a - b)).toEqual([200, 400]);
    }
  });
});

describe('the list of competitions', () => {
  it('is filtered by state, club and type, and found by the title of the club', async () => {
    const own = await createClub(db(), [], { title: 'Ёжики ночи' });
    const at = (starts: number, ends: number) => ({
      club: own.publicId,
      starts_at: now() + starts * day,
      ends_at: now() + ends * day,
    });
    const [hidden, running, soon, ended] = [
      cardOf(await send(at(-1, 1))),
      ...(await Promise.all(
        [at(-1, 1), at(2, 3), at(-3, -2)].map(async (dates) =>
          cardOf(await put(cardOf(await send(dates)), '/moderate', { state: 'published' })),
        ),
      )),
    ];
    const of = (query: string) => idsOf(olga, `/competitions?f.club=${own.publicId}${query}`);
    expect(await of('&f.state=draft')).toEqual([hidden?.public_id]);
    expect(await of('&f.state=running')).toEqual([running?.public_id]);
    expect(await of('&f.state=soon')).toEqual([soon?.public_id]);
    expect(await of('&f.state=ended')).toEqual([ended?.public_id]);
    expect(await of(`&f.type=${type.publicId}`)).toHaveLength(4);
    expect(await idsOf(olga, `/competitions?search=${encodeURIComponent('ежики')}`)).toHaveLength(4);
  });
});
