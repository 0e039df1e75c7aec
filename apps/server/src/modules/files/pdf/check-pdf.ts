import { setImmediate } from 'node:timers/promises';
import { isAction, isJump, judgeValue } from './judge-value.ts';
import { readValue, skipGap, spend, Unreadable, type Work } from './read-tokens.ts';
import { isPacked, type Room, unpackObjects } from './unpack-objects.ts';

export type PdfState = 'fine' | 'active' | 'unreadable';

const MOST_WORK = 32 * 1024 ** 2;
const MOST_ROOM = 8 * 1024 ** 2;
/** Work after which other requests have their turn. */
const TURN = 256 * 1024;
/** What looking at a place costs that turns out to be nothing. */
const LOOK = 64;

class Active extends Error {}

const letters = /[a-z]/i;
const numberBefore = (bytes: Buffer, at: number): number | null => {
  const [, number] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(bytes.toString('latin1', Math.max(0, at - 32), at)) ?? [];
  return number === undefined ? null : Number(number);
};

type Opening = { readonly asked: number[]; readonly jumps: Map<number, boolean>; hasOther: boolean };

const judge = (tokens: readonly string[], number: number | null, opening: Opening): void => {
  const { isActive, isLocked, opens } = judgeValue(tokens);
  if (isActive) throw new Active();
  if (isLocked) throw new Unreadable();
  opening.asked.push(...opens);
  if (number === null) opening.hasOther ||= isAction(tokens);
  else opening.jumps.set(number, isJump(tokens) && opening.jumps.get(number) !== false);
};

const scan = async (bytes: Buffer): Promise<void> => {
  const work: Work = { left: MOST_WORK };
  const room: Room = { left: MOST_ROOM };
  const opening: Opening = { asked: [], jumps: new Map(), hasOther: false };
  let turn = work.left;
  const giveWay = async (): Promise<void> => {
    if (turn - work.left < TURN) return;
    turn = work.left;
    await setImmediate();
  };
  const readAll = async (word: string): Promise<void> => {
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
      spend(work, LOOK);
      await giveWay();
      if (at > 0 && letters.test(String.fromCharCode(bytes[at - 1] ?? 0))) continue;
      const { tokens, end } = readValue(bytes, at + word.length, work);
      judge(tokens, numberBefore(bytes, at), opening);
      const next = skipGap(bytes, end);
      if (!isPacked(tokens) || bytes.toString('latin1', next, next + 6) !== 'stream') continue;
      const packed = await unpackObjects(bytes, tokens, next + 6, room);
      for (const place of packed.places) {
        spend(work, LOOK);
        await giveWay();
        judge(readValue(packed.bytes, place.at, work).tokens, place.number, opening);
      }
    }
  };
  await readAll('obj');
  await readAll('trailer');
  if (opening.asked.some((number) => opening.hasOther || opening.jumps.get(number) !== true)) throw new Active();
};

/**
 * Whether a PDF only shows something (DEC-103). Every place where a reader could begin an object is read, also within
 * streams and in packed objects, so tables that lie hide nothing. `active`: it runs, starts or carries something, or
 * does more at its opening than show a page. `unreadable`: locked by a password, packed unusually or too much work;
 * at most 8 MB are unpacked.
 */
export const checkPdf = async (bytes: Buffer): Promise<PdfState> => {
  try {
    await scan(bytes);
    return 'fine';
  } catch (error) {
    if (error instanceof Active) return 'active';
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
};
