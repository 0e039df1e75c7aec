import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { findTableCity } from './cities.repository.ts';
import { readOwnCertificate } from './finish-certificate/certificate-file.ts';
import { hideName } from './hide-name.ts';
import { presentFormat, presentOwn, presentView } from './result.presenter.ts';
import { isCertifiable } from './result-view.ts';
import type { ResultsRoutesDeps } from './results-deps.ts';
import { findTicketResult, listOwnResults } from './view.repository.ts';

/** Results of the tickets that the caller holds (API §14); a stranger's ticket is not found. */
export const ownResultsRoutes = (app: FastifyInstance, deps: ResultsRoutesDeps): void => {
  const { db, cache } = deps;
  const { results } = api;

  bind(app, results.mine, async ({ query, user, language }) => {
    const found = await listOwnResults(db, user.userId, query.event_city ?? null, toSlice(query));
    return ok({ values: found.rows.map((view) => presentOwn(view, language)), total: found.total });
  });

  bind(app, results.ofTicket, async ({ params, user, language }) => {
    const found = await findTicketResult(db, params.id, user.userId);
    if (!found) return notFound();
    const { result } = found;
    if (!result) return ok({ values: null, settings: { formats: [] }, certificate: false });
    const city = await cache.get(`city ${result.event_city}`, () => findTableCity(db, result.event_city));
    const formats = city?.formats.filter(({ id }) => id === result.format_id) ?? [];
    return ok({
      values: presentView(result),
      settings: { formats: formats.map((format) => presentFormat(format, language)) },
      certificate: isCertifiable(result),
    });
  });

  bind(app, results.certificate, async ({ params, query, user, language, refuse, sendRaw }) => {
    const file = await readOwnCertificate(deps, {
      ticketPublicId: params.id,
      userId: user.userId,
      language: query.language ?? language,
    });
    if (!file.ok) return refuse(file.refusal);
    return sendRaw(file.value.bytes, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.value.name}"`,
      'cache-control': 'private, no-store',
    });
  });

  bind(app, results.hideName, async ({ params, body, user, language }) =>
    hideName(db, { ticketPublicId: params.id, userId: user.userId, isHidden: body.name_hidden, language }),
  );
};
