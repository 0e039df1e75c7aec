import { useTranslations } from 'use-intl/react';
import { documentLink } from '../document/document-link.ts';
import { useLanguage } from '../i18n/language.tsx';
import { footerNavigation } from '../navigation.ts';
import { useToken } from '../session.ts';
import { useSite } from '../site.ts';
import type from '../styles/type.module.css';
import { Icon } from '../ui/icon.tsx';
import { Wrap } from '../ui/layout/layout.tsx';
import css from './footer.module.css';
import { useBrand } from './header/logo.tsx';
import { NavItem } from './header/nav-item.tsx';
import { ThemePick } from './header/theme-pick.tsx';

/** Sections of the header again, documents, FAQ, networks, theme (NAV-22…27, THEME-01). */
export const Footer = () => {
  const t = useTranslations('shell');
  const site = useSite();
  const links = site?.settings.links;
  const brand = useBrand();
  const { language } = useLanguage();
  const isGuest = useToken() === null;
  return (
    <footer className={css['footer']} data-on="art" data-later>
      <Wrap className={css['inner']}>
        {footerNavigation(site?.settings, isGuest).map((column) => (
          <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
            <h2 className={css['title']} id={`footer-${column.id}`}>
              {t(`footer.${column.id}`)}
            </h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.id}>
                  <NavItem item={item} className={css['link']} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={css['settings']}>
          <ThemePick />
          {links && links.social.length > 0 && (
            <>
              <h2 className={css['title']}>{t('footer.social')}</h2>
              <ul className={css['row']}>
                {links.social.map((social) => (
                  <li key={social.link}>
                    <a className={css['link']} href={social.link} rel="noreferrer">
                      <span>{social.title}</span>
                      <Icon name="out" size="xs" />
                      <span className={type['hidden']}>{t('external')}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Wrap>
      <Wrap>
        <div className={css['legal']}>
          <span>{t('footer.copyright', { year: site?.year ?? '', brand })}</span>
          <a href={documentLink('pers', language)}>{t('footer.personal')}</a>
          <a href={documentLink('offers', language)}>{t('footer.offer')}</a>
          <a href="/my-data">{t('footer.myData')}</a>
          <a href="https://www.geonames.org/" rel="noreferrer">
            {t('footer.geonames')}
          </a>
        </div>
      </Wrap>
      <div className={css['word']} aria-hidden="true" data-word={brand} />
    </footer>
  );
};
