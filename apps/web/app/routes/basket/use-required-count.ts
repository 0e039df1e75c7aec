import { groupLines, minimumOf, stepOf } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type BasketItem, isTicket } from '../../shared/basket/items/basket-item.ts';
import { checkGroups } from './check-groups.ts';

/**
 * A group that needs another count, told as soon as it is seen and before its participants are asked for (BASKET-26); once,
 * until its count is right. Null: nothing is to be told.
 */
export const useRequiredCount = (goods: readonly BasketItem[]): { text: string; onUnderstood(): void } | null => {
  const t = useTranslations('basket');
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const problems = checkGroups(goods);
  const isRequired = (groupId: string): boolean => problems[groupId]?.id === 'required_ticket_count';
  const forgiven = [...told].filter((groupId) => !isRequired(groupId));
  if (forgiven.length > 0) setTold(new Set([...told].filter(isRequired)));
  const group = groupLines(goods.filter(isTicket)).find(({ groupId }) => isRequired(groupId) && !told.has(groupId));
  const first = group?.lines[0];
  if (!group || !first) return null;
  const step = stepOf(first);
  return {
    text:
      step > 1
        ? t('requiredStep', { title: first.title, step })
        : t('requiredMin', { title: first.title, min: minimumOf(first) }),
    onUnderstood: () => setTold(new Set([...told, group.groupId])),
  };
};
