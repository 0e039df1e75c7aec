import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import css from './check.module.css';
import { classes } from '../classes.ts';
import { FieldError } from './field.tsx';

export type PickOption = { value: string; label: ReactNode; isDisabled?: boolean };

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'checked' | 'defaultValue'> & {
  label: ReactNode;
  options: readonly PickOption[];
  error?: string | undefined;
  isOptional?: boolean;
  /** Chosen value when the caller keeps it; with react-hook-form leave it out. */
  value?: string | null;
  defaultValue?: string;
  /** Plates one presses (`Pick`), or marks with words beside. */
  kind?: 'plates' | 'marks';
  /** Up to six short plates: all in one line, none alone in the next. */
  isLine?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One of several. Goes with react-hook-form's `register` and with `value` + `onChange`. */
export const RadioPick = ({
  label,
  options,
  error,
  isOptional,
  value,
  defaultValue,
  kind = 'marks',
  isLine,
  id: given,
  name,
  ref,
  ...input
}: Props) => {
  const t = useTranslations('ui');
  const own = useId();
  const id = given ?? own;
  const isPlates = kind === 'plates';
  /** Who is led to the group gets here: a plate that is sold out takes no focus. */
  const first = Math.max(
    0,
    options.findIndex(({ isDisabled }) => !isDisabled),
  );
  return (
    <fieldset
      role="radiogroup"
      className={css['group']}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css['legend']}>
        {label}
        {isOptional && <span className={css['optional']}> {t('optional')}</span>}
      </legend>
      <div
        className={classes(
          isPlates ? css['pick'] : css['row'],
          isLine && css['line'],
          error && isPlates && css['wrong'],
        )}
      >
        {options.map((option, index) => (
          <label key={option.value} className={isPlates ? undefined : css['check']}>
            <input
              {...input}
              // A group whose value the caller keeps has one place to lead to, as its id.
              ref={value === undefined || index === first ? ref : undefined}
              id={index === first ? id : undefined}
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={option.isDisabled ?? input.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
};

/** One of several plates: sizes, kinds, clusters. */
export const Pick = (props: Omit<Props, 'kind'>) => <RadioPick {...props} kind="plates" />;
