import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
import { languages } from '../../../app/shared/i18n/types.ts';
import css from './frame.module.css';

/**
 * Words of both languages change in place; what the server says in words is read anew. Not so the session: asked while the
 * door shows recovery codes, it would lead inside, and nobody sees them again.
 */
export const LanguagePick = () => {
  const t = useTranslations('frame');
  const { language, setLanguage } = useLanguage();
  const queries = useQueryClient();
  return (
    <div className={css['languages']} role="group" aria-label={t('language')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={t(`languages.${one}`)}
          aria-pressed={one === language}
          onClick={() =>
            void setLanguage(one).then(() =>
              queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'session' }),
            )
          }
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
};
