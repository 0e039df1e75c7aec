import type { OfficeRefund } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from './money.module.css';

/** A refund that nobody took: once more, or paid by the bank, which a second person agrees to. */
export const FailedRefund = ({ refund }: { refund: OfficeRefund }) => {
  const t = useTranslations('refunds');
  const { money } = useFormat();
  const go = useGoFromWindow();
  const [isOpen, setOpen] = useState(false);
  const [paper, setPaper] = useState('');
  const [reason, setReason] = useState('');
  const params = { id: refund.public_id };
  const retry = useAct(calls.refunds.retry, { onDone: () => toast(t('retried')) });
  const close = useAct(calls.refunds.closeByHand, {
    onDone: ({ approval }) => {
      setOpen(false);
      void go(`/approvals/${approval.public_id}`);
    },
  });
  const paperProblem = fieldProblem(close.error, 'paper_number');
  const reasonProblem = fieldProblem(close.error, 'reason');
  return (
    <span className={css['acts']}>
      <Button kind="line" size="sm" isBusy={retry.isPending} onClick={() => retry.mutate({ params })}>
        {t('retry')}
      </Button>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {t('byHand')}
      </Button>
      <ProblemNote error={retry.error} />
      <ActDialog
        isOpen={isOpen}
        isDanger
        title={t('byHandTitle', { sum: money(refund.amount) })}
        submit={t('byHandAsk')}
        isBusy={close.isPending}
        error={paperProblem || reasonProblem ? null : close.error}
        onSubmit={() => close.mutate({ params, body: { paper_number: paper, reason } })}
        onClose={() => setOpen(false)}
      >
        <p>{t('byHandText')}</p>
        <TextField
          label={t('paper')}
          maxLength={100}
          value={paper}
          error={paperProblem}
          onChange={(event) => setPaper(event.target.value)}
        />
        <TextArea
          label={t('reason')}
          rows={2}
          maxLength={500}
          value={reason}
          error={reasonProblem}
          onChange={(event) => setReason(event.target.value)}
        />
      </ActDialog>
    </span>
  );
};
