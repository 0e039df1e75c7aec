import type { InsuranceRegister, RegisterBatch } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { BatchSheet } from './batch-sheet.tsx';

/** Batches of some days: each opens a window with its file. */
export const RegisterBatches = ({ batches: { count, values } }: { batches: InsuranceRegister['batches'] }) => {
  const t = useTranslations('register');
  const { money, number } = useFormat();
  const moment = useMoment();
  const [open, setOpen] = useState<string | null>(null);
  const chosen = values.find(({ public_id: id }) => id === open);
  const columns: DataColumn<RegisterBatch>[] = [
    {
      id: 'number',
      title: t('number'),
      onPhone: 'name',
      cell: (batch) => (
        <Button kind="quiet" size="sm" onClick={() => setOpen(batch.public_id)}>
          {t('batch', { number: String(batch.number) })}
        </Button>
      ),
    },
    { id: 'made', title: t('made_at'), isWide: true, onPhone: 'detail', cell: (batch) => moment(batch.created) },
    {
      id: 'count',
      title: t('count'),
      isNumber: true,
      cell: (batch) => number(batch.new + batch.changed + batch.cancelled),
    },
    {
      id: 'sum',
      title: t('sum'),
      isNumber: true,
      onPhone: 'amount',
      cell: (batch) => <b>{money(batch.sum)}</b>,
    },
    {
      id: 'state',
      title: t('state'),
      onPhone: 'status',
      cell: ({ sent_at: sent }) => (
        <Status kind={sent === null ? 'wait' : 'ok'}>{t(sent === null ? 'notSent' : 'sent')}</Status>
      ),
    },
  ];
  return (
    <Card
      title={t('batches')}
      aside={count > 0 && number(count)}
      isFlush={count > 0}
      footer={count > values.length && t('first', { count: number(values.length) })}
    >
      {count === 0 ? (
        <p className={css['muted']}>{t('batchesNone')}</p>
      ) : (
        <DataTable label={t('batches')} columns={columns} rows={values} keyOf={(batch) => batch.public_id} />
      )}
      {chosen && <BatchSheet key={chosen.public_id} batch={chosen} onClose={() => setOpen(null)} />}
    </Card>
  );
};
