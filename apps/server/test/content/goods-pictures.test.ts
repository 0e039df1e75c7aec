import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsPicture, goodsPictureIn } from '@trassa/artwork';
import { createNominal } from '../factories/certificates.ts';
import { insertRow, unique } from '../factories/events.ts';
import { createProduct, createVariant } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const statusOf = async (path: string): Promise<number> =>
  (await app.http.inject({ url: `/images/${path.replace('.avif', '.webp')}?w=320` })).statusCode;

describe('a picture of goods', () => {
  it('is drawn for products, variants, banners and certificates', async () => {
    const { db } = app.database;
    const [front, back, variant, banner, paper] = [
      goodsPicture('tee', 'soot', 'mark'),
      goodsPicture('tee', 'soot', 'mark', 'back'),
      goodsPicture('tee', 'ice', 'mark'),
      goodsPicture('cap', 'rust', 'signs', 'scene'),
      goodsPicture('certificate', 'moss', 'net'),
    ];
    const { id } = await createProduct(db, { pictures: [front, back], status: 'archived' });
    await createVariant(db, id, {}, { picture: variant });
    await insertRow(db, 'banners', {
      public_id: unique('banner'),
      page: 'shop',
      banner_type: 'shop',
      title_ru: 'Кепка',
      link: '/shop',
      picture_main: banner,
    });
    await createNominal(db, { picture: paper });
    for (const path of [front, back, variant, banner, paper, goodsPictureIn(paper, 'en')])
      expect(await statusOf(path), path).toBe(200);
  });

  it('of a certificate is drawn in both languages, whichever of them the organiser gave', async () => {
    const english = goodsPicture('certificate-en', 'ice', 'rope');
    await createNominal(app.database.db, { picture: english });
    for (const language of ['ru', 'en'] as const) expect(await statusOf(goodsPictureIn(english, language))).toBe(200);
  });

  it('that nothing shows is not drawn: all that could be would fill the disk', async () => {
    expect(await statusOf(goodsPicture('bottle', 'ember', 'wall', 'near'))).toBe(404);
  });
});
