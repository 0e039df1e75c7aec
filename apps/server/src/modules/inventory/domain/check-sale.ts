import type { MessageSpec } from '@trassa/contracts';
import { checkCount, checkHoldCount, formatSaleState } from '@trassa/rules';
import type { Refusal } from '../../../kernel/result.ts';
import { countedFormat } from './counted-format.ts';
import type { SaleFormat } from './sale-format.ts';

const seconds = (date: Date): number => date.getTime() / 1000;

/** Whether tickets are sold at this moment; places are not looked at. */
export const checkSaleTime = (format: SaleFormat, now: Date): Refusal | null => {
  const state = formatSaleState(
    {
      start_time: seconds(format.startTime),
      ...(format.saleStart ? { sale_start: seconds(format.saleStart) } : {}),
      ...(format.saleEnd ? { sale_end: seconds(format.saleEnd) } : {}),
      tickets_left: { athlete: 1 },
    },
    seconds(now),
  );
  if (state === 'open') return null;
  return { code: 'sale_closed', message: { id: state === 'soon' ? 'sale_soon' : 'sale_closed' } };
};

const atCount = (message: MessageSpec): Refusal => ({ code: 'validation', errors: { count: message } });

/** A count that may be held: DEC-52 without the places left, and not yet the whole team (API 5.1). */
export const checkHeldCount = (format: SaleFormat, count: number): Refusal | null => {
  const problem = checkHoldCount(count, countedFormat(format), Infinity);
  return problem && atCount(problem);
};

/** A count that may be bought with `left` places, own held ones included (DEC-60, DEC-62). */
export const checkBoughtCount = (
  format: SaleFormat,
  count: number,
  left: number,
): { refusal: Refusal; isShort: boolean } | null => {
  const problem = checkCount(count, countedFormat(format), left);
  if (!problem) return null;
  if (problem.id === 'tickets_unavailable') return { refusal: { code: 'tickets_unavailable' }, isShort: true };
  if (problem.id === 'required_ticket_count')
    return { refusal: { code: 'required_ticket_count', message: problem }, isShort: false };
  return { refusal: atCount(problem), isShort: false };
};
