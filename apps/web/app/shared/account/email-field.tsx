import { emailMaxLength, suggestEmail } from '@trassa/rules';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SentField } from '../forms/use-sent-form.ts';
import type from '../styles/type.module.css';
import { setInputValue } from '../ui/fields/phone-mask.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { mergeRefs } from '../ui/merge-refs.ts';

type Props = {
  label?: string;
  field: SentField;
  onEdit?(): void;
  onLeave?(email: string): void;
  defaultValue?: string;
  autoComplete?: 'email' | 'username';
};

/** An e-mail address; a misspelt mail host gets a suggestion. */
export const EmailField = ({ label, field, onEdit, onLeave, defaultValue, autoComplete = 'email' }: Props) => {
  const t = useTranslations('signIn');
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs<HTMLInputElement>(input, field.ref), [field.ref]);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const suggest = (): void => setSuggestion(suggestEmail(input.current?.value ?? ''));
  const take = (): void => {
    if (!input.current || !suggestion) return;
    setInputValue(input.current, suggestion);
    setSuggestion(null);
    input.current.focus();
  };
  return (
    <TextField
      ref={refs}
      label={label ?? t('email')}
      name={field.name}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailMaxLength}
      defaultValue={defaultValue}
      error={field.error}
      hint={
        suggestion && (
          <button type="button" className={type['link']} onClick={take}>
            {t('suggestion', { email: suggestion })}
          </button>
        )
      }
      onChange={(event) => {
        setSuggestion(null);
        field.onChange(event);
        onEdit?.();
      }}
      onBlur={(event) => {
        const { form } = event.target;
        if (field.onBlur(event)) {
          suggest();
          onLeave?.(event.target.value.trim());
        } else form?.addEventListener('submit', suggest, { once: true });
      }}
    />
  );
};
