import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { type BasketItem, isShop } from '../../shared/basket/items/basket-item.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import css from './optional-card.module.css';
import { OptionalGoods } from './optional-goods.tsx';

const SHOWN = 4;

/** The collection of the basket page, without what was there when it opened (DEC-91). */
export const BasketGoods = ({ goods }: { goods: readonly BasketItem[] }) => {
  const t = useTranslations('basket.optional');
  const [known] = useState(() => new Set(goods.filter(isShop).map(({ public_id }) => public_id)));
  const items = useQuery({ ...queryOf(calls.shop.items, { params: { place: 'basket' } }), staleTime: 60_000 });
  const products = (items.data?.values ?? []).filter(({ public_id, left }) => !known.has(public_id) && left > 0);
  if (products.length === 0) return null;
  return (
    <Panel>
      <section>
        <h2 className={css['title']}>{items.data?.title ?? t('basketTitle')}</h2>
        <OptionalGoods products={products.slice(0, SHOWN)} />
      </section>
    </Panel>
  );
};
