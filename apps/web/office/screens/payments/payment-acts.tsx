import type { OfficePayment } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../money/money.module.css';

/** Nothing more is to be heard of these. */
const settled: ReadonlySet<OfficePayment['state']> = new Set(['captured', 'refunded']);

/** What may be done with a payment at its provider. */
export const PaymentActs = ({ payment }: { payment: OfficePayment }) => {
  const t = useTranslations('payments');
  const words = useTranslations('payments.value.state');
  const [open, setOpen] = useState<'capture' | 'void' | null>(null);
  const ask = useAct(calls.payments.ask, {
    onDone: ({ values }) => toast(t('asked', { state: words(values.state) })),
    rereads: true,
  });
  const shown = payment.acts.filter((act) => act !== 'ask' || !settled.has(payment.state));
  if (shown.length === 0) return null;
  return (
    <span className={css['acts']}>
      {shown.includes('ask') && (
        <Button
          kind="line"
          size="sm"
          isBusy={ask.isPending}
          onClick={() => ask.mutate({ params: { id: payment.public_id } })}
        >
          {t('act.ask')}
        </Button>
      )}
      {(['capture', 'void'] as const)
        .filter((act) => shown.includes(act))
        .map((act) => (
          <Button key={act} kind="line" size="sm" onClick={() => setOpen(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      <ProblemNote error={ask.error} />
      {open && <BlockedDialog act={open} payment={payment} onClose={() => setOpen(null)} />}
    </span>
  );
};

type Props = { act: 'capture' | 'void'; payment: OfficePayment; onClose(): void };

const BlockedDialog = ({ act, payment, onClose }: Props) => {
  const t = useTranslations('payments');
  const { money } = useFormat();
  const done = useAct(calls.payments[act] as typeof calls.payments.capture, {
    onDone: () => {
      onClose();
      toast(t(`done.${act}`));
    },
    rereads: true,
  });
  return (
    <ActDialog
      isOpen
      isDanger={act === 'void'}
      title={t(`title_${act}`, { sum: money(payment.amount) })}
      submit={t(`act.${act}`)}
      isBusy={done.isPending}
      error={done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: payment.public_id } })}
    >
      <p>{t(`text.${act}`, { number: payment.order.number })}</p>
    </ActDialog>
  );
};
