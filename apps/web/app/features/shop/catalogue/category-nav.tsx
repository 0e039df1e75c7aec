import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Chip, Chips } from '../../../shared/ui/chips.tsx';
import css from './category-nav.module.css';
import { isGender, type ShopFilter, shopPath } from './shop-filters.ts';

export type ShopCategory = { public_id: string; title: string; count: number; unisex: boolean };

type Props = {
  categories: readonly ShopCategory[];
  /** The open category; null: all goods; undefined: neither. */
  current?: string | null;
  /** Stays while one goes from category to category, as far as it says anything there. */
  filter?: ShopFilter | null;
};

const keptIn = (filter: ShopFilter | null, isUnisex: boolean): ShopFilter | null =>
  filter && isUnisex && isGender(filter) ? null : filter;

/** Categories with the number of their goods. */
export const CategoryNav = ({ categories, current, filter = null }: Props) => {
  const t = useTranslations('shop');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow window the chips slide: the open category is in view.
    const chip = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = chip?.parentElement;
    if (chip && strip) strip.scrollLeft = chip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label={t('categories')}>
      <Chips isScroll className={css['chips']}>
        <Chip to={shopPath('/shop/search', { filter })} isCurrent={current === null}>
          {t('all')}
        </Chip>
        {categories.map(({ public_id, title, count, unisex }) => (
          <Chip
            key={public_id}
            to={shopPath(`/shop/category/${public_id}`, { filter: keptIn(filter, unisex) })}
            isCurrent={current === public_id}
          >
            {title} <span className={css['count']}>{count}</span>
          </Chip>
        ))}
      </Chips>
    </nav>
  );
};
