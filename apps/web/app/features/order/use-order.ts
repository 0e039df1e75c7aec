import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { useEffect, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { PATIENCE, pollDelay, viewOf } from './order-view.ts';

/** The order of the address, asked again while the bank is silent; `isTired` after three minutes of that. */
export const useOrder = (id: string) => {
  const [since, setSince] = useState(() => Date.now());
  const [isTired, setIsTired] = useState(false);
  const query = useQuery({
    ...queryOf(calls.orders.one, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      const isUnknown = error instanceof HttpError && error.status === 404;
      if (isUnknown || (data && viewOf(data.status) !== 'waiting')) return false;
      return pollDelay(Date.now() - since) ?? false;
    },
  });
  const { refetch } = query;
  useEffect(() => {
    const timer = setTimeout(() => setIsTired(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [since]);
  const again = (): void => {
    setIsTired(false);
    setSince(Date.now());
    void refetch();
  };
  const isUnknown = query.error instanceof HttpError && query.error.status === 404;
  // A new attempt forgets the error of the last one; the count does not.
  const isFailed = query.errorUpdateCount > 0 && !query.data && !isUnknown;
  return { order: query.data, isUnknown, isFailed, isAsking: query.isFetching, isTired, again };
};
