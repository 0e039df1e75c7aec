import fs from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotificationsModule } from '../../src/modules/notifications/index.ts';
import type { SmsConfig } from '../../src/platform/config/sms.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Mail } from '../../src/platform/mail/index.ts';
import { createSms } from '../../src/platform/sms/index.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

const phone = '+79031234567';
const text = '4821 — код для входа на сайт ТРАССА';
const message = { to: phone, text, id: 'letter-1' };

type GatewayCall = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
let gateway: Server;
let url: string;
let calls: GatewayCall[];
/** What the gateway answers; null: nothing at all. */
let answer: { status: number; body: string } | null;

beforeEach(async () => {
  calls = [];
  gateway = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      calls.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body });
      if (answer) res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(async () => {
  gateway.closeAllConnections();
  await new Promise<void>((resolve) => gateway.close(() => resolve()));
});

type Provider = SmsConfig['provider'];
const configOf = (provider: Provider, timeout?: number): SmsConfig => {
  const address = { url, ...(timeout === undefined ? {} : { timeout }) };
  return provider === 'smsaero'
    ? { provider, ...address, email: 'shop@example.org', apiKey: 'aero-key', sign: 'TRASSA' }
    : { provider, ...address, credentials: { apiKey: 'smsc-key' }, sender: 'TRASSA' };
};
const smsOf = (provider: Provider, timeout?: number) =>
  createSms({ sms: configOf(provider, timeout), outboxDir: '/nowhere' });
const good: Record<Provider, string> = {
  smsaero: JSON.stringify({ success: true, data: { id: 1, number: '79031234567' }, message: null }),
  smsc: JSON.stringify({ id: 1, cnt: 1 }),
};
/** As the gateways word it: with the phone and the text in the answer. */
const bad: Record<Provider, string> = {
  smsaero: JSON.stringify({ success: false, data: { number: phone }, message: `Not enough money for ${phone}` }),
  smsc: JSON.stringify({ error: `duplicate request ${text} ${phone}`, error_code: 9, id: 1 }),
};
const failure = async (sending: Promise<void>): Promise<string> => {
  try {
    await sending;
  } catch (error) {
    return String((error as Error).stack) + JSON.stringify(error);
  }
  return 'sent';
};

describe.each(['smsaero', 'smsc'] as const)('the gateway %s', (provider) => {
  it('is asked once for a message it takes', async () => {
    answer = { status: 200, body: good[provider] };
    await smsOf(provider).send(message);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method).toBe('POST');
    expect(calls[0]?.url, 'no personal data in an address').not.toMatch(/\?/);
  });

  it.each([
    ['refuses', { status: 200, body: 'refusal' }],
    ['is broken', { status: 502, body: 'good' }],
    ['answers a page', { status: 200, body: '<html>' }],
    ['answers nothing', { status: 200, body: '' }],
    ['sends elsewhere', { status: 302, body: '' }],
  ])('fails the message when it %s, and says neither phone nor text', async (_name, given) => {
    const bodies: Record<string, string> = { refusal: bad[provider], good: good[provider] };
    answer = { ...given, body: bodies[given.body] ?? given.body };
    const said = await failure(smsOf(provider).send(message));
    expect(said).toContain(`${provider} did not take the message`);
    expect(said).not.toMatch(/9031234567|4821/);
  });

  it('is given up after its time', async () => {
    answer = null;
    expect(await failure(smsOf(provider, 100).send(message))).toContain('no answer in time');
  });

  it('that cannot be reached fails the message', async () => {
    const sms = smsOf(provider);
    await new Promise<void>((resolve) => gateway.close(() => resolve()));
    expect(await failure(sms.send(message))).toContain('no connection');
  });
});

describe('what is sent', () => {
  it('to SMS Aero is JSON with digits alone, authorized by e-mail and key', async () => {
    answer = { status: 200, body: good.smsaero };
    await smsOf('smsaero').send(message);
    expect(calls[0]?.url).toBe('/v2/sms/send');
    expect(calls[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('shop@example.org:aero-key').toString('base64')}`,
    );
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ number: '79031234567', text, sign: 'TRASSA' });
  });

  it('to SMSC is a form in UTF-8 that asks for JSON', async () => {
    answer = { status: 200, body: good.smsc };
    await smsOf('smsc').send(message);
    expect(calls[0]?.url).toBe('/sys/send.php');
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      apikey: 'smsc-key',
      sender: 'TRASSA',
      phones: phone,
      mes: text,
      fmt: '3',
      charset: 'utf-8',
    });
  });
});

describe('the outbox of text messages', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-sms-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    await database.close();
  });
  const mail: Mail = {
    destination: 'nowhere',
    send: async () => {
      throw new Error('no letter is due');
    },
    close() {},
  };
  const look = {
    brand: 'ТРАССА',
    siteUrl: 'https://trassa.example',
    contacts: async () => ({ email: null, phone: null }),
    sender: async () => ({ senderName: null, replyTo: null }),
    ownWords: () => Promise.resolve({}),
  };
  const queued = {
    channel: 'sms' as const,
    template: 'code',
    recipient: phone,
    language: 'ru' as const,
    data: { n: 1 },
    dedupeKey: 'code:1',
  };

  it('keeps a queued message as one file', async () => {
    const letters = createNotificationsModule({
      db: database.db,
      mail,
      sms: createSms({ sms: null, outboxDir: folder }),
      log: createLog({ logLevel: 'silent' }),
      ...look,
    });
    letters.addTemplate('code', async () => ({ text }));
    await letters.queue(database.db, [queued]);
    expect(await letters.sendDue()).toBe(1);
    const files = fs.readdirSync(folder);
    expect(files).toHaveLength(1);
    expect(JSON.parse(fs.readFileSync(path.join(folder, files[0] ?? ''), 'utf8'))).toEqual({
      channel: 'sms',
      to: phone,
      text,
      created: expect.any(String),
    });
  });

  it('leaves a refused message waiting, and neither log nor table learns phone or code', async () => {
    answer = { status: 200, body: bad.smsc };
    let log = '';
    const out = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    const letters = createNotificationsModule({
      db: database.db,
      mail,
      sms: smsOf('smsc'),
      log: createLog({ logLevel: 'info' }, out),
      ...look,
    });
    letters.addTemplate('code', async () => ({ text }));
    await letters.queue(database.db, [{ ...queued, dedupeKey: 'code:2' }]);
    expect(await letters.sendDue()).toBe(0);
    const { rows } = await sql<{ state: string; error: string }>`
      select state, last_error as error from letters where dedupe_key = 'code:2'`.execute(database.db);
    expect(rows).toEqual([{ state: 'waiting', error: 'code 9 smsc did not take the message: code 9' }]);
    expect(log).toContain('letter not sent yet');
    expect(log).not.toMatch(/9031234567|4821/);
  });
});
