import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage, type Storage } from '../../src/platform/storage.ts';
import { bomb, pdf, picture, send, type Sent } from '../factories/files.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

describe('uploads', () => {
  let app: TestApp;
  let storage: Storage;

  beforeAll(async () => {
    app = await createTestApp();
    storage = createStorage(`${app.config.dataDir}/files`);
  });
  afterAll(() => app.close());

  const upload = (
    bytes: Buffer,
    filename: string,
    purpose = 'ticket',
    headers: Record<string, string> = {},
  ): Promise<Sent> =>
    send(
      app,
      [
        { name: 'purpose', value: purpose },
        { name: 'file', filename, type: 'application/octet-stream', value: bytes },
      ],
      headers,
    );
  const storedBytes = async (publicId: string): Promise<Buffer> => {
    const { rows } = await sql<{
      storage_name: string;
    }>`select storage_name from files where public_id = ${publicId}`.execute(app.database.db);
    return (await storage.get(rows[0]?.storage_name ?? '')) ?? Buffer.alloc(0);
  };

  describe('an upload', () => {
    it('takes a PDF and keeps its bytes', async () => {
      const sent = await upload(pdf(), 'Справка Анны.pdf');
      expect([sent.status, sent.body.name]).toEqual([200, 'Справка Анны.pdf']);
      expect(sent.body.public_id).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(await storedBytes(sent.body.public_id)).toEqual(pdf());
    });

    it.each(['jpeg', 'png'] as const)('draws a %s anew without its metadata', async (kind) => {
      const original = await picture(kind);
      expect((await sharp(original).metadata()).exif).toBeDefined();
      const sent = await upload(original, `scan.${kind}`);
      expect(sent.status).toBe(200);
      const kept = await sharp(await storedBytes(sent.body.public_id)).metadata();
      expect([kept.format, kept.width, kept.exif]).toEqual([kind, 60, undefined]);
    });

    it('cuts off what is hidden behind a picture', async () => {
      const sent = await upload(
        Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
        'a.jpg',
      );
      expect(sent.status).toBe(200);
      expect((await storedBytes(sent.body.public_id)).includes('<script>')).toBe(false);
    });

    it('believes the content, not the name', async () => {
      expect((await upload(await picture('png'), 'photo.pdf')).body.name).toBe('photo.png');
    });

    it.each([
      [
        'a programme with a false ending',
        Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(200)]),
        'scan.pdf',
      ],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'scan.png'],
      [
        'a drawing that may run scripts',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
        'scan.svg',
      ],
      [
        'a PDF with something before its header',
        Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdf()]),
        'scan.pdf',
      ],
      ['a PDF without an end', Buffer.from('%PDF-1.7\n hello'), 'scan.pdf'],
      ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'a.gif'],
      ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 2, 3, 4]), 'a.jpg'],
      ['a text', Buffer.from('hello'), 'a.txt'],
    ])('refuses %s', async (_, bytes, name) => {
      expect(await upload(bytes, name)).toMatchObject({
        status: 400,
        body: { message: 'Неподдерживаемый формат', errors: { file: 'Неподдерживаемый формат' } },
      });
    });

    it('refuses a PDF where a picture is asked', async () => {
      expect((await upload(pdf(), 'a.pdf', 'image')).body.errors).toEqual({ file: 'Неподдерживаемый формат' });
    });

    it('refuses a picture of enormous sides before decoding it', async () => {
      const bytes = bomb(30_000);
      expect(bytes.length).toBeLessThan(10_000);
      expect(await upload(bytes, 'a.png')).toMatchObject({
        status: 400,
        body: { errors: { file: 'Размер изображения слишком большой' } },
      });
    });

    it('takes 4 194 304 bytes and no more', async () => {
      expect((await upload(pdf(4_194_304), 'a.pdf')).status).toBe(200);
      expect(await upload(pdf(4_194_305), 'a.pdf')).toMatchObject({
        status: 413,
        body: { message: 'Размер файла больше допустимого!' },
      });
    });

    it('takes pictures of 2 097 152 bytes and no more', async () => {
      const small = await picture('jpeg');
      const padded = (size: number): Buffer => Buffer.concat([small, Buffer.alloc(size - small.length)]);
      expect((await upload(padded(2_097_152), 'a.jpg', 'image')).status).toBe(200);
      expect((await upload(padded(2_097_153), 'a.jpg', 'image')).body.errors).toEqual({
        file: 'Размер изображения слишком большой',
      });
    });

    it('asks for the file when there is none or an empty one', async () => {
      for (const parts of [[{ name: 'purpose', value: 'ticket' }], [{ name: 'file', filename: 'a.pdf', value: '' }]]) {
        expect(await send(app, parts)).toMatchObject({ status: 400, body: { errors: { file: 'Загрузите файл' } } });
      }
      const plain = await app.http.inject({ method: 'POST', url: '/api/files/upload', payload: {} });
      expect(plain.json()).toMatchObject({ errors: { file: 'Загрузите файл' } });
    });

    it('finds the purpose behind the file too, and refuses another one', async () => {
      const file = { name: 'file', filename: 'a.pdf', value: pdf() };
      expect((await send(app, [file, { name: 'purpose', value: 'image' }])).body.errors).toEqual({
        file: 'Неподдерживаемый формат',
      });
      expect((await send(app, [file, { name: 'purpose', value: '__proto__' }])).status).toBe(400);
    });

    it('says it in English when asked', async () => {
      expect((await upload(Buffer.from('x'), 'a.txt', 'ticket', { language: 'en' })).body.errors?.['file']).not.toMatch(
        /[а-я]/i,
      );
    });

    it('cleans the name of folders, control signs and turned text', async () => {
      expect((await upload(pdf(), '../../etc/pass\u202Ewd\u0007.exe')).body.name).toBe('passwd.pdf');
      expect((await upload(pdf(), '.pdf')).body.name).toBe('file.pdf');
    });
  });
});

describe('a form that cannot be read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it.each([
    [
      'ends in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['has nothing in it', 'multipart/form-data; boundary=x', ''],
    ['names no boundary', 'multipart/form-data', '--x--'],
    ['has a broken head', 'multipart/form-data; boundary=x', '--x\r\n\u0000: \r\n--x--'],
  ])('and %s is refused, not a fault', async (_name, type, payload) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { 'content-type': type },
      payload,
    });
    expect([400, 422]).toContain(answer.statusCode);
  });
});
