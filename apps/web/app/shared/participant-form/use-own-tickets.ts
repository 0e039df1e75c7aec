import type { Ticket } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { isMember, isTokenOfNow, useSession } from '../session.ts';

const PAST = 10;
const silent = { ownErrors: true } as const;
const none: readonly Ticket[] = [];

/**
 * Tickets of who is signed in, those to come first; none for a guest. Kept in memory by the very token they were read with:
 * what one person may read is never drawn for the next one at this browser, however closely they follow.
 */
export const useOwnTickets = (): readonly Ticket[] => {
  const session = useSession();
  const { token, user } = session;
  const { data } = useQuery({
    queryKey: ['own-tickets', token, user?.public_id ?? null],
    queryFn: async (): Promise<readonly Ticket[]> => {
      const [mine, past] = await Promise.all([
        request(calls.tickets.mine, {}, silent),
        request(calls.tickets.past, { query: { limit: PAST } }, silent),
      ]);
      return isTokenOfNow(token) ? [...mine.values, ...past.values] : none;
    },
    enabled: isMember(session),
    retry: false,
    staleTime: 60_000,
    gcTime: 0,
  });
  return isMember(session) ? (data ?? none) : none;
};
