import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { ProductCardData } from './product/card-data.ts';
import css from './catalogue/preview-rows.module.css';
import { ProductGrid } from './catalogue/product-grid.tsx';

type Props = { items: readonly ProductCardData[]; title: string | null };

/** Goods of the home page; without any the page goes on without them. */
export const HomeGoods = ({ items, title }: Props) => {
  const t = useTranslations('shop');
  if (items.length === 0) return null;
  return (
    <Section labelledBy="home-goods" isLater>
      <Wrap>
        <SectionHead className={css['head']}>
          <h2 id="home-goods">{title ?? t('title')}</h2>
          <ButtonLink kind="quiet" size="sm" to="/shop">
            {t('allGoods')} <Icon name="right" size="s" />
          </ButtonLink>
        </SectionHead>
        <ProductGrid items={items} isStrip />
      </Wrap>
    </Section>
  );
};
