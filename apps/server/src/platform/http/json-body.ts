import type { FastifyInstance } from 'fastify';

/** Larger numbers are no count, sum or instant of ours, and no longer exact. */
const largest = Number.MAX_SAFE_INTEGER;

/** Text worth a closer look: a NUL, half a pair of UTF-16, an exponent, or very many digits. The rest is safe as parsed. */
const suspicious = /\\u0000|\\u[dD][89a-fA-F]|\d[eE]|\d{16}/;

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether every number is finite and exact and no text carries NUL or half a pair, which PostgreSQL cannot store. */
const isStorable = (root: unknown): boolean => {
  const queue: unknown[] = [root];
  while (queue.length) {
    const value = queue.pop();
    if (typeof value === 'number' && !(Math.abs(value) <= largest)) return false;
    if (typeof value === 'string' && !isText(value)) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isText(key)) return false;
        queue.push(inner);
      }
    }
  }
  return true;
};

const unstorable = (): Error => Object.assign(new Error('a value out of range'), { statusCode: 422 });

/** JSON bodies: prototype poisoning, non-finite numbers, NUL and half pairs are refused; an empty body is none. */
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
