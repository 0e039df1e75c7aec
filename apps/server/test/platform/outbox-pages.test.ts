import fastify from 'fastify';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../src/platform/mail/outbox.ts';
import { outboxPages } from '../../src/platform/mail/index.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-letters-'));
const http = fastify();
let names: string[];
beforeAll(async () => {
  http.decorateReply('refuse', function refuse() {
    return this.code(404).send();
  });
  await createOutbox(folder).send({
    id: 'letter-7',
    to: { name: '', address: 'ivan@example.org' },
    subject: 'Билет <script>',
    text: 'Старт & финиш',
    html: '<p>Старт</p><script>alert(1)</script><img src="cid:qr-1" alt="">',
    pictures: [{ cid: 'qr-1', contentType: 'image/png', content: Buffer.from('PNG') }],
  });
  fs.writeFileSync(path.join(folder, '..', 'stranger.json'), '{"channel":"mail","text":"чужое","to":"x"}');
  names = fs.readdirSync(folder);
  outboxPages(http, folder);
  await http.ready();
});
afterAll(async () => {
  await http.close();
  fs.rmSync(folder, { recursive: true });
});

describe('letters of the outbox in development', () => {
  it('are listed with their subjects as text', async () => {
    const answer = await http.inject('/letters');
    expect(answer.body).toContain('Билет &lt;script>');
    expect(answer.body).toContain('ivan@example.org');
  });

  it('are shown in a frame that runs nothing', async () => {
    const page = await http.inject(`/letters/${names[0]}`);
    expect(page.body).toContain('Старт &amp; финиш');
    const letter = await http.inject(`/letters/${names[0]}/html`);
    expect(letter.headers['content-security-policy']).toMatch(/default-src 'none'.*img-src data:.*sandbox/);
    expect(letter.body).toContain(`src="data:image/png;base64,${Buffer.from('PNG').toString('base64')}"`);
  });

  it('are the only files that open', async () => {
    for (const name of ['..%2Fstranger.json', 'other.json'])
      expect((await http.inject(`/letters/${name}`)).statusCode).toBe(404);
  });

  describe('outside development', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp();
    });
    afterAll(() => app.close());

    it('are no page of the site', async () => {
      expect((await app.http.inject('/letters')).statusCode).toBe(404);
    });
  });
});
