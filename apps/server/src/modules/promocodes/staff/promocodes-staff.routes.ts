import { officePromocodes, promocodesList } from '@trassa/contracts/office';
import { orderNumber, siteTimezone } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { readFilters, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { notFound, ok } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { mapPage } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { presentRow } from './present-promocode.ts';
import { countPromocodes, findPromocodeCard, selectPromocodes } from './promocode-rows.repository.ts';
import { readPromocode } from './read-promocode.ts';
import { changePromocode, createPromocode, removePromocode, stopPromocode } from './save-promocode.ts';
import type { PromocodesStaffDeps } from './staff-deps.ts';
import { selectOfferTargets, selectProductTargets, selectTicketTargets } from './targets.repository.ts';
import { selectUsage, selectUsageDays } from './usage.repository.ts';

/** Codes, one by one (back-office.md 3.7). */
export const promocodesStaffRoutes = (app: FastifyInstance, { db, clock, showHistory }: PromocodesStaffDeps): void => {
  bind(app, officePromocodes.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(promocodesList, query, now);
    if (!ask.ok) return ask;
    return ok(
      mapPage(await selectPromocodes(db, ask.value, { reach, now }), (row) => presentRow(row, { language, now })),
    );
  });

  bind(app, officePromocodes.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(promocodesList, query, now);
    return ask.ok ? ok(await countPromocodes(db, ask.value, { reach, now })) : ask;
  });

  bind(app, officePromocodes.targets, async ({ query: { kind }, language, staff: { reach } }) => {
    const select = {
      ticket: () => selectTicketTargets(db, reach, clock()),
      shop: () => (reach === 'all' ? selectProductTargets(db) : []),
      insurance: () => (reach === 'all' ? selectOfferTargets(db) : []),
    };
    const groups = await select[kind]();
    return ok({
      values: groups.map((group) => ({
        public_id: group.publicId,
        title: say(language, group.ru, group.en),
        items: group.items.map(({ publicId, ru, en }) => ({ public_id: publicId, title: say(language, ru, en) })),
      })),
    });
  });

  bind(app, officePromocodes.read, ({ params, language, staff: { reach } }) =>
    readPromocode(db, { publicId: params.id, reach, language, now: clock() }),
  );

  bind(app, officePromocodes.usage, async ({ params, staff: { reach } }) => {
    const row = await findPromocodeCard(db, params.id, reach);
    if (!row) return notFound();
    const { orders, count } = await selectUsage(db, row.id, reach);
    const days = await selectUsageDays(db, row.id, { reach, timezone: siteTimezone });
    return ok({
      values: orders.map(({ order, at, status, places, discount, paid }) => ({
        order,
        number: orderNumber(order),
        at: toUnix(at),
        status,
        places,
        discount: toRoubles(discount),
        paid: toRoubles(paid),
      })),
      orders: count,
      days: days.map((day) => ({ ...day, discount: toRoubles(day.discount) })),
    });
  });

  bind(app, officePromocodes.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'promocode', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officePromocodes.create, ({ body, user: { userId }, language, staff: { act, reach } }) =>
    act((tx) => createPromocode(tx, { userId, reach, language, now: clock() }, body)),
  );

  bind(app, officePromocodes.change, ({ params, body, user: { userId }, language, staff: { act, reach } }) =>
    act((tx) => changePromocode(tx, { userId, reach, language, now: clock(), publicId: params.id }, body)),
  );

  bind(app, officePromocodes.stop, ({ params, body, user: { userId }, language, staff: { act, reach } }) =>
    act((tx) => stopPromocode(tx, { userId, reach, language, now: clock(), publicId: params.id }, body)),
  );

  bind(app, officePromocodes.remove, ({ params, body, language, staff: { act, reach } }) =>
    act((tx) => removePromocode(tx, { publicId: params.id, reach, language }, body.version)),
  );
};
