import { useTranslations } from 'use-intl/react';
import { setTheme, themes, useTheme } from '../../../app/shared/document/theme.ts';
import css from './frame.module.css';

const next = { auto: 'light', light: 'dark', dark: 'auto' } as const;

/** One button that goes through the three: as the system, light, dark. */
export const ThemePick = () => {
  const t = useTranslations('frame');
  const theme = useTheme() ?? themes[0];
  const name = t('theme', { theme: t(`themes.${theme}`) });
  return (
    <button type="button" className={css['tool']} aria-label={name} title={name} onClick={() => setTheme(next[theme])}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18Z" fill="currentColor" />
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
};
