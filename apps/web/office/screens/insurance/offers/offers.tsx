import { useQuery } from '@tanstack/react-query';
import type { OfficeOfferRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { lists } from '../../../generated/lists.ts';
import { readList } from '../../../shared/api/query.ts';
import { useMayInHouse } from '../../../shared/door/in-house.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListParams } from '../../../shared/list/use-list.ts';
import { useListWords } from '../../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../../shared/ui/data-table.tsx';
import { OfferState } from './offer-state.tsx';

/** Names of what an offer is for that a row has room for. */
const named = 2;

/** /admin/insurance/offers: what insurance is sold, in the order of the site. */
export const Offers = () => {
  const t = useTranslations('offers');
  const { money, number } = useFormat();
  const may = useMayInHouse();
  const words = useListWords('offers');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.offers.list, { query: params }));
  const scopeOf = ({ scope }: OfficeOfferRow): string => {
    if (scope === null) return t('any');
    const rest = scope.length - named;
    return [...scope.slice(0, named), ...(rest > 0 ? [t('more', { count: String(rest) })] : [])].join('; ') || '–';
  };
  const columns: DataColumn<OfficeOfferRow>[] = [
    {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: (row) => <Link to={`/insurance/offers/${row.public_id}`}>{row.name}</Link>,
    },
    {
      id: 'price',
      title: t('column.price'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{money(row.price)}</b>,
    },
    { id: 'days', title: t('column.days'), isNumber: true, cell: (row) => number(row.days) },
    {
      id: 'scope',
      title: t('column.scope'),
      isWide: true,
      onPhone: 'detail',
      cell: (row) => [scopeOf(row), ...(row.is_default ? [t('usual')] : [])].join(', '),
    },
    { id: 'sold', title: t('column.sold'), isNumber: true, isMinor: true, cell: (row) => number(row.sold) },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <OfferState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="offers"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/insurance/policies">
            {t('policies')}
          </ButtonLink>
          {may('insurance.edit') && <ButtonLink to="/insurance/offers/new">{t('new')}</ButtonLink>}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.offers.filters}
      views={lists.offers.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
