import type { OfficeTicket } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../../app/shared/ui/fields/radio-pick.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

type Way = 'next' | 'this' | 'none';
type Props = { ticket: OfficeTicket; isOpen: boolean; onClose(): void };

/** Another start number: the next free one, a certain one, or none. */
export const NumberDialog = ({ ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('tickets');
  const [way, setWay] = useState<Way>('next');
  const [typed, setTyped] = useState('');
  const done = useAct(calls.tickets.number, {
    onDone: ({ message }) => {
      setTyped('');
      onClose();
      toast(message);
    },
  });
  const problem = fieldProblem(done.error, 'number');
  const ways: Way[] = ['next', 'this', ...(ticket.start_number === null ? [] : (['none'] as const))];
  const number = { next: 'next' as const, this: Number(typed), none: null }[way];
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('act.number')}
      submit={t(way === 'none' ? 'takeNumber' : 'giveNumber')}
      isBusy={done.isPending}
      error={problem && way === 'this' ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: ticket.public_id }, body: { version: ticket.version, number } })}
    >
      <RadioPick
        label={t('numberWay')}
        value={way}
        onChange={(event) => setWay(event.target.value as Way)}
        options={ways.map((value) => ({ value, label: t(`numberWays.${value}`) }))}
      />
      {way === 'this' && (
        <TextField
          label={t('column.number')}
          inputMode="numeric"
          maxLength={7}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
      )}
      <p>{t('numberText')}</p>
    </ActDialog>
  );
};
