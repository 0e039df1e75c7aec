import { useCallback } from 'react';
import type { MessageSpec } from '@trassa/contracts/messages';
import { spoken } from '@trassa/contracts/messages/spoken';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from './language.tsx';

/** Text of a check or refusal (MSG-*) in the language of the page, from the contract's catalogue. */
export const useErrorText = (): ((spec: MessageSpec) => string) => {
  const t = useTranslations('errors');
  const { language } = useLanguage();
  return useCallback(
    (spec) => (t as unknown as (id: string, values: object) => string)(spec.id, spoken(language, spec)),
    [t, language],
  );
};
