import { useTranslations } from 'use-intl/react';
import { InsuranceOffers } from '../features/insurance-purchase/insurance-offers.tsx';
import { calls } from '../generated/calls.ts';
import { serverClient } from '../shared/api/server-client.ts';
import { useFormat } from '../shared/format/use-format.ts';
import { Seo } from '../shared/seo.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Crumbs } from '../shared/ui/layout/crumbs.tsx';
import { Empty } from '../shared/ui/states/empty.tsx';
import { PageHead, Stack, Wrap } from '../shared/ui/layout/layout.tsx';
import { Note } from '../shared/ui/states/note.tsx';
import type { Route } from './+types/insurance.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const [offers, types] = await Promise.all([client(calls.insurances.list, {}), client(calls.events.types, {})]);
  return {
    offers: offers.values,
    types: types.values.map(({ public_id, title }) => ({ public_id, title })),
  };
};

/** Accident insurance for a start or for a time of one's own (INS-01…08). */
const InsurancePage = ({ loaderData: { offers, types } }: Route.ComponentProps) => {
  const t = useTranslations('insurance');
  const own = useTranslations('brand');
  const format = useFormat();
  const least = Math.min(...offers.map(({ price }) => price));
  return (
    <Wrap>
      <Seo
        title={own('insurance')}
        description={offers.length > 0 ? t('description', { from: format.money(least) }) : t('noneText')}
        path="/insurance"
        noIndex={offers.length === 0}
      />
      <PageHead>
        <Crumbs segment="insurance" />
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </PageHead>
      {offers.length > 0 ? (
        <Stack gap={24}>
          <noscript>
            <Note kind="warn">{t('needsScript')}</Note>
          </noscript>
          <InsuranceOffers offers={offers} types={types} />
        </Stack>
      ) : (
        <Empty sign="wall" title={t('none')} action={<ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>}>
          {t('noneText')}
        </Empty>
      )}
    </Wrap>
  );
};
export default InsurancePage;
