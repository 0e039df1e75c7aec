import type { OrderEvent } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import css from './my-orders.module.css';

/** What happened to the money, earliest first, with days and sums. */
export const PurchaseHistory = ({ history }: { history: readonly OrderEvent[] }) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  return (
    <ol className={css['history']}>
      {history.map((step, index) => (
        <li key={index}>
          <div className={css['what']}>
            <b>{t(`events.${step.type}`)}</b>
            <span className={css['about']}>
              {[
                step.title,
                step.at !== null && `${format.longDay(step.at, SITE_ZONE)}, ${format.time(step.at, SITE_ZONE)}`,
                step.state && t(`refunds.${step.state}`),
              ]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </div>
          {step.sum !== null && step.sum > 0 && <span className={type['price']}>{format.money(step.sum)}</span>}
        </li>
      ))}
    </ol>
  );
};
