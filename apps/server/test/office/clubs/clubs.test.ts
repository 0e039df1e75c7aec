import type { Club } from '@trassa/contracts';
import type { OfficeClub, OfficeClubMember } from '@trassa/contracts/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { createClub } from '../../factories/clubs.ts';
import { createCity, unique } from '../../factories/events.ts';
import { boundary, form, picture } from '../../factories/files.ts';
import { send } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, createColleague, createKeeperOf, db, idsOf } = openOffice();
let olga: Member;
let city: number;
beforeAll(async () => {
  olga = await createColleague('content');
  city = await createCity(db());
});

const cardOf = ({ status, body }: Answer): OfficeClub => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeClub;
};
const create = async (fields: object = {}): Promise<OfficeClub> =>
  cardOf(await ask('POST', '/clubs', { ...olga, body: { title: unique('Клуб'), city, ...fields } }));
const put = (club: OfficeClub, path: string, body: object = {}, by = olga): Promise<Answer> =>
  ask('PUT', `/clubs/${club.public_id}${path}`, { ...by, body: { version: club.version, ...body } });
const publish = async (club: OfficeClub): Promise<OfficeClub> =>
  cardOf(await put(club, '/moderate', { state: 'published' }));
const site = async (id: string): Promise<Club | null> => {
  const answer = await send(app(), 'GET', `/api/clubs/${id}`);
  return answer.statusCode === 200 ? answer.json<{ values: Club }>().values : null;
};
const sendPicture = async (club: OfficeClub, value: Buffer | null) =>
  app().http.inject({
    method: 'POST',
    url: `/api/admin/clubs/${club.public_id}/picture?version=${club.version}`,
    headers: {
      authorization: olga.token,
      cookie: `staff=${olga.cookie}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: form(value ? [{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', value }] : []),
  });
const historyOf = async (id: string): Promise<{ act: string; result: string }[]> =>
  (await ask('GET', `/clubs/${id}/history`, olga)).body['values'] as { act: string; result: string }[];

describe('a club', () => {
  // BO-177
  it('is hidden until it is put on the site, and is seen there at once', async () => {
    const club = await create({ title: 'Бегущие лоси' });
    expect(club).toMatchObject({ state: 'draft', slug: 'begushchie-losi', members: 0, can: ['publish', 'merge'] });
    expect(await site(club.slug)).toBeNull();
    const shown = await publish(club);
    expect(shown).toMatchObject({ state: 'published', can: ['hide', 'merge'] });
    expect(await site(club.slug)).toMatchObject({ title: 'Бегущие лоси', public_id: club.public_id });
  });

  it('is taken off the site with a reason that its history keeps', async () => {
    const club = await publish(await create());
    expect((await put(club, '/moderate', { state: 'draft' })).body).toMatchObject({
      errors: { reason: expect.any(String) },
    });
    expect(cardOf(await put(club, '/moderate', { state: 'draft', reason: 'Рекламный клуб' })).state).toBe('draft');
    expect(await site(club.slug)).toBeNull();
    expect((await historyOf(club.public_id)).map(({ act, result }) => [act, result])).toEqual([
      ['club.moderate', 'done'],
      ['club.moderate', 'refused'],
      ['club.moderate', 'done'],
      ['club.create', 'done'],
    ]);
  });

  it('that is on the site is not put there again', async () => {
    const club = await publish(await create());
    expect((await put(club, '/moderate', { state: 'published' })).body).toMatchObject({ code: 'state' });
  });

  // BO-016
  it.each([
    ['x', 'title'],
    ['', 'title'],
  ])('is not called %j', async (title, field) => {
    expect((await ask('POST', '/clubs', { ...olga, body: { title, city } })).body).toMatchObject({
      errors: { [field]: expect.any(String) },
    });
  });

  it('has an address of its own, which no other club had before', async () => {
    const club = await create();
    const moved = cardOf(await put(club, '', { slug: unique('moved') }));
    for (const slug of [club.slug, moved.slug, 'ab', 'clubs', 'Лоси'])
      expect((await ask('POST', '/clubs', { ...olga, body: { title: 'Другой', city, slug } })).body).toMatchObject({
        errors: { slug: expect.any(String) },
      });
  });

  it('is called alike by another address', async () => {
    const title = unique('Тёзки');
    const [one, other] = [await create({ title }), await create({ title })];
    expect(other.slug).toBe(`${one.slug}-2`);
  });

  it('is found by addresses that it had, and may have them back', async () => {
    const club = await publish(await create());
    const moved = cardOf(await put(club, '', { slug: unique('moved') }));
    expect(await site(club.slug)).toMatchObject({ public_name: moved.slug });
    expect(moved.former).toEqual([club.slug]);
    const back = cardOf(await put(moved, '', { slug: club.slug }));
    expect(back).toMatchObject({ slug: club.slug, former: [moved.slug] });
    expect(await site(moved.slug)).toMatchObject({ public_name: club.slug });
  });

  it('keeps what is typed when it is right', async () => {
    const club = await create();
    const wrong = await put(club, '', { link: 'http://vk.com/a', city: 1 });
    expect(wrong.body).toMatchObject({ errors: { link: expect.any(String), city: expect.any(String) } });
    const changed = cardOf(await put(club, '', { link: 'https://vk.com/a', description: 'Бегаем\nпо утрам' }));
    expect(changed).toMatchObject({ link: 'https://vk.com/a', description: 'Бегаем\nпо утрам', version: 2 });
    expect((await put(club, '', { description: 'Иначе' })).status).toBe(409);
    expect((await put(changed, '', { description: 'а'.repeat(5001) })).status).toBe(400);
  });

  it('with an open link from before is written about, and given no other one', async () => {
    const { publicId } = await createClub(db(), [], { link: 'http://club.example.org' });
    const club = cardOf(await ask('GET', `/clubs/${publicId}`, olga));
    const changed = cardOf(await put(club, '', { description: 'Иначе' }));
    expect(changed).toMatchObject({ description: 'Иначе', link: 'http://club.example.org' });
    expect((await put(changed, '', { link: 'http://other.example.org' })).body).toMatchObject({
      errors: { link: expect.any(String) },
    });
  });

  it('has a picture that is one by its content', async () => {
    const club = await publish(await create());
    expect((await sendPicture(club, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400);
    expect((await sendPicture(club, await picture('png', 300, 300))).statusCode).toBe(400);
    const answer = await sendPicture(club, await picture('png', 400, 400));
    const card = answer.json<{ values: OfficeClub }>().values;
    expect(card.picture).toMatch(/\.jpg$/);
    expect((await site(club.slug))?.picture).toBe(card.picture);
    expect((await sendPicture(card, null)).json<{ values: OfficeClub }>().values.picture).toBeNull();
  });

  it('of which one of many changes is kept', async () => {
    const club = await create();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => put(club, '', { title: `Имя ${n}` })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('members of a club', () => {
  it('are told page by page, the last joined first, each once', async () => {
    const users = await Promise.all(
      Array.from({ length: 53 }, () => createUser(db(), { name: 'Анна', last_name: 'Яр' })),
    );
    const club = await createClub(
      db(),
      users.map(({ id }) => id),
    );
    const first = (await ask('GET', `/clubs/${club.publicId}/members`, olga)).body as {
      values: OfficeClubMember[];
      next: string;
    };
    expect(first.values).toHaveLength(50);
    const second = (await ask('GET', `/clubs/${club.publicId}/members?cursor=${first.next}`, olga)).body;
    expect(second).toMatchObject({ values: [{}, {}, {}], next: null });
    expect((await ask('GET', `/clubs/${club.publicId}/members?cursor=x`, olga)).status).toBe(400);
  });

  it('have their whole names and cards only for whoever may look for people', async () => {
    const user = await createUser(db(), { name: 'Анна', last_name: 'Яровая' });
    const club = await createClub(db(), [user.id]);
    const told = async (by: Member) => (await ask('GET', `/clubs/${club.publicId}/members`, by)).body['values'];
    expect(await told(olga)).toMatchObject([{ public_id: null, name: 'А. Я.' }]);
    expect(await told(await createColleague('manager'))).toMatchObject([
      { public_id: expect.any(String), name: 'Яровая Анна' },
    ]);
    expect(await told(await createKeeperOf('clubs'))).toMatchObject([{ public_id: null, name: 'А. Я.' }]);
  });
});

describe('the list of clubs', () => {
  it('is filtered by state and city, and searched with ё as е', async () => {
    const word = unique('ёж');
    const shown = await publish(await create({ title: `${word} на тропе` }));
    const hidden = await create({ title: `${word} дома` });
    const search = encodeURIComponent(word.replace('ё', 'е'));
    expect(new Set(await idsOf(olga, `/clubs?search=${search}`))).toEqual(new Set([shown.public_id, hidden.public_id]));
    expect(await idsOf(olga, `/clubs?search=${search}&f.state=draft`)).toEqual([hidden.public_id]);
    expect(await idsOf(olga, `/clubs?search=${search}&f.city=${encodeURIComponent('нигде')}`)).toEqual([]);
    const { name } = shown.city;
    expect(await idsOf(olga, `/clubs?search=${search}&f.city=${encodeURIComponent(name.slice(0, 4))}`)).toHaveLength(2);
  });

  it('goes page by page by title without a club lost', async () => {
    const word = unique('стр');
    const made = await Promise.all(Array.from({ length: 27 }, (_, n) => create({ title: `${word} ${n}` })));
    const first = (await ask('GET', `/clubs?search=${word}&limit=25`, olga)).body as {
      values: { public_id: string }[];
      next: string;
    };
    const rest = await idsOf(olga, `/clubs?search=${word}&limit=25&cursor=${first.next}`);
    expect(new Set([...first.values.map((row) => row.public_id), ...rest])).toEqual(
      new Set(made.map((club) => club.public_id)),
    );
  });
});
