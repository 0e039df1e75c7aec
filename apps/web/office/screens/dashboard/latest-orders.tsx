import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './dashboard.module.css';

const shown = 7;

/** What was paid last. */
export const LatestOrders = () => {
  const t = useTranslations('dashboard');
  const { money } = useFormat();
  const moment = useMoment();
  const orders = useQuery(
    readEvery(30, calls.orders.list, {
      query: { 'f.state': ['paid', 'shipped', 'delivered'], sort: '-paid', limit: '25' },
    }),
  );
  return (
    <Card title={t('latest')} aside={<Link to="/orders">{t('allOrders')}</Link>} isFlush>
      <ReadState read={orders}>
        {({ values }) =>
          values.length === 0 ? (
            <p className={css['calm']}>{t('noOrders')}</p>
          ) : (
            <Entries
              items={values.slice(0, shown).map((order) => ({
                key: order.public_id,
                when: moment(order.paid ?? order.created),
                text: (
                  <span className={css['order']}>
                    <span>
                      <Link to={`/orders/${order.public_id}`}>{order.number}</Link>{' '}
                      {order.lines[0] &&
                        `${order.lines[0].title}${order.lines[0].count > 1 ? ` × ${order.lines[0].count}` : ''}`}
                    </span>
                    <b>{money(order.amount)}</b>
                  </span>
                ),
              }))}
            />
          )
        }
      </ReadState>
    </Card>
  );
};
