import { errorText, type Language } from '@trassa/contracts';
import { discountOf, type MessageSpec, type Minor, normaliseCode } from '@trassa/rules';
import { ok, type Refused, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { type CodedItem, isFor, problemOf } from './promocode-terms.ts';
import { findMeant } from './find-meant.ts';
import type { Promocode } from './promocodes.repository.ts';

/** A code as it was typed, for so many places or pieces of a line. */
export type TypedPromocode = {
  readonly code: string;
  readonly count: number | null;
  readonly language: Language;
};

/** What the code shall be for. */
export type CodedGoods = {
  readonly selector: string;
  /** null: there is no such thing on sale. */
  readonly item: CodedItem | null;
  /** Counted in places, or in pieces. */
  readonly unit: 'places' | 'pieces';
  /** The discount of a vip's first place, or the sale that takes more off it, in kopecks (DEC-78); null: it is no such place. */
  readonly own: { readonly reason: 'vip' | 'sale'; readonly price: Minor; readonly discount: Minor } | null;
};

export type CheckedPromocode = {
  promocode: { code: string; discount: number; code_count: number; available_code_count: number };
  available_code_count: number;
  message: string;
};

const no = (message: MessageSpec | { id: 'promocode_vip' | 'promocode_sale' }): Refused =>
  refuse({ code: 'promocode', message, errors: { promocode: message } });

const partOf = { places: 'promocode_part', pieces: 'promocode_part_goods' } as const;

/** The praise of a code that works for `most` pieces, or why it does not; one for something else is undefined (DEC-82). */
const judge = (
  { code: typed, count, language, now }: TypedPromocode & { now: Date },
  promocode: Promocode | undefined,
  unit: CodedGoods['unit'],
  most = Infinity,
): Result<CheckedPromocode> => {
  const code = normaliseCode(typed);
  const problem = problemOf(code, promocode, now);
  if (problem || !promocode) return no(problem ?? { id: 'promocode_unknown' });
  const { discount, codeCount, available } = promocode;
  const places = Math.min(codeCount, available, most);
  return ok({
    promocode: { code, discount, code_count: codeCount, available_code_count: available },
    available_code_count: available,
    message: errorText(
      language,
      count !== null && count > places
        ? { id: partOf[unit], discount, places, count }
        : { id: 'promocode_good', discount },
    ),
  });
};

/** Checks a code for goods of one kind as the quote does; reserves nothing. DEC-78, 81, 82, 111 */
export const checkPromocode = async (
  db: Database,
  typed: TypedPromocode & { now: Date },
  { selector, item, unit, own }: CodedGoods,
): Promise<Result<CheckedPromocode>> => {
  const found = (await findMeant(db, [typed.code])).get(normaliseCode(typed.code));
  const fitting = found && item && isFor(found, selector, item) ? found : undefined;
  const judged = judge(typed, fitting, unit);
  if (!judged.ok || own === null) return judged;
  const count = typed.count ?? 1;
  if (count === 1) return no({ id: own.reason === 'sale' ? 'promocode_sale' : 'promocode_vip' });
  // Of several places the first one takes the larger discount, as the quote does (DEC-80).
  const off = discountOf(own.price, { form: 'percent', percent: judged.value.promocode.discount });
  return off > own.discount ? judged : judge(typed, fitting, unit, count - 1);
};
