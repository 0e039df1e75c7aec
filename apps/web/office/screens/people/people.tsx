import { useQuery } from '@tanstack/react-query';
import type { OfficePersonRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';

export const personKinds: Record<OfficePersonRow['state'], StatusKind> = {
  full: 'ok',
  temporary: 'over',
  blocked: 'wrong',
  erased: 'over',
};

/** /admin/people: looked for, never listed whole (back-office 3.5). */
export const People = () => (
  <BehindRight right="people.find">
    <PeopleFound />
  </BehindRight>
);

const PeopleFound = () => {
  const t = useTranslations('people');
  const { money } = useFormat();
  const moment = useMoment();
  const words = useListWords('people');
  const [params, setParams] = useListParams();
  const isAsked = Object.keys(params).some((word) => word === 'search' || word.startsWith('f.'));
  const read = useQuery({ ...readList(calls.people.list, { query: params }), enabled: isAsked });
  const columns: DataColumn<OfficePersonRow>[] = [
    {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: (person) => <Link to={`/people/${person.public_id}`}>{person.name || t('nameless')}</Link>,
    },
    {
      id: 'email',
      title: t('column.email'),
      onPhone: 'detail',
      isWide: true,
      cell: ({ email }) => email?.masked ?? '–',
    },
    { id: 'phone', title: t('column.phone'), isMinor: true, cell: ({ phone }) => phone?.masked ?? '–' },
    { id: 'since', title: t('column.since'), isMinor: true, cell: ({ since }) => moment(since) },
    { id: 'tickets', title: t('column.tickets'), isNumber: true, isMinor: true, cell: ({ tickets }) => tickets },
    { id: 'spent', title: t('column.spent'), isNumber: true, onPhone: 'amount', cell: ({ spent }) => money(spent) },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: ({ state }) => <Status kind={personKinds[state]}>{t(`state.${state}`)}</Status>,
    },
  ];
  return (
    <ListScreen
      list="people"
      title={t('title')}
      searchHint={t('search')}
      empty={<p>{t('empty')}</p>}
      unasked={isAsked ? undefined : <Nothing title={t('begin')}>{t('beginText')}</Nothing>}
      filters={lists.people.filters}
      views={lists.people.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      exported="people"
      keyOf={(person) => person.public_id}
    />
  );
};
