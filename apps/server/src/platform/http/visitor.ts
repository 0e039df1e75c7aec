import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomId } from '../../kernel/ids.ts';
import { createKeyedHash, isSameText } from '../secrets/keyed-hash.ts';
import { readCookie } from './cookies.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';

export type Visitors = {
  /**
   * Who holds places: `user:<id>` for a login, else the hash of a signed cookie, which is set when it is missing. The
   * cookie is only a counter's key: it opens nothing.
   */
  of(req: FastifyRequest, reply: FastifyReply): string;
  /** The hash of the cookie, also of a browser that is signed in. */
  browserOf(req: FastifyRequest, reply: FastifyReply): string;
  /** The hash of an address, for limits in tables. */
  addressOf(req: FastifyRequest): string;
  /** The hash of the neighbourhood of an address (/24, /56): unpaid places are counted by it. */
  networkOf(req: FastifyRequest): string;
};

const year = 365 * 24 * 3600;
const length = 22;

/** Visitors by a cookie `visitor=<id>.<signature>` signed with `key`. */
export const createVisitors = (key: Buffer, isHttps: boolean): Visitors => {
  const keyed = createKeyedHash(key);
  const sign = (id: string): string => keyed(`visitor ${id}`).slice(0, length);
  const shorten = (id: string): string => hash('sha256', id, 'base64url').slice(0, length);
  let last = { ip: '', hash: '' };
  const attributes = `; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

  const read = (cookie: string | null): string | null => {
    const [id = '', signature = ''] = (cookie ?? '').split('.');
    return id.length === length && isSameText(signature, sign(id)) ? id : null;
  };
  const browserOf = (req: FastifyRequest, reply: FastifyReply): string => {
    req.visitor ??= read(readCookie(req.headers.cookie, 'visitor'));
    if (req.visitor === null) {
      req.visitor = randomId();
      reply.header('set-cookie', `visitor=${req.visitor}.${sign(req.visitor)}${attributes}`);
    }
    return shorten(req.visitor);
  };
  return {
    of: (req, reply) => (req.login ? `user:${req.login.userId}` : browserOf(req, reply)),
    browserOf,
    addressOf({ ip }) {
      if (last.ip !== ip) last = { ip, hash: keyed(`address ${networkOf(ip)}`).slice(0, length) };
      return last.hash;
    },
    networkOf: ({ ip }) => keyed(`network ${wideNetworkOf(ip)}`).slice(0, length),
  };
};
