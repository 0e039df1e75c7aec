import type { ResultFormat } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from './order-links.module.css';
import { columnsOf } from './table-columns.ts';
import { type TableQuery, tablePath } from './table-query.ts';

type Props = { eventCity: string; formats: readonly ResultFormat[]; query: TableQuery };

/** The order of rows where there are no heads of columns: on phones. */
export const OrderLinks = ({ eventCity, formats, query }: Props) => {
  const t = useTranslations('results');
  const { place } = columnsOf(formats);
  const orders = [
    { id: 'place', sort: null },
    { id: 'name', sort: 'last_name' },
    { id: 'number', sort: 'start_number' },
  ] as const;
  return (
    <div className={css['orders']} role="group" aria-label={t('order')}>
      {orders.map(({ id, sort }) => (
        <Link
          key={id}
          to={tablePath(eventCity, { ...query, sort, order: 'asc' })}
          aria-current={query.sort === sort || (sort === null && query.sort === place) ? 'true' : undefined}
          preventScrollReset
          rel="nofollow"
        >
          {t(`order_${id}`)}
        </Link>
      ))}
    </div>
  );
};
