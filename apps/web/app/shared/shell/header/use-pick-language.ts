import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import type { Language } from '../../i18n/types.ts';

/** Shows the page in another language: data of the server is asked for again, `?lang=` goes. Throws if its texts do not come. */
export const usePickLanguage = (): ((next: Language) => Promise<void>) => {
  const { setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const queries = useQueryClient();
  return async (next) => {
    await setLanguage(next);
    void queries.invalidateQueries();
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return revalidator.revalidate();
    // `?lang=` would win over the choice.
    query.delete('lang');
    const rest = query.toString();
    await navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, preventScrollReset: true });
    return revalidator.revalidate();
  };
};
