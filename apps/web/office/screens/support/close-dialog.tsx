import { supportReasons } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSeenVersion } from './use-seen-version.tsx';

type Reason = (typeof supportReasons)[number];

/** The end of a request: after an answer, or with the reason why none is needed. */
export const CloseDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('threads');
  const isAnswered = request.first_answered !== null;
  const [reason, setReason] = useState<Reason | null>(null);
  const close = useAct(calls.support.close, {
    rereads: true,
    onDone: () => {
      onClose();
      setReason(null);
      toast(t('done.close'));
    },
  });
  const wrong = fieldProblem(close.error, 'reason');
  const seen = useSeenVersion({ request, isOpen, isBusy: close.isPending, error: close.error, submit: t('act.close') });
  const { public_id: id } = request;
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('window.close')}
      submit={seen.submit}
      isBusy={close.isPending}
      error={wrong ? null : seen.error}
      onClose={onClose}
      onSubmit={() =>
        seen.press((version) =>
          close.mutate({ params: { id }, body: { version, ...(!isAnswered && reason && { reason }) } }),
        )
      }
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
      {seen.changed}
    </ActDialog>
  );
};
