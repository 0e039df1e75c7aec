import { errorText } from '@trassa/contracts';
import { officeExports } from '@trassa/contracts/office';
import { reachOf, readSought } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok, refuse } from '../../kernel/result.ts';
import { bind, comingOf, staffCookieOf } from '../../platform/http/index.ts';
import { waitForSearch } from '../finder/index.ts';
import { headersOf, makeLink, openFile } from './download.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { findExport, hideExport, selectExports } from './exports.repository.ts';
import { checkOrder, knownList, orderExport } from './order-export.ts';
import { presentExport } from './present-export.ts';

const shown = 100;

/** Files made of lists (back-office 4.6). */
export const exportsRoutes = (app: FastifyInstance, deps: ExportsDeps): void => {
  const { db, clock } = deps;

  bind(app, officeExports.options, ({ query, language, staff: { session } }) => {
    const list = knownList(deps, query.list, session.grants);
    if (!list.ok) return list;
    return ok({
      values: {
        columns: list.value.columns.map(({ name, title, isPersonal }) => ({
          name,
          title: title[language],
          personal: isPersonal,
        })),
        may_personal: reachOf(session.grants, 'exports.personal', toUnix(clock())) !== null,
      },
    });
  });

  bind(app, officeExports.list, async ({ user }) => {
    const rows = await selectExports(db, user.userId, shown);
    return ok({ values: rows.map((row) => presentExport(row, clock())) });
  });

  bind(app, officeExports.read, async ({ params, user }) => {
    const row = await findExport(db, params.id, user.userId);
    return row ? ok({ values: presentExport(row, clock()) }) : notFound();
  });

  bind(app, officeExports.create, async ({ req, body, user, language, staff: { session, act } }) => {
    // As the list itself: its count tells that somebody is there.
    const search = new URLSearchParams(body.query).get('search');
    const retryAfter = search === null ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const checked = await checkOrder(deps, body, { session, userId: user.userId });
    if (checked.ok && search !== null && checked.value.list.isOfPeople && checked.value.made.total !== 0)
      await deps.noteSearch({ userId: user.userId, session, address: req.ip, requestId: req.id }, readSought(search));
    return act(async (tx) => {
      if (!checked.ok) return checked;
      const by = { userId: user.userId, loginId: user.loginId, grants: session.grants, language };
      const ordered = await orderExport(tx, deps, checked.value, by);
      if (!ordered.ok) return ordered;
      const { answer, ...told } = ordered.value;
      return ok({ ...told, answer: 'row' in answer ? { values: presentExport(answer.row, clock()) } : answer });
    });
  });

  bind(app, officeExports.link, ({ params, req, user, staff: { session, act } }) =>
    act(async (tx) => {
      const cookieHash = staffCookieOf(req);
      if (!cookieHash) return refuse({ code: 'second_factor_required', details: { enrolled: true } });
      const link = await makeLink(tx, deps, params.id, { login: user, cookieHash, grants: session.grants });
      if (!link.ok) return link;
      const { row, url, expiresAt } = link.value;
      return ok({
        answer: { url, expires_at: toUnix(expiresAt) },
        object: { kind: 'export', publicId: row.publicId, title: `№ ${row.id}` },
      });
    }),
  );

  bind(app, officeExports.remove, ({ params, user, language, staff: { act } }) =>
    act(async (tx) => {
      const row = await findExport(tx, params.id, user.userId);
      if (!row) return notFound();
      await hideExport(tx, row.id, clock());
      return ok({
        answer: { message: errorText(language, { id: 'export_removed' }) },
        object: { kind: 'export', publicId: row.publicId, title: `№ ${row.id}` },
      });
    }),
  );

  bind(app, officeExports.file, async ({ params, query, req, refuse: answerRefusal, sendRaw }) => {
    const opener = {
      cookieHash: staffCookieOf(req),
      port: req.server.staff,
      coming: comingOf(req),
      requestId: req.id,
    };
    const opened = await openFile(deps, opener, { id: params.id, key: query.key });
    return opened.ok ? sendRaw(opened.value.file.body, headersOf(opened.value)) : answerRefusal(opened.refusal);
  });
};
