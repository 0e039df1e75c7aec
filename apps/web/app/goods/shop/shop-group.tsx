import { lineCountMax } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { GoodsGroup } from '../../features/basket/goods-group.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { carriedLines, packLines } from '../../shared/basket/delivery-lines.ts';
import { setLineCount } from '../../shared/basket/change-lines.ts';
import type { BasketShop } from '../../shared/basket/items/basket-item.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import type { GroupsProps } from '../basket-kind.ts';
import { DeliveryOf } from '../delivery-of.tsx';
import { lineErrors } from '../line-errors.ts';
import { quotesOf } from '../quotes-of.ts';

/** Goods of the shop, and below them the way of all that is sent; without them it stands by itself (BASKET-12, BASKET-13). */
export const ShopGroups = ({ lines, page }: GroupsProps<BasketShop>) => {
  const hasCarried = carriedLines(page.goods).length > 0;
  const isInGroup = hasCarried && lines.length > 0;
  return (
    <>
      {lines.length > 0 && (
        <ShopGroup lines={lines} page={page}>
          {isInGroup && <DeliveryOf page={page} heading="h3" />}
        </ShopGroup>
      )}
      {!isInGroup && (hasCarried || packLines(page.goods).length > 0) && (
        <Panel as="section">
          <DeliveryOf page={page} heading="h2" />
        </Panel>
      )}
    </>
  );
};

const ShopGroup = ({ lines, page, children }: GroupsProps<BasketShop> & { children: ReactNode }) => {
  const t = useTranslations('basket.goods');
  const promo = useTranslations('basket.promo');
  const { quote, problem, onEdit } = page;
  return (
    <GoodsGroup
      lines={lines}
      quotes={quotesOf(quote, lines)}
      errors={lineErrors(quote, problem)}
      onEdit={onEdit}
      title={t('shop')}
      promo={{
        label: promo('labels.shop'),
        thingOf: ({ public_id }) => public_id,
        check: (code, { public_id }, count) =>
          request(calls.promocodes.product, { params: { code, public_id }, query: { count } }, { ownErrors: true }),
      }}
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
