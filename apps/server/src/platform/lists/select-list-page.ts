import type { RawBuilder } from 'kysely';
import {
  type Executor,
  inOrder,
  keyText,
  type ListPage,
  type ListRow,
  type PageAsk,
  toPage,
} from '../database/index.ts';
import { countOf, type ListSource, rowsOf } from './page-sql.repository.ts';

/** What the statement of a page is made of. */
type PageSql = {
  /** The column `key`. */
  readonly key: RawBuilder<string>;
  /** From `from` to `limit`. */
  readonly rows: RawBuilder<unknown>;
  /** For a page that is joined with more. */
  readonly order: RawBuilder<unknown>;
};

/** A page of a list, and how many rows it has in all unless nobody counts them: two statements. `page` selects `id`, `key` and what is shown. 8.2 */
export const selectListPage = async <Row extends ListRow>(
  db: Executor,
  ask: PageAsk,
  source: ListSource,
  page: (parts: PageSql) => RawBuilder<Row>,
): Promise<ListPage<Row>> => {
  const parts = { key: keyText(ask, source.key), rows: rowsOf(ask, source), order: inOrder(ask, source) };
  if (ask.isCounted === false) {
    const { rows } = await page(parts).execute(db);
    return toPage(ask, rows, 0);
  }
  const [{ rows }, { rows: counted }] = await Promise.all([page(parts).execute(db), countOf(source).execute(db)]);
  return toPage(ask, rows, counted[0]?.count ?? 0);
};
