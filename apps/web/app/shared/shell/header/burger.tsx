import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { NavEntry } from '../../navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './burger.module.css';
import { LanguagePick } from './language-pick.tsx';
import { NavItem } from './nav-item.tsx';
import tools from './tools.module.css';

/** The whole menu up to 1200 px (NAV-17, NAV-18); closed by Escape, a press outside and a change of page. */
export const Burger = ({ entries }: { entries: NavEntry[] }) => {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        button.current?.focus();
      } else if (root.current?.contains(event.target as Node)) return;
      setOpenAt(null);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  const items = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  return (
    <div className={css['burger']} ref={root}>
      <button
        ref={button}
        className={tools['tool']}
        type="button"
        aria-label={t('menu')}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div className={css['panel']} id={list} hidden={!isOpen}>
        <nav aria-label={t('mainMenu')}>
          <ul className={css['list']}>
            {items.map((item) => (
              <li key={item.id}>
                <NavItem item={item} className={css['link']} onClick={() => setOpenAt(null)} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguagePick className={css['language']} />
      </div>
    </div>
  );
};
