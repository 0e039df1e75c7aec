import type { Difference, SettlementDay } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Props = { day: SettlementDay; difference: Difference; onClose(): void };

/** A difference stays as it is, for a reason. */
export const AcceptDialog = ({ day, difference, onClose }: Props) => {
  const t = useTranslations('settlement');
  const [reason, setReason] = useState('');
  const done = useAct(calls.settlement.accept, {
    onDone: () => {
      onClose();
      toast(t('accepted'));
    },
  });
  const problem = fieldProblem(done.error, 'reason');
  const { kind, payment, ours, theirs, match } = difference;
  const body = { version: day.version, kind, payment, ours, theirs, reason };
  return (
    <ActDialog
      isOpen
      title={t('acceptTitle')}
      submit={t('accept')}
      isBusy={done.isPending}
      error={problem ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: day.public_id }, body })}
    >
      <p>{t('acceptText', { what: t(`match.${match}`), payment })}</p>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
};
