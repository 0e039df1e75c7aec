import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ClubHead } from '../../features/clubs/club-head.tsx';
import { CompetitionList } from '../../features/clubs/competition-list.tsx';
import { JoinButton } from '../../features/clubs/join-button.tsx';
import { competitionsPerPage, tablePerPage } from '../../features/clubs/use-own-standing.ts';
import { readShown } from '../../features/clubs/read-shown.ts';
import css from '../../features/clubs/club-page.module.css';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { useOwnClubs } from '../../shared/club/own-clubs.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Written } from '../../shared/i18n/written.tsx';
import { Seo } from '../../shared/seo.tsx';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/club.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const { id } = args.params;
  const shown = readShown(new URL(args.request.url).searchParams);
  const [club, listed, whole] = await Promise.all([
    found(client(calls.clubs.one, { params: { id } })),
    found(
      client(calls.clubs.competitions, { params: { id }, query: { page: shown.page, limit: competitionsPerPage } }),
    ),
    shown.table &&
      found(
        client(calls.clubs.competition, {
          params: { id: shown.table.id },
          query: { page: shown.table.page, limit: tablePerPage },
        }),
      ),
  ]);
  const competitions = listed.values.map((one) =>
    whole && whole.values.public_id === one.public_id ? whole.values : one,
  );
  return { club: club.values, competitions, total: listed.total, shown, now: Math.floor(Date.now() / 1000) };
};

/** A club, its people and its competitions (ROUTE-16, CLUB-02, CLUB-05, CLUB-06, CLUB-12). */
const ClubPage = ({ loaderData: { club, competitions, total, shown, now } }: Route.ComponentProps) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const own = useOwnClubs();
  const isMember = own.data?.some(({ public_id: id }) => id === club.public_id) ?? false;
  return (
    <>
      <Seo
        title={t('clubTitle', { title: club.title })}
        description={t('clubSeo', {
          title: club.title,
          city: format.name(club.location),
          members: t('members', { count: club.members }),
        })}
        path={`/clubs/${club.public_name}`}
      />
      <ClubHead club={club} actions={<JoinButton club={club} canLeave size="xl" onDone={() => void revalidate()} />} />
      {club.description && (
        <Wrap>
          <section aria-label={t('about')}>
            <p className={css['about']}>
              <Written text={club.description} />
            </p>
          </section>
        </Wrap>
      )}
      <Section labelledBy="competitions">
        <Wrap>
          <SectionHead>
            <h2 id="competitions">{t('competitions')}</h2>
          </SectionHead>
          <CompetitionList {...{ club, shown, competitions, total, isMember, now }} />
        </Wrap>
      </Section>
    </>
  );
};
export default ClubPage;
