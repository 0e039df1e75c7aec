import { normaliseCode, type LineToQuote, type MessageSpec, type PromocodeRule } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import { findMeant, problemOf, type Promocode } from '../promocodes/index.ts';

type CodedLine = { readonly promocode: string | null };

/** When it is bought, and the own waiting orders that the purchase takes the place of. */
export type Moment = { readonly now: Date; readonly replaces?: readonly number[] };

export type PromocodeRules = {
  /** By normalised code as typed: what it gives, or why it does not work. */
  readonly rules: ReadonlyMap<string, PromocodeRule | MessageSpec>;
  /** Internal id of the code as typed; null: none. */
  idOf(typed: string | null | undefined): number | null;
};

/** The codes of some lines of one kind, in one statement, or none when no line has a code. DEC-81 */
export const readPromocodes = async (
  db: Executor,
  lines: readonly CodedLine[],
  { now, replaces = [] }: Moment,
  isForLine: (promocode: Promocode, line: LineToQuote) => boolean,
): Promise<PromocodeRules> => {
  const codes = [...new Set(lines.map((line) => normaliseCode(line.promocode)).filter(Boolean))];
  const found = await findMeant(db, codes, replaces);
  // One rule for a code and its twins: the places it may have in an order count once.
  const made = new Map<number, PromocodeRule>();
  const ruleOf = (code: string): PromocodeRule | MessageSpec => {
    const promocode = found.get(code);
    const problem = problemOf(code, promocode, now);
    if (problem || !promocode) return problem ?? { id: 'promocode_unknown' };
    const rule = made.get(promocode.id) ?? {
      percent: promocode.discount,
      codeCount: promocode.codeCount,
      available: promocode.available,
      isFor: (line: LineToQuote) => isForLine(promocode, line),
    };
    made.set(promocode.id, rule);
    return rule;
  };
  return {
    rules: new Map(codes.map((code) => [code, ruleOf(code)])),
    idOf: (typed) => found.get(normaliseCode(typed))?.id ?? null,
  };
};
