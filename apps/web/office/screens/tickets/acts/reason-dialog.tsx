import type { OfficeTicket } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

const callOf = {
  block: calls.tickets.block,
  unblock: calls.tickets.unblock,
  renew_qr: calls.tickets.renewQr,
} as const;

type Props = { act: keyof typeof callOf; ticket: OfficeTicket; isOpen: boolean; onClose(): void };

/** An act that only has to say why. */
export const ReasonDialog = ({ act, ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('tickets');
  const [reason, setReason] = useState('');
  const done = useAct(callOf[act] as (typeof callOf)['block'], {
    onDone: ({ message }) => {
      setReason('');
      onClose();
      toast(message);
    },
  });
  const problem = fieldProblem(done.error, 'reason');
  return (
    <ActDialog
      isOpen={isOpen}
      title={t(`act.${act}`)}
      submit={t(`act.${act}`)}
      isDanger={act === 'block'}
      isBusy={done.isPending}
      error={problem ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: ticket.public_id }, body: { version: ticket.version, reason } })}
    >
      <p>{t(`actText.${act}`)}</p>
      <TextArea
        label={t('reasonWhy')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
};
