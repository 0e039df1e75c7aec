import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from './start-tabs.module.css';

const tabs = ['formats', 'prices', 'places'] as const;

/** Screens of one start. */
export const StartTabs = ({ id }: { id: string }) => {
  const t = useTranslations('formats');
  return (
    <nav className={css['tabs']} aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <NavLink key={tab} to={`/starts/${id}/${tab}`}>
          {t(`tab.${tab}`)}
        </NavLink>
      ))}
    </nav>
  );
};
