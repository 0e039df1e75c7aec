import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useMay } from '../../shared/door/session.ts';
import css from '../starts/starts.module.css';

/** Screens of what providers take and owe, those that the person may open. */
export const MoneyTabs = () => {
  const t = useTranslations('payments');
  const may = useMay();
  return (
    <nav className={css['parts']} aria-label={t('parts')}>
      <NavLink to="/payments">{t('title')}</NavLink>
      {may('settlement.view') && <NavLink to="/settlement">{t('settlement')}</NavLink>}
    </nav>
  );
};
