import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from '../starts/starts.module.css';

/** Screens of clubs. */
export const ClubTabs = () => {
  const t = useTranslations('officeClubs');
  return (
    <nav className={css['parts']} aria-label={t('sections')}>
      <NavLink to="/clubs" end>
        {t('title')}
      </NavLink>
      <NavLink to="/clubs/competitions">{t('competitions')}</NavLink>
      <NavLink to="/clubs/competition-types">{t('competitionTypes')}</NavLink>
      <NavLink to="/clubs/results">{t('results')}</NavLink>
    </nav>
  );
};
