import { inflateSync } from 'node:zlib';

const decode = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Characters by glyph, as a PDF tells readers that copy its text. */
const readMap = (text: string): Map<string, string> => {
  const map = new Map<string, string>();
  for (const [, first = '', list = ''] of text.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, unit] of (list.match(/\w+/g) ?? []).entries())
      map.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), decode(unit));
  return map;
};

/** The text of a PDF made by pdfkit, each shown piece on a line of its own. */
export const pdfText = (pdf: Buffer): string => {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const from = body.indexOf('stream\n') + 7;
    const bytes = Buffer.from(body.slice(from, body.lastIndexOf('\nendstream')), 'latin1');
    return (/\/FlateDecode/.test(body) ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (unicode !== undefined) fonts.set(name, readMap(streamOf(unicode)));
    }
  const pages = [...objects.values()].flatMap((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? []);
  const lines: string[] = [];
  for (const page of pages) {
    let font = new Map<string, string>();
    for (const [, name, shown] of streamOf(page).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      const glyphs = (shown?.match(/<\w+>/g) ?? []).flatMap((piece) => piece.slice(1, -1).match(/.{4}/g) ?? []);
      if (shown !== undefined) lines.push(glyphs.map((glyph) => font.get(glyph.toLowerCase()) ?? '?').join(''));
    }
  }
  return lines.join('\n');
};
