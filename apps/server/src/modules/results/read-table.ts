import type { ResultColumn } from '@trassa/contracts';
import { type Page, toSlice } from '../../kernel/pagination.ts';
import { invalid, notFound, ok, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { readSearch } from './domain/table-search.ts';
import { pageSpans } from './domain/page-spans.ts';
import { type StoredResult, type TableCity, type TableFormat, totalOf } from './result-row.ts';
import { type RowFilter, searchRows, selectSorted, selectSpans, type Sorting } from './rows.repository.ts';

export type TableQuery = Page & {
  search?: string | undefined;
  gender?: string | undefined;
  category?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
};

export type Table = { rows: StoredResult[]; total: number };

/** Rows of a page when nothing else is asked. */
const usualLimit = 100;

/** Columns whose order is that of the rows: finishers by time, then those without a place. */
const byPlace: ReadonlySet<string> = new Set<ResultColumn>(['position', 'time_result']);

const formatsOf = (city: TableCity, format: string): readonly TableFormat[] => {
  if (format === 'all') return city.formats;
  return format === 'first' ? city.formats.slice(0, 1) : city.formats.filter(({ public_id: id }) => id === format);
};

const sortingOf = (formats: readonly TableFormat[], { sort, order }: TableQuery): Result<Sorting | null> => {
  const isBackward = order === 'desc';
  if (sort === undefined) return ok(isBackward ? { column: 'position', isBackward } : null);
  const column = formats.flatMap(({ columns }) => columns).find((name) => name === sort);
  return column ? ok({ column, isBackward }) : invalid({ sort: { id: 'result_sort' } });
};

const readByPlace = async (
  db: Database,
  formats: readonly TableFormat[],
  filter: RowFilter,
  slice: { limit: number; offset: number },
  isBackward: boolean,
): Promise<StoredResult[]> => {
  const groups = formats.map((format) => ({ formatId: format.id, ...totalOf(format, filter) }));
  return selectSpans(db, pageSpans(groups, { ...slice, isBackward }), filter);
};

/**
 * A page of a format's rows, or of all formats one after another. At most two statements: totals are counted when places
 * are computed, a page by place is a range of row numbers. RESULT-02, RESULT-03
 */
export const readTable = async (
  db: Database,
  city: TableCity,
  format: string,
  query: TableQuery,
): Promise<Result<Table>> => {
  const formats = formatsOf(city, format);
  if (!formats.length && format !== 'all') return notFound();
  const sorting = sortingOf(formats, query);
  if (!sorting.ok) return sorting;
  const slice = toSlice(query, usualLimit);
  // A form sends its empty choice too; '' stands for every category.
  const filter: RowFilter = { gender: query.gender, category: query.category || undefined };
  const formatIds = formats.map(({ id }) => id);

  if (query.search !== undefined && query.search.trim() !== '') {
    const search = readSearch(query.search);
    if (!search) return ok({ rows: [], total: 0 });
    return ok(await searchRows(db, { formatIds, search, filter, sorting: sorting.value }, slice));
  }
  const total = formats.reduce((sum, one) => sum + totalOf(one, filter).count, 0);
  if (slice.offset >= total) return ok({ rows: [], total });
  const { column, isBackward } = sorting.value ?? { column: null, isBackward: false };
  // Places of several formats do not make one order: rows of all formats by place are really sorted.
  const isByPlace = column === null || (byPlace.has(column) && formats.length === 1);
  const rows = isByPlace
    ? await readByPlace(db, formats, filter, slice, isBackward)
    : await selectSorted(db, formatIds, filter, { column, isBackward }, slice);
  return ok({ rows, total });
};
