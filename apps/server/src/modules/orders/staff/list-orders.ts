import type { Language } from '@trassa/contracts';
import { type OfficeOrderRow, ordersList } from '@trassa/contracts/office';
import { type Grant, may, type Reach, readSought, type Sought } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { type ListQuery, readList } from '../../../kernel/list-declaration.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { type Database, mapPage, type ShownPage } from '../../../platform/database/index.ts';
import { selectOrders } from './orders-list.repository.ts';
import { presentRow } from './present-order.ts';

type Asked = {
  readonly query: ListQuery;
  readonly reach: Reach;
  readonly grants: readonly Grant[];
  readonly language: Language;
};

export type FoundOrders = { readonly page: ShownPage<OfficeOrderRow>; readonly sought: Sought | null };

/** GET /api/admin/orders */
export const listOrders = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { query, reach, grants, language }: Asked,
): Promise<Result<FoundOrders>> => {
  const ask = readList(ordersList, query, clock());
  if (!ask.ok) return ask;
  const canReveal = may(grants, 'people.reveal', 'list', toUnix(clock())).verdict === 'yes';
  const sought = ask.value.search === null ? null : readSought(ask.value.search);
  const page = await selectOrders(db, ask.value, sought, reach);
  return ok({ page: mapPage(page, (row) => presentRow(row, { language, canReveal })), sought });
};
