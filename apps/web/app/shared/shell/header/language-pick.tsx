import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate, useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showGlobalError } from '../../api/global-error.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { type Language, languages } from '../../i18n/types.ts';
import type from '../../styles/type.module.css';
import { classes } from '../../ui/classes.ts';
import css from './language-pick.module.css';

const names = { ru: 'russian', en: 'english' } as const;

/** Radio ru/en (NAV-14): nothing typed is lost, data of the server is asked for again in the other language. */
export const LanguagePick = ({ className }: { className?: string | undefined }) => {
  const t = useTranslations('shell');
  const { language, setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const queries = useQueryClient();
  const group = useId();
  const [pending, setPending] = useState<Language | null>(null);
  const pick = async (next: Language): Promise<void> => {
    setPending(next);
    try {
      await setLanguage(next);
    } catch {
      return showGlobalError({ id: 'network' });
    } finally {
      setPending(null);
    }
    void queries.invalidateQueries();
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return revalidator.revalidate();
    // `?lang=` would win over the choice.
    query.delete('lang');
    const rest = query.toString();
    await navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, preventScrollReset: true });
    return revalidator.revalidate();
  };
  return (
    <fieldset className={classes(css['language'], className)}>
      <legend className={type['hidden']}>{t('language')}</legend>
      {languages.map((code) => (
        <label key={code}>
          <input
            type="radio"
            name={group}
            value={code}
            checked={(pending ?? language) === code}
            onChange={() => void pick(code)}
            aria-label={t(names[code])}
          />
          <span aria-hidden="true">{code.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
};
