import { useCallback } from 'react';
import type { MessageSpec } from '@trassa/contracts/messages';
import { useTranslations } from 'use-intl/react';

/** Text of a check or refusal (MSG-*) in the language of the page, from the contract's catalogue. */
export const useErrorText = (): ((spec: MessageSpec) => string) => {
  const t = useTranslations('errors');
  return useCallback((spec) => (t as unknown as (id: string, values: object) => string)(spec.id, spec), [t]);
};
