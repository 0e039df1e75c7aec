import type { Call, Language, StaffCall } from '@trassa/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Refusal, Refused, Result } from '../../kernel/result.ts';
import { authenticate } from './authenticate.ts';
import { type Freshness, sendPersonal } from './freshness.ts';
import { type Idempotency, readIdempotency } from './idempotency.ts';
import { limitByAddress } from './limits.ts';
import type { LimitRule } from './limiter.ts';
import { answerShared, wordsOf } from './shared-answers.ts';
import { isNoted, type Noted } from './staff/act.ts';
import { admitStaff, checkScope, type StaffSide, staffSideOf } from './staff/admit-staff.ts';
import type { Login } from './types.ts';

type Out<T, K extends string> = T extends { readonly [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined;
type AnswerOf<C extends Call, S extends 200 | 202> = C['responses'] extends {
  readonly [K in S]: infer A extends z.ZodType;
}
  ? z.output<A>
  : never;
/** Or what was only accepted: `{approval}` waits for a second person, `{run}` is done piece by piece. */
type Answer200<C extends Call> = AnswerOf<C, 200> | AnswerOf<C, 202>;
type User<C extends Call> = C['auth'] extends 'required' | 'full' | 'staff'
  ? Login
  : C['auth'] extends 'optional'
    ? Login | null
    : null;

declare const sent: unique symbol;
/** Proof that the answer has gone out. */
export type Sent = { readonly [sent]: true };

export type Context<C extends Call> = {
  readonly params: Out<C, 'params'>;
  readonly query: Out<C, 'query'>;
  readonly body: Out<C, 'body'>;
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
  readonly user: User<C>;
  /** On calls of the staff. */
  readonly staff: C extends { readonly auth: 'staff' } ? StaffSide : null;
  readonly language: Language;
  /** `Idempotency-Key` with the fingerprint of the body, on calls marked idempotent (DEC-15). */
  readonly idempotency: Idempotency | null;
  send<S extends keyof C['responses'] & number>(status: S, data: z.output<C['responses'][S]>): Sent;
  refuse(refusal: Refusal): Sent;
  /** Bytes of a raw call: a file, a page. */
  sendRaw(body: Buffer | string | Readable, headers: Record<string, string>, status?: number): Sent;
};

/**
 * Answers by `send`, `refuse`, `sendRaw`, or returns a Result whose value is the 200 answer. A staff call with an act
 * answers by `staff.act` alone, which commits the audit's entry with the change.
 */
export type Handler<C extends Call> = (context: Context<C>) => Answered<C>;
type Answered<C extends Call> = C extends { readonly auth: 'staff'; readonly act: string }
  ? Promise<Noted<Answer200<C>> | Refused>
  : Promise<Sent | Result<Answer200<C>>> | Sent | Result<Answer200<C>>;

/**
 * Answers a call that is the same for everybody: of the request it is given what the key of the kept answer holds, and
 * nothing that could tell one person from another.
 */
export type SharedHandler<C extends Call> = (
  asked: Pick<Context<C>, 'params' | 'query' | 'body' | 'language'>,
) => Promise<Result<Answer200<C>>> | Result<Answer200<C>>;

type HandlerOf<C extends Call, F extends Freshness> = F extends 'public' ? SharedHandler<C> : Handler<C>;
/** What a login must be shown for is never shared. */
type FreshnessOf<C extends Call> = C['auth'] extends 'none' | 'optional' ? Freshness : 'personal';

type Admit = (req: FastifyRequest) => Promise<Refusal | null>;

export type BindOptions<F extends Freshness = 'personal'> = {
  /** Refused with 429 when an address exceeds it (API §22). */
  limit?: F extends 'public' ? never : LimitRule;
  /**
   * Of a call that knows its callers by other means than a login: refuses a stranger before his body is read, as
   * `authenticate` does.
   */
  admit?: F extends 'public' ? never : Admit;
  /**
   * `public`: the same for everybody in a language, kept as bytes for a moment, ETag and `max-age=30` (DEC-17); default
   * `personal`: `no-store`.
   */
  cache?: F;
  /** Of a form with files: bytes of the largest one. */
  upload?: number;
  /** `false` beside `public`: made for each reader, because its owner may take it back at any moment. */
  isKept?: false;
};

const uploadLimit = 5 * 1024 * 1024;
/** What a form has beside its file. */
const formRest = 1024 * 1024;

/** 202 where nothing is done yet: told by the answer, because a repeated key answers what was kept. */
const statusOf = (call: Call, answer: unknown): 200 | 202 =>
  202 in call.responses &&
  typeof answer === 'object' &&
  answer !== null &&
  ('approval' in answer || 'run' in answer || 'payment_link' in answer)
    ? 202
    : 200;

const isResult = (answer: unknown): answer is Result<unknown> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer;

const isNotedOrRefused = (answer: unknown): boolean => isResult(answer) && (!answer.ok || isNoted(answer));

const staffCallOf = (call: Call): StaffCall | null => (call.auth === 'staff' ? call : null);

/**
 * Registers one call of the contract: validation, authorization, answer, OpenAPI and the types of the handler come from
 * the same object. Refusals are answered as API §1 says; what is thrown reaches the error handler.
 */
export const bind = <const C extends Call, F extends FreshnessOf<C> = 'personal'>(
  app: FastifyInstance,
  call: C,
  handler: HandlerOf<C, F>,
  options: BindOptions<F> = {},
): void => {
  const isPublic = options.cache === 'public';
  const staffCall = staffCallOf(call);
  const send = (reply: FastifyReply, status: number, data: unknown): Sent => {
    reply.code(status);
    return sendPersonal(reply, data) as unknown as Sent;
  };
  const route = (scope: FastifyInstance): void => {
    scope.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(call.multipart ? { bodyLimit: options.upload ? options.upload + formRest : uploadLimit } : {}),
      config: { call, ...(isPublic && options.isKept !== false ? { sharedBy: wordsOf(call) } : {}) },
      schema: {
        summary: call.summary,
        tags: [call.path.split('/')[2] ?? 'api'],
        ...(call.params ? { params: call.params } : {}),
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        ...(call.multipart ? { consumes: ['multipart/form-data'] } : {}),
        ...(Object.keys(call.responses).length ? { response: call.responses } : {}),
      },
      onRequest: [
        ...(options.limit ? [limitByAddress(options.limit)] : []),
        ...authenticate(call.auth),
        ...(staffCall ? [admitStaff(staffCall)] : []),
        ...(options.admit ? [admitBy(options.admit)] : []),
      ],
      ...(staffCall ? { preHandler: checkScope(staffCall) } : {}),
      handler: async (req, reply) => {
        const asked = {
          params: req.params as Out<C, 'params'>,
          query: req.query as Out<C, 'query'>,
          body: req.body as Out<C, 'body'>,
          language: req.language,
        };
        if (isPublic && req.login === null) {
          const key = req.sharedKey && call.body ? `${req.sharedKey} ${JSON.stringify(asked.body)}` : req.sharedKey;
          await answerShared(reply, key, async () => (handler as SharedHandler<C>)(asked));
          return reply;
        }
        const answer = await (handler as Handler<C>)({
          ...asked,
          req,
          reply,
          user: req.login as User<C>,
          staff: (staffCall ? staffSideOf(staffCall, req) : null) as Context<C>['staff'],
          idempotency: call.idempotent ? readIdempotency(req) : null,
          send: (status, data) => send(reply, status, data),
          refuse: (refusal) => reply.refuse(refusal) as unknown as Sent,
          sendRaw: (body, headers, status = 200) => reply.code(status).headers(headers).send(body) as unknown as Sent,
        });
        if (staffCall && staffCall.act !== null && !isNotedOrRefused(answer))
          throw new Error(`${call.method} ${call.path} changed something without an entry of the audit`);
        if (isResult(answer)) {
          if (answer.ok) send(reply, statusOf(call, answer.value), answer.value);
          else reply.refuse(answer.refusal);
        }
        return reply;
      },
    });
  };
  if (call.raw && call.method !== 'GET' && !call.body)
    void app.register(async (scope) => {
      keepRawBody(scope);
      route(scope);
    });
  else route(app);
};

const admitBy =
  (admit: Admit): onRequestAsyncHookHandler =>
  async (req, reply) => {
    const refusal = await admit(req);
    return refusal ? reply.refuse(refusal) : undefined;
  };

/** Signatures of notices are computed over the bytes as they came: the body stays a Buffer. */
const keepRawBody = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, body, done) => done(null, body));
};
