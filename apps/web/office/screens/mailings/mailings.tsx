import { useQuery } from '@tanstack/react-query';
import type { OfficeMailingRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { MailingState } from './mailing-state.tsx';

/** /admin/mailings: mass letters, the newest first; those of a start by its filter. */
export const Mailings = () => {
  const t = useTranslations('mailings');
  const { number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const mayInHouse = useMayInHouse();
  const words = useListWords('mailings');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.mailings.list, { query: params }));
  const start = [params['f.start'] ?? []].flat()[0] ?? null;
  const columns: DataColumn<OfficeMailingRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/mailings/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'kind', title: t('column.kind'), cell: (row) => t(`value.kind.${row.kind}`) },
    { id: 'start', title: t('column.start'), isWide: true, onPhone: 'detail', cell: (row) => row.start?.title ?? '–' },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <MailingState state={row.state} /> },
    { id: 'at', title: t('column.at'), cell: (row) => (row.at === null ? '–' : moment(row.at)) },
    { id: 'sent', title: t('column.sent'), isNumber: true, onPhone: 'amount', cell: (row) => number(row.sent) },
    { id: 'refused', title: t('column.refused'), isNumber: true, isMinor: true, cell: (row) => number(row.refused) },
    { id: 'created', title: t('column.created'), isMinor: true, cell: (row) => moment(row.created) },
  ];
  return (
    <ListScreen
      list="mailings"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <>
          <ButtonLink kind="line" to="/outbox">
            {t('outbox')}
          </ButtonLink>
          {mayInHouse('mailings.edit') && (
            <ButtonLink kind="line" to="/templates">
              {t('templates')}
            </ButtonLink>
          )}
          {may('mailings.edit') && (
            <ButtonLink to={start === null ? '/mailings/new' : `/mailings/new?start=${start}`}>
              {t(start === null ? 'new' : 'newOfStart')}
            </ButtonLink>
          )}
        </>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.mailings.filters}
      views={lists.mailings.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
