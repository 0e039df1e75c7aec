import { useTranslations } from 'use-intl/react';

/** Where a field stands in what is sent, and what the server has said of it. */
export type BlockErrors = { readonly path: string; errorOf(path: string): string | undefined };

/** Names an English field beside the Russian one. */
export const useInEnglish = (): ((label: string) => string) => {
  const t = useTranslations('infoPages');
  return (label) => t('inEnglish', { label });
};
