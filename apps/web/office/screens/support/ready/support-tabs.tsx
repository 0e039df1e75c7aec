import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useMayInHouse } from '../../../shared/door/in-house.ts';
import css from '../../starts/starts.module.css';

/** Screens of what visitors ask. */
export const SupportTabs = () => {
  const t = useTranslations('readyAnswers');
  const mayAnswer = useMayInHouse()('support.answer');
  return (
    mayAnswer && (
      <nav className={css['parts']} aria-label={t('sections')}>
        <NavLink to="/support" end>
          {t('requests')}
        </NavLink>
        <NavLink to="/support/answers">{t('title')}</NavLink>
      </nav>
    )
  );
};
