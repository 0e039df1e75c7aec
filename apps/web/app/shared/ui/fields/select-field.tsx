import type { Ref, SelectHTMLAttributes } from 'react';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';

export type Option = {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** Heading of the neighbours with the same one. */
  group?: string;
};

type Props = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly Option[];
    /** First line with an empty value: «Выберите регион». */
    placeholder?: string;
    isFull?: boolean;
    ref?: Ref<HTMLSelectElement>;
  };

const inGroups = (options: readonly Option[]): [string | undefined, Option[]][] => {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
};

const drawn = ({ value, label, isDisabled }: Option) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** The system's own list: it is the best one on a phone (SHOP-15, ADR 0023). */
export const SelectField = ({ label, hint, error, isOptional, id, isFull, options, placeholder, ...select }: Props) => (
  <Field {...{ label, hint, error, isOptional, id, isFull }}>
    {(control) => (
      <select {...select} {...control} className={css['select']}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {inGroups(options).map(([group, list]) =>
          group === undefined ? (
            list.map(drawn)
          ) : (
            <optgroup key={group} label={group}>
              {list.map(drawn)}
            </optgroup>
          ),
        )}
      </select>
    )}
  </Field>
);
