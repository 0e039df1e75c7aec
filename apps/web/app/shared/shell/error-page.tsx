import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Seo } from '../seo.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHead, Row, Wrap } from '../ui/layout/layout.tsx';
import { NotFound } from './not-found.tsx';
import type { StartItem } from './start-item.ts';

const StartList = lazy(async () => ({ default: (await import('./start-list.tsx')).StartList }));
// The browser asks for these starts itself, so the server never waits for the list.
const LateList = ({ items }: { items: readonly StartItem[] }) => (
  <Suspense fallback={<div style={{ height: 80 * items.length }} />}>
    <StartList items={items} />
  </Suspense>
);

/** A page that could not be made: missing (404), or broken. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const t = useTranslations('errorPage');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound list={LateList} />;
  return (
    <Wrap>
      <Seo title={t('title')} description={t('text')} path="/" noIndex />
      <PageHead>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </PageHead>
      <Row>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
        <ButtonLink kind="line" to="/">
          {t('home')}
        </ButtonLink>
      </Row>
    </Wrap>
  );
};
