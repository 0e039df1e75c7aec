import { SaxesParser } from 'saxes';

/** How Excel shows a number: times and dates are numbers of days. */
export type CellKind = 'plain' | 'time' | 'date' | 'moment';

const builtIn = new Map<number, CellKind>([
  ...[14, 15, 16, 17].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'time'] as const),
  [22, 'moment'],
]);

/** The kind that a format code such as `[h]:mm:ss.0` or `dd.mm.yyyy` shows. */
export const kindOfCode = (code: string): CellKind => {
  const bare = code
    .toLowerCase()
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/g, '');
  if (/general|основной/.test(bare)) return 'plain';
  const hasTime = /[hsчс]/.test(bare);
  const hasDate = /[ydгд]/.test(bare);
  if (hasTime) return hasDate ? 'moment' : 'time';
  return hasDate ? 'date' : 'plain';
};

/** The kind of each cell style, by its number, out of `styles.xml`. */
export const readCellKinds = (xml: string): CellKind[] => {
  const codes = new Map<number, string>();
  const kinds: CellKind[] = [];
  let isInside = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
    if (name === 'cellXfs') isInside = true;
    if (name !== 'xf' || !isInside) return;
    const id = Number(attributes['numFmtId'] ?? 0);
    const code = codes.get(id);
    kinds.push(code === undefined ? (builtIn.get(id) ?? 'plain') : kindOfCode(code));
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'cellXfs') isInside = false;
  });
  parser.write(xml).close();
  return kinds;
};

const dayMs = 86_400_000;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const clock = (ms: number): string => {
  const rest = ms % 1000;
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}${rest ? `.${pad(rest, 3)}` : ''}`;
};

/** A number of a cell as text: times as H:MM:SS.mmm, dates as YYYY-MM-DD, else without the noise of binary fractions. */
export const writeNumber = (value: string, kind: CellKind, isSince1904: boolean): string => {
  const number = Number(value);
  if (!Number.isFinite(number) || value === '') return value;
  if (kind === 'plain' || number < 0) return String(Number(number.toPrecision(15)));
  const ms = Math.round(number * dayMs);
  if (kind === 'time' || (kind === 'moment' && number < 2)) return clock(ms);
  const date = new Date(Date.UTC(1899, 11, 30 + (isSince1904 ? 1462 : 0)) + ms);
  const day = date.toISOString().slice(0, 10);
  return kind === 'date' ? day : `${day} ${clock(ms % dayMs)}`;
};
