import * as fontkit from 'fontkit';
import { fontFile, type FontName } from './fonts.ts';

const opened = new Map<FontName, fontkit.Font>();

const openFont = (name: FontName): fontkit.Font => {
  const kept = opened.get(name);
  if (kept !== undefined) return kept;
  const font = fontkit.create(fontFile(name));
  if (!('layout' in font)) throw new Error(`Font file of "${name}" holds a collection`);
  opened.set(name, font);
  return font;
};

export type Line = { readonly font: FontName; readonly size: number; readonly text: string };

/** Width of a line in pixels, kerning included. */
export const measureLine = ({ font: name, size, text }: Line): number => {
  const font = openFont(name);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};

/** A line as outlines, its baseline starting at x, y: no font has to be installed where the picture is drawn. */
export const drawLine = (line: Line, x: number, y: number, colour: string): string => {
  const font = openFont(line.font);
  const scale = line.size / font.unitsPerEm;
  const run = font.layout(line.text);
  let pen = 0;
  let path = '';
  for (const [i, glyph] of run.glyphs.entries()) {
    const position = run.positions[i];
    const moved = glyph.path.scale(scale, -scale).translate(x + (pen + (position?.xOffset ?? 0)) * scale, y);
    path += moved.toSVG();
    pen += position?.xAdvance ?? glyph.advanceWidth;
  }
  return `<path d="${path}" fill="${colour}"/>`;
};

/** The largest size not above `largest` at which a line fits into `width` pixels. */
export const fitSize = (font: FontName, text: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor((largest * width) / Math.max(1, measureLine({ font, size: largest, text }))));

/** Shortens a line to a width by whole words, then by letters. */
export const clip = (line: Line, width: number): Line => {
  if (measureLine(line) <= width) return line;
  const words = line.text.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const shorter = { ...line, text: `${words.slice(0, count).join(' ')} …` };
    if (measureLine(shorter) <= width) return shorter;
  }
  return { ...line, text: `${line.text.slice(0, Math.floor((line.text.length * width) / measureLine(line)) - 1)}…` };
};
