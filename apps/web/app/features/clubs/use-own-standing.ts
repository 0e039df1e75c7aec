import type { ClubCompetition } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { isMember, useSession } from '../../shared/session.ts';

export const competitionsPerPage = 20;
export const tablePerPage = 50;

/** What of a club is shown: a page of its competitions, and the one whose table is whole. */
export type Shown = { page: number; table: { id: string; page: number } | null };

/**
 * The same competitions as the signed-in person sees them: with his places and his results in check. Guests and the first
 * drawing have the public ones.
 */
export const useOwnStanding = (club: string, shown: Shown, listed: readonly ClubCompetition[]) => {
  const session = useSession();
  const { language } = useLanguage();
  const read = useQuery({
    queryKey: ['club', club, shown, session.user?.public_id ?? null, language],
    queryFn: async ({ signal }) => {
      const { page, table } = shown;
      const [list, whole] = await Promise.all([
        request(
          calls.clubs.competitions,
          { params: { id: club }, query: { page, limit: competitionsPerPage }, signal },
          { ownErrors: true },
        ),
        table &&
          request(
            calls.clubs.competition,
            { params: { id: table.id }, query: { page: table.page, limit: tablePerPage }, signal },
            { ownErrors: true },
          ),
      ]);
      return list.values.map((one) => (whole && one.public_id === whole.values.public_id ? whole.values : one));
    },
    enabled: isMember(session),
  });
  return {
    competitions: read.data ?? listed,
    isFailed: read.isError,
    isBusy: read.isFetching,
    retry: () => void read.refetch(),
  };
};
