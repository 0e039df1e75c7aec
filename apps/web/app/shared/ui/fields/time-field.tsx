import { classes } from '../classes.ts';
import css from './field.module.css';
import { Field } from './field.tsx';
import { MaskedInput } from './masked-input.tsx';

const digit = /\d/;
const timeMask = { mask: [digit, digit, ':', digit, digit, ':', digit, digit] };

type Props = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange(value: string): void;
};

/** Time of a race: `42:10` or `01:02:03`; `parseResultTime` of the rules reads it. */
export const TimeField = ({ id, label, hint, error, value, onChange }: Props) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(control) => (
      <MaskedInput
        {...control}
        options={timeMask}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="01:23:45"
        value={value}
        className={classes(css['input'])}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
