import type { Difference } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTypedDate } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useMay } from '../../shared/door/session.ts';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import css from '../starts/sales.module.css';

type Shown = Difference & { readonly day?: string };
type Props = { differences: readonly Shown[]; decision?(difference: Difference): ReactNode };

/** What our books and a provider’s do not have alike, each with its order. */
export const Differences = ({ differences, decision }: Props) => {
  const t = useTranslations('settlement');
  const { money } = useFormat();
  const sum = (value: number | null): string => (value === null ? '–' : money(value));
  const columns: DataColumn<Shown>[] = [
    {
      id: 'what',
      title: t('what'),
      onPhone: 'name',
      cell: (row) => t(`match.${row.match}`),
    },
    {
      id: 'payment',
      title: t('payment'),
      isWide: true,
      onPhone: 'detail',
      cell: (row) => (
        <>
          <span className={css['name']}>
            {t(`kind.${row.kind}`)} {row.payment}
            {row.day !== undefined && `, ${formatTypedDate(row.day)}`}
          </span>
          <br />
          <OrderOf order={row.order} />
        </>
      ),
    },
    {
      id: 'sums',
      title: t('sums'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => `${sum(row.ours)} / ${sum(row.theirs)}`,
    },
    ...(decision ? [{ id: 'decision', title: t('decision'), onPhone: 'status' as const, cell: decision }] : []),
  ];
  return (
    <DataTable
      label={t('differences')}
      columns={columns}
      rows={differences}
      keyOf={(row) => `${row.day ?? ''} ${row.kind} ${row.payment}`}
    />
  );
};

const OrderOf = ({ order }: Pick<Difference, 'order'>) => {
  const t = useTranslations('settlement');
  const may = useMay();
  if (!order) return t('noOrder');
  const name = t('orderNumber', { number: order.number });
  return may('orders.view') ? <Link to={`/orders/${order.public_id}`}>{name}</Link> : name;
};
