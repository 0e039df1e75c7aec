import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListParams, readParams, toAddress } from './list-query.ts';

/** The query of a list stands in the address: reload, Back and a link sent to a colleague show the same (BO-142). */
export const useListParams = (): readonly [ListParams, (params: ListParams) => void] => {
  const [address, setAddress] = useSearchParams();
  const params = useMemo(() => readParams(address), [address]);
  const set = useCallback((next: ListParams) => setAddress(toAddress(next)), [setAddress]);
  return [params, set];
};
