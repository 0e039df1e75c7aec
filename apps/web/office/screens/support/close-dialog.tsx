import { supportReasons } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './request-acts.tsx';

type Reason = (typeof supportReasons)[number];

/** The end of a request: after an answer, or with the reason why none is needed. */
export const CloseDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('threads');
  const isAnswered = request.state === 'answered';
  const [reason, setReason] = useState<Reason | null>(null);
  const close = useAct(calls.support.close, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('done.close'));
    },
  });
  const wrong = fieldProblem(close.error, 'reason');
  const { public_id: id, version } = request;
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('window.close')}
      submit={t('act.close')}
      isBusy={close.isPending}
      error={wrong ? null : close.error}
      onClose={onClose}
      onSubmit={() => close.mutate({ params: { id }, body: { version, ...(reason && { reason }) } })}
    >
      {!isAnswered && (
        <RadioPick
          label={t('field.reason')}
          value={reason ?? ''}
          error={wrong}
          options={supportReasons.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          onChange={(event) => setReason(event.target.value as Reason)}
        />
      )}
    </ActDialog>
  );
};
