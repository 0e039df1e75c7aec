import type { StartNumbers } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { ask } from '../../../shared/api/client.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';
import { useFile } from '../../../shared/api/use-file.ts';

type Props = { id: string; sheet: StartNumbers; mayEdit: boolean };
type Change = StartNumbers['changes'][number];

/** What has changed since bibs were printed, the latest first. */
export const Reprint = ({ id, sheet, mayEdit }: Props) => {
  const t = useTranslations('numbers');
  const { datedTime } = useFormat();
  const file = useFile((kind: 'csv' | 'xlsx') => ask(calls.numbers.changes, { params: { id }, query: { file: kind } }));
  const { changes, change_count: count, timezone } = sheet;
  const columns: DataColumn<Change>[] = [
    {
      id: 'who',
      title: t('column.who'),
      isWide: true,
      onPhone: 'name',
      cell: ({ ticket, name }) => <Link to={`/tickets/${ticket}`}>{name || ticket}</Link>,
    },
    { id: 'before', title: t('column.before'), isNumber: true, cell: ({ before }) => before ?? '–' },
    {
      id: 'after',
      title: t('column.after'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ after, before }) => (
        <>
          <b>{after ?? '–'}</b>
          {before !== null && after === null && <span className={css['muted']}> ({before})</span>}
        </>
      ),
    },
    { id: 'format', title: t('column.format'), isMinor: true, cell: ({ format }) => format },
    { id: 'when', title: t('column.when'), onPhone: 'detail', cell: ({ at }) => datedTime(at, timezone) },
    { id: 'by', title: t('column.by'), onPhone: 'status', cell: ({ by }) => by?.name ?? t('itself') },
  ];
  return (
    <Card
      title={t('reprint')}
      isFlush={count > 0}
      aside={
        mayEdit &&
        count > 0 && (
          <span className={css['row']}>
            {(['xlsx', 'csv'] as const).map((kind) => (
              <Button key={kind} kind="line" size="sm" isBusy={file.isPending} onClick={() => file.mutate(kind)}>
                {kind.toUpperCase()}
              </Button>
            ))}
          </span>
        )
      }
      footer={count > changes.length && t('reprintMost', { shown: String(changes.length), count: String(count) })}
    >
      {count === 0 ? (
        <p className={css['muted']}>{t('noReprint')}</p>
      ) : (
        <DataTable
          label={t('reprint')}
          columns={columns}
          rows={changes}
          keyOf={({ at, ticket, before, after }) => `${at} ${ticket} ${before} ${after}`}
        />
      )}
      <ProblemNote error={file.error} />
    </Card>
  );
};
