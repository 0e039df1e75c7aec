import type { InputHTMLAttributes, Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../classes.ts';
import { dateMask } from './date-mask.ts';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';
import { MaskedInput } from './masked-input.tsx';

type Props = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
    isFull?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A date typed as dd.mm.yyyy; `parseTypedDate` of the rules reads it. */
export const DateField = ({ label, hint, error, isOptional, id, isFull, className, ...input }: Props) => {
  const t = useTranslations('ui');
  return (
    <Field {...{ label, hint, error, isOptional, id, isFull }}>
      {(control) => (
        <MaskedInput
          {...input}
          {...control}
          options={dateMask}
          type="text"
          inputMode="numeric"
          placeholder={t('dateHint')}
          className={classes(css['input'], className)}
        />
      )}
    </Field>
  );
};
