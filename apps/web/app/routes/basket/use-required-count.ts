import { useState } from 'react';
import type { BasketKinds } from '../../goods/basket-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { checkGroups } from './check-groups.ts';

/**
 * A group that needs another count, told as soon as it is seen and before its participants are asked for (BASKET-26); once,
 * until its count is right. Null: nothing is to be told.
 */
export const useRequiredCount = (
  kinds: BasketKinds,
  goods: readonly BasketItem[],
): { text: string; onUnderstood(): void } | null => {
  const words = useWords();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const required = checkGroups(kinds, goods).filter(({ problem }) => problem.id === 'required_ticket_count');
  const isRequired = (id: string): boolean => required.some(({ groupId }) => groupId === id);
  const forgiven = [...told].filter((groupId) => !isRequired(groupId));
  if (forgiven.length > 0) setTold(new Set([...told].filter(isRequired)));
  const group = required.find(({ groupId }) => !told.has(groupId));
  if (!group) return null;
  return {
    text: group.kind.requiredCount?.(group.lines, words) ?? '',
    onUnderstood: () => setTold(new Set([...told, group.groupId])),
  };
};
