import { puzzleText, readSolution, solvesPart } from '@trassa/rules';
import { hash } from 'node:crypto';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Caller, networkOf } from '../../../platform/http/index.ts';
import { createKeyedHash, isSameText } from '../../../platform/secrets/keyed-hash.ts';
import { type Attempts, isTaken } from './attempts.ts';

export type Puzzles = {
  /**
   * Passes who brings a solved puzzle made for this purpose, subject (a phone) and network, once and in its time; refuses
   * everybody else with `captcha_required` and a puzzle (DEC-16). `hardness`: each more doubles the work.
   */
  demand(asked: { purpose: string; subject: string; hardness: number }, caller: Caller): Promise<Result<true>>;
};

/** Of each of the 16 parts: about 131,000 hashes in all; measured, one to three seconds of a phone (docs/security.md). */
const easiest = 13;
const seconds = 600;

/** Puzzles solved in the page: no foreign service, nothing to read or to see. `spent`: limits that are never off. */
export const createPuzzles = (secret: Buffer, clock: Clock, spent: Attempts): Puzzles => {
  const keyed = createKeyedHash(secret);
  return {
    async demand({ purpose, subject, hardness }, { address, proof }) {
      const least = easiest - 1 + hardness;
      const sign = (front: string): string =>
        keyed(`captcha ${purpose} ${subject} ${networkOf(address)} ${front}`).slice(0, 22);
      const isSolved = (given: NonNullable<ReturnType<typeof readSolution>>): boolean => {
        const at = given.challenge.lastIndexOf('.');
        const front = given.challenge.slice(0, at);
        return (
          isSameText(given.challenge.slice(at + 1), sign(front)) &&
          Number.parseInt(front, 36) > toUnix(clock()) &&
          given.bits >= least &&
          given.counters.every((counter, part) =>
            solvesPart(hash('sha256', puzzleText(given.challenge, part, counter), 'buffer').readUInt32BE(), given.bits),
          )
        );
      };
      const given = readSolution(proof ?? '');
      if (given && isSolved(given) && isTaken(await spent.take('captcha', given.challenge, [{ count: 1, seconds }])))
        return ok(true);
      const front = `${(toUnix(clock()) + seconds).toString(36)}.${least}.${randomId()}`;
      return refuse({ code: 'captcha_required', captcha: `${front}.${sign(front)}` });
    },
  };
};
