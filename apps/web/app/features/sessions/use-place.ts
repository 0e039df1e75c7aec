import type { Session } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';

/** City and country of a login, with names in place of what is unknown (SESS-02). */
export const usePlace = (session: Pick<Session, 'city' | 'country'> | null): string => {
  const t = useTranslations('sessions');
  return t('place', { city: session?.city ?? t('noCity'), country: session?.country ?? t('noCountry') });
};
