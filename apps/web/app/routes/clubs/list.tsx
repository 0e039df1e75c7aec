import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { clubsPerPage, readClubQuery } from '../../features/clubs/club-filters.ts';
import { ClubList } from '../../features/clubs/club-list.tsx';
import { ClubsHead } from '../../features/clubs/clubs-head.tsx';
import { WriteToUs } from '../../features/clubs/write-to-us.tsx';
import { SupportDialog } from '../../features/support-form/support-dialog.tsx';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { isPastEnd, listAnswer } from '../../shared/past-end.ts';
import { Seo } from '../../shared/seo.tsx';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/list.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const query = readClubQuery(new URL(args.request.url).searchParams);
  const { search, sort, order, city, page } = query;
  const [clubs, cities] = await Promise.all([
    client(calls.clubs.list, {
      query: {
        page,
        limit: clubsPerPage,
        sort,
        order,
        ...(search ? { search } : {}),
        ...(city === null ? {} : { city }),
      },
    }),
    client(calls.clubs.cities, {}),
  ]);
  return listAnswer(
    { query, clubs: clubs.values, total: clubs.total, land: clubs.land, cities: cities.values },
    isPastEnd({ page, shown: clubs.values.length, total: clubs.total }),
  );
};

/** The list of clubs (ROUTE-15, CLUB-01) with the support popup (SUPPORT-01…10). */
const ClubsPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('clubs');
  const { revalidate } = useRevalidator();
  const [isWriting, setIsWriting] = useState(false);
  const write = (): void => setIsWriting(true);
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/clubs" />
      <ClubsHead land={loaderData.land} onWrite={write} />
      <Wrap>
        <ClubList {...loaderData} onWrite={write} onJoined={() => void revalidate()} />
      </Wrap>
      {(loaderData.total > 0 || loaderData.query.search !== '' || loaderData.query.city !== null) && (
        <Section>
          <Wrap>
            <WriteToUs onOpen={write} />
          </Wrap>
        </Section>
      )}
      <SupportDialog
        isOpen={isWriting}
        onClose={() => setIsWriting(false)}
        supportType="clubs"
        title={t('writeDialog')}
        text={t('writeDialogText')}
      />
    </>
  );
};
export default ClubsPage;
