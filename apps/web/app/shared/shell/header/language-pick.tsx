import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showGlobalError } from '../../api/global-error.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { type Language, languages } from '../../i18n/types.ts';
import { classes } from '../../ui/classes.ts';
import css from './language-pick.module.css';
import { useAddressIn } from './use-address-in.ts';
import { usePickLanguage } from './use-pick-language.ts';

const names = { ru: 'russian', en: 'english' } as const;
const moves: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/**
 * Radio ru/en (NAV-14): nothing typed is lost, data of the server is asked for again in the other language. Each is a link:
 * before the scripts have come, and without them, the same page is loaded anew in that language.
 */
export const LanguagePick = ({ className }: { className?: string | undefined }) => {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const addressIn = useAddressIn();
  const pickLanguage = usePickLanguage();
  const [pending, setPending] = useState<Language | null>(null);
  const shown = pending ?? language;
  const pick = async (event: MouseEvent, next: Language): Promise<void> => {
    event.preventDefault();
    if (next === shown) return;
    setPending(next);
    try {
      await pickLanguage(next);
    } catch {
      showGlobalError({ id: 'network' });
    } finally {
      setPending(null);
    }
  };
  // Keys of a radio; a link knows Enter alone.
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const to = moves.has(event.key)
      ? links.find((link) => link !== event.target)
      : event.key === ' ' && links.find((link) => link === event.target);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.click();
  };
  return (
    <div
      className={classes(css['language'], className)}
      role="radiogroup"
      aria-label={t('language')}
      tabIndex={-1}
      onKeyDown={press}
    >
      {languages.map((code) => (
        <a
          key={code}
          href={addressIn(code)}
          hrefLang={code}
          role="radio"
          aria-checked={shown === code}
          aria-label={t(names[code])}
          onClick={(event) => void pick(event, code)}
        >
          {code.toUpperCase()}
        </a>
      ))}
    </div>
  );
};
