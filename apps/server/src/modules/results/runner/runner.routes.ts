import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import type { ResultsRoutesDeps } from '../results-deps.ts';
import { openRunnerPage, readRunnerPage } from './runner-page.ts';
import { findOwnPage } from './runner.repository.ts';

/** Each switch leaves a consent. */
const switches = { limit: { name: 'runner-page', count: 10, seconds: 60 } } as const;

/** The page of all starts of a person, by consent alone. Nobody shares an answer: a closed page is gone at once. */
export const runnerRoutes = (app: FastifyInstance, deps: ResultsRoutesDeps): void => {
  const { db, saveConsent } = deps;
  bind(app, api.results.runner, async ({ params, language }) => {
    const page = await readRunnerPage(db, params.id, language);
    return page.ok ? ok({ values: page.value }) : page;
  });
  bind(app, api.results.runnerPage, async ({ user }) => {
    const own = await findOwnPage(db, user.userId);
    return ok({ values: { public_id: own?.publicId ?? null } });
  });
  bind(
    app,
    api.results.openRunnerPage,
    ({ body, user, req, language }) =>
      openRunnerPage({ db, saveConsent }, { userId: user.userId, address: req.ip }, body.open, language),
    switches,
  );
};
