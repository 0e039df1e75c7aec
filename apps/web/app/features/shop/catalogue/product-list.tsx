import { useTranslations } from 'use-intl/react';
import type from '../../../shared/styles/type.module.css';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Empty } from '../../../shared/ui/states/empty.tsx';
import { Pages } from '../../../shared/ui/layout/pages.tsx';
import { PastEnd } from '../../../shared/ui/states/past-end.tsx';
import { isPastEnd } from '../../../shared/past-end.ts';
import type { ProductCardData } from '../product/card-data.ts';
import css from './product-list.module.css';
import { FilterBar } from './filter-bar.tsx';
import { ProductGrid } from './product-grid.tsx';
import { PAGE_SIZE } from './read-goods.ts';
import type { Shown } from './read-shop.ts';
import { type ShopQuery, shopPath } from './shop-filters.ts';
import { ShopFailed } from '../shop-failed.tsx';

type Props = {
  path: string;
  query: ShopQuery;
  goods: Shown<{ items: readonly ProductCardData[]; total: number }>;
  /** All goods of the list are for everybody. */
  isUnisex?: boolean;
};

/** A filtered and sorted list of goods, page by page; an empty one says so in the words of SHOP-05. */
export const ProductList = ({ path, query, goods, isUnisex = false }: Props) => {
  const t = useTranslations('shop');
  const e = useTranslations('errors');
  if (!goods.value) return <ShopFailed text={goods.failed} />;
  const { items, total } = goods.value;
  return (
    <>
      {(total > 0 || query.filter !== null) && (
        <FilterBar path={path} query={query} total={total} isUnisex={isUnisex} />
      )}
      {items.length > 0 ? (
        <>
          <h2 className={type['hidden']}>{t('goods')}</h2>
          <ProductGrid items={items} isFirst />
          <Pages page={query.page} pages={Math.ceil(total / PAGE_SIZE)} />
        </>
      ) : isPastEnd({ page: query.page, shown: items.length, total }) ? (
        <PastEnd pages={Math.ceil(total / PAGE_SIZE)} />
      ) : (
        <div role="alert" className={css['none']}>
          {query.text ? (
            <Empty
              sign="net"
              title={t('nothing', { text: query.text })}
              action={
                <ButtonLink to={query.filter ? shopPath(path, { ...query, filter: null }) : '/shop'}>
                  {query.filter ? t('reset') : t('toShop')}
                </ButtonLink>
              }
            >
              {t('nothingText')}
            </Empty>
          ) : (
            <Empty
              title={e('shop_later')}
              action={
                <ButtonLink to={query.filter ? path : '/shop'}>{query.filter ? t('reset') : t('toShop')}</ButtonLink>
              }
            >
              {t('emptyText')}
            </Empty>
          )}
        </div>
      )}
    </>
  );
};
