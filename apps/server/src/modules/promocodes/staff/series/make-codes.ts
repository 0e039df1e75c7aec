import { codeSigns } from '@trassa/rules';
import type { Clock } from '../../../../kernel/clock.ts';
import { randomCode } from '../../../../kernel/ids.ts';
import { notFound, ok, refuse } from '../../../../kernel/result.ts';
import type { RunKind } from '../../../runs/index.ts';
import { insertCodes, lockPartOfRun } from './make-codes.repository.ts';

export const seriesKind = 'promocode_series.make';

/** Codes of one piece of a run. */
export const pieceCodes = 1000;
/** Pieces that are made while the colleague waits. */
export const piecesAtOnce = 5;

/** Pieces of a run of so many codes, by their numbers. */
export const piecesOf = (count: number): string[] =>
  Array.from({ length: Math.ceil(count / pieceCodes) }, (_, index) => String(index + 1));

/** What a program of sheets would read as a number: 234567 or 2E34567. */
const isNumber = /^\d*E?\d*$/;

const drawCode = (prefix: string, length: number): string => {
  for (;;) {
    const code = prefix + randomCode(length, codeSigns);
    if (!isNumber.test(code)) return code;
  }
};

/** Draws of a piece: each brings all that is left but for codes that exist, one of 30 to the 8th and more. */
const draws = 20;

/**
 * A thousand codes by one transaction with the mark of their piece: a process that is killed leaves none of them. A drawn code that
 * exists is drawn anew. BO-032
 */
export const createSeriesRun = (clock: Clock): RunKind => ({
  perMinute: 3000,
  async item(tx, run, object) {
    const part = await lockPartOfRun(tx, run.publicId);
    if (!part) return notFound();
    if (part.isGiven) return refuse({ code: 'state' });
    let left = Math.min(pieceCodes, part.count - (Number(object) - 1) * pieceCodes);
    for (let draw = 0; left > 0 && draw < draws; draw += 1) {
      const codes = Array.from({ length: left }, () => drawCode(part.prefix, part.length));
      left -= await insertCodes(tx, part.id, codes, clock());
    }
    if (left > 0) throw new Error(`${left} codes of a piece were all taken`);
    return ok(undefined);
  },
});
