import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useMay, useOfficeSession } from '../door/session.ts';
import { OfficeIcon } from '../ui/office-icon.tsx';
import { Brand } from './brand.tsx';
import css from './frame.module.css';
import { LanguagePick } from './language-pick.tsx';
import { isOf, placeGroups } from './places.ts';
import { ThemePick } from './theme-pick.tsx';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Steel in both themes. What a person has no right to is not in it. */
export const Rail = () => {
  const t = useTranslations('frame');
  const may = useMay();
  const { user } = useOfficeSession();
  const { pathname } = useLocation();
  return (
    <header className={css['rail']} data-on="art">
      <div className={css['head']}>
        <Brand />
      </div>
      <nav aria-label={t('places')}>
        {placeGroups.map((group) => {
          const shown = group.places.filter(({ right }) => right === undefined || may(right));
          if (shown.length === 0) return null;
          return (
            <div key={group.id}>
              {group.id !== 'now' && <h2>{t(`groups.${group.id}`)}</h2>}
              <ul>
                {shown.map((place) => (
                  <li key={place.id}>
                    <Link
                      to={place.to}
                      title={t(`place.${place.id}`)}
                      aria-current={isOf(place, pathname) ? 'page' : undefined}
                    >
                      <OfficeIcon name={place.icon} />
                      <span>{t(`place.${place.id}`)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className={css['foot']}>
        <div className={css['tools']}>
          <LanguagePick />
          <ThemePick />
        </div>
        <NavLink className={css['me']} to="/me" title={t('place.me')} end>
          <span className={css['face']} aria-hidden="true">
            {initials(user.name)}
          </span>
          <b>{user.name}</b>
        </NavLink>
      </div>
    </header>
  );
};
