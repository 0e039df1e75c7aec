import { momentAt, noConditions } from '@trassa/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Letter, Mail } from '../../../src/platform/mail/index.ts';
import { createTestApp, createTestClock, type TestApp } from '../../support/index.ts';
import { randomId } from '../../../src/kernel/ids.ts';
import { newsContent } from './stage.ts';

const noon = new Date(momentAt('2027-05-16', '12:00', 'Europe/Moscow') * 1000);
const clock = createTestClock(noon);
let app: TestApp;
let handed: Letter[];
/** Whom the mail server refuses for good. */
let refused: (address: string) => boolean;
const mail: Mail = {
  destination: 'memory',
  async send(letter) {
    if (refused(letter.to.address))
      throw Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    handed.push(letter);
  },
  close() {},
};

beforeEach(async () => {
  handed = [];
  refused = () => false;
  clock.set(noon);
  app = await createTestApp({ clock, mail });
});
afterEach(() => app.close());

const db = () => app.database.db;
const readers = (count: number, domain = 'many.example') =>
  sql`
  insert into users (public_id, email, name, mailing, email_confirmed_at)
  select ${domain} || n, 'reader' || n || '@' || ${domain}::text, 'x', true, now() from generate_series(1, ${count}) n`.execute(
    db(),
  );
/** A mailing of news to everybody, due now. */
const schedule = async (): Promise<string> => {
  const publicId = randomId();
  await sql`
    insert into mailings (public_id, title, kind, content, conditions, state, send_at, created_at, updated_at)
    values (${publicId}, 'Новости', 'news', ${JSON.stringify(newsContent)}::jsonb, ${JSON.stringify(noConditions)}::jsonb, 'scheduled', ${noon}, ${noon}, ${noon})`.execute(
    db(),
  );
  return publicId;
};
const setLetters = (letters: object) =>
  sql`insert into settings (key, value) values ('letters', ${JSON.stringify(letters)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db());
const due = () => sql`update letters set next_attempt_at = now() where state = 'waiting'`.execute(db());
const free = () => sql`delete from mailing_turns`.execute(db());
const stateOf = async (id: string): Promise<string> =>
  (await sql<{ state: string }>`select state from mailings where public_id = ${id}`.execute(db())).rows[0]?.state ?? '';
const round = async (): Promise<number> => {
  await due();
  return (await app.sweeps.sendMailings()) + (await app.sweeps.sendLetters());
};

// BO-112
describe('letters leave', () => {
  /** So many seconds pass, and the sweeps run in each. */
  const pass = async (seconds: number): Promise<number> => {
    const before = handed.length;
    for (let second = 0; second < seconds; second += 1) {
      await round();
      clock.advance(1);
    }
    return handed.length - before;
  };

  it('60 a minute to one domain, within 5 %', async () => {
    await readers(100);
    await schedule();
    const first = await pass(60);
    expect(first).toBeGreaterThanOrEqual(57);
    expect(first).toBeLessThanOrEqual(63);
  }, 120_000);

  it('by day of the reader, and those of the night wait until nine', async () => {
    await readers(3);
    clock.set(new Date(momentAt('2027-05-16', '21:00', 'Europe/Moscow') * 1000));
    await schedule();
    expect(await pass(2)).toBe(0);
    clock.set(new Date(momentAt('2027-05-17', '08:59', 'Europe/Moscow') * 1000));
    expect(await pass(2)).toBe(0);
    clock.set(new Date(momentAt('2027-05-17', '09:00', 'Europe/Moscow') * 1000));
    expect(await pass(3)).toBe(3);
  });

  // BO-160
  it('as fast as the house has set meanwhile: to a domain, and in all', async () => {
    await readers(20, 'one.example');
    await readers(20, 'two.example');
    await schedule();
    await setLetters({ letters_per_minute: 60, letters_per_domain: 6 });
    // Of one domain a letter in ten seconds, and of both in turn.
    expect(await pass(60)).toBe(12);
    await setLetters({ letters_per_minute: 4, letters_per_domain: 60 });
    expect(await pass(60)).toBeLessThanOrEqual(5);
    await setLetters({});
    expect(await pass(60)).toBeGreaterThan(20);
  }, 120_000);

  it('in the hours that the house has set, and letters under way follow them, too', async () => {
    await readers(3);
    await setLetters({ quiet_from: 23, quiet_to: 7 });
    clock.set(new Date(momentAt('2027-05-16', '22:59', 'Europe/Moscow') * 1000));
    await schedule();
    await app.sweeps.sendMailings();
    await setLetters({ quiet_from: 22, quiet_to: 7 });
    expect(await pass(2)).toBe(0);
    clock.set(new Date(momentAt('2027-05-17', '06:59', 'Europe/Moscow') * 1000));
    expect(await pass(2)).toBe(0);
    clock.set(new Date(momentAt('2027-05-17', '07:00', 'Europe/Moscow') * 1000));
    expect(await pass(3)).toBe(3);
  });

  it('at the pace of the environment where what is stored is none', async () => {
    await readers(100);
    await schedule();
    await setLetters({ letters_per_minute: 0, letters_per_domain: -1, quiet_from: 1, quiet_to: 0 });
    expect(await pass(60)).toBeGreaterThanOrEqual(57);
  }, 120_000);
});

it('a letter that somebody waits for goes before a mailing that waits', async () => {
  await readers(40);
  await schedule();
  await app.sweeps.sendMailings();
  await sql`
    insert into letters (recipient, language, template, data) values ('buyer@example.org', 'ru', 'known_email', '{}')`.execute(
    db(),
  );
  await free();
  await due();
  await sql`update letters set next_attempt_at = now() - interval '1 minute' where template = 'mailing'`.execute(db());
  await app.sweeps.sendLetters();
  const { rows } = await sql<{ place: number }>`
    select place::int from (select template, row_number() over (order by coalesce(sent_at, now()), id) as place from letters
      where state = 'sent') s where template = 'known_email'`.execute(db());
  expect(rows).toEqual([{ place: 1 }]);
});

// BO-115
describe('refusals', () => {
  it('of more than 5 % of 500 letters pause it, and a person lets it go on', async () => {
    await readers(60);
    refused = () => true;
    const id = await schedule();
    for (let n = 0; n < 60 && (await stateOf(id)) !== 'paused'; n += 1) {
      await free();
      await round();
    }
    const { rows } = await sql<{ refused: number; rests: string }>`
      select rests, (select count(*)::int from mailing_letters where state = 'refused') as refused from mailings`.execute(
      db(),
    );
    expect(rows).toEqual([{ rests: 'refusals', refused: 26 }]);
    const { rows: entries } =
      await sql`select 1 from audit_entries where act = 'mailing.pause' and object_id = ${id}`.execute(db());
    expect(entries).toHaveLength(1);
    refused = () => false;
    await sql`update mailings set state = 'sending', judged = 0, judged_refused = 0`.execute(db());
    for (let n = 0; n < 60 && (await stateOf(id)) === 'sending'; n += 1) {
      await free();
      await round();
    }
    expect([await stateOf(id), handed.length]).toEqual(['done', 34]);
  }, 60_000);
});

describe('two processes at once', () => {
  it('send each letter once', async () => {
    const other = await createTestApp({ clock, mail, database: app.database });
    await readers(200);
    const id = await schedule();
    for (let n = 0; n < 300 && (await stateOf(id)) !== 'done'; n += 1) {
      await free();
      await due();
      await Promise.all([app, other].flatMap(({ sweeps }) => [sweeps.sendMailings(), sweeps.sendMailings()]));
      await Promise.all([app.sweeps.sendLetters(), other.sweeps.sendLetters()]);
    }
    await other.close();
    expect(handed).toHaveLength(200);
    expect(new Set(handed.map(({ to }) => to.address)).size).toBe(200);
  }, 120_000);

  it('would send twice without the state of each letter', async () => {
    await readers(5);
    await schedule();
    await app.sweeps.sendMailings();
    await due();
    await free();
    await app.sweeps.sendLetters();
    await sql`update mailing_letters set state = 'waiting'`.execute(db());
    await sql`update letters set dedupe_key = null`.execute(db());
    for (let n = 0; n < 6; n += 1) {
      await free();
      await round();
    }
    expect(handed.length).toBeGreaterThan(5);
  });
});

describe('beside the sweep', () => {
  it('a stop leaves nothing to go but what is being handed over', async () => {
    await readers(100);
    const id = await schedule();
    await app.sweeps.sendMailings();
    await free();
    await due();
    let stopped = 0;
    refused = () => false;
    const sweep = app.sweeps.sendLetters();
    await sql`update mailings set state = 'stopped' where public_id = ${id}`.execute(db());
    stopped = handed.length;
    await sweep;
    await free();
    await round();
    expect(handed.length - stopped).toBeLessThanOrEqual(1);
    const { rows } = await sql`select 1 from letters where state = 'waiting'`.execute(db());
    expect(rows).toEqual([]);
  });

  it('an unsubscribing is looked at for each letter', async () => {
    await readers(10);
    await schedule();
    await app.sweeps.sendMailings();
    await free();
    await due();
    const leaving = sql`update users set mailing = false where email like 'reader%'`.execute(db());
    const sweep = app.sweeps.sendLetters();
    await leaving;
    const before = handed.length;
    await sweep;
    expect(handed.length - before).toBeLessThanOrEqual(1);
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from mailing_letters where state = 'unsubscribed' group by state`.execute(
      db(),
    );
    expect(rows[0]?.count ?? 0).toBeGreaterThanOrEqual(10 - handed.length);
  });
});
