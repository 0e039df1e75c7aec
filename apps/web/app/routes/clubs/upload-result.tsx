import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { HandedList } from '../../features/club-result/handed-list.tsx';
import { ResultForm } from '../../features/club-result/result-form.tsx';
import { UploadGate, UploadLoading } from '../../features/club-result/upload-gate.tsx';
import { JoinButton } from '../../features/clubs/join-button.tsx';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import type from '../../shared/styles/type.module.css';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead, Split, Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { OnlyRegistered } from '../me/only-registered.tsx';
import type { Route } from './+types/upload-result.ts';

/** As many competitions are looked through for running ones; those that run come first. */
const MOST = 100;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const { id } = args.params;
  const [club, types, competitions] = await Promise.all([
    found(client(calls.clubs.one, { params: { id } })),
    client(calls.clubs.types, {}),
    found(client(calls.clubs.competitions, { params: { id }, query: { limit: MOST } })),
  ]);
  return {
    club: club.values,
    types: types.values,
    competitions: competitions.values.map((one) => ({ ...one, results: [] })),
  };
};

/** Upload of a result for a competition of the club (ROUTE-17, CLUB-07…10). */
const UploadResultPage = ({ loaderData: { club, types, competitions } }: Route.ComponentProps) => {
  const t = useTranslations('clubResult');
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  return (
    <>
      <Seo
        title={t('title')}
        description={t('description', { title: club.title })}
        path={`/clubs/${club.public_name}/upload-result`}
        noIndex
      />
      <Wrap>
        <PageHead>
          <Crumbs segment="clubs" child={club.title} />
          <h1>{t('title')}</h1>
          <p>
            <Link className={type['link']} to={`/clubs/${club.public_name}`}>
              {club.title}
            </Link>
          </p>
        </PageHead>
        <OnlyMembers pending={<UploadLoading />}>
          <OnlyRegistered pending={<UploadLoading />}>
            <UploadGate club={club} join={<JoinButton club={club} size="xl" onDone={() => void revalidate()} />}>
              <Split>
                <ResultForm club={club} types={types} competitions={competitions} asked={search.get('competition')} />
                <Stack as="section" gap={16}>
                  <h2 id="handed">{t('handed')}</h2>
                  <HandedList />
                </Stack>
              </Split>
            </UploadGate>
          </OnlyRegistered>
        </OnlyMembers>
      </Wrap>
    </>
  );
};
export default UploadResultPage;
