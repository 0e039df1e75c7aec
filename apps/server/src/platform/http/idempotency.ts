import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** `key` as the client chose it; `fingerprint`: SHA-256 of path, query and body, hex. Same key with another fingerprint is 409. */
export type Idempotency = { readonly key: string; readonly fingerprint: string };

const form = /^[A-Za-z0-9_-]{8,64}$/;

/** The Idempotency-Key of a call (DEC-15), or null when it carries none of a usable form. */
export const readIdempotency = (req: FastifyRequest): Idempotency | null => {
  const key = req.headers['idempotency-key'];
  if (typeof key !== 'string' || !form.test(key)) return null;
  const query = Object.entries(req.query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Without words of a query as ever: a key that was kept before they counted stays good.
  const asked = `${JSON.stringify(req.params)}${query.length ? ` ?${JSON.stringify(query)}` : ''}`;
  const text = `${req.method} ${req.routeOptions.url} ${asked} ${JSON.stringify(req.body ?? null)}`;
  return { key, fingerprint: createHash('sha256').update(text).digest('hex') };
};
