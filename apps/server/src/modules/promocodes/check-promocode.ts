import { errorText, type Language } from '@trassa/contracts';
import { discountOf, type MessageSpec, type Minor, normaliseCode } from '@trassa/rules';
import { ok, type Refused, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { findFormatForSale, type FormatForSale } from '../events/index.ts';
import { isForFormat, isForItem, problemOf } from './promocode-terms.ts';
import { findItemId, findPromocodes, type Promocode } from './promocodes.repository.ts';

export type CheckPromocode = {
  readonly code: string;
  /** Of the format, product or offer. */
  readonly publicId: string;
  /** Places or pieces of the line. */
  readonly count: number | null;
  readonly userId: number | null;
  readonly language: Language;
  readonly now: Date;
};

export type CheckedPromocode = {
  promocode: { code: string; discount: number; code_count: number; available_code_count: number };
  available_code_count: number;
  message: string;
};

/** The discount on the first of `count` tickets where it is a vip's first one, in kopecks; null: it is not (DEC-78). */
export type FindVipDiscount = (
  userId: number,
  tickets: { format: FormatForSale; count: number; now: Date },
) => Promise<{ reason: 'vip' | 'sale'; price: Minor; discount: Minor } | null>;

const no = (message: MessageSpec | { id: 'promocode_vip' | 'promocode_sale' }): Refused =>
  refuse({ code: 'promocode', message, errors: { promocode: message } });

/** The praise of a code that works for `most` pieces, or why it does not; one for something else is undefined (DEC-82). */
const judge = (
  { code: typed, count, language, now }: CheckPromocode,
  promocode: Promocode | undefined,
  part: 'promocode_part' | 'promocode_part_goods',
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
      count !== null && count > places ? { id: part, discount, places, count } : { id: 'promocode_good', discount },
    ),
  });
};

const find = async (db: Database, code: string): Promise<Promocode | undefined> =>
  (await findPromocodes(db, [normaliseCode(code)]))[0];

/** Checks a code for tickets of a format as the quote does; reserves nothing. DEC-78, 81, 82, 111 */
export const checkTicketPromocode = async (
  db: Database,
  findVipDiscount: FindVipDiscount,
  asked: CheckPromocode,
): Promise<Result<CheckedPromocode>> => {
  const [formats, found] = await Promise.all([findFormatForSale(db, [asked.publicId]), find(db, asked.code)]);
  const format = formats.get(asked.publicId);
  const fitting = found && format && isForFormat(found, format) ? found : undefined;
  const judged = judge(asked, fitting, 'promocode_part');
  if (!judged.ok || !format || asked.userId === null) return judged;
  const count = asked.count ?? 1;
  const own = await findVipDiscount(asked.userId, { format, count, now: asked.now });
  if (own === null) return judged;
  if (count === 1) return no({ id: own.reason === 'sale' ? 'promocode_sale' : 'promocode_vip' });
  // Of several tickets the first one takes the larger discount, as the quote does (DEC-80).
  const off = discountOf(own.price, { form: 'percent', percent: judged.value.promocode.discount });
  return off > own.discount ? judged : judge(asked, fitting, 'promocode_part', count - 1);
};

/** Checks a code for a product or an insurance offer; reserves nothing. DEC-81, 82 */
export const checkItemPromocode = async (
  db: Database,
  kind: 'shop' | 'insurance',
  asked: CheckPromocode,
): Promise<Result<CheckedPromocode>> => {
  const [itemId, found] = await Promise.all([findItemId(db, kind, asked.publicId), find(db, asked.code)]);
  return judge(asked, found && isForItem(found, kind, itemId) ? found : undefined, 'promocode_part_goods');
};
