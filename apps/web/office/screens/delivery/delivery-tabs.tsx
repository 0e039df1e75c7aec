import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from '../starts/starts.module.css';

/** Screens of what delivery offers. */
export const DeliveryTabs = () => {
  const t = useTranslations('delivery');
  return (
    <nav className={css['parts']} aria-label={t('sections')}>
      <NavLink to="/shop/shipments">{t('parcels')}</NavLink>
      <NavLink to="/shop/delivery">{t('title')}</NavLink>
      <NavLink to="/shop/points">{t('points')}</NavLink>
      <NavLink to="/shop/zones">{t('zones')}</NavLink>
    </nav>
  );
};
