import { useQuery } from '@tanstack/react-query';
import type { ShipmentRow } from '@trassa/contracts/office';
import { isParcelSent, labelsMost } from '@trassa/rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { ask } from '../../shared/api/client.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useFile } from '../../shared/api/use-file.ts';
import { DeliveryTabs } from '../delivery/delivery-tabs.tsx';
import { ParcelState } from './parcel-state.tsx';
import { TracksSheet } from './tracks-sheet.tsx';

const day = 86_400;

/** How many days it waits, or is on its way. */
const daysOf = ({ state, shipped, paid, changed }: ShipmentRow): number => {
  const now = Math.floor(Date.now() / 1000);
  const from = shipped ?? paid;
  const to = state === 'delivered' || state === 'returned' || state === 'lost' ? changed : now;
  return Math.max(0, Math.floor((to - from) / day));
};

/** /admin/shop/shipments: parcels of paid orders, the newest first. */
export const Shipments = () => {
  const t = useTranslations('shipments');
  const format = useFormat();
  const mayEdit = useMay()('shipments.edit');
  const words = useListWords('shipments');
  const [params, setParams] = useListParams();
  const [isOpen, setOpen] = useState(false);
  const read = useQuery(readList(calls.shipments.list, { query: params }));
  const labels = useFile(async (ids: string[]) => {
    const made = await ask(calls.shipments.labels, { body: { ids } });
    const { rows, skipped } = made.values;
    if (skipped > 0) toast(t('labelsSkipped', { count: format.number(rows), skipped: format.number(skipped) }));
    return made;
  });
  const shown = (read.data?.values ?? [])
    .filter(({ state, pieces }) => !isParcelSent(state) && pieces > 0)
    .map((row) => row.public_id);
  const columns: DataColumn<ShipmentRow>[] = [
    {
      id: 'number',
      title: t('column.number'),
      onPhone: 'name',
      cell: (row) => <Link to={`/shop/shipments/${row.public_id}`}>{row.number}</Link>,
    },
    { id: 'paid', title: t('column.paid'), cell: (row) => format.day(row.paid, SITE_ZONE) },
    { id: 'way', title: t('column.way'), isMinor: true, cell: (row) => row.way },
    { id: 'city', title: t('column.city'), onPhone: 'detail', cell: (row) => row.city },
    { id: 'recipient', title: t('column.recipient'), isMinor: true, cell: (row) => row.recipient.masked || '–' },
    {
      id: 'grams',
      title: t('column.grams'),
      isNumber: true,
      isMinor: true,
      cell: (row) => t('grams', { grams: format.number(row.grams) }),
    },
    {
      id: 'pieces',
      title: t('column.pieces'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => t('pieces', { count: format.number(row.pieces) }),
    },
    { id: 'track', title: t('column.track'), cell: (row) => row.track ?? '–' },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <ParcelState {...row} /> },
    {
      id: 'days',
      title: t('column.days'),
      isNumber: true,
      isMinor: true,
      cell: (row) =>
        row.state === 'shipped' && daysOf(row) > row.days_max ? (
          <b>{t('late', { days: format.number(daysOf(row)), most: format.number(row.days_max) })}</b>
        ) : (
          format.number(daysOf(row))
        ),
    },
  ];
  return (
    <>
      <ListScreen
        list="shipments"
        title={t('title')}
        searchHint={t('search')}
        actions={
          <>
            <ButtonLink kind="line" to="/shop/picking">
              {t('toPicking')}
            </ButtonLink>
            {mayEdit && (
              <>
                {shown.length > 0 && shown.length <= labelsMost && (
                  <Button kind="line" isBusy={labels.isPending} onClick={() => labels.mutate(shown)}>
                    {t('labels', { count: format.number(shown.length) })}
                  </Button>
                )}
                <Button onClick={() => setOpen(true)}>{t('takeTracks')}</Button>
              </>
            )}
          </>
        }
        parts={
          <>
            <DeliveryTabs />
            <ProblemNote error={labels.error} />
          </>
        }
        empty={<p>{t('empty')}</p>}
        filters={lists.shipments.filters}
        views={lists.shipments.views}
        words={words}
        params={params}
        onChange={setParams}
        read={read}
        columns={columns}
        keyOf={(row) => row.public_id}
        bulk={{ call: calls.shipments.bulk, count: calls.shipments.count, acts: lists.shipments.bulk }}
      />
      {isOpen && <TracksSheet onClose={() => setOpen(false)} />}
    </>
  );
};
