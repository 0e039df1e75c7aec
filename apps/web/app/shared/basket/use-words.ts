import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../format/use-format.ts';
import type { Words } from './goods-kind.ts';

/** What kinds of goods speak with. */
export const useWords = (): Words => {
  const t = useTranslations();
  const format = useFormat();
  return useMemo(() => ({ t, format }), [t, format]);
};
