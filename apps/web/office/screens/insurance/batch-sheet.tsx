import type { RegisterBatch } from '@trassa/contracts/office';
import { formatTypedDate } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { useFile } from '../../shared/api/use-file.ts';

type Props = { batch: RegisterBatch; onClose(): void };

const formats = ['csv', 'xlsx'] as const;

/** One batch: what it has, its file for a purpose, and that the insurer has it. */
export const BatchSheet = ({ batch, onClose }: Props) => {
  const t = useTranslations('register');
  const { money, number } = useFormat();
  const moment = useMoment();
  const mayEdit = useMay()('insurance.edit');
  const [format, setFormat] = useState<(typeof formats)[number]>('csv');
  const [purpose, setPurpose] = useState('');
  const { public_id: id, version, erased, sent_at: sentAt } = batch;
  const file = useFile(() => ask(calls.register.file, { params: { id }, body: { format, purpose } }));
  const mark = useAct(calls.register.sent, { onDone: () => toast(t('marked')) });
  const wrong = fieldProblem(file.error, 'purpose');
  const counts = { new: number(batch.new), changed: number(batch.changed), cancelled: number(batch.cancelled) };
  const sentBy = [sentAt === null ? '' : moment(sentAt), batch.sent_by?.name].filter(Boolean).join(', ');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('file', { number: String(batch.number) })}
      footer={
        mayEdit && (
          <div className={css['row']}>
            <Button isBusy={file.isPending} onClick={() => file.mutate(undefined)}>
              {t('download')}
            </Button>
            {sentAt === null && (
              <Button
                kind="line"
                isBusy={mark.isPending}
                onClick={() => mark.mutate({ params: { id }, body: { version } })}
              >
                {t('mark')}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={css['window']}>
        <KeyValue
          items={[
            { key: t('days'), value: [...new Set([batch.from, batch.until])].map(formatTypedDate).join(' – ') },
            { key: t('count'), value: t('counts', counts), isLong: true },
            { key: t('sum'), value: money(batch.sum) },
            { key: t('made_at'), value: [moment(batch.created), batch.made_by?.name].filter(Boolean).join(', ') },
            { key: t('sent'), value: sentBy || t('notSent') },
            { key: t('hash'), value: <span className={css['name']}>{batch.hash}</span>, isLong: true },
          ]}
        />
        {erased > 0 && (
          <Note kind="warn">
            <p>{t('erased', { count: number(erased) })}</p>
          </Note>
        )}
        {mayEdit && (
          <>
            <RadioPick
              label={t('format')}
              value={format}
              options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(event) => setFormat(event.target.value as typeof format)}
            />
            <TextField
              label={t('purpose')}
              hint={t('purposeHint')}
              maxLength={200}
              value={purpose}
              error={wrong}
              onChange={(event) => setPurpose(event.target.value)}
            />
          </>
        )}
        <ProblemNote error={wrong ? null : file.error} />
        <ProblemNote error={mark.error} />
      </div>
    </Sheet>
  );
};
