import type { User } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { getToken, setUser, useSession } from '../../shared/session.ts';

type Profile = { user: User | null; isFailed: boolean; isBusy: boolean; retry(): void };

/** The person as the server knows him now, read before anything is typed; later changes come from the session. */
export const useProfile = (): Profile => {
  const { token, user } = useSession();
  const read = useQuery({
    queryKey: ['profile', user?.public_id ?? null],
    queryFn: async () => {
      const { values } = await request(calls.profile.me, {}, { ownErrors: true });
      if (getToken() === token) setUser(values);
      return values.public_id;
    },
    staleTime: 0,
    gcTime: 0,
  });
  return {
    user: read.isSuccess ? user : null,
    isFailed: read.isError,
    isBusy: read.isFetching,
    retry: () => void read.refetch(),
  };
};
