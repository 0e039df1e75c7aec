import { useQuery } from '@tanstack/react-query';
import type { OfficePrivacyRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useDay } from '../../shared/words/moment.ts';
import { RequestState } from './request-state.tsx';

/** /admin/privacy: what people ask of their data, and until when they are to be answered. */
export const PrivacyRequests = () => {
  const t = useTranslations('privacy');
  const day = useDay();
  const may = useMay();
  const words = useListWords('privacy');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.privacy.list, { query: params }));
  const columns: DataColumn<OfficePrivacyRow>[] = [
    {
      id: 'number',
      title: t('column.number'),
      onPhone: 'name',
      cell: (row) => <Link to={`/privacy/${row.public_id}`}>{t('short', { number: String(row.number) })}</Link>,
    },
    {
      id: 'kind',
      title: t('column.kind'),
      isWide: true,
      onPhone: 'detail',
      cell: (row) => t(`value.kind.${row.kind}`),
    },
    { id: 'name', title: t('column.name'), cell: (row) => row.name ?? t('nobody') },
    { id: 'received', title: t('column.received'), isMinor: true, cell: (row) => day(row.received) },
    { id: 'due', title: t('column.due'), onPhone: 'amount', cell: (row) => day(row.due) },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <RequestState {...row} /> },
  ];
  return (
    <ListScreen
      list="privacy"
      title={t('title')}
      actions={
        may('privacy.handle') && (
          <>
            <ButtonLink kind="line" to="/consents">
              {t('consents')}
            </ButtonLink>
            <ButtonLink to="/privacy/new">{t('add')}</ButtonLink>
          </>
        )
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.privacy.filters}
      views={lists.privacy.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
