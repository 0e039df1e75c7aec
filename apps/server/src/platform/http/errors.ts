import { errorCodes, errorText, isErrorCode, isMessageId } from '@trassa/contracts';
import type { ErrorAnswer, Language, MessageSpec } from '@trassa/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { PlainRefusal, Refusal } from '../../kernel/result.ts';
import { isStale } from '../database/index.ts';
import { QueueFull } from '../fair-queue.ts';
import { languageOf } from './language.ts';
import { apiHeaders, setHeaders } from './security-headers.ts';

const plain: Record<PlainRefusal, { status: number; message: string }> = {
  not_found: { status: 404, message: 'not_found' },
  unauthorized: { status: 401, message: 'unauthorized' },
  forbidden: { status: 403, message: 'forbidden' },
  too_large: { status: 413, message: 'file_size' },
  rate_limited: { status: 429, message: 'too_many_requests' },
  unavailable: { status: 503, message: 'failure' },
};

/** The text of a code: its own, or the general one of `promocode` → `promocode_unknown`. */
const textOfCode = (code: string): MessageSpec => {
  if (isMessageId(code)) return { id: code };
  const general = { promocode: 'promocode_unknown', age: 'wrong_value', idempotency: 'idempotency_running' }[code];
  return { id: general ?? 'failure' };
};

/** A refusal as it goes over the wire. Without a message of its own a validation speaks by its only field error. */
export const presentRefusal = (refusal: Refusal, language: Language): { status: number; answer: ErrorAnswer } => {
  const say = (spec: MessageSpec): string => errorText(language, spec);
  if (!isErrorCode(refusal.code)) {
    const { status, message } = plain[refusal.code];
    return { status, answer: { message: say(refusal.message ?? { id: message }) } };
  }
  const fields = Object.entries(refusal.errors ?? {});
  const answer: ErrorAnswer = { message: say(refusal.message ?? textOfCode(refusal.code)), code: refusal.code };
  if (fields.length) answer.errors = Object.fromEntries(fields.map(([field, spec]) => [field, say(spec)]));
  if (refusal.captcha) answer.captcha = refusal.captcha;
  if (refusal.items?.length)
    answer.items = refusal.items.map((item) => ({ ...item, message: say(item.message) })) as NonNullable<
      ErrorAnswer['items']
    >;
  return { status: errorCodes[refusal.code], answer: { ...answer, ...refusal.details } };
};

export function refuseReply(this: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, answer } = presentRefusal(refusal, this.request.language);
  if (refusal.retryAfter !== undefined) this.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfter))));
  return this.header('cache-control', 'no-store').code(status).send(answer);
}

type Issue = { keyword: string; instancePath: string; message?: string; params: Record<string, unknown> };

/** Values of the right type that break a rule: said at the field. Everything else no client of ours could send. */
const ruleIssues = new Set(['too_small', 'too_big', 'invalid_format', 'custom', 'not_multiple_of']);

const specOf = (issue: Issue): MessageSpec => {
  if (issue.message !== undefined && isMessageId(issue.message)) return { id: issue.message };
  const { origin, maximum } = issue.params;
  if (issue.keyword === 'too_big' && origin === 'string') return { id: 'too_long', max: Number(maximum) };
  return { id: 'wrong_value' };
};

const fieldOf = (issue: Issue): string => issue.instancePath.slice(1).replaceAll('/', '.');

/** Body, query or path that does not fit its schema (API §1: 400 at the field, 422, or 404 for an impossible id). */
const answerInvalid = (issues: Issue[], context: string | undefined, reply: FastifyReply): FastifyReply => {
  if (context === 'params') return reply.refuse({ code: 'not_found' });
  if (context !== 'querystring' && issues.some((issue) => !ruleIssues.has(issue.keyword)))
    return answerFailure(reply, 422);
  return reply.refuse({
    code: 'validation',
    errors: Object.fromEntries(issues.map((issue) => [fieldOf(issue), specOf(issue)])),
  });
};

/** The general message and no details. */
export const answerFailure = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .code(status)
    .send({ message: errorText(reply.request.language ?? 'ru', { id: 'failure' }) });

/** Faults of PostgreSQL or of the way to it that a moment later may be gone. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '40001',
  '40P01',
  '55P03',
]);
const isPassing = (error: FastifyError): boolean =>
  passing.has(error.code) ||
  isStale(error) ||
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated/.test(error.message);

/** The one error handler: every fault is logged here, and nothing of it is told (ERR-02…04). */
export const handleError = (error: FastifyError, req: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return answerInvalid(error.validation, error.validationContext, reply);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return reply.refuse({ code: 'too_large' });
  if (status === 404) return reply.refuse({ code: 'not_found' });
  if (status === 429) return reply.refuse({ code: 'rate_limited', retryAfter: 1 });
  if (status >= 400 && status < 500) return answerFailure(reply, 422);
  if (error instanceof QueueFull) {
    req.log.warn({ id: req.id, route: req.routeOptions.url }, 'too much waits to be drawn');
    return reply.refuse({ code: 'unavailable', retryAfter: 2 });
  }
  const isShort = isPassing(error);
  req.log.error({ err: error, id: req.id, route: req.routeOptions.url }, 'request failed');
  if (isShort) reply.header('retry-after', '2');
  return answerFailure(reply, isShort ? 503 : 500);
};

/** A path that cannot be read, or with a word that is too long: no route, hook or decoration has seen it, so all is said here. */
export const answerBadPath = (_error: FastifyError, req: FastifyRequest, reply: FastifyReply): void => {
  const { status, answer } = presentRefusal({ code: 'not_found' }, languageOf(req));
  setHeaders(reply, apiHeaders);
  reply.header('cache-control', 'no-store').code(status).send(answer);
};

/** Refusals, the error handler and the JSON answer for paths that nobody serves. */
export const addErrors = (app: FastifyInstance): void => {
  app.decorateReply('refuse', refuseReply);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_req, reply) => reply.refuse({ code: 'not_found' }));
};
