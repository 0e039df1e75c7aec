import type { OfficeTicket } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

type Props = { ticket: OfficeTicket; isOpen: boolean; onClose(): void };

/** Another holder: by a letter that he answers, or at once when he consents before us. */
export const HandOver = ({ ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('tickets');
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const done = useAct(calls.tickets.transfer, {
    onDone: ({ message }) => {
      setEmail('');
      setReason('');
      setAccepted(false);
      onClose();
      toast(message);
    },
  });
  const [wrongEmail, wrongReason] = [fieldProblem(done.error, 'email'), fieldProblem(done.error, 'reason')];
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('act.transfer')}
      submit={t(isAccepted ? 'handOver' : 'offer')}
      isBusy={done.isPending}
      error={wrongEmail || wrongReason ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({
          params: { id: ticket.public_id },
          body: { version: ticket.version, email, reason, accepted_by_staff: isAccepted },
        })
      }
    >
      <p>{t('transferText')}</p>
      <TextField
        label={t('recipient')}
        type="email"
        autoComplete="off"
        maxLength={300}
        value={email}
        error={wrongEmail}
        onChange={(event) => setEmail(event.target.value)}
      />
      <CheckField checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)}>
        {t('acceptedHere')}
      </CheckField>
      <TextArea
        label={t('reasonWhy')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={wrongReason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
};
