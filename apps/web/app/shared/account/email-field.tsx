import { emailMaxLength, suggestEmail } from '@trassa/rules';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type from '../styles/type.module.css';
import { setInputValue } from '../ui/fields/phone-mask.ts';
import { TextField } from '../ui/fields/text-field.tsx';

type Props = {
  label?: string;
  error: string | undefined;
  onEdit(): void;
  onLeave?(email: string): void;
  defaultValue?: string;
  autoComplete?: 'email' | 'username';
};

/** The field `email`; a misspelt mail host gets a suggestion. */
export const EmailField = ({ label, error, onEdit, onLeave, defaultValue, autoComplete = 'email' }: Props) => {
  const t = useTranslations('signIn');
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const take = (): void => {
    if (!input.current || !suggestion) return;
    setInputValue(input.current, suggestion);
    setSuggestion(null);
    input.current.focus();
  };
  return (
    <TextField
      ref={input}
      label={label ?? t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailMaxLength}
      defaultValue={defaultValue}
      error={error}
      hint={
        suggestion && (
          <button type="button" className={type['link']} onClick={take}>
            {t('suggestion', { email: suggestion })}
          </button>
        )
      }
      onChange={() => {
        setSuggestion(null);
        onEdit();
      }}
      onBlur={(event) => {
        setSuggestion(suggestEmail(event.target.value));
        onLeave?.(event.target.value.trim());
      }}
    />
  );
};
