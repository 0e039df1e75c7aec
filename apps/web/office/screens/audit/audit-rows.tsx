import type { AuditRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { useActName } from '../../shared/words/act-words.ts';
import css from './audit.module.css';

type Props = { rows: readonly AuditRow[]; openId: string | null; onOpen(id: string): void; isStale: boolean };

/** Entries as rows: when, who, what, over what. */
export const AuditRows = ({ rows, openId, onOpen, isStale }: Props) => {
  const t = useTranslations('audit');
  const history = useTranslations('history');
  const moment = useMoment();
  const actName = useActName();
  const columns: DataColumn<AuditRow>[] = [
    {
      id: 'at',
      title: t('column.at'),
      onPhone: 'name',
      cell: (entry) => (
        <button
          type="button"
          className={css['open']}
          aria-pressed={entry.public_id === openId}
          onClick={() => onOpen(entry.public_id)}
        >
          {moment(entry.at)}
        </button>
      ),
    },
    { id: 'who', title: t('column.who'), onPhone: 'amount', cell: (entry) => entry.actor?.name ?? history('system') },
    {
      id: 'what',
      title: t('column.what'),
      onPhone: 'detail',
      isWide: true,
      cell: (entry) => (entry.count > 1 ? `${actName(entry)} × ${entry.count}` : actName(entry)),
    },
    {
      id: 'object',
      title: t('column.object'),
      isMinor: true,
      isWide: true,
      cell: (entry) => entry.object?.title || '–',
    },
    {
      id: 'result',
      title: t('column.result'),
      onPhone: 'status',
      cell: (entry) => <Status kind={entry.result === 'done' ? 'ok' : 'wrong'}>{t(`results.${entry.result}`)}</Status>,
    },
  ];
  return (
    <DataTable
      label={t('entries')}
      columns={columns}
      rows={rows}
      keyOf={(entry) => entry.public_id}
      isStale={isStale}
    />
  );
};
