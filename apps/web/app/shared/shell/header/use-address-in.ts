import { useLocation } from 'react-router';
import type { Language } from '../../i18n/types.ts';

/** Address of this page in a language: opened anew, the head of the page keeps the choice (I18N-03). */
export const useAddressIn = (): ((language: Language) => string) => {
  const { pathname, search } = useLocation();
  return (language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${pathname}?${query}`;
  };
};
