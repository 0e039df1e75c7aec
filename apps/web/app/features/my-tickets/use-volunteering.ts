import type { VolunteerCity } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';

/** Starts where volunteers can or soon can sign up (EVENT-08, DEC-65). */
export const useVolunteering = (isOpen: boolean) => {
  const { language } = useLanguage();
  return useQuery<VolunteerCity[]>({
    queryKey: ['volunteering', language],
    queryFn: async () => (await request(calls.events.volunteer, {}, { ownErrors: true })).values,
    enabled: isOpen,
  });
};
