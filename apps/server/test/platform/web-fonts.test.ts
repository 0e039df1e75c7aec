import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fontFile } from '@trassa/artwork/fonts';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../../web');
type Manifest = { fonts: { family: string; weight: number; href: string }[] };
const { fonts } = JSON.parse(readFileSync(path.join(web, 'app/generated/fonts.json'), 'utf8')) as Manifest;
const css = readFileSync(path.join(web, 'app/generated/fonts.css'), 'utf8');

const openFont = (bytes: Buffer): fontkit.Font => {
  const font = fontkit.create(bytes);
  if (!('layout' in font)) throw new Error('a collection');
  return font;
};
const subsets = fonts.map((entry) => ({ ...entry, file: path.join(web, 'public', entry.href) }));

const NEEDED = [
  ...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' \u00a0.,:;!?…-–—«»„“”"\'()/%&+−×=→₽№·•@#*_',
];

describe('web fonts', () => {
  it('are three files of at most 17 kB', () => {
    expect(subsets.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
      'Alumni Sans 900',
      'Golos Text 400',
      'Golos Text 700',
    ]);
    for (const { file } of subsets) expect(statSync(file).size).toBeLessThan(17_000);
  });

  it('have every character of both languages, ₽ and №', () => {
    for (const { family, file } of subsets) {
      const font = openFont(readFileSync(file));
      expect(
        NEEDED.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!)),
        family,
      ).toEqual([]);
    }
  });

  it('keep kerning and figures of equal width', () => {
    for (const { file } of subsets) {
      const font = openFont(readFileSync(file));
      expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
      const widths = Array.from('0123456789', (digit) => font.layout(digit, ['tnum']).advanceWidth);
      expect(new Set(widths).size).toBe(1);
    }
  });

  it('are named in the style sheet and swap with fallbacks of the same line height', () => {
    for (const { family, href, file } of subsets) {
      expect(css).toContain(`url('${href}')`);
      const { ascent, descent, unitsPerEm } = openFont(readFileSync(file));
      const faces = css.split('@font-face').filter((face) => face.includes(`'${family} Fallback'`));
      expect(faces.length).toBeGreaterThan(0);
      for (const face of faces) {
        const value = (name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
        const height = (value('ascent-override') + value('descent-override')) * value('size-adjust');
        expect(height).toBeCloseTo((ascent - descent) / unitsPerEm, 2);
      }
    }
    expect(css.match(/font-display: swap/g)).toHaveLength(3);
  });
});

describe('whole fonts', () => {
  it('are read once and have Cyrillic, ₽ and №', () => {
    for (const name of ['display', 'text', 'text-bold'] as const) {
      const bytes = fontFile(name);
      expect(fontFile(name)).toBe(bytes);
      const font = openFont(bytes);
      expect(['Ж', 'ё', '₽', '№'].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!))).toBe(true);
    }
  });
});
