import type { EventCity } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../format/use-format.ts';

export type PricedStart = Pick<
  EventCity,
  'price_from' | 'price_distance' | 'price_per_person' | 'children_from' | 'distance'
>;

/** What a start costs in words: its main price, children's apart; the rule is `startPrice`. */
export const useStartPrice = (): ((start: PricedStart) => { main: string | null; children: string | null }) => {
  const t = useTranslations('start');
  const u = useTranslations('ui');
  const format = useFormat();
  return (start) => {
    const { price_from: price, price_distance: km } = start;
    const children =
      start.children_from === undefined
        ? null
        : t(start.children_from === 0 ? 'childrenFree' : 'childrenFrom', {
            price: format.roubles(start.children_from),
          });
    if (price === undefined) return { main: children, children: null };
    const from = price === 0 ? t('free') : u('from', { price: format.roubles(price) });
    const each = start.price_per_person && price > 0 ? t('perPerson', { price: from }) : from;
    const isOther = km !== null && km !== start.distance;
    return { main: isOther ? t('priceOf', { distance: format.distance(km), price: each }) : each, children };
  };
};
