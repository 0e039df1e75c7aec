import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptsGzip } from './encoding.ts';

/** `public`: the same for everybody in a language, may be 30 s old. `personal`: never stored (DEC-17). */
export type Freshness = 'public' | 'personal';

/** Bytes below which compressing costs more than it saves. */
const smallest = 1400;
const compress = promisify(gzip);

/** Whether `If-None-Match` names the weak tag of an answer. */
export const hasTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2));

/** Serialises by the schema of the call, adds the cache headers, answers 304 when the reader already has it. */
export const sendFresh = (reply: FastifyReply, freshness: Freshness, data: unknown): FastifyReply => {
  const { request: req } = reply;
  const isPublic = freshness === 'public' && req.login === null && reply.statusCode === 200;
  const text = reply.serialize(data) as string;
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('cache-control', isPublic ? 'public, max-age=30' : 'no-store');
  if (isPublic) {
    const tag = `W/"${hash('sha1', text, 'base64url')}"`;
    reply.header('etag', tag).header('vary', 'accept-encoding, accept-language, language, authorization');
    if (hasTag(req.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  if (text.length < smallest || !acceptsGzip(req.headers['accept-encoding'])) return reply.send(text);
  void compress(text, { level: 4 }).then(
    (bytes) => reply.header('content-encoding', 'gzip').send(bytes),
    () => reply.send(text),
  );
  return reply;
};
