import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import css from './check.module.css';
import { FieldError } from './field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Words beside the box; links inside stay links. */
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export const CheckField = ({ children, error, id: given, ...input }: Props) => {
  const own = useId();
  const id = given ?? own;
  return (
    <div>
      <label className={css['check']}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
};
