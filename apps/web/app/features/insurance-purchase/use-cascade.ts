import type { EventFormat, InsuranceOffer } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { eventWindow, monthsOf } from './event-window.ts';

const MOST = 200;
type Chosen = { type: string; city: string; format: string; offer: string };

const isAhead = ({ start_time }: EventFormat): boolean => start_time > Date.now() / 1000;

/** The offer asked for, else the usual one, as long as the format has it. */
const offerOf = (offers: readonly InsuranceOffer[], asked: string): InsuranceOffer | null =>
  offers.find(({ public_id }) => public_id === asked) ?? offers.find((offer) => offer.default) ?? offers[0] ?? null;

/** Type, then city, then format, then what is offered for it; an upper choice clears the lower ones (INS-02, INS-03). */
export const useCascade = (askedOffer: string) => {
  const { startOfToday } = useFormat();
  const [chosen, setChosen] = useState<Chosen>({ type: '', city: '', format: '', offer: askedOffer });
  const [now] = useState(() => Date.now() / 1000);
  const [range] = useState(() => eventWindow(startOfToday(SITE_ZONE)));
  const cities = useQuery({
    ...queryOf(calls.events.filtered, {
      query: { limit: MOST },
      body: { event_type: chosen.type, ...range },
    }),
    enabled: chosen.type !== '',
    staleTime: 60_000,
  });
  const formats = useQuery({
    ...queryOf(calls.insurances.formats, { params: { id: chosen.city } }),
    enabled: chosen.city !== '',
  });
  const offers = useQuery({
    ...queryOf(calls.events.insurances, { params: { id: chosen.format } }),
    enabled: chosen.format !== '',
  });
  const insurable = formats.data?.values.filter(isAhead);
  const offered = chosen.format ? offers.data?.values : undefined;
  return {
    chosen,
    months: cities.data ? monthsOf(cities.data.values, now) : [],
    formats: chosen.city ? (insurable ?? []) : [],
    offers: offered ?? [],
    format: insurable?.find(({ public_id }) => public_id === chosen.format) ?? null,
    offer: offered ? offerOf(offered, chosen.offer) : null,
    /** The offer asked for is not sold for this format: another stands in its place. */
    isOther: offered !== undefined && !offered.some(({ public_id }) => public_id === chosen.offer),
    isWaiting: [cities, formats, offers].some(({ isFetching, data }) => isFetching && data === undefined),
    /** The last thing that was chosen has nothing to insure (INS-06). */
    isNone:
      (chosen.type !== '' && cities.data?.values.length === 0) ||
      (chosen.city !== '' && insurable?.length === 0) ||
      offered?.length === 0,
    failed: [cities, formats, offers].find(({ isError }) => isError) ?? null,
    pickType: (type: string) => setChosen(({ offer }) => ({ type, city: '', format: '', offer })),
    pickCity: (city: string) => setChosen(({ type, offer }) => ({ type, city, format: '', offer })),
    pickFormat: (format: string) => setChosen((before) => ({ ...before, format })),
    pickOffer: (offer: string) => setChosen((before) => ({ ...before, offer })),
  };
};
