import { describe, expect, it } from 'vitest';
import { SEASON_PLATE } from '../terrain/plate.ts';
import { plateHash } from '../picture-name.ts';
import {
  GOODS_COLOURS,
  GOODS_PRINTS,
  GOODS_SHAPES,
  GOODS_VERSION,
  GOODS_VIEWS,
  goodsPicture,
  goodsPictureIn,
  goodsPictures,
  parseGoodsName,
} from './goods-name.ts';

const read = (path: string) => parseGoodsName(path.replace('goods/', ''));

describe('name of a picture of goods', () => {
  it('is read back as it was given, for every shape, colour, print and view', () => {
    for (const shape of GOODS_SHAPES)
      for (const colour of GOODS_COLOURS)
        for (const print of GOODS_PRINTS)
          for (const view of GOODS_VIEWS)
            expect(read(goodsPicture(shape, colour, print, view))).toEqual({
              version: GOODS_VERSION,
              shape,
              colour,
              print,
              view,
              format: 'avif',
            });
  });

  it('carries the terrain of a city by the hash of its plate', () => {
    expect(read(goodsPicture('tee', 'soot', SEASON_PLATE))?.print).toEqual({ plate: plateHash(SEASON_PLATE) });
  });

  it('is refused when it differs in anything', () => {
    const known = '1/tee/soot/mark-front.avif';
    expect(parseGoodsName(known)).not.toBeNull();
    for (const other of [
      known.replace('tee', 'tie'),
      known.replace('soot', 'pink'),
      known.replace('mark', 'skull'),
      known.replace('front', 'side'),
      known.replace('avif', 'gif'),
      `${known}/x`,
      `../${known}`,
      '1/tee/soot/terrain-zzzzzzzzzzzz-front.avif',
      '',
    ])
      expect(parseGoodsName(other), other).toBeNull();
  });
});

describe('gallery', () => {
  it('begins with the front and shows a back where there is one', () => {
    expect(goodsPictures('tee', 'soot', 'mark')).toEqual(
      ['front', 'back', 'near', 'scene'].map((view) => `goods/${GOODS_VERSION}/tee/soot/mark-${view}.avif`),
    );
    expect(goodsPictures('poster', 'soot', 'mark')).toHaveLength(3);
  });
});

describe('language of a picture', () => {
  it('changes what a certificate says, there and back, and nothing else', () => {
    const russian = goodsPicture('certificate', 'moss', 'net');
    const english = goodsPicture('certificate-en', 'moss', 'net');
    expect(goodsPictureIn(russian, 'en')).toBe(english);
    expect([russian, english].map((path) => goodsPictureIn(path, 'ru'))).toEqual([russian, russian]);
    for (const other of [goodsPicture('tee', 'soot', 'mark'), 'public/certificate/photo.jpg'])
      expect(goodsPictureIn(other, 'en')).toBe(other);
  });
});
