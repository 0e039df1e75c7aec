import { checkPromocode, type MessageSpec } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Promocode } from './promocodes.repository.ts';

/** An item that a code may name, and what it is one of; null: nothing that codes name. */
export type CodedItem = { readonly id: number; readonly groupId: number | null };

/** Whether a code is for an item of a kind: of one of its groups and one of its items, an empty list meaning any. */
export const isFor = ({ kind, groupIds, itemIds }: Promocode, selector: string, { id, groupId }: CodedItem): boolean =>
  kind === selector &&
  (!groupIds.length || (groupId !== null && groupIds.includes(groupId))) &&
  (!itemIds.length || itemIds.includes(id));

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
