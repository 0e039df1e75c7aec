import type { Language } from '@trassa/contracts';
import { formatsList, type OfficeFormatRow } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { type ListQuery, readList } from '../../../../kernel/list-declaration.ts';
import { ok, type Result } from '../../../../kernel/result.ts';
import { mapPage, type ShownPage } from '../../../../platform/database/index.ts';
import { selectFormatRows } from './formats-list.repository.ts';
import type { FormatsStaffDeps } from './ports.ts';
import { presentFormatRow } from './present-format.ts';
import { readBeside } from './read-format.ts';

/** GET /api/admin/formats; four statements. */
export const listFormats = async (
  deps: FormatsStaffDeps,
  { query, reach, language }: { readonly query: ListQuery; readonly reach: Reach; readonly language: Language },
): Promise<Result<ShownPage<OfficeFormatRow>>> => {
  const ask = readList(formatsList, query, deps.clock());
  if (!ask.ok) return ask;
  const page = await selectFormatRows(deps.db, ask.value, reach);
  const beside = await readBeside(deps.db, deps, { ids: page.values.map(({ id }) => id), language });
  return ok(mapPage(page, (row) => presentFormatRow(row, beside(row.id))));
};
