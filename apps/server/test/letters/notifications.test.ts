import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNotificationsModule, type NotificationsModule } from '../../src/modules/notifications/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createMail, type Mail } from '../../src/platform/mail/index.ts';
import { createSms } from '../../src/platform/sms/index.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
let server: SMTPServer;
let letters: NotificationsModule;
let received: string[];
let refusals: number;
let mail: Mail;

/** A real mail server that refuses the first letters it is given. */
beforeEach(async () => {
  database = await createTestDatabase();
  received = [];
  refusals = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('mailbox of somebody@example.org is busy'), { responseCode: 451 }));
        }
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mail = createMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: { name: 'ТРАССА', address: 'noreply@example.org' },
    outboxDir: '/nowhere',
  });
  letters = createNotificationsModule({
    db: database.db,
    mail,
    sms: createSms({ sms: null, outboxDir: '/nowhere' }),
    log: createLog({ logLevel: 'silent' }),
    brand: 'ТРАССА',
    siteUrl: 'https://trassa.example',
    contacts: async () => ({ email: null, phone: null }),
    sender: async () => ({ senderName: null, replyTo: null }),
    ownWords: () => Promise.resolve({}),
  });
  letters.addTemplate('hello', async (data) =>
    data['gone']
      ? null
      : { subject: `Привет ${String(data['n'])}`, title: 'Привет', parts: [{ type: 'text', text: 'текст' }] },
  );
});
afterEach(async () => {
  mail.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
});

const letter = (n: number, data: Record<string, string | number> = {}) => ({
  template: 'hello',
  recipient: `anna${n}@example.org`,
  language: 'ru' as const,
  data: { n, ...data },
  dedupeKey: `hello:${n}`,
});
const states = async () =>
  (
    await sql<{
      state: string;
      attempts: number;
      last_error: string | null;
    }>`select state, attempts, last_error from letters order by id`.execute(database.db)
  ).rows;
const due = () => sql`update letters set next_attempt_at = now()`.execute(database.db);

describe('a letter', () => {
  it('is sent by the real mail server, once for one cause', async () => {
    await letters.queue(database.db, [letter(1), letter(2)]);
    await letters.queue(database.db, [letter(1)]);
    expect(await letters.sendDue()).toBe(2);
    expect(await letters.sendDue()).toBe(0);
    expect(received).toHaveLength(2);
    expect(received[0]).toContain('To: anna1@example.org');
    expect(received[0]).toMatch(/Message-ID: <letter-\d+@example\.org>/);
  });

  it('is tried again after the server has refused it, later each time', async () => {
    refusals = 2;
    await letters.queue(database.db, [letter(1)]);
    expect(await letters.sendDue()).toBe(0);
    expect(await letters.sendDue()).toBe(0);
    expect(await states()).toEqual([{ state: 'waiting', attempts: 1, last_error: expect.stringContaining('451') }]);
    expect((await states())[0]?.last_error).not.toContain('somebody@');
    const wait = async () =>
      (
        await sql<{ s: number }>`select extract(epoch from next_attempt_at - now())::int as s from letters`.execute(
          database.db,
        )
      ).rows[0]?.s ?? 0;
    const first = await wait();
    await due();
    await letters.sendDue();
    expect(await wait()).toBeGreaterThan(first * 1.5);
    await due();
    expect(await letters.sendDue()).toBe(1);
    expect(await states()).toEqual([{ state: 'sent', attempts: 3, last_error: null }]);
    expect(received).toHaveLength(1);
  });

  it('is given up after ten attempts, and does not stop the others', async () => {
    refusals = 10;
    await letters.queue(database.db, [letter(1)]);
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await due();
      await letters.sendDue();
    }
    expect(await states()).toMatchObject([{ state: 'failed', attempts: 10 }]);
    refusals = 1;
    await letters.queue(database.db, [letter(2), letter(3)]);
    expect(await letters.sendDue()).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('of a cause that is gone is not sent', async () => {
    await letters.queue(database.db, [letter(1, { gone: 1 })]);
    expect(await letters.sendDue()).toBe(0);
    expect(received).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'gone' }]);
  });

  it('of a transaction that was rolled back never was', async () => {
    await expect(
      database.db.transaction().execute(async (tx) => {
        await letters.queue(tx, [letter(1)]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await letters.sendDue()).toBe(0);
  });

  it('left by a process that died is sent by the next one', async () => {
    await letters.queue(database.db, [letter(1)]);
    await sql`update letters set attempts = 1, next_attempt_at = now() + interval '5 minutes'`.execute(database.db);
    expect(await letters.sendDue()).toBe(0);
    await due();
    expect(await letters.sendDue()).toBe(1);
  });

  it('goes out once when several sweeps run at the same time', async () => {
    await letters.queue(
      database.db,
      Array.from({ length: 25 }, (_, n) => letter(n)),
    );
    const sent = await Promise.all([letters.sendDue(), letters.sendDue(), letters.sendDue()]);
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(25);
    expect(received).toHaveLength(25);
  });
});
