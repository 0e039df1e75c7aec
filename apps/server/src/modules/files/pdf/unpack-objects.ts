import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';
import { Unreadable } from './read-tokens.ts';

/** Bytes that one paper may unpack to; an honest one of 4 MB keeps its objects in a few. */
export type Room = { left: number };

const inflate = promisify(inflateRaw);
/** Ways of packing again, which no usual program uses for objects and which would have to be undone first. */
const OTHERS = new Set(['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms']);

/** Readers go by the place of the first object, whatever type a stream says it has. */
export const isPacked = (tokens: readonly string[]): boolean => tokens.includes('/ObjStm') || tokens.includes('/First');

const isFlate = (tokens: readonly string[]): boolean => {
  const filters = tokens.flatMap((token, at) => (token === '/Filter' ? [tokens.slice(at + 1, at + 4)] : []));
  for (const [first, second, third] of filters) {
    const isOne = first === '/FlateDecode' || (first === '[' && second === '/FlateDecode' && third === ']');
    if (!isOne) throw new Unreadable();
  }
  if (tokens.some((token, at) => OTHERS.has(token) && tokens[at + 1] !== 'null')) throw new Unreadable();
  return filters.length > 0;
};

/** Bytes behind the word `stream` and the end of its line. */
const bodyOf = (bytes: Buffer, behindWord: number): Buffer => {
  const crlf = bytes[behindWord] === 13 && bytes[behindWord + 1] === 10;
  return bytes.subarray(behindWord + (crlf ? 2 : 1));
};

const unpack = async (body: Buffer, room: Room): Promise<Buffer> => {
  // Readers do not ask for the sum at the end, so the head alone is checked, and what came before a break counts.
  if (body.length < 2 || ((body[0] ?? 0) & 15) !== 8 || body.readUInt16BE(0) % 31 !== 0) throw new Unreadable();
  try {
    const whole = await inflate(body.subarray(2), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(room.left, 1),
    });
    room.left -= whole.length;
    return whole;
  } catch {
    throw new Unreadable();
  }
};

export type Packed = { readonly bytes: Buffer; readonly places: Iterable<{ number: number; at: number }> };

function* placesOf(head: string, first: number): Iterable<{ number: number; at: number }> {
  for (const [, number, at] of head.matchAll(/(\d+)[\s\0]+(\d+)/g))
    yield { number: Number(number), at: first + Number(at) };
}

/** The objects of an object stream by its dictionary; `behindWord`: the place behind the word `stream`. */
export const unpackObjects = async (
  file: Buffer,
  tokens: readonly string[],
  behindWord: number,
  room: Room,
): Promise<Packed> => {
  const firsts = tokens.flatMap((token, at) => (token === '/First' ? [Number(tokens[at + 1])] : []));
  const [first = Number.NaN] = firsts;
  if (firsts.length !== 1 || !Number.isSafeInteger(first)) throw new Unreadable();
  const body = bodyOf(file, behindWord);
  const bytes = isFlate(tokens) ? await unpack(body, room) : body;
  const head = bytes.toString('latin1', 0, Math.min(first, bytes.length));
  if (first < 0 || /[^\d\s\0]/.test(head)) throw new Unreadable();
  return { bytes, places: placesOf(head, first) };
};
