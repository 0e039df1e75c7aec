import type { ResultColumn, ResultFormat } from '@trassa/contracts';

const places: readonly ResultColumn[] = ['position', 'overallPlace', 'position_absolute'];
const times: readonly ResultColumn[] = ['time_result', 'absolute_time_result', 'individual_time_result'];

export type TableColumns = {
  /** The column that says the place and the time; null where a table has none. */
  place: ResultColumn | null;
  time: ResultColumn | null;
  hasCategory: boolean;
  /** Everything else that the formats have, in the order of the specification. */
  others: readonly ResultColumn[];
};

/** What a table of these formats shows at once, and what it shows when asked for every column. */
export const columnsOf = (formats: readonly ResultFormat[]): TableColumns => {
  const known = new Set(formats.flatMap(({ columns }) => columns));
  const place = places.find((column) => known.has(column)) ?? null;
  const time = times.find((column) => known.has(column)) ?? null;
  const shown = new Set<ResultColumn | null>(['last_name', 'first_name', 'start_number', 'category', place, time]);
  return {
    place,
    time,
    hasCategory: known.has('category'),
    others: [...known].filter((column) => !shown.has(column)),
  };
};
