import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@trassa/contracts/client';
import type { OfficeGrant, officeStaff } from '@trassa/contracts/office';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';

export type GrantedEvent = Answer<typeof officeStaff.places>['values'][number];

export const idsOf = ({ scope }: Pick<OfficeGrant, 'scope'>): readonly string[] =>
  scope === 'all' ? [] : 'events' in scope ? scope.events : scope.starts;

/** How an event and a start are called: 'Гонка героев', 'Москва, 16 мая'. */
export const usePlaceNames = () => {
  const { day } = useFormat();
  const nameStart = ({ city, start_time, timezone }: GrantedEvent['starts'][number]): string =>
    `${city}, ${day(start_time, timezone)}`;
  return {
    nameStart,
    /** Names by id of everything that was found. */
    namesIn: (events: readonly GrantedEvent[]): ReadonlyMap<string, string> =>
      new Map(
        events.flatMap((event) => [
          [event.public_id, event.title] as const,
          ...event.starts.map((start) => [start.public_id, `${event.title}: ${nameStart(start)}`] as const),
        ]),
      ),
  };
};

/** Names of what grants are narrowed to; empty until they have come, and for whoever sees no colleagues. */
export const useGrantedNames = (grants: readonly Pick<OfficeGrant, 'scope'>[]): ReadonlyMap<string, string> => {
  const { namesIn } = usePlaceNames();
  const may = useMay();
  const ids = [...new Set(grants.flatMap(idsOf))].sort();
  const found = useQuery({
    ...read(calls.staff.places, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0 && may('staff.view'),
    staleTime: 60_000,
  });
  return namesIn(found.data?.values ?? []);
};
