import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { within } from '../../../src/modules/settings/tried-outcome.ts';
import type { Config } from '../../../src/platform/config.ts';
import { createMail } from '../../../src/platform/mail/index.ts';
import { createSms } from '../../../src/platform/sms/index.ts';
import { type Answer, createDoor, type Member } from '../../staff/door.ts';
import { createTestApp, type TestApp } from '../../support/index.ts';
import { openOffice } from '../office.ts';

const { app, ask, clock, createColleague, db } = openOffice();
const phone = '+79031234567';
const secret = 'mail-secret';

/** A mail server and a gateway of SMS, as they behave now. */
let behaves: 'well' | 'forbids' | 'refuses' | 'rests';
const letters: { to: string[]; text: string }[] = [];
const messages: string[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => (behaves === 'forbids' ? done(new Error('no')) : done(null, { user: 'house' })),
  onRcptTo: ({ address }, _session, done) => done(behaves === 'refuses' ? new Error(`nobody is ${address}`) : null),
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});
let gateway: Server;
/** The house with both, on the same database. */
let joined: TestApp;
let asking: typeof ask;
let boss: Member;
/** The last entry of the test before. */
let before: number;

beforeAll(async () => {
  gateway = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      messages.push(body);
      if (behaves === 'forbids') res.writeHead(403).end();
      else if (behaves === 'refuses') res.end(JSON.stringify({ error: `no money for ${phone}`, error_code: 3 }));
      else if (behaves === 'well') res.end(JSON.stringify({ id: 1, cnt: 1 }));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const portOf = (address: unknown): number => (address as AddressInfo).port;
  const config: Pick<Config, 'dataDir' | 'smtpUrl' | 'sms'> = {
    // Its keys: entries of the audit are read by them.
    dataDir: app().config.dataDir,
    smtpUrl: `smtp://house:${secret}@127.0.0.1:${portOf(smtp.server.address())}`,
    sms: {
      provider: 'smsc',
      url: `http://127.0.0.1:${portOf(gateway.address())}`,
      credentials: { apiKey: secret },
      sender: null,
      timeout: 200,
    },
  };
  const house = { ...app().config, ...config };
  joined = await createTestApp({
    config,
    clock,
    database: app().database,
    mail: {
      destination: 'smtp',
      // Each letter by a connection of its own: a pool keeps those that were let in before.
      async send(letter) {
        const one = createMail(house);
        await one.send(letter).finally(() => one.close());
      },
      close: () => undefined,
    },
    sms: createSms(house),
  });
  asking = createDoor(
    () => joined,
    () => clock(),
  ).ask;
  boss = await createColleague('admin');
});
afterAll(async () => {
  await joined.close();
  gateway.closeAllConnections();
  gateway.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  behaves = 'well';
  letters.length = 0;
  messages.length = 0;
  await sql`update users set phone = ${phone} where id = ${boss.id}`.execute(db());
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from audit_entries`.execute(
    db(),
  );
  before = rows[0]?.last ?? 0;
});

const attempt = (id: string, by = boss, door = asking): Promise<Answer> =>
  door('POST', `/integrations/${id}/try`, { ...by });
const cameOf = ({ status, body }: Answer): unknown => (status === 200 ? body['values'] : [status, body]);
const entries = async () => {
  const { rows } = await sql<{ result: string; changes: { after: { plain: string } }[] }>`
    select result, changes from audit_entries where act = 'integration.try' and id > ${before} order by id`.execute(
    db(),
  );
  return rows.map(({ result, changes }) => [result, ...changes.map(({ after }) => after.plain)]);
};
const emailOf = async ({ id }: Member): Promise<string> =>
  (await sql<{ email: string }>`select email from users where id = ${id}`.execute(db())).rows[0]?.email ?? '';
const triable = async (door: typeof ask, by = boss): Promise<string[]> => {
  const { body } = await door('GET', '/integrations', by);
  const { integrations } = body['values'] as { integrations: { id: string; can_try: boolean }[] };
  return integrations.filter(({ can_try: can }) => can).map(({ id }) => id);
};

// BO-210
describe('a test of a connection', () => {
  it('is offered of what is set up, and refused of the rest', async () => {
    expect(await triable(asking)).toEqual(['mail', 'sms', 'storage']);
    expect(await triable(ask)).toEqual(['storage']);
    for (const id of ['mail', 'sms']) expect((await attempt(id, boss, ask)).status).toBe(404);
    for (const id of ['payments', 'map', '__proto__']) expect((await attempt(id)).status).toBe(404);
  });

  it('sends one letter to the own address, and one entry tells what came of it', async () => {
    const email = await emailOf(boss);
    expect(cameOf(await attempt('mail'))).toEqual({
      outcome: 'works',
      to: expect.stringContaining('***@'),
      code: null,
    });
    expect(letters.map(({ to }) => to)).toEqual([[email]]);
    expect(await entries()).toEqual([['done', 'mail', 'works']]);
  });

  it('sends one message to the own phone, and says when there is none', async () => {
    expect(cameOf(await attempt('sms'))).toMatchObject({ outcome: 'works' });
    expect(messages.map((body) => new URLSearchParams(body).get('phones'))).toEqual([phone]);
    await sql`update users set phone = null where id = ${boss.id}`.execute(db());
    expect(cameOf(await attempt('sms'))).toEqual({ outcome: 'no_contact', to: null, code: null });
    expect(messages).toHaveLength(1);
  });

  it('writes a file, reads it and leaves nothing behind', async () => {
    const kept = () => fs.readdirSync(path.join(joined.config.dataDir, 'files', 'probe'));
    expect(cameOf(await attempt('storage'))).toEqual({ outcome: 'works', to: null, code: null });
    expect(kept()).toEqual([]);
  });

  it('tells of a folder in which nothing can be written', async () => {
    const folder = path.join(joined.config.dataDir, 'files', 'probe');
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.writeFileSync(folder, '');
    const came = cameOf(await attempt('storage'));
    fs.rmSync(folder);
    expect(came).toMatchObject({ outcome: 'no_right' });
  });

  it.each([
    ['mail', 'forbids', 'wrong_login', 'EAUTH 535'],
    ['mail', 'refuses', 'wrong_address', 'EENVELOPE 550'],
    ['sms', 'forbids', 'wrong_login', 'status 403'],
    ['sms', 'refuses', 'refused', 'code 3'],
    ['sms', 'rests', 'silent', 'no answer in time'],
  ] as const)('of %s that %s ends in %s, without words of the other side', async (id, how, outcome, code) => {
    behaves = how;
    const answer = await attempt(id);
    expect(cameOf(answer)).toMatchObject({ outcome, code });
    const told = JSON.stringify([answer.body, await entries()]);
    expect(told).not.toContain(secret);
    expect(told).not.toContain(phone);
    expect(told).not.toContain(await emailOf(boss));
    expect(await entries()).toEqual([['done', id, outcome]]);
  });

  it('is over when its time is', async () => {
    const never = new Promise<void>(() => undefined);
    await expect(within(20, never)).rejects.toMatchObject({ code: 'SILENT' });
  });

  it('is sent once by a repeated key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const post = () => asking('POST', '/integrations/mail/try', { ...boss, headers });
    const [first, second] = [await post(), await post()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(letters).toHaveLength(1);
  });

  it('is for whoever sets the house up, six times in ten minutes', async () => {
    const manager = await createColleague('manager');
    expect((await attempt('storage', manager)).status).toBe(403);
    const strict = await createTestApp({
      config: { limitsOff: false, dataDir: app().config.dataDir },
      clock,
      database: app().database,
    });
    const door = createDoor(
      () => strict,
      () => clock(),
    );
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await attempt('storage', boss, door.ask)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await entries()).filter(([result]) => result === 'done')).toHaveLength(6);
    await strict.close();
  });
});
