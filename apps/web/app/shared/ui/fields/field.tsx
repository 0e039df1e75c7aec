import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../classes.ts';
import css from './field.module.css';
import { Icon } from '../icon.tsx';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** Message of the refusal; its presence marks the field. */
  error?: string | undefined;
  /** Says "optional" beside the label. */
  isOptional?: boolean;
  /** Id of the control: links of the error summary lead to it. */
  id?: string | undefined;
};

/** Attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldText & { isFull?: boolean; children: (control: ControlProps) => ReactNode };

/** Label above, control, then error (with a mark, not by colour alone) or hint. */
export const Field = ({ label, hint, error, isOptional = false, id: given, isFull = false, children }: Props) => {
  const t = useTranslations('ui');
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classes(css['field'], error && css['wrong'])} data-full={isFull || undefined}>
      <label className={css['label']} htmlFor={id}>
        {label}
        {isOptional && <span className={css['optional']}> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {hint && (
        <span className={css['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
};

/** The refusal under a control or a group of controls; empty text shows nothing. */
export const FieldError = ({ id, text }: { id?: string; text: string | undefined }) =>
  text ? (
    <span className={css['error']} id={id}>
      <Icon name="alert" size="s" />
      {text}
    </span>
  ) : null;
