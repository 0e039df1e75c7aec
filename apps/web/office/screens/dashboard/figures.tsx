import type { OfficeDashboard } from '@trassa/contracts/office';
import { localDayNumber, siteTimezone, startOfLocalDay } from '@trassa/rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useMay } from '../../shared/door/session.ts';
import css from './dashboard.module.css';

/** `to`: the list of what it counts, when the person may open it. */
type Figure = {
  readonly name: string;
  readonly to: string | null;
  readonly value: ReactNode;
  readonly note: ReactNode;
};

/** Seconds of a day of Moscow, whose clocks never change. */
const day = 86_400;

/** Today's sums, each beside yesterday by the same time of day and leading to what it sums. BO-083 */
export const Figures = ({ dashboard: { today, before, paying, days } }: { dashboard: OfficeDashboard }) => {
  const t = useTranslations('dashboard');
  const { number, roubles } = useFormat();
  const may = useMay();
  // The day of the site as the server counts it, whatever the clock of the window says.
  const noon = Date.parse(`${days.at(-1)?.day}T12:00:00Z`) / 1000;
  const midnight = startOfLocalDay(localDayNumber(noon, siteTimezone), siteTimezone);
  const paidToday = may('orders.view') ? `/orders?f.paid.from=${midnight}` : null;
  const linesOf = (cut: string, sums: string): string | null =>
    may('reports.sales') ? `/reports/lines?f.at.from=${midnight}&f.at.to=${midnight + day}&${cut}&sums=${sums}` : null;
  const beside = (now: number, earlier: number, text: string): ReactNode => {
    const share = earlier > 0 ? Math.round((now / earlier - 1) * 100) : null;
    return (
      <>
        {share !== null && share !== 0 && (
          <b data-sign={share > 0 ? 'up' : 'down'}>
            {share > 0 ? '+' : '−'}
            {number(Math.abs(share))}&nbsp;%
          </b>
        )}{' '}
        {t('before', { value: text })}
      </>
    );
  };
  const figures: Figure[] = [
    {
      name: t('tickets'),
      to: linesOf('f.movement=sale&f.kind=ticket', 'places'),
      value: number(today.tickets),
      note: beside(today.tickets, before.tickets, number(before.tickets)),
    },
    {
      name: t('sum'),
      to: paidToday,
      value: roubles(today.sum),
      note: beside(today.sum, before.sum, roubles(before.sum)),
    },
    {
      name: t('orders'),
      to: paidToday,
      value: number(today.orders),
      note:
        paying === null ? beside(today.orders, before.orders, number(before.orders)) : t('paying', { count: paying }),
    },
    // Goods belong to no start: whoever reaches some starts alone has none.
    ...(paying === null
      ? []
      : [
          {
            name: t('goods'),
            to: linesOf('f.movement=sale&f.kind=shop', 'total'),
            value: roubles(today.goods_sum),
            note: t('pieces', { count: today.goods }),
          },
        ]),
    {
      name: t('refunds'),
      to: linesOf('f.movement=refund', 'refunded'),
      value: roubles(today.refunded),
      note: t('refundCount', { count: today.refunds }),
    },
  ];
  return (
    <dl className={css['figures']}>
      {figures.map(({ name, to, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{to === null ? value : <Link to={to}>{value}</Link>}</dd>
          <dd className={css['note']}>{note}</dd>
        </div>
      ))}
    </dl>
  );
};
