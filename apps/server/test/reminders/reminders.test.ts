import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { passDays } from '../factories/days.ts';
import { createEventCity, createFormat, insertRow } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { newEmail } from '../factories/sign-in.ts';
import { createTestClock } from '../support/test-clock.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock.set(new Date());
  app.letters.splice(0);
});

const hour = 3_600_000;
const db = () => app.database.db;
const inHours = (hours: number): Date => new Date(Date.now() + hours * hour);

/** A start whose sale opens in so many hours. */
const createStart = async (hours: number) => {
  const start = await createEventCity(db(), { sale_start: inHours(hours) });
  await createFormat(db(), { event_city_id: start.id });
  return start;
};
const ask = (start: string, body: unknown = {}, token: string | null = null, language: 'ru' | 'en' = 'ru') =>
  send(app, 'POST', `/api/reminder/${start}`, body, { token, language });
const askAsGuest = (start: string, email: string, language: 'ru' | 'en' = 'ru') =>
  ask(start, { email, agree: true }, null, language);
const lettersTo = async (email: string) => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === email);
};
const codeOf = (text: string | undefined, word: 'confirm' | 'stop'): string =>
  new RegExp(`/reminder/${word}/(\\S+)`).exec(text ?? '')?.[1] ?? '';
const confirm = async (email: string) => {
  const [letter] = await lettersTo(email);
  const answer = await send(app, 'PUT', `/api/reminder/confirm/${codeOf(letter?.text, 'confirm')}`);
  app.letters.splice(0);
  return answer;
};
/** So many hours before the opening, as a sweep of that moment. */
const sweepAt = (hours: number) => {
  clock.set(inHours(hours));
  return app.sweeps.sendReminders();
};
const moveOpening = async (id: number, at: Date | null) => {
  await sql`update event_cities set sale_start = ${at} where id = ${id}`.execute(db());
};
/** What the pages show is a second old at most. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, 5000);
const subjectsAt = async (hours: number, email: string) => {
  await sweepAt(hours);
  return (await lettersTo(email)).map(({ subject }) => subject);
};

describe('a reminder of an opening', () => {
  it('begins by the first letter’s link and sends both letters once, with a calendar file', async () => {
    const { publicId } = await createStart(48);
    const email = newEmail();
    expect((await askAsGuest(publicId, email)).json()).toEqual({
      message: 'Мы отправили письмо. Подтвердите почту по ссылке в нём, и мы напомним об открытии',
    });
    expect((await confirm(email)).json()).toEqual({ message: 'Напомним за сутки и за 30 минут до открытия продажи' });
    expect(await sweepAt(23)).toBe(0);
    await sweepAt(24.5);
    await Promise.all([app.sweeps.sendReminders(), app.sweeps.sendReminders()]);
    const [first, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(first?.subject).toMatch(/Продажа откроется/);
    const [file] = first?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'opening.ics', contentType: 'text/calendar; charset=utf-8' });
    const at = inHours(48)
      .toISOString()
      .replace(/[-:]|\.\d+Z$/g, '');
    expect(String(file?.content)).toContain(`DTSTART:${at.slice(0, 13)}`);
    await sweepAt(47.6);
    await sweepAt(47.8);
    expect(await lettersTo(email)).toHaveLength(2);
    expect(await sweepAt(48.1)).toBe(0);
  });

  it('that nobody confirmed sends nothing', async () => {
    const { publicId } = await createStart(48);
    const email = newEmail();
    await askAsGuest(publicId, email);
    await lettersTo(email);
    app.letters.splice(0);
    await sweepAt(25);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('of a signed-in person begins at once; asked within a day it sends the later letter alone', async () => {
    const { publicId } = await createStart(20);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    expect((await ask(publicId, {}, token)).json()).toEqual({
      message: 'Напомним за сутки и за 30 минут до открытия продажи',
    });
    await sweepAt(1);
    expect(await lettersTo(email)).toEqual([]);
    await sweepAt(19.7);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('ends by one link, in the language it was asked in, and may be asked for again', async () => {
    const { publicId } = await createStart(48);
    const email = newEmail();
    await askAsGuest(publicId, email, 'en');
    await confirm(email);
    await sweepAt(25);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toMatch(/Tickets go on sale/);
    const stop = `/api/reminder/stop/${codeOf(letter?.text, 'stop')}`;
    expect((await send(app, 'PUT', stop)).statusCode).toBe(200);
    expect((await send(app, 'PUT', stop)).statusCode).toBe(200);
    await sweepAt(47.7);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('answers alike whether the mailbox has asked before', async () => {
    const { publicId } = await createStart(48);
    const email = newEmail();
    const { body } = await askAsGuest(publicId, email);
    await confirm(email);
    const again = await askAsGuest(publicId, email);
    expect([again.statusCode, again.body]).toEqual([200, body]);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('follows an opening that is moved', async () => {
    const start = await createStart(26);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(start.publicId, {}, token);
    await moveOpening(start.id, inHours(60));
    await soon(async () => expect(await subjectsAt(40, email)).toEqual([expect.stringMatching(/Продажа откроется/)]));
  });

  it.each([
    ['far away: at once, then as ever', 90, [26, 67, 89.7]],
    ['within the day: at once', 50, [26.5, 49.7]],
  ])('tells whoever had a letter of an opening that is moved %s', async (_, hours, [first = 0, ...then]) => {
    const start = await createStart(48);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(start.publicId, {}, token);
    const told = [expect.stringMatching(/Продажа откроется/)];
    expect(await subjectsAt(25, email)).toEqual(told);
    await moveOpening(start.id, inHours(hours));
    told.push(expect.stringMatching(/Продажу перенесли/));
    await soon(async () => expect(await subjectsAt(first, email)).toEqual(told));
    expect((await lettersTo(email))[1]?.text).toMatch(/Открытие продажи перенесли: было/);
    for (const at of then) {
      expect(await subjectsAt(first, email)).toEqual(told);
      told.push(expect.stringMatching(/Продажа откроется/));
      expect(await subjectsAt(at, email)).toEqual(told);
      expect(await subjectsAt(at, email)).toEqual(told);
    }
  });

  it('of a format that opens later is no moved opening: the first one was as it was told', async () => {
    const start = await createEventCity(db());
    await createFormat(db(), { event_city_id: start.id, sale_start: inHours(48), sale_end: inHours(50) });
    await createFormat(db(), { event_city_id: start.id, sale_start: inHours(90) });
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(start.publicId, {}, token);
    const told = [expect.stringMatching(/Продажа откроется/)];
    expect(await subjectsAt(47.7, email)).toEqual(told);
    expect(await subjectsAt(60, email)).toEqual(told);
    told.push(expect.stringMatching(/Продажа откроется/));
    await soon(async () => expect(await subjectsAt(67, email)).toEqual(told));
    expect((await lettersTo(email))[1]?.text).not.toMatch(/Мы писали/);
    told.push(expect.stringMatching(/Продажа откроется/));
    expect(await subjectsAt(89.7, email)).toEqual(told);
    expect(await subjectsAt(89.8, email)).toEqual(told);
  });

  it('asked for again after letters about another opening says nothing of that one, and nothing twice', async () => {
    const start = await createStart(48);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(start.publicId, {}, token);
    const told = [expect.stringMatching(/Продажа откроется/)];
    expect(await subjectsAt(47.7, email)).toEqual(told);
    const [letter] = await lettersTo(email);
    await send(app, 'PUT', `/api/reminder/stop/${codeOf(letter?.text, 'stop')}`);
    await moveOpening(start.id, inHours(90));
    await soon(async () => {
      await ask(start.publicId, {}, token);
      const { rows } = await sql`
        select 1 from opening_reminders where email = ${email} and told_opens_at is null`.execute(db());
      expect(rows).toHaveLength(1);
    });
    expect(await subjectsAt(60, email)).toEqual(told);
    told.push(expect.stringMatching(/Продажа откроется/));
    expect(await subjectsAt(67, email)).toEqual(told);
    await ask(start.publicId, {}, token);
    expect(await subjectsAt(68, email)).toEqual(told);
  });

  it('asked for again after a letter whose opening was not kept says nothing twice', async () => {
    const start = await createStart(48);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(start.publicId, {}, token);
    expect(await subjectsAt(25, email)).toHaveLength(1);
    await sql`update opening_reminders set told_opens_at = null where email = ${email}`.execute(db());
    await ask(start.publicId, {}, token);
    expect(await subjectsAt(26, email)).toHaveLength(1);
  });

  it('of an opening that is withdrawn between the sweep and the post goes when it comes back, once', async () => {
    const start = await createStart(48);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(start.publicId, {}, token);
    await sweepAt(25);
    await moveOpening(start.id, null);
    await soon(async () => expect((await ask(start.publicId, {}, token)).statusCode).not.toBe(200));
    expect(await lettersTo(email)).toEqual([]);
    await moveOpening(start.id, inHours(48));
    await soon(async () => expect(await subjectsAt(26, email)).toHaveLength(1));
    expect(await subjectsAt(27, email)).toHaveLength(1);
  });

  it('whose letter was too late for its opening is kept a month', async () => {
    const { publicId } = await createStart(20);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(publicId, {}, token);
    await sweepAt(19.7);
    clock.set(inHours(21));
    expect(await lettersTo(email)).toEqual([]);
    const kept = async () =>
      (await sql`select 1 from opening_reminders where email = ${email}`.execute(db())).rows.length;
    await passDays(db(), 29);
    await app.sweeps.forgetPersonal();
    expect(await kept()).toBe(1);
    await passDays(db(), 3);
    await app.sweeps.forgetPersonal();
    expect(await kept()).toBe(0);
  });

  it('of every start has its turn, however many are waited for', async () => {
    const { eventId } = await createStart(400);
    for (let index = 0; index < 205; index += 1) {
      const { id } = await createEventCity(db(), { event_id: eventId, sale_start: inHours(400) });
      const row = { public_id: `waits-${id}`, event_city_id: id, email: 'waits@example.org', language: 'ru' };
      await insertRow(db(), 'opening_reminders', { ...row, asked_at: new Date(), confirmed_at: new Date() });
    }
    const { publicId } = await createStart(48);
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(publicId, {}, token);
    expect(await subjectsAt(25, email)).toHaveLength(1);
  });

  it.each(['cancelled', 'draft'])('of a start that is %s sends nothing', async (status) => {
    const [gone, other] = [await createStart(48), await createStart(48)];
    const email = newEmail();
    const { token } = await createUser(db(), { email });
    await ask(gone.publicId, {}, token);
    await sql`update event_cities set status = ${status} where id = ${gone.id}`.execute(db());
    await ask(other.publicId, {}, token);
    await sweepAt(25);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('is refused for a start on sale, without a consent, with a bad address and for an unknown start', async () => {
    const open = await createFormat(db());
    const { rows } = await sql<{ id: string }>`
      select public_id as id from event_cities where id = ${open.eventCityId}`.execute(db());
    expect((await askAsGuest(rows[0]?.id ?? '', newEmail())).json()).toMatchObject({ code: 'state' });
    const { publicId } = await createStart(48);
    expect((await ask(publicId, { email: newEmail() })).json()).toMatchObject({ code: 'consent_required' });
    expect((await ask(publicId, { email: 'who', agree: true })).json()).toMatchObject({ code: 'validation' });
    expect((await askAsGuest('nowhere', newEmail())).statusCode).toBe(404);
    expect((await send(app, 'PUT', '/api/reminder/confirm/any.AAAA')).statusCode).toBe(400);
  });
});
