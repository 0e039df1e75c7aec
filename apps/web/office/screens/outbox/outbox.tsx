import { useQuery } from '@tanstack/react-query';
import type { OutboxRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { useLetterName } from '../../shared/ui/letters.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { LetterCause } from './letter-cause.tsx';
import { LetterState } from './letter-state.tsx';

/** /admin/outbox: letters and text messages, the newest first: what waits, what did not go and why. */
export const Outbox = () => {
  const t = useTranslations('outbox');
  const { number } = useFormat();
  const moment = useMoment();
  const letters = useTranslations('letters');
  const nameOf = useLetterName();
  const words = useListWords('outbox');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.outbox.list, { query: params }));
  const columns: DataColumn<OutboxRow>[] = [
    {
      id: 'template',
      title: t('column.template'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/outbox/${row.public_id}`}>{nameOf(row.template)}</Link>,
    },
    { id: 'to', title: t('column.to'), onPhone: 'detail', cell: (row) => row.to },
    { id: 'channel', title: t('column.channel'), isMinor: true, cell: (row) => t(`value.channel.${row.channel}`) },
    { id: 'cause', title: t('column.cause'), cell: ({ cause }) => <LetterCause cause={cause} /> },
    { id: 'created', title: t('column.created'), onPhone: 'amount', cell: (row) => moment(row.created) },
    { id: 'tries', title: t('column.tries'), isNumber: true, isMinor: true, cell: (row) => number(row.attempts) },
    { id: 'error', title: t('column.error'), isWide: true, cell: (row) => row.error ?? '–' },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <LetterState state={row.state} /> },
  ];
  return (
    <ListScreen
      list="outbox"
      title={t('title')}
      searchHint={t('search')}
      actions={
        <ButtonLink kind="line" to="/mailings">
          {t('mailings')}
        </ButtonLink>
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.outbox.filters}
      views={lists.outbox.views}
      words={{
        ...words,
        value(name, value) {
          if (name === 'template') return nameOf(value);
          return name === 'state' ? letters(`state.${value as 'sent'}`) : words.value(name, value);
        },
      }}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
      bulk={{ call: calls.outbox.bulk, count: calls.outbox.count, acts: lists.outbox.bulk }}
    />
  );
};
