import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import css from './field.module.css';
import { Field, type FieldText } from './field.tsx';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };
type Props = FieldText & InputProps & { isFull?: boolean };

/** One line of text. Everything an input takes goes to the input, `ref` too. */
export const TextField = ({
  label,
  hint,
  error,
  isOptional,
  id,
  isFull,
  className,
  type = 'text',
  ...input
}: Props) => (
  <Field {...{ label, hint, error, isOptional, id, isFull }}>
    {(control) => <input {...input} {...control} type={type} className={classes(css['input'], className)} />}
  </Field>
);

type AreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement>; isFull?: boolean };

export const TextArea = ({ label, hint, error, isOptional, id, isFull, className, ...area }: AreaProps) => (
  <Field {...{ label, hint, error, isOptional, id, isFull }}>
    {(control) => <textarea {...area} {...control} className={classes(css['input'], css['area'], className)} />}
  </Field>
);
