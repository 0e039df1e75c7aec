import type { Club } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useSession } from '../session.ts';
import { toast } from '../ui/overlays/toast.tsx';

const useOwnKey = () => {
  const { user } = useSession();
  const { language } = useLanguage();
  return ['own-clubs', user?.public_id ?? null, language] as const;
};

/** Clubs that the signed-in person is in, one answer for every place that shows them; nothing is asked for a guest. */
export const useOwnClubs = () => {
  const { token, user } = useSession();
  return useQuery({
    queryKey: useOwnKey(),
    queryFn: async ({ signal }) => (await request(calls.clubs.mine, { signal }, { ownErrors: true })).values,
    enabled: token !== null && !user?.temporary,
  });
};

type Joining = { club: Pick<Club, 'public_id'>; isJoining: boolean };

/**
 * Joins and leaves; the answer, the person's clubs, is shown at once everywhere (CLUB-05, CLUB-06). `onDone` reads anew
 * what counts the members.
 */
export const useMembership = (onDone?: () => void) => {
  const client = useQueryClient();
  const key = useOwnKey();
  const change = useMutation({
    mutationFn: ({ club: { public_id: id }, isJoining }: Joining) =>
      isJoining ? request(calls.clubs.join, { params: { id } }) : request(calls.clubs.leave, { params: { id } }),
    onSuccess: async ({ message, values }) => {
      client.setQueryData<Club[]>(key, values);
      toast(message);
      await client.invalidateQueries({ queryKey: ['club'] });
      onDone?.();
    },
    onError: (error) => {
      // Somebody has taken the club down meanwhile.
      if (error instanceof HttpError && error.status === 404) onDone?.();
    },
  });
  const run = (club: Joining['club'], isJoining: boolean): void => {
    if (!change.isPending) change.mutate({ club, isJoining });
  };
  return {
    /** Whose change is on its way. */
    busyId: change.isPending ? change.variables.club.public_id : null,
    join: (club: Joining['club']): void => run(club, true),
    leave: (club: Joining['club']): void => run(club, false),
  };
};
