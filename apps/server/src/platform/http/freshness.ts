import type { FastifyReply } from 'fastify';
import { acceptsGzip, compress, isWorthCompressing } from './encoding.ts';
import { jsonType } from './json-answer.ts';

/** `public`: the same for everybody in a language, may be 30 s old. `personal`: never stored (DEC-17). */
export type Freshness = 'public' | 'personal';

/** Serialises by the schema of the call; nobody on the way stores it. */
export const sendPersonal = (reply: FastifyReply, data: unknown): FastifyReply => {
  const text = reply.serialize(data) as string;
  reply.header('content-type', jsonType).header('cache-control', 'no-store');
  if (!isWorthCompressing(text) || !acceptsGzip(reply.request.headers['accept-encoding'])) return reply.send(text);
  void compress(text).then(
    (bytes) => reply.header('content-encoding', 'gzip').send(bytes),
    () => reply.send(text),
  );
  return reply;
};
