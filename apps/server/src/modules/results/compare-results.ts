import { isComparable } from '@trassa/rules';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { type StoredCharts, findCharts } from './charts.repository.ts';
import { readSearch } from './domain/table-search.ts';
import type { StoredResult } from './result-row.ts';
import type { ResultView } from './result-view.ts';
import { findNeighbours } from './rivals.repository.ts';
import { searchRows } from './rows.repository.ts';
import { findResult } from './view.repository.ts';

/** People offered for a comparison at once. */
export const rivalsMost = 12;

const canStand = ({ status, name_hidden: isHidden }: Pick<StoredResult, 'status' | 'name_hidden'>): boolean =>
  isComparable({ status, isHidden });

export type Side = { view: ResultView; charts: StoredCharts | null };

/** Two results of one format, both of people who ran and show their names; anything else is not found. */
export const compareResults = async (db: Database, first: string, second: string): Promise<Result<Side[]>> => {
  if (first === second) return notFound();
  const [one, other] = await Promise.all([findResult(db, first), findResult(db, second)]);
  if (!one || !other || one.format_id !== other.format_id || !canStand(one) || !canStand(other)) return notFound();
  const [charts, otherCharts] = await Promise.all([findCharts(db, one.id), findCharts(db, other.id)]);
  return ok([
    { view: one, charts },
    { view: other, charts: otherCharts },
  ]);
};

/**
 * Whom a result can be compared with: found by name, team or number within its format, without words the neighbours in the
 * protocol. `hasMore`: more precise words find others.
 */
export const findRivals = async (
  db: Database,
  publicId: string,
  text: string,
): Promise<Result<{ view: ResultView; rivals: StoredResult[]; hasMore: boolean }>> => {
  const view = await findResult(db, publicId);
  if (!view || !canStand(view)) return notFound();
  const { format_id: formatId, start_number: startNumber, row_number: row } = view;
  if (text.trim() === '')
    return ok({ view, rivals: await findNeighbours(db, { formatId, startNumber, row }), hasMore: false });
  const search = readSearch(text);
  if (!search) return ok({ view, rivals: [], hasMore: false });
  // Some of those found may be hidden or be the same team: a few more are read.
  const found = await searchRows(
    db,
    { formatIds: [formatId], search, filter: {}, sorting: null },
    { limit: rivalsMost * 2, offset: 0 },
  );
  // Where a protocol has no numbers every one is ''.
  const isOther = (one: StoredResult): boolean =>
    one.row_number !== row && (startNumber === '' || one.start_number !== startNumber);
  const rivals = found.rows.filter((one) => canStand(one) && isOther(one));
  return ok({ view, rivals: rivals.slice(0, rivalsMost), hasMore: rivals.length > rivalsMost });
};
