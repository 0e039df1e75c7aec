import type { OfficeCertificate } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { RadioPick } from '../../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { useLimits } from '../use-limits.ts';

type Props = { certificate: OfficeCertificate; isOpen: boolean; onClose(): void };

/** More or less on it; a large raise waits for a second person. */
export const AdjustDialog = ({ certificate, isOpen, onClose }: Props) => {
  const t = useTranslations('giftCertificates');
  const { money } = useFormat();
  const navigate = useNavigate();
  const { balance, amount, public_id: id, version } = certificate;
  const limits = useLimits();
  const [way, setWay] = useState<'raise' | 'lower'>('raise');
  const [sum, setSum] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const done = useAct(calls.certificates.adjust, {
    onDone: (answer) => {
      setSum(null);
      setReason('');
      onClose();
      if ('approval' in answer) {
        toast(t('waiting'));
        void navigate(`/approvals/${answer.approval.public_id}`);
      } else toast(t('done.adjust'));
    },
  });
  const [wrongSum, wrongReason] = [fieldProblem(done.error, 'amount'), fieldProblem(done.error, 'reason')];
  const change = (sum ?? 0) * (way === 'lower' ? -1 : 1);
  const after = balance + change;
  const isSecond = limits !== null && change > limits.certificate;
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_adjust', { number: certificate.number })}
      submit={t(isSecond ? 'askSecond' : 'act.adjust')}
      isBusy={done.isPending}
      error={wrongSum || wrongReason ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id }, body: { version, reason, amount: change } })}
    >
      <p>{t('text.adjust', { balance: money(balance), amount: money(amount) })}</p>
      <RadioPick
        label={t('field.way')}
        value={way}
        onChange={(event) => setWay(event.target.value as 'raise' | 'lower')}
        options={(['raise', 'lower'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      <NumberField
        label={t('field.change')}
        value={sum}
        error={wrongSum}
        hint={sum !== null && after >= 0 && after <= amount ? t('after', { balance: money(after) }) : undefined}
        onChange={setSum}
      />
      <TextArea
        label={t('reasonWhy')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={wrongReason}
        onChange={(event) => setReason(event.target.value)}
      />
      {isSecond && (
        <Note kind="warn">
          <p>{t('second', { sum: money(limits.certificate) })}</p>
        </Note>
      )}
    </ActDialog>
  );
};
