import { api, errorText } from '@trassa/contracts';
import { formatClubResult } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentType } from './club.presenter.ts';
import { findClubId } from './clubs.repository.ts';
import { presentCompetition } from './competition.presenter.ts';
import { findCompetition, listCompetitions } from './competitions.repository.ts';
import { type HandInDeps, handInResult } from './hand-in-result.ts';
import { linkOwnResult } from './link-result.ts';
import { listHandedIn } from './results.repository.ts';

/** Results that a person hands in: an editor has to look at each. */
const handInLimit = { name: 'club-results', count: 20, seconds: 86_400 } as const;

/** Competitions of clubs and the results that people hand in for them (API §10). */
export const competitionsRoutes = (app: FastifyInstance, deps: HandInDeps): void => {
  const { db, clock } = deps;

  bind(app, api.clubs.competitions, async ({ params, query, user, language }) => {
    const clubId = await findClubId(db, params.id);
    if (clubId === null) return notFound();
    const userId = user?.userId ?? null;
    const { competitions, total } = await listCompetitions(db, clubId, toSlice(query), { userId, now: clock() });
    return ok({ values: competitions.map((row) => presentCompetition(row, { userId, language })), total });
  });

  bind(app, api.clubs.competition, async ({ params, query, user, language }) => {
    const userId = user?.userId ?? null;
    const row = await findCompetition(db, params.id, toSlice(query), { userId, now: clock() });
    return row ? ok({ values: presentCompetition(row, { userId, language }) }) : notFound();
  });

  bind(app, api.clubs.handIn, async ({ body, user, language, req }) => {
    const takeTurn = (): number => req.server.limiter.take(handInLimit, String(user.userId));
    const handedIn = await handInResult(deps, body, { userId: user.userId, takeTurn });
    if (!handedIn.ok) return handedIn;
    const message = errorText(language, { id: 'club_results_saved' });
    return ok({ message, values: { public_id: handedIn.value } });
  });

  bind(app, api.clubs.handedIn, async ({ query, user, language }) => {
    const { results, total } = await listHandedIn(db, user.userId, toSlice(query));
    const values = results.map((row) => ({
      public_id: row.publicId,
      competition_type: presentType(row.type, language),
      result: formatClubResult(row.value, row.type.unit),
      date: row.day,
      status: row.status,
      reason: row.reason,
      created: row.created,
      competitions: [...row.competitions],
    }));
    return ok({ values, total });
  });

  bind(app, api.clubs.link, async ({ params, body, user, language }) => {
    const named = { result: params.competition, club: params.club, competition: body.club_competition ?? null };
    const linked = await linkOwnResult(deps, named, user.userId);
    return linked.ok ? ok({ message: errorText(language, { id: 'club_results_saved' }) }) : linked;
  });
};
