import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { setTheme, themes, useTheme } from '../../document/theme.ts';
import footer from '../footer.module.css';
import css from './theme-pick.module.css';

export const ThemePick = () => {
  const t = useTranslations('shell');
  const theme = useTheme();
  const group = useId();
  return (
    <fieldset className={css['theme']}>
      <legend className={footer['title']}>{t('footer.theme')}</legend>
      <div className={css['row']}>
        {themes.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={group}
              value={name}
              data-theme-pick
              checked={theme === name}
              onChange={() => setTheme(name)}
            />
            {t(`theme.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
