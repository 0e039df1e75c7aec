import { lineCountMax } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketShop } from '../../shared/basket/items/basket-item.ts';
import { setLineCount } from '../../shared/basket/change-lines.ts';
import { GoodsGroup, type GroupProps } from './goods-group.tsx';

/** Goods of the shop; delivery stands below (BASKET-12, BASKET-13). */
export const ShopGroup = ({ children, ...group }: GroupProps<BasketShop> & { children?: ReactNode }) => {
  const t = useTranslations('basket.goods');
  return (
    <GoodsGroup
      {...group}
      title={t('shop')}
      promo="shop"
      lookOf={(line) => ({
        to: `/shop/product/${line.public_id}`,
        picture: line.picture,
        about: [
          line.proportion,
          line.size && t('size', { size: line.size }),
          line.event && t('atRace', { title: line.event.title }),
        ],
        count: {
          value: line.count,
          max: Math.min(lineCountMax, Math.max(line.left, line.count)),
          onChange: (count) => setLineCount(line.unique_id, count),
        },
      })}
    >
      {children}
    </GoodsGroup>
  );
};
