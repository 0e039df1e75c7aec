import { data } from 'react-router';
import { HttpError } from '@trassa/contracts/client';
import { useTranslations } from 'use-intl/react';
import { CertificateCheck } from '../../features/results/person/certificate-check.tsx';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { PageHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/certificate.ts';

export const loader = async (args: Route.LoaderArgs) => {
  try {
    const { values } = await serverClient(args)(calls.results.check, { params: { code: args.params.code } });
    return data({ check: values });
  } catch (error) {
    // The page says by itself what an unknown code means.
    if (error instanceof HttpError && (error.status === 404 || error.status === 400))
      return data({ check: null }, { status: 404 });
    throw error;
  }
};

/** Where the QR code of a printed certificate leads: whether the sheet tells the truth today. */
const CertificatePage = ({ loaderData: { check } }: Route.ComponentProps) => {
  const t = useTranslations('results');
  return (
    <Wrap>
      <Seo title={t('checkTitle')} description={t('checkDescription')} path="/results" noIndex />
      <PageHead>
        <Crumbs segment="results" child={t('checkTitle')} />
        {!check && <h1>{t('checkTitle')}</h1>}
      </PageHead>
      {check ? (
        <CertificateCheck check={check} />
      ) : (
        <Empty sign="wall" title={t('unknownTitle')} action={<ButtonLink to="/results">{t('showAll')}</ButtonLink>}>
          {t('unknownText')}
        </Empty>
      )}
    </Wrap>
  );
};
export default CertificatePage;
