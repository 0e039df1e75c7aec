import type { OrderView as Order } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { boughtLines } from '../../shared/basket/bought-lines.ts';
import { bySum } from '../../shared/basket/goods-kind.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import type { ThanksKinds, PaidProps } from './thanks-kind.ts';
import css from './order-lines.module.css';

/** Equal lines together: a ticket per participant is a line of its own. */
const totals = (kinds: ThanksKinds, order: Order): { key: string; title: string; count: number; cost: number }[] => {
  const lines = new Map<string, { key: string; title: string; count: number; cost: number }>();
  for (const line of bySum(kinds).flatMap((kind) => boughtLines(order, kind))) {
    const variant = 'size' in line ? [line.proportion, line.size].filter(Boolean).join(', ') : '';
    const key = `${line.public_id} ${variant}`;
    const known = lines.get(key);
    lines.set(key, {
      key,
      title: variant ? `${line.title}, ${variant}` : line.title,
      count: (known?.count ?? 0) + line.count,
      cost: (known?.cost ?? 0) + line.totalCost,
    });
  }
  return [...lines.values()];
};

/** `10 км` stays together. */
const unbroken = (title: string): string => title.replace(/(\d) (?=\p{L}{1,2}(?!\p{L}))/gu, '$1\u00a0');

/** What the order holds and what it costs. */
export const OrderLines = ({ kinds, order }: PaidProps) => {
  const t = useTranslations('thanks');
  const format = useFormat();
  return (
    <Panel as="section">
      <h2 className={css['title']}>{t('order')}</h2>
      <ul className={css['lines']}>
        {totals(kinds, order).map((line) => (
          <li key={line.key}>
            <span>{t('line', { title: unbroken(line.title), count: String(line.count) })}</span>
            <span className={type['price']}>{format.money(line.cost)}</span>
          </li>
        ))}
        {order.delivery > 0 && <Sum name={t('delivery')} sum={format.money(order.delivery)} />}
        {order.certificates_amount > 0 && (
          <Sum name={t('byCertificate')} sum={`−${format.money(order.certificates_amount)}`} />
        )}
        <li className={css['total']}>
          <span>{t('total')}</span>
          <span className={type['price']}>{format.money(order.amount)}</span>
        </li>
      </ul>
    </Panel>
  );
};

const Sum = ({ name, sum }: { name: string; sum: string }) => (
  <li>
    <span>{name}</span>
    <span className={type['price']}>{sum}</span>
  </li>
);
