import { useQuery } from '@tanstack/react-query';
import type { ListColumns, View } from '@trassa/contracts/office';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../api/query.ts';
import type { ListName } from '../list-name.ts';

type ListSide = { readonly views: readonly View[]; readonly columns: ListColumns | null };
const none: ListSide = { views: [], columns: null };

/** Saved views and columns of a list; until they have come it stands as it is built. */
export const useListSide = (list: ListName): ListSide =>
  useQuery(read(calls.views.list, { query: { list } })).data?.values ?? none;
