/** The row at which a page begins or ends: what it is sorted by, and its id. */
export type Cursor = {
  /** Towards the rows before it. */
  readonly isBackward: boolean;
  /** Of a moment: microseconds since 1970. */
  readonly key: string;
  readonly id: number;
};

const wholeNumber = /^-?\d{1,15}$/;

const isKey = (kind: 'moment' | 'number' | 'text', key: unknown): key is string =>
  typeof key === 'string' && (kind === 'text' ? key.length <= 400 && !key.includes('\0') : keyPattern(kind).test(key));

/** Microseconds have sixteen digits. */
const keyPattern = (kind: 'moment' | 'number'): RegExp => (kind === 'moment' ? /^-?\d{1,16}$/ : wholeNumber);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** The text of a cursor, bound to the filter and sort that the fingerprint is of. */
export const writeCursor = (fingerprint: string, { isBackward, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([fingerprint, isBackward ? 1 : 0, key, id])).toString('base64url');

/** null: it is none, or of another filter or sort. */
export const readCursor = (text: string, fingerprint: string, kind: 'moment' | 'number' | 'text'): Cursor | null => {
  const parsed = parse(text);
  if (!Array.isArray(parsed) || parsed.length !== 4 || parsed[0] !== fingerprint) return null;
  const [, back, key, id] = parsed as unknown[];
  if (!isKey(kind, key) || !Number.isSafeInteger(id)) return null;
  return { isBackward: back === 1, key, id: Number(id) };
};
