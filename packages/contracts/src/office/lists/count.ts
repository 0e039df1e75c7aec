import type { Right } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { ListQuery } from '../list.ts';

/** GET …/count of a group: how many rows its filters match, counted for two seconds at most; without words that are searched. */
export const countOf = <const Path extends string, const R extends Right>(group: Path, right: R) =>
  call({
    method: 'GET',
    path: `${group}/count`,
    auth: 'staff',
    right,
    scope: 'list',
    act: null,
    summary: 'How many rows match the filters; `exact: false`: there are more',
    query: ListQuery,
    responses: { 200: z.object({ count: z.int(), exact: z.boolean() }) },
  });
