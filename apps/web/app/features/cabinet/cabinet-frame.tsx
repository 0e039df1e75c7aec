import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Email } from '../../shared/format/email.tsx';
import { pageExists } from '../../shared/navigation.ts';
import { useUser } from '../../shared/session.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead, Split, Wrap } from '../../shared/ui/layout/layout.tsx';
import css from './cabinet-frame.module.css';

const pages = [
  { id: 'tickets', to: '/me' },
  { id: 'orders', to: '/me/orders' },
  { id: 'insurances', to: '/me/insurances' },
  { id: 'clubs', to: '/me/club' },
  { id: 'settings', to: '/me/setting' },
  { id: 'sessions', to: '/me/session' },
  { id: 'exit', to: '/exit' },
] as const;

/** Of an account: whoever only bought as a guest has none of it (DEC-41). */
const registeredOnly: ReadonlySet<string> = new Set(['/me/club', '/me/setting', '/me/session']);

/** Pages about one thing belong to their list, and orders with goods to all orders. */
const isCurrent = (to: string, pathname: string): boolean =>
  pathname === to ||
  (to === '/me' ? pathname.startsWith('/me/ticket/') : pathname.startsWith(`${to}/`)) ||
  (to === '/me/orders' && /^\/me\/shop(\/|$)/.test(pathname));

type Props = { title: string; children: ReactNode };

/** Head and menu of the pages of the cabinet; only pages that exist and are the person’s are in the menu. */
export const CabinetFrame = ({ title, children }: Props) => {
  const t = useTranslations('cabinet');
  const user = useUser();
  const { pathname } = useLocation();
  const isTemporary = user?.temporary ?? false;
  // Only a price goes with `vip`; every other role opens the back office, an application of its own.
  const isStaff = user?.role.some((role) => role !== 'vip') ?? false;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a narrow window the menu slides: the page that is open is in view.
    if (!list.current) return;
    const current = list.current.querySelector<HTMLElement>('[aria-current]');
    const before = current ? (list.current.clientWidth - current.offsetWidth) / 2 : 0;
    list.current.scrollLeft = current ? current.offsetLeft - list.current.offsetLeft - before : 0;
  }, [pathname, isTemporary]);
  const name = [user?.name, user?.last_name].filter(Boolean).join(' ');
  return (
    <Wrap>
      <PageHead>
        <Crumbs segment="cabinet" to="/me" child={title} />
        <h1>{title}</h1>
      </PageHead>
      <Split kind="rail">
        <div className={css['rail']}>
          {(name || user?.email) && <p className={css['who']}>{name || <Email address={user?.email ?? ''} />}</p>}
          <nav className={css['menu']} aria-label={t('menu')}>
            <ul ref={list}>
              {pages
                .filter(({ to }) => pageExists(to) && !(isTemporary && registeredOnly.has(to)))
                .map(({ id, to }) => (
                  <Fragment key={id}>
                    {id === 'exit' && isStaff && (
                      <li>
                        <a href="/admin">{t('pages.office')}</a>
                      </li>
                    )}
                    <li>
                      <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                        {t(`pages.${id}`)}
                      </Link>
                    </li>
                  </Fragment>
                ))}
            </ul>
          </nav>
        </div>
        <div>{children}</div>
      </Split>
    </Wrap>
  );
};
