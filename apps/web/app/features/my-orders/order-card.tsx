import type { ShopOrder } from '@trassa/contracts';
import { formatOrderDate, orderNumber } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import css from './my-orders.module.css';
import { OrderState } from './order-state.tsx';

/** An order in the list: day, state, goods and sum; it opens in detail (ME-10, SHOP-21). */
export const OrderCard = ({ order }: { order: ShopOrder }) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  const goods = order.items.shop;
  const date = formatOrderDate(order.created, SITE_ZONE);
  return (
    <Panel as="article">
      <div className={css['card']}>
        <div className={css['head']}>
          <h2 className={css['title']}>
            <Link to={`/me/shop/${order.public_id}`}>{t('orderOf', { date })}</Link>
          </h2>
          <OrderState status={order.status} />
          <span className={css['order']}>{t('number', { number: orderNumber(order.public_id) })}</span>
        </div>
        <ul className={css['names']}>
          {goods.map((line) => (
            <li key={line.unique_id}>{t('line', { title: line.title, count: String(line.count) })}</li>
          ))}
        </ul>
        <p className={type['price']}>{format.money(order.amount)}</p>
      </div>
    </Panel>
  );
};
