import { useQuery } from '@tanstack/react-query';
import type { OfficePolicyRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { PolicyState, RepaymentState } from './policy-state.tsx';

/** /admin/insurance/policies: insurance that was bought, the newest first. */
export const Policies = () => {
  const t = useTranslations('policies');
  const { money, day } = useFormat();
  const words = useListWords('policies');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.policies.list, { query: params }));
  const columns: DataColumn<OfficePolicyRow>[] = [
    {
      id: 'number',
      title: t('column.number'),
      onPhone: 'name',
      cell: (row) => <Link to={`/insurance/policies/${row.public_id}`}>{row.number}</Link>,
    },
    { id: 'insured', title: t('column.insured'), cell: (row) => row.insured ?? t('unnamed') },
    { id: 'offer', title: t('column.offer'), isWide: true, onPhone: 'detail', cell: (row) => row.offer },
    { id: 'starts', title: t('column.starts'), cell: (row) => day(row.starts, row.timezone) },
    { id: 'ends', title: t('column.ends'), isMinor: true, cell: (row) => day(row.ends, row.timezone) },
    {
      id: 'price',
      title: t('column.price'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{money(row.price)}</b>,
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <PolicyState state={row.state} /> },
    {
      id: 'repayment',
      title: t('column.repayment'),
      cell: (row) => (row.repayment === null ? '–' : <RepaymentState repayment={row.repayment} />),
    },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (row) => day(row.created, SITE_ZONE) },
  ];
  return (
    <ListScreen
      list="policies"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/insurance/offers">
            {t('offers')}
          </ButtonLink>
          <ButtonLink kind="line" to="/insurance/register">
            {t('register')}
          </ButtonLink>
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.policies.filters}
      views={lists.policies.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
