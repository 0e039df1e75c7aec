import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPaper, drawParagraph, finish, page } from '../../src/platform/pdf/paper.ts';
import { drawPoster } from '../../src/platform/pdf/poster.ts';
import { pdfText } from '../support/pdf-text.ts';

const about = { title: 'Билет', author: 'ТРАССА', language: 'ru' } as const;
const long =
  'Enter from the Kiev highway following the signs “Полигон”; 900 parking places at the north gate. A free bus runs from Alabino station from seven in the morning.';

test.each([21, 27, 33, 45])('a text longer than its %i points ends in an ellipsis', async (height) => {
  const paper = createPaper(about, page);
  const tall = drawParagraph(paper, long, 208, 500, { font: 'text', size: 8.5, width: 183, height });
  expect(tall).toBeLessThanOrEqual(height);
  expect(pdfText(await finish(paper)).trim()).toMatch(/…$/);
});

test('a short text stays whole', async () => {
  const paper = createPaper(about, page);
  drawParagraph(paper, 'Автобус от станции', 20, 20, { font: 'text', size: 9, width: 160, height: 24 });
  expect(pdfText(await finish(paper)).trim()).toBe('Автобус от станции');
});

test('a picture that stands on many pages is in their file once', async () => {
  const art = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
  const other = await sharp(art).negate().jpeg().toBuffer();
  const paper = createPaper(about, page);
  for (const one of [art, art, other, art]) {
    drawPoster(paper, { art: one, height: 100, brand: 'ТРАССА' });
    paper.addPage();
  }
  const pdf = (await finish(paper)).toString('latin1');
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2);
});
