import { payReasons } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { Buyer } from '../../features/checkout/buyer.ts';
import type { Obstacle } from '../../features/checkout/checkout.tsx';
import type { BasketItem } from '../../shared/basket/basket-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { focusField } from './focus-field.ts';
import { checkGroups } from './check-groups.ts';
import type { useParticipants } from './use-participants.ts';
import { ticketNumber } from './ticket-number.ts';

type Input = {
  goods: readonly BasketItem[];
  buyer: Buyer;
  isAgreed: boolean;
  participants: ReturnType<typeof useParticipants>;
};

/** Why the pay button is disabled, in words that lead to the place (PAY-01…06). */
export const useObstacles = ({ goods, buyer, isAgreed, participants }: Input): Obstacle[] => {
  const t = useTranslations('checkout');
  const basket = useTranslations('basket');
  const format = useFormat();
  const isOneGroup = new Set(goods.map((line) => line.groupId)).size === 1;
  const reasons = payReasons({
    goods,
    email: buyer.email,
    phone: buyer.phone,
    agree: isAgreed,
    countErrors: checkGroups(goods),
  });
  return reasons.map((reason) => {
    const line = goods.find((item) => item.unique_id === reason.target);
    const number = line ? ticketNumber(goods, line) : 0;
    const title = line
      ? isOneGroup
        ? basket('ticketOf', { number })
        : basket('ticketOfCity', { number, city: format.name(line.city) })
      : '';
    const onOpen = (): void => {
      if (line) {
        participants.open(line);
        participants.show([line.unique_id]);
        const [field] = Object.keys(participants.problems[line.unique_id] ?? {});
        // A form that has not reported yet begins with the last name.
        focusField(`${line.unique_id}-${field ?? 'last_name'}`);
      } else focusField(reason.reason === 'count' ? `group-${reason.target}` : (reason.target ?? ''));
    };
    return { ...reason, text: t(`reasons.${reason.reason}`, { title }), onOpen };
  });
};
