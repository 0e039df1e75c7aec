import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Written } from '../../i18n/written.tsx';
import { JsonLd } from '../../document/json-ld.tsx';
import { type NavId, pageExists } from '../../navigation.ts';
import { useSite } from '../../site.ts';
import css from './crumbs.module.css';

type Props = {
  /** First segment of the path: 'calendar', 'event', 'basket' … (NAV-28); null: the page stands by itself. */
  segment: NavId | null;
  /** Where the first segment leads when it is not `/{segment}`. */
  to?: string;
  /** The child segment, in words (NAV-29). */
  child?: string | undefined;
  /** Language of the child where it is not that of the page. */
  childLang?: 'ru' | undefined;
};

/** Home, the first path segment, and the child when there is one; the last is the page itself. */
export const Crumbs = ({ segment, to = `/${segment}`, child, childLang }: Props) => {
  const t = useTranslations('shell');
  const siteUrl = useSite()?.siteUrl ?? '';
  const items = [
    { label: t('nav.home'), to: '/', lang: undefined },
    ...(segment ? [{ label: t(`nav.${segment}`), to: child && pageExists(to) ? to : undefined, lang: undefined }] : []),
    ...(child ? [{ label: child, to: undefined, lang: childLang }] : []),
  ];
  return (
    <>
      <nav aria-label={t('crumbs')}>
        <ol className={css['crumbs']}>
          {items.map((item, index) => (
            <li key={item.label} lang={item.lang}>
              {item.to ? (
                <Link to={item.to}>
                  <Written text={item.label} />
                </Link>
              ) : (
                <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                  <Written text={item.label} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: item.label,
            ...(item.to ? { item: siteUrl + item.to } : {}),
          })),
        }}
      />
    </>
  );
};
