import type { OfficeCertificate } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

const callOf = {
  send: calls.certificates.send,
  reissue: calls.certificates.reissue,
  block: calls.certificates.block,
  unblock: calls.certificates.unblock,
} as const;

type Props = { act: keyof typeof callOf; certificate: OfficeCertificate; isOpen: boolean; onClose(): void };

/** An act that only has to say why. */
export const ReasonDialog = ({ act, certificate, isOpen, onClose }: Props) => {
  const t = useTranslations('giftCertificates');
  const [reason, setReason] = useState('');
  const done = useAct(callOf[act] as (typeof callOf)['block'], {
    onDone: () => {
      setReason('');
      onClose();
      toast(t(`done.${act}`));
    },
  });
  const problem = fieldProblem(done.error, 'reason');
  const to = certificate.recipient?.email.masked ?? '–';
  return (
    <ActDialog
      isOpen={isOpen}
      isDanger={act === 'block' || act === 'reissue'}
      title={t(`title_${act}`, { number: certificate.number })}
      submit={t(`act.${act}`)}
      isBusy={done.isPending}
      error={problem ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({ params: { id: certificate.public_id }, body: { version: certificate.version, reason } })
      }
    >
      <p>{t(`text.${act}`, { to })}</p>
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
