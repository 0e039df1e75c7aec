import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import css from './keys.module.css';
import { neighboursOf } from './walk.ts';

/** To the cards before and after this one in the list that it was opened from; `[` and `]` press them. */
export const CardSteps = () => {
  const t = useTranslations('keys');
  const { pathname } = useLocation();
  const { before, after } = neighboursOf(pathname);
  if (before === null && after === null) return null;
  return (
    <nav className={css['steps']} aria-label={t('steps')}>
      {before !== null && (
        <Link to={before} data-key="[" aria-label={t('before')} title={t('before')}>
          <Icon name="left" size="s" />
        </Link>
      )}
      {after !== null && (
        <Link to={after} data-key="]" aria-label={t('after')} title={t('after')}>
          <Icon name="right" size="s" />
        </Link>
      )}
    </nav>
  );
};
