import { formatsList, officeFormats } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { readFilters } from '../../../../kernel/list-declaration.ts';
import { notFound, ok } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import { changeFormat } from './change-format.ts';
import { createFormat } from './create-format.ts';
import { findFormatCard } from './format-card.repository.ts';
import { countFormats } from './formats-list.repository.ts';
import { listFormats } from './list-formats.ts';
import { archiveFormat, hideFormat, orderFormat, removeFormat, restoreFormat } from './move-format.ts';
import type { FormatsStaffDeps } from './ports.ts';
import { readFormat } from './read-format.ts';
import { setFormatWaves, setQuestions } from './set-lists.ts';
import { setPrices } from './set-prices.ts';
import { setQuota } from './set-quota.ts';

/** What a start sells, for the back office (back-office.md 4.4). */
export const formatsStaffRoutes = (app: FastifyInstance, deps: FormatsStaffDeps): void => {
  bind(app, officeFormats.list, ({ query, language, staff: { reach } }) =>
    listFormats(deps, { query, reach, language }),
  );

  bind(app, officeFormats.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(formatsList, query, deps.clock());
    return ask.ok ? ok(await countFormats(deps.db, ask.value, reach)) : ask;
  });

  bind(app, officeFormats.read, ({ params, language }) => readFormat(deps.db, deps, { publicId: params.id, language }));

  bind(app, officeFormats.history, async ({ params, query, language }) =>
    ok(await deps.showHistory({ kind: 'format', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeFormats.create, ({ body, user: { userId }, language, staff: { act } }) =>
    act((tx) => createFormat(deps, tx, { userId, language }, body)),
  );

  bind(app, officeFormats.change, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => changeFormat(deps, tx, { userId, publicId: params.id, language }, body)),
  );

  bind(app, officeFormats.quota, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act(async (tx) => {
      const { reason = '', ...wanted } = body;
      const set = await setQuota(deps, tx, { userId, publicId: params.id, language }, wanted);
      return set.ok ? ok({ ...set.value, reason }) : set;
    }),
  );

  bind(app, officeFormats.prices, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => setPrices(deps, tx, { userId, publicId: params.id, language }, body)),
  );

  bind(app, officeFormats.fields, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => setQuestions(deps, tx, { userId, publicId: params.id, language }, body)),
  );

  bind(app, officeFormats.clusters, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => setFormatWaves(deps, tx, { userId, publicId: params.id, language }, body)),
  );

  bind(app, officeFormats.hide, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => hideFormat(deps, tx, { userId, publicId: params.id, language }, body)),
  );

  bind(app, officeFormats.order, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => orderFormat(tx, { userId, publicId: params.id, language }, body.position)),
  );

  bind(app, officeFormats.archive, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act(async (tx) => {
      const done = await archiveFormat(deps, tx, { userId, publicId: params.id, language }, body.version);
      return done.ok ? ok({ ...done.value, reason: body.reason ?? '' }) : done;
    }),
  );

  bind(app, officeFormats.restore, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => restoreFormat(deps, tx, { userId, publicId: params.id, language }, body.version)),
  );

  bind(app, officeFormats.remove, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => removeFormat(deps, tx, { userId, publicId: params.id, language }, body.version)),
  );

  bind(app, officeFormats.misfits, async ({ params, query }) => {
    const row = await findFormatCard(deps.db, params.id);
    if (!row) return notFound();
    const { count, tickets } = await deps.sales.misfits(deps.db, row.id, {
      age_min: query.age_min ?? null,
      age_max: query.age_max ?? null,
      gender: query.gender ?? null,
    });
    return ok({
      count,
      values: tickets.map(({ publicId, number }) => ({ public_id: publicId, ticket_number: number })),
    });
  });
};
