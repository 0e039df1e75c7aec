import { momentAt, noConditions } from '@trassa/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '../../../src/kernel/ids.ts';
import type { Letter, Mail } from '../../../src/platform/mail/index.ts';
import { createTestApp, createTestClock, type TestApp } from '../../support/index.ts';
import { newsContent } from './stage.ts';

const noon = new Date(momentAt('2027-05-16', '12:00', 'Europe/Moscow') * 1000);
const clock = createTestClock(noon);
let app: TestApp;
let handed: Letter[];
/** What the mail server says to a letter; null: it takes it. */
let saying: (address: string) => object | null;
const mail: Mail = {
  destination: 'memory',
  async send(letter) {
    const fault = saying(letter.to.address);
    if (fault) throw Object.assign(new Error('no'), fault);
    handed.push(letter);
  },
  close() {},
};

beforeEach(async () => {
  handed = [];
  saying = () => null;
  clock.set(noon);
  app = await createTestApp({ clock, mail });
});
afterEach(() => app.close());

const db = () => app.database.db;
/** Each of a mail domain of his own, so that one does not wait for another. */
const readers = (count: number) =>
  sql`
  insert into users (public_id, email, name, mailing, email_confirmed_at)
  select 'many' || n, 'reader' || n || '@many' || n || '.example', 'x', true, now() from generate_series(1, ${count}) n`.execute(
    db(),
  );
const schedule = async (conditions: object = noConditions, agreed: number | null = null): Promise<string> => {
  const publicId = randomId();
  await sql`
    insert into mailings (public_id, title, kind, content, conditions, state, send_at, approval, agreed, created_at, updated_at)
    values (${publicId}, 'Новости', 'news', ${JSON.stringify(newsContent)}::jsonb, ${JSON.stringify(conditions)}::jsonb, 'scheduled', ${noon},
      ${agreed === null ? null : 'agreed'}, ${agreed}, ${noon}, ${noon})`.execute(db());
  return publicId;
};
const rowOf = async (id: string): Promise<Record<string, unknown>> =>
  (await sql<Record<string, unknown>>`select * from mailings where public_id = ${id}`.execute(db())).rows[0] ?? {};
const statesOf = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from mailing_letters group by state`.execute(db());
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
/** Everything is due, and the turns of four minutes pass. */
const round = async (): Promise<void> => {
  await sql`update letters set next_attempt_at = now() where state = 'waiting'`.execute(db());
  await app.sweeps.sendMailings();
  for (let turns = 0; turns < 4; turns += 1) {
    await sql`update letters set next_attempt_at = now() where state = 'waiting' and attempts = 0`.execute(db());
    await sql`delete from mailing_turns`.execute(db());
    await app.sweeps.sendLetters();
  }
};
const prepared = async (id: string): Promise<Record<string, unknown>> => {
  for (let n = 0; n < 20; n += 1) {
    await app.sweeps.sendMailings();
    const row = await rowOf(id);
    if (row['state'] !== 'preparing') return row;
  }
  return rowOf(id);
};

// BO-109, BO-111
describe('a large audience', () => {
  it('is listed in portions, each address once, subscribed ones among accounts', async () => {
    await readers(9000);
    await sql`
      insert into subscriptions (public_id, email, language, confirmed_at)
      select 's' || n, case when n % 2 = 0 then 'reader' || n || '@many' || n || '.example' else 'sub' || n || '@many.example' end, 'ru', now()
      from generate_series(1, 600) n`.execute(db());
    const id = await schedule();
    expect(await prepared(id)).toMatchObject({ state: 'sending', total: 9300, prepared_to: null });
    const { rows } = await sql<{ count: number; addresses: number }>`
      select count(*)::int as count, count(distinct address)::int as addresses from mailing_letters`.execute(db());
    expect(rows).toEqual([{ count: 9300, addresses: 9300 }]);
  }, 60_000);

  // BO-116
  it('of a tenth more than were agreed to is sent back, and none of its letters stays', async () => {
    await readers(12_000);
    const [many, few] = [await schedule(noConditions, 10_500), await schedule(noConditions, 11_500)];
    expect(await prepared(few)).toMatchObject({ state: 'sending', total: 12_000 });
    expect(await prepared(many)).toMatchObject({ state: 'draft', rests: 'outgrown', total: 0, agreed: null });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from mailing_letters l join mailings m on m.id = l.mailing_id where m.public_id = ${many}`.execute(
      db(),
    );
    expect(rows).toEqual([{ count: 0 }]);
  }, 60_000);

  it('that fails stops no other mailing', async () => {
    await readers(5);
    const broken = await schedule({});
    const id = await schedule();
    for (let n = 0; n < 4; n += 1) await round().catch(() => app.sweeps.sendLetters());
    await expect(app.sweeps.sendMailings()).rejects.toThrow('1 mailings failed');
    expect(handed).toHaveLength(5);
    expect([(await rowOf(id))['state'], (await rowOf(broken))['state']]).toEqual(['done', 'preparing']);
  });
});

// BO-115
describe('what a mail server says', () => {
  it.each([
    ['of the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
    ['of the body', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['by its policy', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 blocked' }],
  ])('%s loses no letter', async (_name, fault) => {
    await readers(30);
    saying = () => fault;
    const id = await schedule();
    await round();
    expect(await statesOf()).toMatchObject({ retried: 30 });
    saying = () => null;
    for (let n = 0; n < 4; n += 1) await round();
    expect([(await rowOf(id))['state'], handed.length]).toEqual(['done', 30]);
  });

  it('of mailboxes pauses it again after a person let it go on', async () => {
    await readers(90);
    saying = () => ({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such user' });
    const id = await schedule();
    const untilPaused = async (): Promise<Record<string, unknown>> => {
      for (let n = 0; n < 20 && (await rowOf(id))['state'] !== 'paused'; n += 1) await round();
      return rowOf(id);
    };
    expect(await untilPaused()).toMatchObject({ state: 'paused', rests: 'refusals', refused: 26 });
    await sql`update mailings set state = 'sending', judged = 0, judged_refused = 0`.execute(db());
    expect(await untilPaused()).toMatchObject({ state: 'paused', refused: 52 });
  }, 60_000);

  it('of the 501st letter and on is judged as of the first', async () => {
    await readers(40);
    const id = await schedule();
    await app.sweeps.sendMailings();
    await sql`update mailings set sent = 5000, judged = 500`.execute(db());
    saying = () => ({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    for (let n = 0; n < 6; n += 1) await round();
    expect(await rowOf(id)).toMatchObject({ state: 'paused', sent: 5000, refused: 26 });
  });
});

// BO-112
it('readers who sleep keep no place of those who are awake', async () => {
  await readers(200);
  const id = await schedule();
  await app.sweeps.sendMailings();
  // As of starts of two towns: in one of them it is night.
  await sql`update mailing_letters set timezone = 'Asia/Vladivostok', state = 'waiting' where id % 2 = 0`.execute(db());
  await sql`update mailings set zones = '{Europe/Moscow,Asia/Vladivostok}'`.execute(db());
  clock.set(new Date(momentAt('2027-05-16', '15:00', 'Europe/Moscow') * 1000));
  for (let n = 0; n < 30 && handed.length < 100; n += 1) await round();
  expect(await statesOf()).toEqual({ sent: 100, waiting: 100 });
  clock.set(new Date(momentAt('2027-05-17', '10:00', 'Asia/Vladivostok') * 1000));
  for (let n = 0; n < 30 && handed.length < 200; n += 1) await round();
  await round();
  expect([handed.length, (await rowOf(id))['state']]).toEqual([200, 'done']);
  expect(new Set(handed.map(({ to }) => to.address)).size).toBe(200);
}, 60_000);

it('what a stop has left behind waits for nobody, and another letter may go to those people', async () => {
  await readers(20);
  const id = await schedule();
  await app.sweeps.sendMailings();
  await sql`update mailings set state = 'stopped', ended_at = now() where public_id = ${id}`.execute(db());
  await round();
  expect(await statesOf()).toEqual({ waiting: 20 });
  await schedule({ ...noConditions, exclude: id });
  for (let n = 0; n < 5; n += 1) await round();
  expect(handed).toHaveLength(20);
});
