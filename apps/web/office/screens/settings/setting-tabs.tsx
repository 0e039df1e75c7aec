import { settingSections } from '@trassa/rules';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from '../starts/starts.module.css';

/** What is set in a form, and what is shown alone. */
export const settingScreens = [...settingSections, 'integrations'] as const;
export type SettingScreen = (typeof settingScreens)[number];

/** The tab of this screen stands in the window of a phone, too. */
const showCurrent = (nav: HTMLElement | null): void => {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
};

/** Sections of the settings. */
export const SettingTabs = ({ at }: { at: SettingScreen }) => {
  const t = useTranslations('houseSettings');
  return (
    <nav key={at} ref={showCurrent} className={css['parts']} aria-label={t('sections')}>
      {settingScreens.map((section) => (
        <NavLink key={section} to={`/settings/${section}`}>
          {t(`section.${section}`)}
        </NavLink>
      ))}
    </nav>
  );
};
