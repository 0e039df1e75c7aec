import type { OfficeCertificate } from '@trassa/contracts/office';
import { isoDay } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../../app/shared/format/use-format.ts';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

type Props = { certificate: OfficeCertificate; isOpen: boolean; onClose(): void };

/** A later last day. */
export const ProlongDialog = ({ certificate, isOpen, onClose }: Props) => {
  const t = useTranslations('giftCertificates');
  const { day } = useFormat();
  const { valid_until: validUntil, longest, public_id: id, version } = certificate;
  const [until, setUntil] = useState(longest);
  const [reason, setReason] = useState('');
  const done = useAct(calls.certificates.prolong, {
    onDone: () => {
      setReason('');
      onClose();
      toast(t('done.prolong'));
    },
  });
  const [wrongDay, wrongReason] = [fieldProblem(done.error, 'until'), fieldProblem(done.error, 'reason')];
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_prolong', { number: certificate.number })}
      submit={t('act.prolong')}
      isBusy={done.isPending}
      error={wrongDay || wrongReason ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id }, body: { version, reason, until } })}
    >
      <p>{t('text.prolong', { day: day(validUntil, SITE_ZONE) })}</p>
      <TextField
        label={t('field.until')}
        type="date"
        min={isoDay(validUntil, SITE_ZONE)}
        max={longest}
        value={until}
        error={wrongDay}
        onChange={(event) => setUntil(event.target.value)}
      />
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
