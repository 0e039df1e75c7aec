import { brand } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from './frame.module.css';

/** The mark of the site, and that this is its inner side. */
export const Brand = () => {
  const t = useTranslations('frame');
  return (
    <Link className={css['brand']} to="/">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path d="M4 30H24L29 25V22L24 17H10L5 12V9L10 4H30" />
      </svg>
      <b>{brand}</b>
      <span>{t('office')}</span>
    </Link>
  );
};
