import type { OfficeFormat } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';

type Props = { format: OfficeFormat; mayEdit: boolean };
type Typed = Omit<OfficeFormat['additional_fields'][number], 'hidden'>;
const types = ['text', 'number', 'date', 'checkbox'] as const;

/** Questions of a format to its participants; those that were asked before are named, too. */
export const Questions = ({ format, mayEdit }: Props) => {
  const t = useTranslations('formats');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('questions')}
      aside={
        mayEdit && (
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {format.additional_fields.length === 0 && <p className={css['muted']}>{t('noQuestions')}</p>}
      <ul className={css['locked']}>
        {format.additional_fields.map(({ name, label, required, hidden }) => (
          <li key={name} className={css['name']}>
            {label.ru}{' '}
            <span className={css['muted']}>
              {name}
              {required && `, ${t('required')}`}
              {hidden && `, ${t('askedBefore')}`}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && <Edit format={format} onClose={() => setOpen(false)} />}
    </Card>
  );
};

const Edit = ({ format, onClose }: { format: OfficeFormat; onClose(): void }) => {
  const t = useTranslations('formats');
  const [fields, setFields] = useState<readonly Typed[]>(
    format.additional_fields
      .filter(({ hidden }) => !hidden)
      .map(({ name, label, required, type }) => ({ name, label, required, type })),
  );
  const save = useAct(calls.formats.fields, { onDone: onClose });
  const errorOf = (index: number, field: string) => fieldProblem(save.error, `fields.${index}.${field}`);
  const change = (index: number, next: Partial<Typed>): void =>
    setFields(fields.map((field, at) => (at === index ? { ...field, ...next } : field)));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('questions')}
      footer={
        <Button
          isBusy={save.isPending}
          onClick={() =>
            save.mutate({ params: { id: format.public_id }, body: { version: format.version, fields: [...fields] } })
          }
        >
          {t('save')}
        </Button>
      }
    >
      <ProblemNote error={save.error} />
      {fields.map((field, index) => (
        <Card
          key={index}
          title={field.label.ru || t('question', { number: String(index + 1) })}
          aside={
            <Button kind="quiet" size="sm" onClick={() => setFields(fields.filter((_one, at) => at !== index))}>
              {t('drop')}
            </Button>
          }
        >
          <div className={css['fields']}>
            <TextField
              label={t('labelRu')}
              value={field.label.ru}
              error={errorOf(index, 'label.ru')}
              onChange={(event) => change(index, { label: { ...field.label, ru: event.target.value } })}
            />
            <TextField
              label={t('labelEn')}
              value={field.label.en ?? ''}
              onChange={(event) => change(index, { label: { ...field.label, en: event.target.value || null } })}
            />
            <TextField
              label={t('key')}
              value={field.name}
              error={errorOf(index, 'name')}
              onChange={(event) => change(index, { name: event.target.value })}
            />
            <SelectField
              label={t('answer')}
              value={field.type}
              options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
              onChange={(event) => change(index, { type: event.target.value as Typed['type'] })}
            />
          </div>
          <CheckField checked={field.required} onChange={(event) => change(index, { required: event.target.checked })}>
            {t('isRequired')}
          </CheckField>
        </Card>
      ))}
      <Button
        kind="line"
        onClick={() => setFields([...fields, { name: '', label: { ru: '', en: null }, required: false, type: 'text' }])}
      >
        {t('addQuestion')}
      </Button>
    </Sheet>
  );
};
