import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { NavLinkItem } from '../../navigation.ts';
import type from '../../styles/type.module.css';
import { Icon } from '../../ui/icon.tsx';

/** Whether a menu link leads to the page shown or to its section. */
export const useIsCurrent = (): ((href: string) => boolean) => {
  const { pathname } = useLocation();
  return (href) => pathname === href || pathname.startsWith(`${href}/`);
};

type Props = { item: NavLinkItem; className?: string | undefined; onClick?: () => void };

/** A link of the menu: inside the site, or outside with a mark seen and heard. */
export const NavItem = ({ item, className, onClick }: Props) => {
  const t = useTranslations('shell');
  const isCurrent = useIsCurrent();
  if (item.isOutside) {
    return (
      <a className={className} href={item.href} rel="noreferrer" onClick={onClick}>
        {t(`nav.${item.id}`)}
        <Icon name="out" size="xs" />
        <span className={type['hidden']}>{t('external')}</span>
      </a>
    );
  }
  return (
    <Link
      className={className}
      to={item.href}
      aria-current={isCurrent(item.href) ? 'page' : undefined}
      onClick={onClick}
    >
      {t(`nav.${item.id}`)}
    </Link>
  );
};
