import { checkPromocode, type MessageSpec } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Promocode } from './promocodes.repository.ts';

/** Whether a code is for a format: of one of its events and one of its formats, an empty list meaning any. */
export const isForFormat = (
  { kind, eventIds, formatIds }: Promocode,
  format: { id: number; event: { id: number } },
): boolean =>
  kind === 'ticket' &&
  (!eventIds.length || eventIds.includes(format.event.id)) &&
  (!formatIds.length || formatIds.includes(format.id));

/** Whether a code is for a product or an insurance offer; an empty list means any of its kind. */
export const isForItem = (
  { kind, productIds, offerIds }: Promocode,
  selector: Promocode['kind'] | 'certificate',
  itemId: number | null,
): boolean => {
  if (itemId === null || kind !== selector || kind === 'ticket') return false;
  const listed = kind === 'shop' ? productIds : offerIds;
  return !listed.length || listed.includes(itemId);
};

/** Why a code does not work now; null: it does. Unknown and foreign codes are passed as undefined (DEC-82). */
export const problemOf = (code: string, promocode: Promocode | undefined, now: Date): MessageSpec | null =>
  checkPromocode(
    code,
    promocode && {
      starts_at: promocode.startsAt && toUnix(promocode.startsAt),
      ends_at: promocode.endsAt && toUnix(promocode.endsAt),
      available_code_count: promocode.available,
    },
    toUnix(now),
  );
