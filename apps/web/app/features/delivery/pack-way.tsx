import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { changeBasket } from '../../shared/basket/basket-store.ts';
import { withPackWay } from '../../shared/basket/delivery-lines.ts';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import css from './delivery.module.css';

type Props = { lines: readonly [BasketTicket, ...BasketTicket[]]; onEdit(): void };

/** How the start packs of a group get to its participants: at the start, or home (BASKET-09). */
export const PackWay = ({ lines, onEdit }: Props) => {
  const t = useTranslations('basket.delivery');
  const [{ groupId, event_city, delivery_public_id, delivery_method }] = lines;
  const ways = useQuery({
    ...queryOf(calls.delivery.methods, { params: { type: 'ticket' }, query: { event_city } }),
    staleTime: Infinity,
  });
  const isMixed = lines.some((line) => line.delivery_public_id !== delivery_public_id);
  useEffect(() => {
    const way = delivery_public_id === null ? null : { public_id: delivery_public_id, name: delivery_method ?? '' };
    // Tickets that were added later go the way of the first one.
    if (isMixed) changeBasket((goods) => withPackWay(goods, groupId, way));
  }, [isMixed, groupId, delivery_public_id, delivery_method]);

  if (ways.isError)
    return <LoadFailed text={t('packFailed')} isBusy={ways.isFetching} onRetry={() => void ways.refetch()} />;
  if (!ways.data) return <Skeleton height="84px" />;
  const list = ways.data.values;
  const chosen = list.find(({ public_id }) => public_id === delivery_public_id);
  return (
    <div className={css['pack']}>
      <SelectField
        id={`pack-${groupId}`}
        label={t('pack')}
        value={delivery_public_id ?? ''}
        hint={chosen ? chosen.description : t('packHint')}
        options={[
          { value: '', label: t('packAtStart') },
          ...list.map(({ public_id, name }) => ({ value: public_id, label: name })),
        ]}
        onChange={(event) => {
          const way = list.find(({ public_id }) => public_id === event.target.value) ?? null;
          changeBasket((goods) => withPackWay(goods, groupId, way));
          onEdit();
        }}
      />
    </div>
  );
};
