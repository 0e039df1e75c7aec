import { officeStock, stockList } from '@trassa/contracts/office';
import { may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok } from '../../../../kernel/result.ts';
import { type Database, mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { changeMarks, changeStock } from './change-stock.ts';
import { selectEntries } from './journal.repository.ts';
import { presentCard, presentEntry, presentRow } from './present-stock.ts';
import { takeSheet } from './take-sheet.ts';
import { countStock, findStockCard, selectStock } from './stock-rows.repository.ts';

export type StockStaffDeps = { readonly db: Database; readonly clock: Clock; readonly namesOf: NamesOf };

/** Pieces of the shop in the back office (back-office.md 3.8, 5.15). */
export const stockStaffRoutes = (app: FastifyInstance, { db, clock, namesOf }: StockStaffDeps): void => {
  bind(app, officeStock.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(stockList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectStock(db, ask.value, { isWhole: reach === 'all' });
    return ok(mapPage(page, (row) => presentRow(row, language)));
  });

  bind(app, officeStock.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(stockList, query, clock());
    return ask.ok ? ok(await countStock(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });

  bind(
    app,
    officeStock.sheet,
    ({ body: { text, dry_run: isDry, seen = [] }, user: { userId }, language, staff: { act } }) =>
      act((tx) => takeSheet(tx, { text, isDry, seen, language }, userId)),
  );

  bind(app, officeStock.read, async ({ params, language }) => {
    const card = await findStockCard(db, params.id);
    return card ? ok({ values: presentCard(card, language) }) : notFound();
  });

  bind(app, officeStock.journal, async ({ params, query, language, staff: { session } }) => {
    const card = await findStockCard(db, params.id);
    if (!card) return notFound();
    const { entries, next } = await selectEntries(db, card.id, query.before ?? null);
    const names = await namesOf(
      db,
      entries.flatMap(({ userId }) => userId ?? []),
    );
    const seesOrders = may(session.grants, 'orders.view', [], toUnix(clock())).verdict === 'yes';
    return ok({ values: entries.map((row) => presentEntry(row, names, { language, seesOrders })), next });
  });

  bind(app, officeStock.change, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => changeStock(tx, { publicId: params.id, language, ...body }, userId)),
  );

  bind(app, officeStock.marks, ({ params, body, language, staff: { act } }) =>
    act((tx) => changeMarks(tx, { publicId: params.id, language, ...body })),
  );
};
