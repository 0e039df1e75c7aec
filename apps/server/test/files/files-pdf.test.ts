import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, type Sent } from '../factories/files.ts';
import { catalog, noise, packed, pages, pdfOf, stream } from '../factories/pdfs.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const text = (content: string): Buffer => deflateSync(Buffer.from(content));

const packedMany = (count: number, size: number): Buffer => {
  const one = packed({ 5: ' '.repeat(size) });
  return pdfOf([catalog(), ...Array.from({ length: count }, () => one)]);
};

/** A printout as our own papers are made. */
const printout = async (): Promise<Buffer> => {
  const paper = new PDFDocument({ info: { Title: 'Справка' } });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.on('end', resolve));
  paper.text('Fit for running. Not a script: /JavaScript').addPage().outline.addItem('Page 2');
  paper.end();
  await ended;
  return Buffer.concat(chunks);
};

describe('an uploaded PDF', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const upload = (value: Buffer, headers: Record<string, string> = {}): Promise<Sent> =>
    send(app, [{ name: 'file', filename: 'a.pdf', value }], headers);

  it.each<[string, readonly (string | Buffer)[]]>([
    ['a script at the opening', [catalog(`/OpenAction ${script}`), pages]],
    ['a script among the names', [catalog('/Names << /JavaScript 3 0 R >>'), pages]],
    ['a script with an escaped name', [catalog('/OpenAction << /S /J#61vaScript /#4aS (1) >>'), pages]],
    ['a script whose names run into one another', ['<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(1)>>>>']],
    ['a script behind a comment', [catalog(), pages, '<< /S %(\n/JavaScript /JS%<<\n(1) >>']],
    ['a script behind a string that looks unended', [catalog(), pages, `<< /T (\\() /A ${script} >>`]],
    ['an action of a page', [catalog(), pages, '<< /Type /Page /AA << /O 5 0 R >> >>']],
    [
      'an action at the opening elsewhere',
      [catalog('/OpenAction 3 0 R'), pages, '<< /S /URI /URI (https://x.example) >>'],
    ],
    ['an action at the opening that is nowhere', [catalog('/OpenAction 9 0 R'), pages]],
    [
      'a second action after a jump',
      [catalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI >> >>'), pages],
    ],
    ['a start of a programme', [catalog(), pages, '<< /S /Launch /F (cmd.exe) >>']],
    [
      'an embedded file',
      [catalog('/Names << /EmbeddedFiles 3 0 R >>'), pages, '<< /Type /Filespec /EF << /F 4 0 R >> >>'],
    ],
    ['an embedded file without a type', [catalog(), pages, '<< /F (a.exe) /EF << /F 4 0 R >> >>']],
    ['rich media', [catalog(), pages, '<< /Subtype /RichMedia >>']],
    ['a form of XFA', [catalog('/AcroForm << /XFA 3 0 R >>'), pages]],
    ['a script in an object stream', [catalog(), pages, packed({ 4: '<< /A 1 >>', 5: script })]],
    ['a script in an object stream of no type', [catalog(), pages, packed({ 5: script }, { type: '' })]],
    [
      'a script in a plain object stream',
      [catalog(), pages, packed({ 5: script }, { filter: '', code: (bytes) => bytes })],
    ],
    [
      'a script in an object stream that is broken at its end',
      [
        catalog(),
        pages,
        packed({ 5: script }, { code: (bytes) => Buffer.concat([deflateSync(bytes).subarray(0, -4)]) }),
      ],
    ],
    ['a script in the bytes of a picture', [catalog(), pages, stream('', Buffer.from(`7 0 obj ${script} endobj`))]],
    [
      'an object stream in the bytes of a picture',
      [catalog(), pages, stream('', Buffer.concat([Buffer.from('7 0 obj '), packed({ 5: script })]))],
    ],
  ])('with %s is refused, and what to do is said', async (_, objects) => {
    const message =
      'В этом PDF есть сценарий, вложение или действие при открытии: такие файлы мы не принимаем. Сохраните документ как картинку (JPEG или PNG) или напечатайте его в новый PDF и загрузите снова';
    expect(await upload(pdfOf(objects))).toMatchObject({ status: 400, body: { message, errors: { file: message } } });
  });

  it.each<[string, Buffer]>([
    ['is locked by a password', pdfOf([catalog(), pages], '/Encrypt 3 0 R')],
    ['is locked by an escaped name', pdfOf([catalog(), pages], '/#45ncrypt 3 0 R')],
    [
      'packs its objects twice',
      pdfOf([catalog(), pages, packed({ 5: '1' }, { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' })]),
    ],
    [
      'packs its objects by a parameter',
      pdfOf([
        catalog(),
        pages,
        packed({ 5: '1' }, { filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' }),
      ]),
    ],
    [
      'packs its objects as nobody can read',
      pdfOf([catalog(), pages, packed({ 5: '1' }, { code: () => noise(300, 1) })]),
    ],
  ])('that %s is refused, and what to do is said', async (_, bytes) => {
    const message =
      'Этот PDF не прочитать: он защищён паролем или повреждён. Сохраните документ как картинку (JPEG или PNG) или напечатайте его в новый PDF без пароля и загрузите снова';
    expect(await upload(bytes)).toMatchObject({ status: 400, body: { message, errors: { file: message } } });
  });

  it('is refused in English when asked', async () => {
    for (const bytes of [pdfOf([catalog(`/OpenAction ${script}`)]), pdfOf([catalog()], '/Encrypt 3 0 R')])
      expect((await upload(bytes, { language: 'en' })).body.errors?.['file']).toMatch(/^[^а-я]*print it to a new PDF/i);
  });

  it.each<[string, Buffer]>([
    ['opens at its first page', pdfOf([catalog('/OpenAction [3 0 R /XYZ null null 0]'), pages])],
    [
      'jumps to a page when opened',
      pdfOf([catalog('/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>'), pages]),
    ],
    ['keeps its first page elsewhere', pdfOf([catalog('/OpenAction 3 0 R'), pages, '[4 0 R /Fit]'])],
    ['keeps its jump elsewhere', pdfOf([catalog('/OpenAction 3 0 R'), pages, '<< /S /GoTo /D [4 0 R /Fit] >>'])],
    ['packs its jump', pdfOf([packed({ 1: catalog('/OpenAction 7 0 R'), 7: '<< /S /GoTo /D [4 0 R /Fit] >>' })])],
    ['has links', pdfOf([catalog(), pages, '<< /S /URI /URI (https://clinic.example) >>'])],
    ['names scripts in its text', pdfOf([catalog(), pages, '<< /Title (/JavaScript << /JS >>) >>'])],
    [
      'has pages packed as usual',
      pdfOf([
        catalog(),
        pages,
        stream('/Filter [/ASCII85Decode /FlateDecode]', text('BT (1) Tj ET')),
        stream('/Filter /FlateDecode', text('0 0 1 rg BT (/JavaScript /JS) Tj ET')),
        stream('/Type /XRef /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', text('1234')),
      ]),
    ],
    ['names a font as an action', pdfOf([catalog(), pages, '<< /BaseFont /AA /Differences [32 /JS /AA] >>'])],
  ])('that %s is taken', async (_, bytes) => {
    expect((await upload(bytes)).status).toBe(200);
  });

  it('of a usual program is taken', async () => {
    expect((await upload(await printout())).status).toBe(200);
  });

  it('of scans of any bytes is taken', async () => {
    const scan = (seed: number): Buffer =>
      pdfOf([catalog(), pages, stream('/Subtype /Image /Filter /DCTDecode', noise(4_000_000, seed))]);
    for (let seed = 1; seed <= 5; seed++) expect((await upload(scan(seed))).status).toBe(200);
  });

  it.each<[string, () => Buffer]>([
    ['unpacks to hundreds of megabytes', () => packedMany(1, 60_000_000)],
    ['unpacks to much in many parts', () => packedMany(500, 1_000_000)],
    ['never ends its texts', () => pdfOf([catalog(), 'obj('.repeat(1_000_000)])],
    ['never ends its comments', () => pdfOf([catalog(), 'obj%'.repeat(1_000_000)])],
    ['nests without an end', () => pdfOf([catalog(), 'obj<<'.repeat(800_000)])],
    ['begins a million objects', () => pdfOf([catalog(), 'obj '.repeat(1_000_000)])],
    [
      'packs a million objects into one place',
      () =>
        pdfOf([
          stream(
            '/Type /ObjStm /N 300000 /First 1800000 /Filter /FlateDecode',
            text(`${'1 0 '.repeat(450_000)}(${'a'.repeat(100_000)})`),
          ),
        ]),
    ],
  ])('that %s is answered soon', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(4_194_304);
    const memory = process.memoryUsage().rss;
    // Time of the processor, in microseconds: other work on the machine does not count.
    const before = process.cpuUsage();
    expect((await upload(bytes)).status).toBe(400);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(4_000_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(300_000_000);
  });
});
