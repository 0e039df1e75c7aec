import { useTranslations } from 'use-intl/react';
import { Chip, Chips } from '../../../shared/ui/chips.tsx';
import css from './category-nav.module.css';
import { offeredFilters, type ShopQuery, shopPath } from './shop-filters.ts';

type Props = {
  /** Page whose list is filtered. */
  path: string;
  /** What is chosen; absent where nothing is filtered yet. */
  query?: ShopQuery;
  /** All goods of the list are for everybody. */
  isUnisex?: boolean;
};

/** Filters as links (SHOP-02). */
export const FilterLinks = ({ path, query, isUnisex = false }: Props) => {
  const t = useTranslations('shop');
  return (
    <Chips label={t('filters')} isScroll className={css['filters']}>
      {query && (
        <Chip to={shopPath(path, { ...query, filter: null })} isCurrent={query.filter === null}>
          {t('filter.none')}
        </Chip>
      )}
      {offeredFilters(query, isUnisex).map((filter) => (
        <Chip key={filter} to={shopPath(path, { ...query, filter })} isCurrent={query?.filter === filter}>
          {t(`filter.${filter}`)}
        </Chip>
      ))}
    </Chips>
  );
};
