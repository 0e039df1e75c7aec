import { checkPassword, isCommonPassword, passwordMaxLength, passwordMinLength } from '@trassa/rules';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SentField } from '../forms/use-sent-form.ts';
import { useErrorText } from '../i18n/error-text.ts';
import type from '../styles/type.module.css';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/fields/check-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { setInputValue } from '../ui/fields/phone-mask.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { mergeRefs } from '../ui/merge-refs.ts';
import css from './password-field.module.css';
import { passwordRules } from './password-rules.ts';
import { strongPassword } from './strong-password.ts';

type Props = {
  label?: string;
  /** A password that is being chosen: its rules are shown, and a weak one is told so (AUTH-27…29, DEC-32). */
  isNew?: boolean;
  /** The rules in a sentence, in place of their list. */
  hint?: string;
  field: SentField;
};

/** A password, with a box that shows what is typed. */
export const PasswordField = ({ label, isNew = false, hint, field }: Props) => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const rules = useId();
  const [text, setText] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs<HTMLInputElement>(input, field.ref), [field.ref]);
  const broken = isNew && isLeft && text ? checkPassword(text) : null;
  const isWeak = isNew && text !== '' && checkPassword(text) === null && isCommonPassword(text);
  const suggest = (): void => {
    if (!input.current) return;
    setIsShown(true);
    setInputValue(input.current, strongPassword());
    input.current.focus();
  };
  return (
    <div>
      <TextField
        ref={refs}
        label={label ?? t('password')}
        name={field.name}
        hint={hint}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={passwordMaxLength}
        error={field.error ?? (broken ? words(broken) : undefined)}
        onChange={(event) => {
          setText(event.target.value);
          field.onChange(event);
        }}
        onBlur={(event) => {
          if (field.onBlur(event)) setIsLeft(true);
        }}
      />
      {isNew && hint === undefined && (
        <div className={css['rules']}>
          <p id={rules}>{t('rules')}:</p>
          <ul aria-labelledby={rules}>
            {passwordRules(text).map(({ id, isKept }) => (
              <li key={id} data-kept={isKept || undefined}>
                {isKept && <Icon name="check" size="xs" />}
                {id === 'length' ? t('rule.length', { count: passwordMinLength }) : t(`rule.${id}`)}
                {isKept && <span className={type['hidden']}>{t('ruleKept')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isWeak && (
        <div className={css['weak']} role="status">
          <span>{t('weak')}</span>
          <Button kind="line" size="sm" onClick={suggest}>
            {t('suggestPassword')}
          </Button>
        </div>
      )}
      <CheckField checked={isShown} onChange={(event) => setIsShown(event.target.checked)}>
        {t('showPassword')}
      </CheckField>
    </div>
  );
};
