import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { isInternal } from './limits.ts';

/** One line per answer: the route, never the address with its values, no body, no token. */
export const addAccessLog = (app: FastifyInstance, log: Log): void => {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (req, reply, done) => {
    if (!isInternal(req)) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      req.log.info(
        { id: req.id, method: req.method, route: req.routeOptions.url ?? 'unknown', status: reply.statusCode, ms },
        'answered',
      );
    }
    done();
  });
};
