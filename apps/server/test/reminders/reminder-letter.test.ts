import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createCity, createEventCity, createFormat } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { newEmail } from '../factories/sign-in.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

it('the letter of an opening names the race with its year and day, and whose clocks say the opening', async () => {
  const { db } = app.database;
  const timezone = 'Asia/Yekaterinburg';
  const city = { id: 1486209, regionId: 1490542, nameEn: 'Yekaterinburg', timezone };
  const start = await createEventCity(db, {
    city_id: await createCity(db, city),
    timezone,
    start_time: new Date('2031-05-15T20:00:00Z'),
    sale_start: inHours(48),
  });
  await createFormat(db, { event_city_id: start.id });
  const email = newEmail();
  const { token } = await createUser(db, { email });
  await send(app, 'POST', `/api/reminder/${start.publicId}`, {}, { token, language: 'en' });
  clock.set(inHours(25));
  await app.sweeps.sendReminders();
  await app.sweeps.sendLetters();
  const letter = app.letters.find(({ to }) => to.address === email);
  expect(letter?.subject).toMatch(/^Race, Yekaterinburg, 2031\. Tickets go on sale on .+, \d\d:\d\d\u00a0\(UTC\+5\)$/);
  expect(letter?.text).toMatch(/On sale: \d+\u00a0\w+\u00a0\d{4}, \d\d:\d\d\u00a0\(UTC\+5\)\nRace day: 16 May 2031\n/);
  expect(letter?.html).toMatch(/<a class="link" href="[^"]+\/reminder\/stop\/[^"]+"[^>]*>Stop reminding me<\/a>/);
});
