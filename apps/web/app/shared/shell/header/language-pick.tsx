import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showGlobalError } from '../../api/global-error.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { type Language, languages } from '../../i18n/types.ts';
import type from '../../styles/type.module.css';
import { classes } from '../../ui/classes.ts';
import css from './language-pick.module.css';
import { usePickLanguage } from './use-pick-language.ts';

const names = { ru: 'russian', en: 'english' } as const;

/** Radio ru/en (NAV-14): nothing typed is lost, data of the server is asked for again in the other language. */
export const LanguagePick = ({ className }: { className?: string | undefined }) => {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const pickLanguage = usePickLanguage();
  const group = useId();
  const [pending, setPending] = useState<Language | null>(null);
  const pick = async (next: Language): Promise<void> => {
    setPending(next);
    try {
      await pickLanguage(next);
    } catch {
      showGlobalError({ id: 'network' });
    } finally {
      setPending(null);
    }
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
