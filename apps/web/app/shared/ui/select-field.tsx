import type { Ref, SelectHTMLAttributes } from 'react';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';

export type Option = { value: string; label: string; isDisabled?: boolean };

type Props = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly Option[];
    /** First line with an empty value: «Выберите регион». */
    placeholder?: string;
    isFull?: boolean;
    ref?: Ref<HTMLSelectElement>;
  };

/** The system's own list: it is the best one on a phone. */
export const SelectField = ({ label, hint, error, isOptional, id, isFull, options, placeholder, ...select }: Props) => (
  <Field {...{ label, hint, error, isOptional, id, isFull }}>
    {(control) => (
      <select {...select} {...control} className={css['select']}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
