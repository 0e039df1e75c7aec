import { useTranslations } from 'use-intl/react';
import { headerNavigation, type NavEntry } from '../../navigation.ts';
import { useSite } from '../../site.ts';
import { Wrap } from '../../ui/layout/layout.tsx';
import { Burger } from './burger.tsx';
import css from './header.module.css';
import { LanguagePick } from './language-pick.tsx';
import { Logo } from './logo.tsx';
import { NavItem } from './nav-item.tsx';
import { Submenu } from './submenu.tsx';
import { Tools } from './tools.tsx';

/** Steel bar on top of every page: logo, the whole menu above 1200 px, language, search, basket, cabinet; burger up to 1200 px (NAV-18, NAV-19). */
export const Header = () => {
  const t = useTranslations('shell');
  const entries = headerNavigation(useSite()?.settings);
  return (
    <header className={css['header']} data-on="art">
      <Wrap className={css['inner']}>
        <Logo />
        <nav className={css['menu']} aria-label={t('mainMenu')}>
          <ul className={css['nav']}>
            {entries.map((entry) => (
              <DesktopEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </nav>
        <div className={css['tools']}>
          <LanguagePick className={css['language']} />
          <Tools />
          <Burger entries={entries} />
        </div>
      </Wrap>
    </header>
  );
};

const DesktopEntry = ({ entry }: { entry: NavEntry }) => {
  if ('items' in entry) return <Submenu id={entry.id} items={entry.items} />;
  return (
    <li>
      <NavItem item={entry} className={css['link']} />
    </li>
  );
};
