import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';

/** Above which sizes a second person decides; null: not known, and the server asks him all the same. */
export const useLimits = () => useQuery(read(calls.approvals.limits, {})).data?.values ?? null;
