import type { ShopOrder } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './my-orders.module.css';

/** Goods of an order with what they cost. */
export const OrderGoods = ({ order }: { order: ShopOrder }) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  return (
    <ul className={css['goods']}>
      {order.items.shop.map((line) => (
        <li key={line.unique_id}>
          {line.picture && (
            <Picture
              className={css['picture']}
              src={line.picture}
              alt=""
              width={96}
              height={96}
              sizes="96px"
              maxWidth={320}
            />
          )}
          <div className={css['what']}>
            <b>{line.title}</b>
            <span className={css['about']}>
              {[line.proportion, line.size && t('size', { size: line.size }), t('pieces', { count: line.count })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <span className={type['price']}>{format.money(line.totalCost)}</span>
        </li>
      ))}
      {order.delivery && (
        <li>
          <span>{t('delivery')}</span>
          <span className={type['price']}>{format.money(order.delivery.cost)}</span>
        </li>
      )}
      <li className={css['total']}>
        <span>{t('total')}</span>
        <span className={type['price']}>{format.money(order.amount)}</span>
      </li>
    </ul>
  );
};
