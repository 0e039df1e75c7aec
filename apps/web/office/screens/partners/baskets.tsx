import { useQuery } from '@tanstack/react-query';
import type { PreparedRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { PreparedState } from './partner-state.tsx';

/** /admin/partners/baskets: prepared baskets of the house and of partners, the newest first. */
export const Baskets = () => {
  const t = useTranslations('prepared');
  const { number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const words = useListWords('prepared');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.prepared.list, { query: params }));
  const columns: DataColumn<PreparedRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => (
        <Link to={`/partners/baskets/${row.public_id}`}>{row.title || t(row.partner ? 'ofPartner' : 'untitled')}</Link>
      ),
    },
    { id: 'partner', title: t('column.partner'), onPhone: 'detail', cell: (row) => row.partner?.title ?? t('house') },
    { id: 'lines', title: t('column.lines'), isNumber: true, isMinor: true, cell: (row) => number(row.lines) },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (row) => moment(row.created) },
    { id: 'expires', title: t('column.expires'), cell: (row) => moment(row.expires) },
    {
      id: 'opened',
      title: t('column.opened'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => number(row.opened),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <PreparedState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="prepared"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/partners">
            {t('partners')}
          </ButtonLink>
          {may('partners.baskets') && (
            <ButtonLink to="/partners/baskets/new">
              <Icon name="plus" size="xs" />
              {t('new')}
            </ButtonLink>
          )}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.prepared.filters}
      views={lists.prepared.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
