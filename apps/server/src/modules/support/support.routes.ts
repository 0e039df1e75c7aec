import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../kernel/result.ts';
import { bind, networkOf } from '../../platform/http/index.ts';
import { refuseRequest, sendRequest } from './send-request.ts';
import type { SupportDeps } from './support-deps.ts';

/** Requests of visitors (API §11, SUPPORT-01…10). Only those that could be sent count for the limit (API §22). */
export const supportRoutes = (app: FastifyInstance, deps: SupportDeps): void => {
  const limit = { name: 'support', count: deps.config.limits.support, seconds: 3600 };
  bind(app, api.support.send, async ({ body, user, req, language }) => {
    const checked = refuseRequest(body);
    if (!checked.ok) return checked;
    const retryAfter = app.limiter.take(limit, networkOf(req.ip));
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const userId = user && !user.temporary ? user.userId : null;
    return sendRequest(deps, body, { userId, address: req.ip, language });
  });
};
