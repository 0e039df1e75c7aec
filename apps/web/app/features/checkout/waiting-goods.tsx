import type { OrderView } from '@trassa/contracts';
import { countLines } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';

/** What lies in a waiting order by kinds, what it comes to, and what becomes of it. */
export const WaitingGoods = ({ order }: { order: OrderView }) => {
  const t = useTranslations('checkout.waiting');
  const format = useFormat();
  const kinds = (['tickets', 'insurances', 'certificates', 'shop'] as const)
    .map((kind) => ({ kind, count: countLines(order[kind]) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`kinds.${kind}`, { count }));
  return (
    <>
      <p>
        <b>{t('goods', { kinds: kinds.join(', '), sum: format.money(order.amount) })}</b>
      </p>
      <p>{t('text')}</p>
    </>
  );
};
