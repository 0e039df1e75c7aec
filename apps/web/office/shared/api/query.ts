import type { Call } from '@trassa/contracts';
import { type Answer, type Args, HttpError, type Light, NoAnswerError } from '@trassa/contracts/client';
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from './client.ts';

const mayRetry = (error: unknown): boolean =>
  error instanceof NoAnswerError || (error instanceof HttpError && error.status >= 500);
/** The house said that it would not: asked again, it works as long for the same answer. */
const isRefused = (error: unknown): boolean => error instanceof HttpError && error.answer.code === 'unavailable';
/** For reads whose statement may take too long. */
export const retryFaults = (count: number, error: unknown): boolean =>
  count < 2 && navigator.onLine && mayRetry(error) && !isRefused(error);

export const createOfficeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a read says so at once, and a change is refused: it never waits to be sent behind the person's back (3.1).
      queries: {
        staleTime: 5000,
        retry: (count, error) => count < 2 && navigator.onLine && mayRetry(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** A read for `useQuery`. The place that shows the data shows what went wrong too. */
export const read = <C extends Call>(call: Light<C>, args: Args<C>) =>
  queryOptions<Answer<C>>({
    queryKey: [call.method, call.path, args],
    queryFn: ({ signal }) => ask(call, { ...args, signal }),
  });

/**
 * A read that renews itself every so many seconds while the page is seen, or as often as what there is asks for (null: no more): as
 * nobody’s doing, it keeps no session open.
 */
export const readEvery = <C extends Call>(
  seconds: number | ((data: Answer<C> | undefined) => number | null),
  call: Light<C>,
  args: Args<C>,
) =>
  queryOptions<Answer<C>>({
    queryKey: [call.method, call.path, args],
    queryFn: ({ signal, client, queryKey }) =>
      ask(call, { ...args, signal }, { isBackground: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: ({ state }) => {
      const every = typeof seconds === 'number' ? seconds : seconds(state.data);
      return every === null ? false : every * 1000;
    },
  });

/** A read of a list: its old rows stay, dimmed, while others come. */
export const readList = <C extends Call>(call: Light<C>, args: Args<C>) => ({
  ...read(call, args),
  placeholderData: keepPreviousData,
});
