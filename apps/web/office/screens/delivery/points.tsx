import { useQuery } from '@tanstack/react-query';
import type { OfficePointRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { read, readList } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { DeliveryTabs } from './delivery-tabs.tsx';
import { WayState } from './way-state.tsx';

/** /admin/shop/points: where parcels are given out, by city. */
export const Points = () => {
  const t = useTranslations('pickupPoints');
  const mayEdit = useMayInHouse()('shipments.edit');
  const words = useListWords('pickupPoints');
  const [params, setParams] = useListParams();
  const ways = useQuery(read(calls.ways.list, {})).data?.values ?? [];
  const pickups = ways.filter(({ carrier }) => carrier === 'pickup');
  const rows = useQuery(readList(calls.pickupPoints.list, { query: params }));
  const columns: DataColumn<OfficePointRow>[] = [
    {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: (row) => <Link to={`/shop/points/${row.public_id}`}>{row.name}</Link>,
    },
    { id: 'city', title: t('column.city'), onPhone: 'detail', cell: (row) => row.city_name },
    { id: 'address', title: t('column.address'), isWide: true, cell: (row) => row.address },
    {
      id: 'way',
      title: t('column.way'),
      isMinor: true,
      cell: (row) => <Link to={`/shop/delivery/${row.way.public_id}`}>{row.way.name}</Link>,
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <WayState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="pickupPoints"
      title={t('title')}
      parts={<DeliveryTabs />}
      searchHint={t('search')}
      actions={mayEdit && pickups.length > 0 && <ButtonLink to="/shop/points/new">{t('new')}</ButtonLink>}
      empty={<p>{t(pickups.length > 0 ? 'empty' : 'emptyWays')}</p>}
      filters={lists.pickupPoints.filters}
      views={lists.pickupPoints.views}
      words={{
        ...words,
        value: (name, value) =>
          name === 'way' ? (ways.find(({ public_id: id }) => id === value)?.name ?? value) : words.value(name, value),
      }}
      params={params}
      onChange={setParams}
      read={rows}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
