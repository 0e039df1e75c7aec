import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { similarData, type SimilarData } from '../../features/start-card/card-data.ts';
import { SimilarList } from '../../features/start-card/similar-list.tsx';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';

/** As many as the block shows (BASKET-28). */
const SIMILAR = 4;
/** As many events as one question names. */
const excludedMax = 30;

type Props = {
  goods: readonly BasketItem[];
  /** Of everybody's page: shown while nothing is chosen, and until the server answered. */
  first: readonly SimilarData[];
};

/** Up to four events like those of the basket, without them and near the city of the first ticket (BASKET-28). */
export const SimilarEvents = ({ goods, first }: Props) => {
  const t = useTranslations('basket');
  const bought = [...new Set(goods.flatMap((line) => line.event?.public_id ?? []))].slice(0, excludedMax);
  const city = goods.find((line) => 'city' in line)?.city.id;
  const asked = useQuery({
    ...queryOf(calls.events.similar, {
      query: { exclude: bought.join(','), limit: SIMILAR, ...(city === undefined ? {} : { city }) },
    }),
    enabled: bought.length > 0,
    placeholderData: keepPreviousData,
  });
  const found =
    bought.length > 0 && asked.data ? asked.data.values.flatMap((event) => similarData(event) ?? []) : first;
  const shown = found.filter(({ public_id }) => !bought.includes(public_id)).slice(0, SIMILAR);
  return <SimilarList title={t(bought.length > 0 ? 'similar' : 'upcoming')} events={shown} />;
};
