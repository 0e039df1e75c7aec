import type { ResultFormat, ResultRow } from '@trassa/contracts';
import { type Client, HttpError } from '@trassa/contracts/client';
import { redirect } from 'react-router';
import { calls } from '../../../generated/calls.ts';
import { found } from '../../../shared/api/server-client.ts';
import { TABLE_PAGE } from '../../../shared/result/result-words.ts';
import { type CityData, cityData } from '../city-data.ts';
import { type TableQuery, tablePairs, tablePath } from './table-query.ts';

export type TableData = {
  query: TableQuery;
  city: CityData;
  rows: ResultRow[];
  total: number;
  formats: ResultFormat[];
  /** Public id of the shown format; null: all of them. */
  format: string | null;
  /** People whom the search finds in any format. */
  everywhere: number;
};

/** A shared link names the row alone: it leads to the page of its format where the row stands. */
const openRow = async (client: Client, eventCity: string, asked: TableQuery, row: string): Promise<void> => {
  const one = await client(calls.results.one, { params: { id: row } }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (one?.city.public_id !== eventCity) return;
  const search = new URLSearchParams(tablePairs({ isWide: asked.isWide, format: one.values.format }));
  const page = Math.ceil(one.values.row / TABLE_PAGE);
  if (page > 1) search.set('page', String(page));
  search.set('row', row);
  throw redirect(`/results/${eventCity}?${search}`);
};

/** One page of a table with what stands around it: one call, a second beside it when a name is looked for. */
export const readTable = async (client: Client, eventCity: string, query: TableQuery): Promise<TableData> => {
  if (query.row !== null && query.format === null) await openRow(client, eventCity, query, query.row);
  const { search, gender, category, sort, order } = query;
  // Who looks for a name does not know yet which format to open.
  const format = query.format ?? (search ? 'all' : 'first');
  const filters = {
    ...(search && { search }),
    ...(gender && { gender }),
    ...(category && { category }),
    ...(sort && { sort, order }),
  };
  const table = found(
    client(calls.results.table, {
      params: { event_city: eventCity, format },
      query: { page: query.page, limit: TABLE_PAGE, ...filters },
    }).catch((error: unknown) => {
      // A column that this table does not have: the table without the order is what was meant.
      if (error instanceof HttpError && error.status === 400 && sort)
        throw redirect(tablePath(eventCity, { ...query, sort: null }));
      throw error;
    }),
  );
  const anywhere =
    search && format !== 'all'
      ? client(calls.results.table, { params: { event_city: eventCity, format: 'all' }, query: { limit: 1, search } })
      : null;
  const [answer, all] = await Promise.all([table, anywhere?.catch(() => null)]);
  const { formats } = answer.settings;
  return {
    query,
    city: cityData(answer.city),
    rows: answer.values,
    total: answer.total,
    formats,
    format: format === 'all' ? null : format === 'first' ? (formats[0]?.public_id ?? null) : format,
    everywhere: all?.total ?? answer.total,
  };
};
