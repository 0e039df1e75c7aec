import type { OwnOrder } from '@trassa/contracts';
import { formatOrderDate, orderNumber } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { kindOf } from '../../shared/basket/goods-kind.ts';
import type { PurchaseKinds } from './purchase-kind.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { SITE_ZONE } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import css from './my-orders.module.css';
import { PurchaseState } from './purchase-state.tsx';
import { WaitingStep } from './waiting-step.tsx';

/** A purchase in the list: day, state, what was bought, sum, and the next step of one that waits. */
export const PurchaseCard = ({ kinds, order }: { kinds: PurchaseKinds; order: OwnOrder }) => {
  const t = useTranslations('myOrders');
  const words = useWords();
  const { format } = words;
  const more = order.lines_count - order.lines.length;
  return (
    <Panel as="article">
      <div className={css['card']}>
        <div className={css['head']}>
          <h2 className={css['title']}>
            <Link to={`/me/orders/${order.public_id}`}>
              {t('orderOf', { date: formatOrderDate(order.created, SITE_ZONE) })}
            </Link>
          </h2>
          <PurchaseState order={order} />
          <span className={css['order']}>{t('number', { number: orderNumber(order.public_id) })}</span>
        </div>
        <ul className={css['names']}>
          {order.lines.map((line, index) => (
            <li key={index}>
              {line.count > 1 && `${t('times', { count: line.count })} `}
              <span className={css['kind']}>{kindOf(kinds, line)?.name?.(words)}</span> {line.title}
            </li>
          ))}
          {more > 0 && <li>{t('andMore', { count: more })}</li>}
        </ul>
        <p className={type['price']}>{order.total > 0 ? format.money(order.total) : t('free')}</p>
        <WaitingStep order={order} />
      </div>
    </Panel>
  );
};
