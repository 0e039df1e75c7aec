import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from '../starts/starts.module.css';

/** Screens of what the site says. */
export const ContentTabs = () => {
  const t = useTranslations('contentParts');
  return (
    <nav className={css['parts']} aria-label={t('sections')}>
      <NavLink to="/content/home">{t('home')}</NavLink>
      <NavLink to="/content/news">{t('news')}</NavLink>
      <NavLink to="/content/stories">{t('stories')}</NavLink>
      <NavLink to="/content/banners">{t('banners')}</NavLink>
      <NavLink to="/content/pages">{t('pages')}</NavLink>
      <NavLink to="/content/documents">{t('documents')}</NavLink>
      <NavLink to="/content/media">{t('media')}</NavLink>
    </nav>
  );
};
