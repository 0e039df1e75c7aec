import { randomFillSync, randomInt } from 'node:crypto';

/** Random bytes are drawn by the page: a draw of 16 bytes costs as much as one of 4096. */
const page = Buffer.alloc(4096);
let used = page.length;

const draw = (count: number): string => {
  if (used + count > page.length) {
    randomFillSync(page);
    used = 0;
  }
  const text = page.toString('base64url', used, used + count);
  page.fill(0, used, used + count);
  used += count;
  return text;
};

/**
 * 22 url-safe characters, over 128 random bits: the public id of everything personal. It begins with a letter or a digit: its
 * beginning is the number of an order, read aloud and typed into searches, where '-' would mean something else.
 */
export const randomId = (): string => {
  const id = draw(18).slice(0, 22);
  return /^[-_]/.test(id) ? randomId() : id;
};

/** 256 random bits, url-safe, 43 characters: the text of a login token (DEC-07). */
export const randomToken = (): string => draw(32);

/** Without 0/O, 1/I/L: codes are read aloud and typed by hand. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Unguessable code of `length` readable characters (31^length possibilities). */
export const randomCode = (length: number, alphabet: string = readable): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
