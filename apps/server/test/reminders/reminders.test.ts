import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createEventCity, createFormat } from '../factories/events.ts';
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
    await sql`update event_cities set sale_start = ${inHours(60)} where id = ${start.id}`.execute(db());
    // What the pages show is a second old at most.
    await vi.waitFor(async () => {
      await sweepAt(40);
      expect(await lettersTo(email)).toHaveLength(1);
    }, 5000);
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
