import { useInfiniteQuery } from '@tanstack/react-query';
import type { StockEntry } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { LoadingRows } from '../../shared/ui/loading-rows.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { sizeName } from './size-name.ts';

/** Every change of what can be sold, the latest first; more on a press. */
export const StockJournal = ({ id }: { id: string }) => {
  const t = useTranslations('stock');
  const journal = useInfiniteQuery({
    queryKey: ['stock journal', id],
    queryFn: ({ pageParam, signal }) =>
      ask(calls.stock.journal, {
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const entries = journal.data?.pages.flatMap(({ values }) => values) ?? [];
  return (
    <Card
      title={t('journal.title')}
      isFlush
      footer={
        journal.hasNextPage && (
          <Button kind="line" isBusy={journal.isFetchingNextPage} onClick={() => void journal.fetchNextPage()}>
            {t('journal.more')}
          </Button>
        )
      }
    >
      <ProblemNote error={journal.error} />
      {journal.isPending && <LoadingRows rows={4} />}
      {journal.isSuccess && entries.length === 0 && <p style={{ padding: 'var(--s-4)' }}>{t('journal.none')}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
    </Card>
  );
};

const Entries = ({ entries }: { entries: readonly StockEntry[] }) => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const moment = useMoment();
  const causeOf = ({ order, by, reason }: StockEntry) => {
    if (order === null) return [by?.name, reason].filter(Boolean).join(': ') || '–';
    return order.public_id ? <Link to={`/orders/${order.public_id}`}>{order.number}</Link> : order.number;
  };
  const columns: DataColumn<StockEntry>[] = [
    {
      id: 'what',
      title: t('journal.what'),
      onPhone: 'name',
      cell: (entry) => [t(`kind.${entry.kind}`), sizeName(entry)].filter(Boolean).join(', '),
    },
    { id: 'at', title: t('journal.at'), onPhone: 'status', cell: ({ at }) => moment(at) },
    {
      id: 'why',
      title: t('journal.why'),
      isWide: true,
      onPhone: 'detail',
      cell: (entry) => <span className={css['name']}>{causeOf(entry)}</span>,
    },
    {
      id: 'pieces',
      title: t('journal.pieces'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ pieces }) => <b>{pieces < 0 ? `−${number(-pieces)}` : pieces > 0 ? `+${number(pieces)}` : number(0)}</b>,
    },
  ];
  return (
    <DataTable label={t('journal.title')} columns={columns} rows={entries} keyOf={({ cursor }) => String(cursor)} />
  );
};
