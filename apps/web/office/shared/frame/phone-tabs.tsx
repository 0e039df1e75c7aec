import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FindButton } from '../find/find-button.tsx';
import { useMay } from '../door/session.ts';
import { OfficeIcon } from '../ui/office-icon.tsx';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import { LanguagePick } from './language-pick.tsx';
import css from './phone-tabs.module.css';
import { placeGroups } from './places.ts';
import { ThemePick } from './theme-pick.tsx';

/** As many as a thumb tells apart; the rest lies behind "more", with language and theme. */
const most = 4;

/** On phones: a bar above with the mark, tabs of the first places below. */
export const PhoneTabs = () => {
  const t = useTranslations('frame');
  const may = useMay();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const all = placeGroups.flatMap(({ places }) => places).filter(({ right }) => right === undefined || may(right));
  const [tabs, rest] = [all.slice(0, most), all.slice(most)];
  return (
    <>
      <header className={css['bar']} data-on="art">
        <Brand />
        <div className={css['tools']}>
          <FindButton isIcon />
          <Bell isOnBar />
        </div>
      </header>
      <nav className={css['tabs']} aria-label={t('places')} data-on="art">
        {isOpen && (
          <div className={css['tools']}>
            <LanguagePick />
            <ThemePick />
          </div>
        )}
        {isOpen && (
          <ul className={css['more']}>
            {rest.map(({ id, to, icon }) => (
              <li key={id}>
                <NavLink to={to} end={to === '/'}>
                  <OfficeIcon name={icon} />
                  {t(`place.${id}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        )}
        <ul className={css['row']}>
          {tabs.map(({ id, to, icon }) => (
            <li key={id}>
              <NavLink to={to} end={to === '/'}>
                <OfficeIcon name={icon} />
                {t(`place.${id}`)}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? null : pathname)}>
              <OfficeIcon name="more" />
              {t('more')}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
};
