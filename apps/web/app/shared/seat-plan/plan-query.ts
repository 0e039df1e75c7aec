import { calls } from '../../generated/calls.ts';
import { queryOf } from '../api/query.ts';

/** The read of a plan with what is booked of it. */
export const planQuery = (id: string) => queryOf(calls.spaces.one, { params: { id } });
