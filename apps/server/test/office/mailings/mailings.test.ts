import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { send } from '../../factories/orders.ts';
import { unique } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { nextNoon, openMailings } from './stage.ts';

const {
  act,
  app,
  audience,
  buyer,
  clock,
  create,
  createColleague,
  createStart,
  db,
  drain,
  read,
  reader,
  sentTo,
  silence,
  statesOf,
} = openMailings();
const noon = nextNoon();
const night = new Date(noon.getTime() + 11 * 3_600_000);
let boss: Member;
let start: Start;
beforeEach(async () => {
  boss = await createColleague('admin');
  start = await createStart();
  await silence();
});
const subjectOf = (subject: string) => ({
  content: { ru: { subject, preheader: '', blocks: [{ type: 'text', text: 'Здравствуйте, {имя|друг}.' }] }, en: null },
});

// BO-109
describe('an audience', () => {
  it('counts one letter for an address that has bought five places, and each holder', async () => {
    const anna = await buyer(start, 5);
    await buyer(start, 1, { language: 'en' });
    const { values } = await audience(boss, start.start);
    expect(values).toMatchObject({
      count: 2,
      languages: { ru: expect.any(Number), en: expect.any(Number) },
      second_person: false,
    });
    expect(JSON.stringify(values.sample)).not.toContain(anna.email);
    expect(values.sample.map(({ email }) => email)).toContain(`${anna.email[0]}***@example.org`);
  });

  it('is joined by AND of conditions and OR of values, and leaves out another mailing’s people', async () => {
    const first = await buyer(start);
    await sql`update tickets set registered_at = now() where user_id = ${first.id}`.execute(db());
    await buyer(start);
    const count = async (conditions: object) => (await audience(boss, start.start, conditions)).values.count;
    expect(await count({})).toBe(2);
    expect(await count({ registered: true })).toBe(1);
    expect(await count({ registered: true, states: ['returned'] })).toBe(0);
    expect(await count({ states: ['returned', 'active'] })).toBe(2);
    expect(await count({ formats: ['nothing', start.format.publicId] })).toBe(2);
    expect(await count({ bought_from: '2020-01-01', bought_to: '2020-01-02' })).toBe(0);
    expect(await count({ promocode: 'NOSUCH' })).toBe(0);
    expect(await count({ age_from: 90 })).toBe(0);
    const { public_id: id } = await create(boss, start.start, {
      conditions: { ...(await read(boss, (await create(boss, start.start)).public_id)).conditions, registered: true },
    });
    await act(boss, id, 'send');
    await drain(noon);
    expect(await count({ exclude: id })).toBe(1);
  });

  it('equals the letters that are queued, less those of erased and unsubscribed people', async () => {
    const readers = [await reader(), await reader(), await reader()];
    const subject = unique('Равно');
    const { public_id: id } = await create(boss, null, subjectOf(subject));
    expect((await audience(boss, null)).values.count).toBe(3);
    await act(boss, id, 'send');
    await drain(night);
    await sql`update users set mailing = false where id = ${readers[0]?.id}`.execute(db());
    await sql`update users set deleted_at = now(), email = null where id = ${readers[1]?.id}`.execute(db());
    await drain(noon);
    expect(sentTo(subject)).toEqual([readers[2]?.email]);
    expect((await read(boss, id)).counts).toMatchObject({ total: 3, sent: 1, unsubscribed: 2, waiting: 0 });
    expect((await read(boss, id)).state).toBe('done');
  });
});

// BO-110
describe('a letter goes', () => {
  it('as a service one to the people of its start and to nobody else, without an unsubscribing link', async () => {
    const other = await createStart();
    const [mine, strange] = [await buyer(start, 2), await buyer(other)];
    const subject = unique('Старт');
    const { public_id: id } = await create(boss, start.start, subjectOf(subject));
    await act(boss, id, 'send');
    await drain(night);
    expect(sentTo(subject)).toEqual([mine.email]);
    expect(sentTo(subject)).not.toContain(strange.email);
    expect(app().letters.find((letter) => letter.subject === subject)?.unsubscribe).toBeUndefined();
  });

  it('as news only to who agrees at the moment of sending, by day, with a way out', async () => {
    const [glad, sad] = [await reader(), await reader({ mailing: false })];
    const unproved = await reader({ email_confirmed_at: null });
    const subject = unique('Новость');
    const { public_id: id } = await create(boss, null, subjectOf(subject));
    await act(boss, id, 'send');
    await drain(night);
    expect(sentTo(subject)).toEqual([]);
    await drain(noon);
    expect(sentTo(subject)).toEqual([glad.email]);
    expect(Object.keys(await statesOf(id))).not.toContain(sad.email);
    expect(Object.keys(await statesOf(id))).not.toContain(unproved.email);
    const letter = app().letters.find((one) => one.subject === subject);
    expect(letter?.text).toContain(`/unsubscribe/`);
    expect(letter?.unsubscribe).toMatch(/\/api\/user\/unsubscribe\/\S+$/);
  });
});

// BO-110
describe('a letter about a start', () => {
  const words = (subject: string) => ({
    content: {
      ru: { subject, preheader: '', blocks: [{ type: 'text', text: 'Участвуют: {участники|никто}.' }] },
      en: null,
    },
  });
  const textTo = (email: string, subject: string): string =>
    app().letters.find((letter) => letter.to.address === email && letter.subject === subject)?.text ?? '';

  it('goes to nobody whose tickets were returned since', async () => {
    const [left, stays] = [await buyer(start), await buyer(start)];
    const subject = unique('Ждём');
    const { public_id: id } = await create(boss, start.start, words(subject));
    await act(boss, id, 'send');
    clock.set(noon);
    await app().sweeps.sendMailings();
    await sql`update tickets set status = 'returned' where user_id = ${left.id}`.execute(db());
    await drain(noon);
    expect(sentTo(subject)).toEqual([stays.email]);
    // Whom it may not go to any more is forgotten with it.
    expect(await statesOf(id)).toEqual({ '': 'gone', [stays.email]: 'sent' });
  });

  it('names the participants of the tickets that it was written for', async () => {
    const anna = await buyer(start, 2);
    const name = (text: string, first: boolean) => sql`
      update tickets set info = ${JSON.stringify({ name: text, last_name: '' })}::jsonb, start_number = ${first ? '7' : null}
      where id = (select ${first ? sql`min` : sql`max`}(id) from tickets where user_id = ${anna.id})`;
    await name('Первая', true).execute(db());
    await name('Вторая', false).execute(db());
    const subject = unique('Номера');
    const draft = await create(boss, start.start, words(subject));
    const { public_id: id } = await create(boss, start.start, {
      ...words(subject),
      conditions: { ...draft.conditions, no_number: true },
    });
    await act(boss, id, 'send');
    await drain(noon);
    expect(textTo(anna.email, subject)).toContain('Участвуют: Вторая.');
  });

  it('names to the buyer nobody whom he has passed his ticket to', async () => {
    const [anna, boris] = [await buyer(start), await buyer(start)];
    await sql`
      update tickets set user_id = ${boris.id}, info = ${JSON.stringify({ name: 'Чужой', last_name: '' })}::jsonb where user_id = ${anna.id}`.execute(
      db(),
    );
    const subject = unique('Передан');
    const { public_id: id } = await create(boss, start.start, words(subject));
    await act(boss, id, 'send');
    await drain(noon);
    expect(textTo(anna.email, subject)).toContain('Участвуют: никто.');
    expect(textTo(boris.email, subject)).toContain('Чужой');
  });
});

// BO-113
describe('unsubscribing', () => {
  it.each(['POST', 'PUT'] as const)('by %s takes effect for letters that are queued', async (method) => {
    const [leaving, staying] = [await reader(), await reader()];
    const first = unique('Первое');
    const { public_id: one } = await create(boss, null, subjectOf(first));
    await act(boss, one, 'send');
    await drain(noon);
    const link =
      app().letters.find((letter) => letter.subject === first && letter.to.address === leaving.email)?.unsubscribe ??
      '';
    const second = unique('Второе');
    const { public_id: two } = await create(boss, null, subjectOf(second));
    await act(boss, two, 'send');
    clock.set(noon);
    await app().sweeps.sendMailings();
    expect((await statesOf(two))[leaving.email]).toBe('queued');
    const answer =
      method === 'PUT'
        ? await send(app(), 'PUT', new URL(link).pathname)
        : await app().http.inject({
            method,
            url: new URL(link).pathname,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: 'List-Unsubscribe=One-Click',
          });
    expect(answer.statusCode).toBe(200);
    await drain(noon);
    expect(sentTo(second)).toEqual([staying.email]);
    expect(await statesOf(two)).toMatchObject({ [leaving.email]: 'unsubscribed', [staying.email]: 'sent' });
  });
});

// BO-114
describe('a test letter', () => {
  it('goes to the typed addresses alone and is marked', async () => {
    await buyer(start);
    const subject = unique('Проба');
    const { public_id: id } = await create(boss, start.start, subjectOf(subject));
    const addresses = [`${unique('own')}@example.org`, `${unique('own')}@example.org`];
    expect((await act(boss, id, 'test', { language: 'ru', addresses })).status).toBe(200);
    await drain(noon);
    expect(sentTo(subject)).toEqual(addresses);
    expect(app().letters.findLast((letter) => letter.subject.includes(subject))?.subject).toBe(`[Тест] ${subject}`);
    expect((await read(boss, id)).state).toBe('draft');
    for (const wrong of [[], ['nobody'], Array.from({ length: 6 }, (_, n) => `own${n}@example.org`)])
      expect((await act(boss, id, 'test', { language: 'ru', addresses: wrong })).body).toMatchObject({
        code: 'validation',
        errors: { addresses: expect.any(String) },
      });
  });
});
