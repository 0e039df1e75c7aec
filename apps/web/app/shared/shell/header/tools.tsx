import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useBasketCount } from '../../basket-count.ts';
import { pageExists } from '../../navigation.ts';
import { useToken } from '../../session.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './tools.module.css';

/** Search, basket with its count (NAV-15, NAV-16), sign-in or cabinet (NAV-20, NAV-21). */
export const Tools = () => {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const count = useBasketCount();
  const isSignedIn = useToken() !== null;
  return (
    <>
      {pageExists('/search') && (
        <Link className={css['tool']} to="/search" aria-label={t('search')}>
          <Icon name="search" />
        </Link>
      )}
      {pageExists('/basket') && (
        <Link className={css['tool']} to="/basket" aria-label={t('basketCount', { count })}>
          <Icon name="cart" />
          {count > 0 && <span className={css['count']}>{count > 99 ? '99+' : count}</span>}
        </Link>
      )}
      {isSignedIn && pageExists('/me') && (
        <Link className={css['tool']} to="/me" aria-label={t('cabinet')}>
          <Icon name="user" />
          <span className={css['text']}>{t('cabinet')}</span>
        </Link>
      )}
      {!isSignedIn && pageExists('/login') && (
        // Places are held meanwhile: who leaves the basket to sign in comes back to it.
        <Link
          className={css['tool']}
          to={pathname === '/basket' ? '/login?next=%2Fbasket' : '/login'}
          aria-label={t('login')}
        >
          <Icon name="user" />
          <span className={css['text']}>{t('login')}</span>
        </Link>
      )}
    </>
  );
};
