import { useQuery } from '@tanstack/react-query';
import type { PartnerRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { NewKey } from './new-key.tsx';
import { PartnerState } from './partner-state.tsx';

/** /admin/partners: who may prepare baskets by a key, the newest first. */
export const Partners = () => {
  const t = useTranslations('partners');
  const { number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const words = useListWords('partners');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.partners.list, { query: params }));
  const columns: DataColumn<PartnerRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/partners/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (row) => moment(row.created) },
    {
      id: 'used',
      title: t('column.used'),
      onPhone: 'detail',
      cell: (row) => (row.used === null ? t('never') : moment(row.used)),
    },
    {
      id: 'baskets',
      title: t('column.baskets'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => number(row.baskets),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <PartnerState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="partners"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/partners/baskets">
            {t('prepared')}
          </ButtonLink>
          {may('partners.edit') && <NewKey />}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.partners.filters}
      views={lists.partners.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
