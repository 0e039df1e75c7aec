import { useTranslations } from 'use-intl/react';
import { CertificateShop } from '../../features/certificates/certificate-shop.tsx';
import { CertificatesHead } from '../../features/certificates/certificates-head.tsx';
import { HowItWorks } from '../../features/certificates/how-it-works.tsx';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Row, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/certificates.ts';

/** `?nominal=` chooses one at first. */
export const loader = async (args: Route.LoaderArgs) => {
  const { values } = await serverClient(args)(calls.certificates.nominals, {});
  const asked = new URL(args.request.url).searchParams.get('nominal');
  const usual = values[Math.floor((values.length - 1) / 2)];
  return { nominals: values, asked: (values.find(({ public_id }) => public_id === asked) ?? usual)?.public_id ?? '' };
};

/** Gift certificates on sale (GEN-04, DEC-84). */
const CertificatesPage = ({ loaderData: { nominals, asked } }: Route.ComponentProps) => {
  const t = useTranslations('certificates');
  const own = useTranslations('brand');
  const format = useFormat();
  const [first, ...rest] = nominals;
  const prices = nominals.map(({ price }) => price);
  return (
    <>
      <Wrap>
        <Seo
          title={own('certificates')}
          description={
            first
              ? t('description', { from: format.money(Math.min(...prices)), to: format.money(Math.max(...prices)) })
              : t('noneText')
          }
          path="/shop/certificates"
          noIndex={!first}
        />
        <CertificatesHead picture={(nominals.find(({ public_id }) => public_id === asked) ?? first)?.picture ?? null} />
        {first ? (
          <CertificateShop nominals={[first, ...rest]} asked={asked} />
        ) : (
          <Empty
            sign="bag"
            title={t('none')}
            action={
              <Row>
                <ButtonLink to="/shop">{t('toShop')}</ButtonLink>
                <ButtonLink kind="line" to="/calendar">
                  {t('toCalendar')}
                </ButtonLink>
              </Row>
            }
          >
            {t('noneText')}
          </Empty>
        )}
      </Wrap>
      {first && <HowItWorks />}
    </>
  );
};
export default CertificatesPage;
