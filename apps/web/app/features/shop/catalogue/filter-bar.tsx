import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from './filter-bar.module.css';
import { FilterLinks } from './filter-links.tsx';
import { type ShopQuery, shopPath, sortings } from './shop-filters.ts';

type Props = {
  /** Page whose list it is. */
  path: string;
  query: ShopQuery;
  total: number;
  isUnisex: boolean;
};

/** Filters and order of a list as links: they live in the address and work without a script (SHOP-02). */
export const FilterBar = ({ path, query, total, isUnisex }: Props) => {
  const t = useTranslations('shop');
  // Found goods stand by nearness, all others by their newness.
  const usual = query.text ? null : sortings[0];
  const current = query.sorting ?? usual;
  const sortLinks = [...(query.text ? [null] : []), ...sortings];
  return (
    <div className={css['bar']}>
      <FilterLinks path={path} query={query} isUnisex={isUnisex} />
      <div className={css['line']}>
        <p role="status">
          <b>{t('found', { count: total })}</b>
        </p>
        <ul className={css['sort']} aria-label={t('sorting')}>
          {sortLinks.map((sorting) => (
            <li key={sorting?.id ?? 'near'}>
              <Link
                to={shopPath(path, { ...query, sorting })}
                aria-current={current === sorting ? 'true' : undefined}
                preventScrollReset
              >
                {t(`sort.${sorting?.id ?? 'near'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
