import * as fontkit from 'fontkit';

// Flags of a composite glyph (OpenType, table `glyf`).
const WORDS = 0x0001;
const OFFSETS = 0x0002;
const USE_MY_METRICS = 0x0200;

const tableOffsets = (font: Buffer): Map<string, number> => {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return tables;
};

/** Moves a glyph that refers to another one to the right and lets it have a width of its own. */
const moveComposite = (font: Buffer, glyph: number, shift: number): void => {
  const flags = font.readUInt16BE(glyph + 10);
  if (font.readInt16BE(glyph) !== -1 || (flags & OFFSETS) === 0)
    throw new Error('A figure of uneven width is not a composite');
  font.writeUInt16BE(flags & ~USE_MY_METRICS, glyph + 10);
  if ((flags & WORDS) === 0) font.writeInt8(font.readInt8(glyph + 14) + shift, glyph + 14);
  else font.writeInt16BE(font.readInt16BE(glyph + 14) + shift, glyph + 14);
  for (const edge of [glyph + 2, glyph + 6]) font.writeInt16BE(font.readInt16BE(edge) + shift, edge);
};

/**
 * A TTF whose tabular figures (`tnum`) really have one width. Golos Text keeps the proportional widths of 2, 3, 5, 6, 8
 * and 9 there, so times and prices would dance; they are centred in the widest. A font without such a fault is unchanged.
 */
export const withEvenFigures = (original: Buffer): Buffer => {
  const opened = fontkit.create(original);
  if (!('layout' in opened)) throw new Error('A single font was expected, not a collection');
  const figures = opened.layout('0123456789', ['tnum']).glyphs;
  const widest = Math.max(...figures.map(({ advanceWidth }) => advanceWidth));

  const font = Buffer.from(original);
  const tables = tableOffsets(font);
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
  const hasLongPlaces = font.readInt16BE(at('head') + 50) === 1;
  for (const { id, advanceWidth } of figures) {
    if (advanceWidth === widest) continue;
    const shift = Math.round((widest - advanceWidth) / 2);
    const place = hasLongPlaces ? font.readUInt32BE(at('loca') + id * 4) : font.readUInt16BE(at('loca') + id * 2) * 2;
    moveComposite(font, at('glyf') + place, shift);
    const metric = at('hmtx') + id * 4;
    font.writeUInt16BE(widest, metric);
    font.writeInt16BE(font.readInt16BE(metric + 2) + shift, metric + 2);
  }
  return font;
};
