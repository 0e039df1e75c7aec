import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../shared/navigation.ts';
import { useSite } from '../../shared/site.ts';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

/** Where goods are sold: the shop of this site, or the one the settings name. */
export const ShopLink = () => {
  const t = useTranslations('myOrders');
  const shell = useTranslations('shell');
  const outside = useSite()?.settings.links.shop;
  if (pageExists('/shop')) return <ButtonLink to="/shop">{t('toShop')}</ButtonLink>;
  if (!outside) return null;
  return (
    <ButtonLink to={outside} target="_blank" rel="noreferrer">
      {t('toShop')}
      <Icon name="out" size="s" />
      <span className={type['hidden']}>{shell('external')}</span>
    </ButtonLink>
  );
};
