import type { Auth } from '@trassa/contracts';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundLogin } from './types.ts';

type Hook = (req: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** Longest header that is looked at; a token has 43 characters. */
const maxLength = 200;

/** The token of `Authorization: <token>` or `Authorization: Bearer <token>` (DEC-07), or null. */
export const readToken = (header: string | undefined): string | null => {
  if (header === undefined || header.length > maxLength) return null;
  const token = header.replace(/^Bearer\s+/i, '').trim();
  return /^[A-Za-z0-9._~+/=-]+$/.test(token) ? token : null;
};

/** What the database keeps of a token: its SHA-256, 32 bytes. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const find = async (req: FastifyRequest): Promise<FoundLogin> => {
  const token = readToken(req.headers.authorization);
  return token === null ? null : req.server.findLogin(hashToken(token));
};

/** A guest's call goes on without a turn of the event loop: it is the common one. */
const optional: Hook = (req, _reply, done) => {
  if (req.headers.authorization === undefined) return done();
  find(req).then((found) => {
    req.login = found?.state === 'live' ? found.login : null;
    done();
  }, done);
};

const required =
  (isFull: boolean): Hook =>
  (req, reply, done) => {
    find(req)
      .then((found) => {
        if (!found) return void reply.refuse({ code: 'unauthorized' });
        if (found.state === 'revoked') return void reply.refuse({ code: 'forbidden' });
        if (isFull && found.login.temporary) return void reply.refuse({ code: 'temporary_user' });
        req.login = found.login;
        done();
      })
      .catch(done);
  };

/** Hooks of an authorization level (API §1, DEC-06, DEC-07, DEC-41). The staff's further ones are in `admit-staff.ts`. */
export const authenticate = (auth: Auth): Hook[] =>
  auth === 'none' ? [] : auth === 'optional' ? [optional] : [required(auth === 'full')];
