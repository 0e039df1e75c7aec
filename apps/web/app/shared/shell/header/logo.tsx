import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSite } from '../../site.ts';
import css from './logo.module.css';

export const useBrand = (): string => {
  const t = useTranslations('brand');
  return useSite()?.settings.brand ?? t('name');
};

/** Letters that stand beside the tools of a phone in the size of the header. */
const short = 8;

/** The mark and the name of the site; a long name is smaller, in two lines. */
export const Logo = () => {
  const t = useTranslations('shell');
  const brand = useBrand();
  return (
    <Link
      className={css['logo']}
      to="/"
      aria-label={t('toHome', { brand })}
      data-long={brand.length > short || undefined}
    >
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path d="M4 30H24L29 25V22L24 17H10L5 12V9L10 4H30" />
      </svg>
      <span>{brand}</span>
    </Link>
  );
};
