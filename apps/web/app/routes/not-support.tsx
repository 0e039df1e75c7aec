import { useTranslations } from 'use-intl/react';
import { Seo } from '../shared/seo.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { PageHead, Wrap } from '../shared/ui/layout/layout.tsx';

/** Old browsers are sent here by the server (ROUTE-36, ROUTE-37), so the page needs no script. */
const NotSupportPage = () => {
  const t = useTranslations('notSupport');
  return (
    <Wrap>
      <Seo title={t('title')} description={t('text')} path="/notsupport" noIndex />
      <PageHead>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </PageHead>
      <ButtonLink to="/">{t('home')}</ButtonLink>
    </Wrap>
  );
};
export default NotSupportPage;
