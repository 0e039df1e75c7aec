import type { OwnResult, Ticket, TicketDetail } from '@trassa/contracts';
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { type Read, withCopy } from '../../shared/offline/with-copy.ts';
import { useToken, useUser } from '../../shared/session.ts';
import { useOwner } from './use-owner.ts';

const silent = { ownErrors: true } as const;
/** Cards of past starts that come at once. */
const PAST_PAGE = 10;
/** The most that one answer holds. */
const MOST_RESULTS = 200;

/** Every read of tickets begins with this key: one change makes all of them stale. */
const ticketsKey = (owner: string | null) => ['my-tickets', owner] as const;
export const ticketKey = (owner: string | null, id: string, language: string) =>
  [...ticketsKey(owner), 'one', id, language] as const;

export const reloadTickets = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['my-tickets'] });

/** Out of reach a copy is answered, so the query must run without network too. */
const alsoOffline = { networkMode: 'always', refetchOnReconnect: true } as const;

/** Tickets the person holds, those of starts to come (ME-01, ME-02). */
export const useMine = () => {
  const owner = useOwner();
  const token = useToken();
  const { language } = useLanguage();
  return useQuery<Read<Ticket[]>>({
    queryKey: [...ticketsKey(owner), 'mine', language],
    queryFn: () => withCopy(owner, 'mine', async () => (await request(calls.tickets.mine, {}, silent)).values),
    enabled: token !== null,
    ...alsoOffline,
  });
};

/** Given away, on offer, offered to the person; a temporary user has none (DEC-72). */
export const useTransferred = () => {
  const owner = useOwner();
  const user = useUser();
  const { language } = useLanguage();
  return useQuery<Ticket[]>({
    queryKey: [...ticketsKey(owner), 'transferred', language],
    queryFn: async () => (await request(calls.tickets.transferred, {}, silent)).values,
    enabled: user !== null && !user.temporary,
  });
};

/** Past starts, the latest first, asked for when their section is opened (ME-03). */
export const usePast = (isOpen: boolean) => {
  const owner = useOwner();
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: [...ticketsKey(owner), 'past', language],
    queryFn: ({ pageParam }) => request(calls.tickets.past, { query: { page: pageParam, limit: PAST_PAGE } }, silent),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) => (pages.length * PAST_PAGE < total ? page + 1 : undefined),
    enabled: isOpen,
  });
};

/** Own results by the public id of the ticket; beside the past starts, which stand without them too. */
export const useResults = (isOpen: boolean) => {
  const owner = useOwner();
  const { language } = useLanguage();
  return useQuery<ReadonlyMap<string, OwnResult>>({
    queryKey: [...ticketsKey(owner), 'results', language],
    queryFn: async () => {
      const { values } = await request(calls.results.mine, { query: { limit: MOST_RESULTS } }, silent);
      return new Map(values.map((own) => [own.ticket_public_id, own]));
    },
    enabled: isOpen,
  });
};

/** One ticket with its form; kept as a copy once it was opened. */
export const useTicket = (id: string) => {
  const owner = useOwner();
  const token = useToken();
  const { language } = useLanguage();
  return useQuery<Read<TicketDetail>>({
    queryKey: ticketKey(owner, id, language),
    queryFn: () =>
      withCopy(
        owner,
        `ticket-${id}`,
        async () => (await request(calls.tickets.one, { params: { id } }, silent)).values,
      ),
    enabled: token !== null,
    ...alsoOffline,
  });
};
