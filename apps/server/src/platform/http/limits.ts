import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { LimitRule } from './limiter.ts';
import { networkOf } from './network-of.ts';

/** Whether the call comes from server rendering in this very process. */
export const isInternal = (req: FastifyRequest): boolean => req.headers['x-internal'] === req.server.internalKey;

type Hook = (req: FastifyRequest, reply: Parameters<onRequestHookHandler>[1], done: () => void) => void;

/** Hook: at most so many calls per address (API §22), else 429 with Retry-After. */
export const limitByAddress =
  (rule: LimitRule): Hook =>
  (req, reply, done) => {
    const wait = isInternal(req) ? 0 : req.server.limiter.take(rule, networkOf(req.ip));
    if (wait) reply.refuse({ code: 'rate_limited', retryAfter: wait });
    else done();
  };
