import type { Session } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';

/** City and country of a login as far as they are known, else its device (SESS-02). */
export const usePlace = (session: Pick<Session, 'city' | 'country' | 'browser' | 'os'> | null): string => {
  const t = useTranslations('sessions');
  const join = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(', ');
  return join(session?.city, session?.country) || join(session?.browser, session?.os) || t('device');
};
