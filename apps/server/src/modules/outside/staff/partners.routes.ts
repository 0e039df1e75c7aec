import { errorText, type Language } from '@trassa/contracts';
import { officePartners, officePrepared, partnersList, preparedList } from '@trassa/contracts/office';
import { type Grant, may, type Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { readFilters, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { invalid, notFound, ok } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { type Executor, mapPage } from '../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../platform/http/index.ts';
import type { OutsideDeps } from '../outside-deps.ts';
import { checkLines, linkOf } from '../prepare-basket.ts';
import { inOrder, readLines, toQuote } from '../prepared-line.ts';
import { createBasket, createKey, endPrepared, revokePartner } from './act-on-partners.ts';
import { countPartnerRows, findPartnerRow, selectPartnerRows } from './partner-rows.repository.ts';
import {
  presentPartner,
  presentPartnerCard,
  presentPrepared,
  presentPreparedCard,
  presentThing,
} from './present-partners.ts';
import { countPreparedRows, findGoods, findPreparedRow, selectPreparedRows } from './prepared-rows.repository.ts';
import { selectOthers, selectProducts, selectTickets } from './things.repository.ts';

type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
type Acting = { readonly user: { readonly userId: number }; readonly language: Language; readonly staff: StaffSide };

/** Where keys of partners and prepared baskets belong: to no start; null: there is none. */
export const placesOfPartner = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await findPartnerRow(db, publicId)) ? [] : null;
export const placesOfPrepared = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await findPreparedRow(db, publicId)) ? [] : null;

/** Partners and prepared baskets in the back office (back-office.md 3.10). */
export const partnersRoutes = (app: FastifyInstance, deps: OutsideDeps): void => {
  const { db, clock, orders, office, siteUrl } = deps;
  const mayNow = ({ staff }: Seeing, right: 'partners.edit' | 'partners.baskets'): boolean =>
    may(staff.session.grants, right, [], toUnix(clock())).verdict === 'yes';
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  const partner = async (id: string, by: Seeing) => {
    const row = await findPartnerRow(db, id);
    if (!row) return notFound();
    const names = await office.namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
    return ok({ values: presentPartnerCard(row, names, mayNow(by, 'partners.edit')) });
  };
  const basket = async (id: string, by: Seeing) => {
    const row = await findPreparedRow(db, id);
    if (!row) return notFound();
    const now = clock();
    const lines = readLines(orders.api, await findGoods(db, row.id));
    const asked = toQuote(orders.sellables, lines);
    const quotes = inOrder(lines, await orders.quote(db, asked, { purpose: 'price', now, account: null }));
    const goods = quotes.flatMap((quote) => {
      if (!quote?.goods) return [];
      const { title } = quote.goods;
      return [
        {
          title: say(by.language, title.ru, title.en),
          count: quote.count,
          price: toRoubles(quote.price),
          total: toRoubles(quote.total),
          problem: quote.problem ? errorText(by.language, quote.problem.message) : null,
        },
      ];
    });
    const names = await office.namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
    const beside = { names, now, url: linkOf(siteUrl, id), goods, mayEdit: mayNow(by, 'partners.baskets') };
    return ok({ values: presentPreparedCard(row, beside) });
  };
  bind(app, officePartners.list, async ({ query, staff: { reach } }) => {
    const ask = readList(partnersList, query, clock());
    return ask.ok ? ok(mapPage(await selectPartnerRows(db, ask.value, reach === 'all'), presentPartner)) : ask;
  });
  bind(app, officePartners.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(partnersList, query, clock());
    return ask.ok ? ok(await countPartnerRows(db, ask.value, reach === 'all')) : ask;
  });
  bind(app, officePartners.read, ({ params, ...by }) => partner(params.id, by));
  bind(app, officePartners.history, async ({ params: { id }, query, language }) =>
    ok(await office.showHistory({ kind: 'partner_key', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officePartners.create, async ({ body, ...by }) => {
    const done = await by.staff.act((tx) => createKey(tx, body.title, byOf(by)));
    return 'refusal' in done ? done : { ...done, value: { values: done.value } };
  });
  bind(app, officePartners.revoke, async ({ params, body, ...by }) => {
    const done = await by.staff.act((tx) => revokePartner(tx, { publicId: params.id, ...body }, byOf(by)));
    if ('refusal' in done) return done;
    const read = await partner(params.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  });

  bind(app, officePrepared.list, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readList(preparedList, query, now);
    if (!ask.ok) return ask;
    const page = await selectPreparedRows(db, ask.value, { isWhole: reach === 'all', now });
    return ok(mapPage(page, (row) => presentPrepared(row, now)));
  });
  bind(app, officePrepared.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(preparedList, query, now);
    return ask.ok ? ok(await countPreparedRows(db, ask.value, { isWhole: reach === 'all', now })) : ask;
  });
  bind(app, officePrepared.things, async ({ language }) => {
    const found = [await selectTickets(db, clock()), await selectProducts(db), await selectOthers(db)].flat();
    return ok({ values: found.map((thing) => presentThing(thing, language)) });
  });
  bind(app, officePrepared.read, ({ params, ...by }) => basket(params.id, by));
  bind(app, officePrepared.history, async ({ params: { id }, query, language }) =>
    ok(await office.showHistory({ kind: 'prepared_basket', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officePrepared.create, async ({ body: { title, days, goods: typed }, ...by }) => {
    const goods = readLines(orders.api, typed);
    // Before the transaction: prices are asked with a connection of their own.
    const errors =
      goods.length < typed.length ? { goods: { id: 'wrong_value' } as const } : await checkLines(deps, goods);
    const done = await by.staff.act(async (tx) =>
      Object.keys(errors).length ? invalid(errors) : createBasket(tx, { title, days, goods }, byOf(by)),
    );
    if ('refusal' in done) return done;
    const read = await basket(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  });
  bind(app, officePrepared.end, async ({ params, body, ...by }) => {
    const done = await by.staff.act((tx) => endPrepared(tx, { publicId: params.id, ...body }, byOf(by)));
    if ('refusal' in done) return done;
    const read = await basket(params.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  });
};
