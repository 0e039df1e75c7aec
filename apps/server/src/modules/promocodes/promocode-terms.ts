import { checkPromocode, type MessageSpec } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Promocode } from './promocodes.repository.ts';

/** An item that a code may name, and what it is one of: `{ event: 7, city: 3 }`. */
export type CodedItem = { readonly id: number; readonly groups: Readonly<Record<string, number>> };

/** Whether a code is for an item of a kind: in one of its groups of each sort and one of its items, an empty list meaning any. */
export const isFor = (promocode: Promocode, selector: string, item: CodedItem): boolean =>
  promocode.kind === selector &&
  (!promocode.itemIds.length || promocode.itemIds.includes(item.id)) &&
  Object.entries(promocode.groups).every(([sort, ids]) => !ids.length || ids.includes(item.groups[sort] ?? -1));

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
