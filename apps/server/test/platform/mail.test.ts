import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMail, type Letter } from '../../src/platform/mail/index.ts';

const letter: Letter = {
  id: 'letter-1',
  to: { name: 'Иван, Петров <other@example.org>', address: 'ivan@example.org' },
  subject: 'Билет',
  text: 'Текст',
  html: '<p>Текст</p>',
  pictures: [{ cid: 'qr-1', contentType: 'image/png', content: Buffer.from('PNG') }],
  attachments: [{ filename: 'билет.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
};
const mailFrom = { name: 'ТРАССА', address: 'start@example.org' };

describe('outbox folder', () => {
  it('gets one JSON file per letter', async () => {
    const outboxDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-outbox-')), 'outbox');
    const mail = createMail({ smtpUrl: null, mailFrom, outboxDir });
    await mail.send({ ...letter, replyTo: 'visitor@example.org' });
    const files = fs.readdirSync(outboxDir);
    expect(files).toHaveLength(1);
    expect(JSON.parse(fs.readFileSync(path.join(outboxDir, files[0] ?? ''), 'utf8'))).toMatchObject({
      channel: 'mail',
      to: 'ivan@example.org',
      replyTo: 'visitor@example.org',
      subject: 'Билет',
      text: 'Текст',
      html: '<p>Текст</p>',
      pictures: [{ cid: 'qr-1', contentType: 'image/png', content: Buffer.from('PNG').toString('base64') }],
      attachments: [
        { filename: 'билет.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF').toString('base64') },
      ],
      created: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    fs.rmSync(path.dirname(outboxDir), { recursive: true });
  });
});

describe('mail server', () => {
  const received: { to: string[]; text: string }[] = [];
  let server: SMTPServer;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map((one) => one.address), text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('gets the letter for the stored address alone, whatever the name says', async () => {
    const { port } = server.server.address() as { port: number };
    const mail = createMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, outboxDir: '/nowhere' });
    await mail.send(letter);
    mail.close();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ivan@example.org']);
    expect(received[0]?.text).toContain('Message-ID: <letter-1@example.org>');
  });

  it('gets pictures as parts of the letter, and files as files', () => {
    const text = received[0]?.text ?? '';
    expect(text).toMatch(/multipart\/mixed[^]*multipart\/related[^]*image\/png[^]*application\/pdf/);
    expect(text).toContain('Content-ID: <qr-1>');
    const kept = [...text.matchAll(/Content-Disposition: (\w+)/g)].map(([, kind]) => kind);
    expect(kept).toEqual(['inline', 'attachment']);
  });
});
