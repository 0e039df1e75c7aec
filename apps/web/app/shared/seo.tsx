import { useSite } from './site.ts';
import type { Language } from './i18n/types.ts';
import { useLanguage } from './i18n/language.tsx';

type Props = {
  title: string;
  description: string;
  /** Path of the page as it should be found: without filters, with a slash first. */
  path: string;
  /** Share picture 1200×630: a path of the site or a full address. */
  image?: string;
  type?: 'website' | 'article';
  /** Personal and service pages are not for search engines. */
  noIndex?: boolean;
};

const absolute = (siteUrl: string, path: string): string => (/^https?:/.test(path) ? path : siteUrl + path);
const inLanguage = (url: string, language: Language): string =>
  language === 'ru' ? url : `${url}${url.includes('?') ? '&' : '?'}lang=en`;

/** Title, description, canonical and language links, Open Graph and Twitter card of a page; React lifts them to the head. */
export const Seo = ({
  title: name,
  description,
  path,
  image = '/images/share/site.png',
  type = 'website',
  noIndex = false,
}: Props) => {
  const site = useSite();
  const { language } = useLanguage();
  const brand = site?.settings.brand ?? '';
  const title = !brand || name.includes(brand) ? name : `${name} · ${brand}`;
  const url = absolute(site?.siteUrl ?? '', path);
  const canonical = inLanguage(url, language);
  const picture = absolute(site?.siteUrl ?? '', image);
  if (noIndex) {
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="ru" href={url} />
      <link rel="alternate" hrefLang="en" href={inLanguage(url, 'en')} />
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={language === 'ru' ? 'ru_RU' : 'en_GB'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
