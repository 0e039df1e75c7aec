import type { OfficeOrder } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';

/** What may be done with an order that waits for its money. */
export const OrderActs = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const moment = useMoment();
  const [isCancelled, setCancelled] = useState(false);
  const [isShown, setShown] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useAct(calls.orders.cancel, {
    onDone: ({ message }) => {
      setCancelled(false);
      toast(message);
    },
  });
  const link = useAct(calls.orders.payLink, { onDone: () => setShown(true) });
  const { public_id: id, version } = order;
  const problem = fieldProblem(cancel.error, 'reason');
  const sent = link.data?.values;
  return (
    <>
      {order.acts.includes('pay_link') && (
        <Button kind="line" isBusy={link.isPending} onClick={() => link.mutate({ params: { id }, body: { version } })}>
          {t('act.pay_link')}
        </Button>
      )}
      {order.acts.includes('cancel') && (
        <Button kind="danger" onClick={() => setCancelled(true)}>
          {t('act.cancel')}
        </Button>
      )}
      <ProblemNote error={link.error} />
      <Dialog
        isOpen={isShown}
        onClose={() => setShown(false)}
        title={t('linkSent')}
        actions={
          <Button kind="line" onClick={() => setShown(false)}>
            {t('closeLink')}
          </Button>
        }
      >
        {sent && (
          <>
            <p>{t('linkText', { moment: moment(sent.expires) })}</p>
            <TextField label={t('link')} readOnly value={sent.url} onFocus={(event) => event.target.select()} />
          </>
        )}
      </Dialog>
      <ActDialog
        isOpen={isCancelled}
        title={t('cancelTitle', { number: order.number })}
        submit={t('act.cancel')}
        isDanger
        isBusy={cancel.isPending}
        error={problem ? null : cancel.error}
        onClose={() => setCancelled(false)}
        onSubmit={() => cancel.mutate({ params: { id }, body: { version, reason } })}
      >
        <p>{t('cancelText')}</p>
        <TextArea
          label={t('reasonWhy')}
          hint={t('reasonHint')}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </ActDialog>
    </>
  );
};
