/** The paper asks for more work than an honest one does, or cannot be read. */
export class Unreadable extends Error {}

/** Work that is left for a paper, in bytes looked at: what is written to cost much ends here. */
export type Work = { left: number };

export const spend = (work: Work, cost: number): void => {
  work.left -= cost;
  if (work.left < 0) throw new Unreadable();
};

/** What a token costs beside its bytes. */
const TOKEN = 16;
/** Tokens of one value; the widths of a large font are tens of thousands. */
const MOST_TOKENS = 250_000;
/** No name or number that is looked for is longer. */
const LONGEST = 32;

const table = (signs: string): Uint8Array => {
  const flags = new Uint8Array(256);
  for (const sign of signs) flags[sign.charCodeAt(0)] = 1;
  return flags;
};
const spaces = table('\0\t\n\f\r ');
const ends = table('\0\t\n\f\r ()<>[]{}/%');
const [open, close, back, less, more, slash, percent, feed, line] = [...'()\\<>/%\r\n'].map((sign) =>
  sign.charCodeAt(0),
);

const isIn = (flags: Uint8Array, byte: number | undefined): boolean => byte !== undefined && flags[byte] === 1;

/** The first byte behind white space and comments. */
export const skipGap = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    if (bytes[at] === percent) while (at < bytes.length && bytes[at] !== feed && bytes[at] !== line) at += 1;
    else if (isIn(spaces, bytes[at])) at += 1;
    else break;
  }
  return at;
};

const skipText = (bytes: Uint8Array, from: number): number => {
  let depth = 1;
  let at = from + 1;
  for (; at < bytes.length && depth > 0; at++) {
    if (bytes[at] === back) at += 1;
    else if (bytes[at] === open) depth += 1;
    else if (bytes[at] === close) depth -= 1;
  }
  return at;
};

type Token = { text: string; end: number };

const readWord = (bytes: Buffer, from: number): Token => {
  let end = from + 1;
  while (end < bytes.length && !isIn(ends, bytes[end])) end += 1;
  const text = bytes.toString('latin1', from, Math.min(end, from + LONGEST * 3));
  const plain =
    text.startsWith('/') && text.includes('#')
      ? text.replace(/#([0-9a-f]{2})/gi, (_: string, code: string) => String.fromCharCode(parseInt(code, 16)))
      : text;
  return { text: plain.length > LONGEST ? plain.slice(0, LONGEST) : plain, end };
};

/** The token at a place behind a gap: names unescaped, any text as `(`, the end as an empty one. */
const readToken = (bytes: Buffer, at: number): Token => {
  const first = bytes[at];
  if (first === undefined) return { text: '', end: at };
  if (first === open) return { text: '(', end: skipText(bytes, at) };
  if (first === less || first === more) {
    if (bytes[at + 1] === first) return { text: first === less ? '<<' : '>>', end: at + 2 };
    const end = first === less ? bytes.indexOf('>', at) : at;
    return { text: '(', end: end < 0 ? bytes.length : end + 1 };
  }
  if (first !== slash && isIn(ends, first)) return { text: String.fromCharCode(first), end: at + 1 };
  return readWord(bytes, at);
};

/** The tokens of one whole value, dictionaries and lists with all that is in them, and the place behind it. */
export const readValue = (bytes: Buffer, from: number, work: Work): { tokens: string[]; end: number } => {
  const tokens: string[] = [];
  let depth = 0;
  let at = from;
  do {
    const { text, end } = readToken(bytes, skipGap(bytes, at));
    spend(work, end - at + TOKEN);
    at = end;
    if (text === '') break;
    if (text === '<<' || text === '[') depth += 1;
    else if (text === '>>' || text === ']') depth -= 1;
    if (tokens.push(text) > MOST_TOKENS) throw new Unreadable();
  } while (depth > 0);
  return { tokens, end: at };
};
