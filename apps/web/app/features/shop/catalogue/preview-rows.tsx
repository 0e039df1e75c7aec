import type { ShopItem } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Section, SectionHead, Wrap } from '../../../shared/ui/layout/layout.tsx';
import { type ProductCardData, productCardData } from '../product/card-data.ts';
import type { ShopCategory } from './category-nav.tsx';
import css from './preview-rows.module.css';
import { ProductGrid } from './product-grid.tsx';

export type PreviewRow = { category: ShopCategory; items: readonly ProductCardData[] };

/** The first goods of each category, in the order of the categories. */
export const previewRows = (goods: readonly ShopItem[], categories: readonly ShopCategory[]): PreviewRow[] =>
  categories.flatMap((category) => {
    const items = goods.filter((item) => item.category.public_id === category.public_id).map(productCardData);
    return items.length > 0 ? [{ category, items }] : [];
  });

/** A row of a category on the shop's main page. */
export const PreviewRows = ({ rows }: { rows: readonly PreviewRow[] }) => {
  const t = useTranslations('shop');
  return rows.map(({ category, items }, index) => (
    <Section key={category.public_id} labelledBy={category.public_id} isLater={index > 0}>
      <Wrap>
        <SectionHead className={css['head']}>
          <h2 id={category.public_id}>{category.title}</h2>
          <ButtonLink kind="quiet" size="sm" to={`/shop/category/${category.public_id}`}>
            {t('allOf', { count: category.count })} <Icon name="right" size="s" />
          </ButtonLink>
        </SectionHead>
        <ProductGrid items={items} isFirst={index === 0} isStrip />
      </Wrap>
    </Section>
  ));
};
