import { errorText, type Language } from '@trassa/contracts';
import { normaliseCode, type MessageSpec } from '@trassa/rules';
import { ok, type Refused, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { findFormatForSale } from '../events/index.ts';
import { isForFormat, problemOf } from './promocode-terms.ts';
import { findPromocodes } from './promocodes.repository.ts';

export type CheckPromocode = {
  readonly code: string;
  readonly formatPublicId: string;
  /** Places of the line. */
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

/** Whether a vip discount holds for this person's next athlete ticket of an event city (DEC-78). */
export type HasVipFirst = (userId: number, eventCityId: number) => Promise<boolean>;

const no = (message: MessageSpec): Refused => refuse({ code: 'promocode', message, errors: { promocode: message } });

/** Checks a code for tickets of a format; reserves nothing. DEC-78, 81, 82 */
export const checkTicketPromocode = async (
  db: Database,
  hasVipFirst: HasVipFirst,
  asked: CheckPromocode,
): Promise<Result<CheckedPromocode>> => {
  const code = normaliseCode(asked.code);
  const [formats, promocodes] = await Promise.all([
    findFormatForSale(db, [asked.formatPublicId]),
    findPromocodes(db, [code]),
  ]);
  const format = formats.get(asked.formatPublicId);
  const found = promocodes[0];
  const promocode = found && format && isForFormat(found, format) ? found : undefined;
  const problem = problemOf(code, promocode, asked.now);
  if (problem || !promocode || !format) return no(problem ?? { id: 'promocode_unknown' });
  if (asked.userId !== null && (await hasVipFirst(asked.userId, format.eventCity.id)))
    return refuse({
      code: 'promocode',
      message: { id: 'promocode_vip' },
      errors: { promocode: { id: 'promocode_vip' } },
    });
  const places = Math.min(promocode.codeCount, promocode.available);
  const isPart = asked.count !== null && asked.count > places;
  const { discount, codeCount, available } = promocode;
  return ok({
    promocode: { code, discount, code_count: codeCount, available_code_count: available },
    available_code_count: available,
    message: errorText(
      asked.language,
      isPart ? { id: 'promocode_part', discount, places, count: asked.count ?? 0 } : { id: 'promocode_good', discount },
    ),
  });
};
