import type { OwnResult } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useSession } from '../../../shared/session.ts';

/** Results of the signed-in person at this start, read in the browser: the page sent is the same for everybody. */
export const useOwnResults = (eventCity: string) => {
  const { token, user } = useSession();
  const { language } = useLanguage();
  return useQuery<OwnResult[]>({
    queryKey: ['own-results', user?.public_id ?? null, eventCity, language],
    queryFn: async () =>
      (await request(calls.results.mine, { query: { event_city: eventCity, limit: 20 } }, { ownErrors: true })).values,
    enabled: token !== null && user !== null,
  });
};
