import type { FastifyInstance } from 'fastify';

/** Larger numbers are no count, sum or instant of ours, and no longer exact. */
const largest = Number.MAX_SAFE_INTEGER;

/** Text worth a closer look: a NUL, an exponent, or very many digits. Everything else is safe as parsed. */
const suspicious = /\\u0000|\d[eE]|\d{16}/;

/** Whether every number is finite and exact and no text carries NUL, which PostgreSQL cannot store. */
const isStorable = (root: unknown): boolean => {
  const queue: unknown[] = [root];
  while (queue.length) {
    const value = queue.pop();
    if (typeof value === 'number' && !(Math.abs(value) <= largest)) return false;
    if (typeof value === 'string' && value.includes('\0')) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key.includes('\0')) return false;
        queue.push(inner);
      }
    }
  }
  return true;
};

const unstorable = (): Error => Object.assign(new Error('a value out of range'), { statusCode: 422 });

/** JSON bodies: prototype poisoning, non-finite numbers and NUL are refused; an empty body is none. */
export const addJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, text, done) => {
    if (text === '') return done(null, undefined);
    void parse(req, text as string, (error, body) => {
      if (error) return done(Object.assign(error, { statusCode: 422 }), undefined);
      if (suspicious.test(text as string) && !isStorable(body)) return done(unstorable(), undefined);
      done(null, body);
    });
  });
};
