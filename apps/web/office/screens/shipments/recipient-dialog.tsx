import type { Shipment } from '@trassa/contracts/office';
import { addressMaxLength } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

const fields = ['address', 'index', 'last_name', 'first_name', 'phone'] as const;
type Field = (typeof fields)[number];
const most = { address: addressMaxLength, index: 20, last_name: 100, first_name: 100, phone: 40 } as const;

/** Whom and where a parcel that waits goes, typed anew: what stands there now is on its label alone. BO-101, BO-199 */
export const RecipientDialog = ({ parcel, onClose }: { parcel: Shipment; onClose(): void }) => {
  const t = useTranslations('shipments');
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [reason, setReason] = useState('');
  const saved = useAct(calls.shipments.recipient, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('readdressed'));
    },
  });
  const { public_id: id, version, number, carrier } = parcel;
  const labels: Record<Field, string> = {
    address: t('address'),
    index: t('index'),
    last_name: t('lastName'),
    first_name: t('firstName'),
    phone: t('phone'),
  };
  const shown = fields.filter((field) => carrier !== 'pickup' || (field !== 'address' && field !== 'index'));
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  const isTold = [...shown, 'reason'].some((field) => fieldProblem(saved.error, field));
  return (
    <ActDialog
      isOpen
      title={t('title_readdress', { number })}
      submit={t('readdress')}
      isBusy={saved.isPending}
      error={isTold ? null : saved.error}
      onClose={onClose}
      onSubmit={() => saved.mutate({ params: { id }, body: { version, ...filled, reason } })}
    >
      <p>{t('readdressText')}</p>
      {shown.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          {...(field === 'index' && { hint: t('indexHint') })}
          type={field === 'phone' ? 'tel' : 'text'}
          maxLength={most[field]}
          autoComplete="off"
          value={typed[field] ?? ''}
          error={fieldProblem(saved.error, field)}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={fieldProblem(saved.error, 'reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
};
