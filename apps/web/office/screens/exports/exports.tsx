import { useQuery } from '@tanstack/react-query';
import type { Export } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './exports.module.css';

/** Seconds between two looks at what is being made. */
const every = 2;

const kinds: Record<Export['state'], StatusKind> = {
  waiting: 'wait',
  running: 'wait',
  ready: 'ok',
  failed: 'wrong',
  expired: 'over',
};

/** /admin/exports: own files, how far they are, and how to have them. */
export const Exports = () => {
  const t = useTranslations('exports');
  const read = useQuery(readEvery(every, calls.exports.list, {}));
  return (
    <>
      <PageHead title={t('title')} />
      <ReadState read={read}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')}>
              <p>{t('emptyText')}</p>
            </Nothing>
          ) : (
            <Files files={values} />
          )
        }
      </ReadState>
    </>
  );
};

const Files = ({ files }: { files: readonly Export[] }) => {
  const t = useTranslations('exports');
  const moment = useMoment();
  const { number } = useFormat();
  const link = useAct(calls.exports.link, { onDone: ({ url }) => location.assign(url) });
  const remove = useAct(calls.exports.remove);
  const listOf = ({ list }: Export): string =>
    t.has(`lists.${list}` as 'lists.orders') ? t(`lists.${list}` as 'lists.orders') : list;
  const sizeOf = ({ size }: Export): string => {
    if (size === null) return '–';
    const megabytes = size / 1_000_000;
    return megabytes < 1
      ? t('kilobytes', { count: String(Math.max(1, Math.round(size / 1000))) })
      : t('megabytes', { count: number(Math.round(megabytes)) });
  };
  const rowsOf = ({ state, rows, total }: Export): string => {
    if (state === 'ready' || state === 'expired') return number(rows);
    if (total === null) return rows === 0 ? '–' : number(rows);
    return state === 'running' ? t('through', { rows: number(rows), total: number(total) }) : number(total);
  };
  const columns: DataColumn<Export>[] = [
    {
      id: 'file',
      title: t('column.file'),
      onPhone: 'name',
      cell: (file) =>
        `${t('name', { number: String(file.number), list: listOf(file) })} · ${file.format.toUpperCase()}`,
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (file) => (
        <span className={css['state']}>
          <Status kind={kinds[file.state]}>{t(`state.${file.state}`)}</Status>
          {file.state === 'running' && (
            <progress
              className={css['progress']}
              aria-label={t('state.running')}
              {...(file.total !== null && { max: Math.max(1, file.total), value: file.rows })}
            />
          )}
          {file.state === 'running' && file.forecast !== null && (
            <small>{t('forecast', { moment: moment(file.forecast) })}</small>
          )}
          {file.state === 'ready' && file.expires !== null && (
            <small className={css['until']}>{t('until', { moment: moment(file.expires) })}</small>
          )}
          {file.error !== null && <small>{t(`error.${file.error}`)}</small>}
        </span>
      ),
    },
    { id: 'rows', title: t('column.rows'), isNumber: true, onPhone: 'amount', cell: rowsOf },
    { id: 'size', title: t('column.size'), isNumber: true, isMinor: true, cell: sizeOf },
    { id: 'created', title: t('column.created'), isMinor: true, cell: ({ created }) => moment(created) },
    { id: 'purpose', title: t('column.purpose'), isMinor: true, cell: ({ purpose }) => purpose ?? '–' },
    {
      id: 'acts',
      title: t('column.acts'),
      onPhone: 'detail',
      cell: (file) => {
        const args = { params: { id: file.public_id } };
        const isLive = file.state === 'waiting' || file.state === 'running';
        return (
          <span className={css['acts']}>
            {file.state === 'ready' && (
              <Button kind="line" size="sm" isBusy={link.isPending} onClick={() => link.mutate(args)}>
                {t('download')}
              </Button>
            )}
            <Button kind="quiet" size="sm" isBusy={remove.isPending} onClick={() => remove.mutate(args)}>
              {isLive ? t('stop') : t('remove')}
            </Button>
          </span>
        );
      },
    },
  ];
  return (
    <>
      <ProblemNote error={link.error ?? remove.error} />
      <Card title={t('title')} isFlush isBare footer={<p className={css['kept']}>{t('kept')}</p>}>
        <DataTable label={t('title')} columns={columns} rows={files} keyOf={(file) => file.public_id} />
      </Card>
    </>
  );
};
