import type { InputHTMLAttributes, Ref } from 'react';
import { classes } from '../classes.ts';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';
import { MaskedInput } from './masked-input.tsx';

const digit = /\d/;
const timeMask = { mask: [digit, digit, ':', digit, digit, ':', digit, digit] };

type Props = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

/** Time of a race: `42:10` or `01:02:03`; `parseResultTime` of the rules reads it. */
export const TimeField = ({ label, hint, error, id, className, ...input }: Props) => (
  <Field {...{ label, hint, error, id }}>
    {(control) => (
      <MaskedInput
        {...input}
        {...control}
        options={timeMask}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="01:23:45"
        className={classes(css['input'], className)}
      />
    )}
  </Field>
);
