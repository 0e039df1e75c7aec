import type { OfficePolicy } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import css from '../starts/sales.module.css';

type Props = { policy: OfficePolicy; isOpen: boolean; onClose(): void };

const texts = ['last_name', 'first_name', 'second_name', 'phone', 'birth_date'] as const;
type Typed = Readonly<Partial<Record<(typeof texts)[number] | 'gender', string>>>;

/** Whom the policy insures: personal answers are changed without being seen, and what is left empty stays. */
export const CorrectDialog = ({ policy, isOpen, onClose }: Props) => {
  const t = useTranslations('policies');
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const done = useAct(calls.policies.correct, {
    onDone: () => {
      setTyped({});
      setReason('');
      onClose();
      toast(t('done.correct'));
    },
  });
  const errorOf = (field: string) => fieldProblem(done.error, field);
  const isShown = [...texts, 'gender', 'reason'].some((field) => errorOf(field));
  const { person } = policy;
  const hintOf = (field: (typeof texts)[number]): string | undefined => {
    const value = person?.[field];
    const text = typeof value === 'object' ? value.masked : value;
    return text ? t('now', { value: text }) : undefined;
  };
  const set = (field: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_correct', { number: policy.number })}
      submit={t('act.correct')}
      isBusy={done.isPending}
      error={isShown ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({ params: { id: policy.public_id }, body: { version: policy.version, reason, ...filled } })
      }
    >
      <p>{t('text.correct')}</p>
      <div className={css['fields']}>
        {texts.map((field) => (
          <TextField
            key={field}
            label={t(`field.${field}`)}
            type={field === 'birth_date' ? 'date' : field === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            maxLength={100}
            hint={hintOf(field)}
            value={typed[field] ?? ''}
            error={errorOf(field)}
            onChange={set(field)}
          />
        ))}
        <SelectField
          label={t('field.gender')}
          value={typed.gender ?? ''}
          error={errorOf('gender')}
          options={[
            ...(person ? [{ value: '', label: t('gender.same') }] : []),
            { value: 'female', label: t('gender.female') },
            { value: 'male', label: t('gender.male') },
          ]}
          {...(person ? {} : { placeholder: '' })}
          onChange={set('gender')}
        />
      </div>
      <TextArea
        label={t('reasonWhy')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={errorOf('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
};
