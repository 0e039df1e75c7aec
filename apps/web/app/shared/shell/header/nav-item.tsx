import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isNearest, type NavLinkItem } from '../../navigation.ts';
import type from '../../styles/type.module.css';
import { Icon } from '../../ui/icon.tsx';

type Props = { item: NavLinkItem; className?: string | undefined; onClick?: () => void };

/** A link of the menu: inside the site, or outside with a mark seen and heard. */
export const NavItem = ({ item, className, onClick }: Props) => {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  if (item.isOutside) {
    return (
      <a className={className} href={item.href} rel="noreferrer" onClick={onClick}>
        <span>{t(`nav.${item.id}`)}</span>
        <Icon name="out" size="xs" />
        <span className={type['hidden']}>{t('external')}</span>
      </a>
    );
  }
  return (
    <Link
      className={className}
      to={item.href}
      aria-current={isNearest(item.href, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      {t(`nav.${item.id}`)}
    </Link>
  );
};
