import { officeSearch } from '@trassa/contracts/office';
import { soughtMin } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { invalid, ok, refuse } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentHit } from './hit.presenter.ts';
import { noteSearch } from './note-search.ts';
import type { SearchDeps } from './search-deps.ts';
import { waitForSearch } from './search-limit.ts';
import { searchEverything } from './search-everything.ts';

/** The search field of the back office. */
export const finderRoutes = (app: FastifyInstance, deps: SearchDeps): void => {
  bind(app, officeSearch.search, async ({ req, user, query, language, staff }) => {
    const began = performance.now();
    if ([...query.q.trim()].length < soughtMin) return invalid({ q: { id: 'search_short', min: soughtMin } });
    const retryAfter = waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const searcher = { userId: user.userId, session: staff.session, address: req.ip, requestId: req.id };
    const among = query.kinds?.split(',') ?? null;
    const found = await searchEverything(deps, searcher, { text: query.q, among, language });
    if (found.kinds.length) await noteSearch(deps, searcher, found.sought);
    return ok({
      values: found.kinds.map(({ kind, hits, isMore }) => ({
        kind,
        items: hits.map((hit) => presentHit(kind, hit)),
        more: isMore,
      })),
      took_ms: Math.round(performance.now() - began),
    });
  });
};
