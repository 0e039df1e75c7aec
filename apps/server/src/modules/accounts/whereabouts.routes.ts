import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitors } from '../../platform/http/index.ts';
import { deviceOf } from './domain/device.ts';
import type { Whereabouts } from './start-login.ts';

/** Where a call comes from, for the list of logins and its letter. */
export const whereFrom =
  (visitors: Visitors) =>
  (req: FastifyRequest, reply: FastifyReply): Whereabouts => ({
    address: req.ip,
    device: deviceOf(req.headers['user-agent']),
    visitor: visitors.browserOf(req, reply),
  });
