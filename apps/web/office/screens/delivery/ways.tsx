import { useQuery } from '@tanstack/react-query';
import type { OfficeWayRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { DeliveryTabs } from './delivery-tabs.tsx';
import { TryCard } from './try-card.tsx';
import { WayState } from './way-state.tsx';

/** /admin/shop/delivery: ways of delivery in the order of the site, and a test price. */
export const Ways = () => {
  const t = useTranslations('delivery');
  const { number } = useFormat();
  const mayEdit = useMayInHouse()('shipments.edit');
  const ways = useQuery(read(calls.ways.list, {}));
  const make = mayEdit && <ButtonLink to="/shop/delivery/new">{t('new')}</ButtonLink>;
  const columns: DataColumn<OfficeWayRow>[] = [
    {
      id: 'name',
      title: t('column.way'),
      onPhone: 'name',
      isWide: true,
      cell: (way) => <Link to={`/shop/delivery/${way.public_id}`}>{way.name}</Link>,
    },
    { id: 'carrier', title: t('column.carrier'), onPhone: 'detail', cell: (way) => t(`carrier.${way.carrier}`) },
    { id: 'goods', title: t('column.goods'), isMinor: true, cell: (way) => t(`goods.${way.goods}`) },
    {
      id: 'zones',
      title: t('column.zones'),
      cell: (way) => (way.zones.length ? way.zones.join(', ') : t('noTariffs')),
    },
    {
      id: 'points',
      title: t('column.points'),
      isNumber: true,
      isMinor: true,
      cell: (way) => (way.carrier === 'pickup' ? number(way.points) : '–'),
    },
    { id: 'sent', title: t('column.sent'), isNumber: true, isMinor: true, cell: (way) => number(way.sent) },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (way) => <WayState state={way.state} /> },
  ];
  return (
    <>
      <PageHead title={t('title')} actions={ways.data?.values.length !== 0 && make} />
      <DeliveryTabs />
      <ReadState read={ways}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')} action={make}>
              {t('emptyText')}
            </Nothing>
          ) : (
            <>
              <Card title={t('order')} isFlush>
                <DataTable label={t('title')} columns={columns} rows={values} keyOf={(way) => way.public_id} />
              </Card>
              <TryCard />
            </>
          )
        }
      </ReadState>
    </>
  );
};
