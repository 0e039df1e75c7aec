import type { OfficePolicy } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

type Act = OfficePolicy['acts'][number];
/** In the order of how often they are needed; the one that ends it is the last. */
const shown = ['retry', 'correct', 'send', 'cancel'] as const satisfies readonly Act[];
const reasoned = ['retry', 'send', 'cancel'] as const satisfies readonly Act[];

/** What may be done with a policy now, each in a window of its own. */
export const PolicyActs = ({ policy }: { policy: OfficePolicy }) => {
  const t = useTranslations('policies');
  const [open, setOpen] = useState<Act | null>(null);
  const props = { policy, onClose: () => setOpen(null) };
  return (
    <>
      {shown
        .filter((act) => policy.acts.includes(act))
        .map((act) => (
          <Button key={act} kind={act === 'cancel' ? 'danger' : 'line'} onClick={() => setOpen(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      <CorrectDialog {...props} isOpen={open === 'correct'} />
      {reasoned.map((act) => (
        <ReasonDialog key={act} {...props} act={act} isOpen={open === act} />
      ))}
    </>
  );
};

type Props = { act: (typeof reasoned)[number]; policy: OfficePolicy; isOpen: boolean; onClose(): void };

/** An act that only has to say why. */
const ReasonDialog = ({ act, policy, isOpen, onClose }: Props) => {
  const t = useTranslations('policies');
  const { money } = useFormat();
  const [reason, setReason] = useState('');
  const done = useAct(calls.policies[act] as typeof calls.policies.cancel, {
    onDone: () => {
      setReason('');
      onClose();
      toast(t(`done.${act}`));
    },
  });
  const problem = fieldProblem(done.error, 'reason');
  return (
    <ActDialog
      isOpen={isOpen}
      isDanger={act === 'cancel'}
      title={t(`title_${act}`, { number: policy.number })}
      submit={t(`act.${act}`)}
      isBusy={done.isPending}
      error={problem ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: policy.public_id }, body: { version: policy.version, reason } })}
    >
      <p>{t(`text.${act}`, { price: money(policy.price) })}</p>
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
