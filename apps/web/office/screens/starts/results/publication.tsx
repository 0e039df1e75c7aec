import type { StartResults } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { Status } from '../../../shared/ui/status.tsx';

type Props = { id: string; results: StartResults; mayEdit: boolean };
type Format = StartResults['formats'][number];

/** What everybody sees of the results, by format. */
export const Publication = ({ id, results: { formats, version }, mayEdit }: Props) => {
  const t = useTranslations('startResults');
  const { number } = useFormat();
  const [taking, setTaking] = useState<readonly Format[] | null>(null);
  const publish = useAct(calls.results.publish, { rereads: true });
  const withdraw = useAct(calls.results.withdraw, { rereads: true, onDone: () => setTaking(null) });
  const filled = formats.filter(({ rows }) => rows > 0);
  const closed = filled.filter(({ open }) => !open);
  const open = filled.filter((format) => format.open);
  const idsOf = (chosen: readonly Format[]): string[] => chosen.map(({ public_id }) => public_id);
  const show = (chosen: readonly Format[]): void =>
    publish.mutate({ params: { id }, body: { version, formats: idsOf(chosen) } });
  const columns: DataColumn<Format>[] = [
    { id: 'title', title: t('format'), onPhone: 'name', isWide: true, cell: ({ title }) => title },
    { id: 'rows', title: t('rows'), isNumber: true, onPhone: 'amount', cell: ({ rows }) => number(rows) },
    { id: 'finished', title: t('finished'), isNumber: true, isMinor: true, cell: ({ finished }) => number(finished) },
    {
      id: 'state',
      title: t('state'),
      onPhone: 'status',
      cell: (format) => <Status kind={format.open ? 'ok' : 'over'}>{t(format.open ? 'open' : 'closed')}</Status>,
    },
    ...(mayEdit
      ? [
          {
            id: 'act',
            title: t('act'),
            onPhone: 'detail' as const,
            cell: (format: Format) =>
              format.open ? (
                <Button kind="quiet" size="sm" onClick={() => setTaking([format])}>
                  {t('withdraw')}
                </Button>
              ) : (
                <Button kind="line" size="sm" isBusy={publish.isPending} onClick={() => show([format])}>
                  {t('publish')}
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ProblemNote error={publish.error} />
      <Card
        title={t('publication')}
        isFlush
        aside={
          mayEdit && (
            <>
              {closed.length > 0 && (
                <Button size="sm" isBusy={publish.isPending} onClick={() => show(closed)}>
                  {t('publishAll')}
                </Button>
              )}
              {open.length > 1 && (
                <Button kind="line" size="sm" onClick={() => setTaking(open)}>
                  {t('withdrawAll')}
                </Button>
              )}
            </>
          )
        }
      >
        <DataTable label={t('publication')} columns={columns} rows={filled} keyOf={({ public_id }) => public_id} />
      </Card>
      {taking && (
        <ActDialog
          isOpen
          isDanger
          title={t('withdraw')}
          submit={t('withdraw')}
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onSubmit={() => withdraw.mutate({ params: { id }, body: { version, formats: idsOf(taking) } })}
          onClose={() => setTaking(null)}
        >
          <p>{t('withdrawText', { formats: taking.map(({ title }) => title).join(', ') })}</p>
        </ActDialog>
      )}
    </>
  );
};
