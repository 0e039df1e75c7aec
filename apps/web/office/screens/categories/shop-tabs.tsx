import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from '../starts/starts.module.css';

/** Screens of what the shop sells. */
export const ShopTabs = () => {
  const t = useTranslations('categories');
  return (
    <nav className={css['parts']} aria-label={t('sections')}>
      <NavLink to="/shop/products">{t('products')}</NavLink>
      <NavLink to="/shop/categories">{t('title')}</NavLink>
      <NavLink to="/shop/sales">{t('sales')}</NavLink>
      <NavLink to="/shop/collections">{t('collections')}</NavLink>
    </nav>
  );
};
