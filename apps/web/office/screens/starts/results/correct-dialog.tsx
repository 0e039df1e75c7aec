import type { OfficeResult } from '@trassa/contracts/office';
import { resultStatuses } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import css from '../sales.module.css';

type Props = { row: OfficeResult; name: string; categories: readonly string[]; onClose(): void };

const texts = ['time', 'fine', 'last_name', 'first_name', 'category'] as const;

/** One result, corrected: what is not touched stays as it is. */
export const CorrectDialog = ({ row, name, categories, onClose }: Props) => {
  const t = useTranslations('startResults');
  const [typed, setTyped] = useState<Partial<Record<(typeof texts)[number], string>>>({});
  const [status, setStatus] = useState<OfficeResult['status'] | null>(null);
  const [hidden, setHidden] = useState<boolean | null>(null);
  const [reason, setReason] = useState('');
  const done = useAct(calls.results.correct, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('corrected'));
    },
  });
  const errorOf = (field: string) => fieldProblem(done.error, field);
  const isShown = [...texts, 'status', 'hidden', 'reason'].some((field) => errorOf(field));
  const field = (id: (typeof texts)[number]) => (
    <TextField
      key={id}
      label={t(id === 'last_name' ? 'lastName' : id === 'first_name' ? 'firstName' : id)}
      hint={id === 'time' || id === 'fine' ? t('timeHint') : undefined}
      autoComplete="off"
      maxLength={100}
      {...(id === 'category' && { list: 'result-categories' })}
      value={typed[id] ?? row[id] ?? ''}
      error={errorOf(id)}
      onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
    />
  );
  return (
    <ActDialog
      isOpen
      title={t('correct', { name })}
      submit={t('save')}
      isBusy={done.isPending}
      error={isShown ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({
          params: { id: row.public_id },
          body: {
            version: row.version,
            reason,
            ...typed,
            ...(status !== null && status !== row.status && { status }),
            ...(hidden !== null && hidden !== row.hidden && { hidden }),
          },
        })
      }
    >
      <p>{t('correctText')}</p>
      <div className={css['fields']}>
        {field('time')}
        {field('fine')}
        <SelectField
          label={t('status')}
          value={status ?? row.status}
          error={errorOf('status')}
          options={resultStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={({ target }) => setStatus(target.value as OfficeResult['status'])}
        />
        {field('category')}
        {field('last_name')}
        {field('first_name')}
      </div>
      <datalist id="result-categories">
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </datalist>
      <CheckField
        checked={hidden ?? row.hidden}
        error={errorOf('hidden')}
        onChange={({ target }) => setHidden(target.checked)}
      >
        {t('hide')}
      </CheckField>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
};
