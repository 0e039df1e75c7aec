import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { Section, SectionHead, Wrap } from '../../../shared/ui/layout/layout.tsx';
import type { ProductCardData } from '../product/card-data.ts';
import { ProductGrid } from './product-grid.tsx';
import type { Shown } from './read-shop.ts';
import { ShopFailed } from '../shop-failed.tsx';

type Props = { id: string; title: string; goods: Shown<readonly ProductCardData[]>; action?: ReactNode };

/** Goods chosen by somebody or at random (SHOP-03); an empty collection is a problem of loading (SHOP-05). */
export const Collection = ({ id, title, goods, action }: Props) => {
  const e = useTranslations('errors');
  return (
    <Section labelledBy={id} isLater>
      <Wrap>
        <SectionHead>
          <h2 id={id}>{title}</h2>
          {action}
        </SectionHead>
        {goods.value?.length ? (
          <ProductGrid items={goods.value} isFours />
        ) : (
          <ShopFailed text={goods.failed ?? e('shop_failed')} />
        )}
      </Wrap>
    </Section>
  );
};
