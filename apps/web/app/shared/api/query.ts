import type { Call } from '@trassa/contracts';
import { type Answer, type Args, HttpError, type Light, NoAnswerError } from '@trassa/contracts/client';
import { MutationCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './browser-client.ts';
import { actionMessage } from './error-message.ts';
import { showGlobalError } from './global-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { ownErrors?: boolean };
  }
}

const mayRetry = (error: unknown): boolean =>
  error instanceof NoAnswerError || (error instanceof HttpError && error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && mayRetry(error),
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        const message = mutation.meta?.ownErrors ? null : actionMessage(error);
        if (message) showGlobalError(message);
      },
    }),
  });

/** A read for `useQuery`: key and function of one call; the place that shows the data shows the error too. */
export const queryOf = <C extends Call>(call: Light<C>, args: Args<C>) =>
  queryOptions<Answer<C>>({
    queryKey: [call.method, call.path, args],
    queryFn: ({ signal }) => request(call, { ...args, signal }, { ownErrors: true }),
  });
