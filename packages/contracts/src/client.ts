import type { z } from 'zod';
import type { Call } from './call.ts';

type Part<C, K extends string> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** Parameters, query and body of a call, as its schemas take them. */
export type Args<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  (C extends { readonly multipart: true } ? { form: FormData } : unknown) & {
    idempotencyKey?: string;
    /** The solved puzzle of a refusal `captcha_required` (DEC-16). */
    captcha?: string;
    signal?: AbortSignal;
  };

type AnswerOf<C extends Call, S extends 200 | 202> = C['responses'] extends {
  readonly [K in S]: infer A extends z.ZodType;
}
  ? z.output<A>
  : never;
/** The answer with status 200, or with 202 of what was only accepted. */
export type Answer<C extends Call> = AnswerOf<C, 200> | AnswerOf<C, 202>;

export type ErrorAnswer = {
  message: string;
  errors?: Record<string, string>;
  code?: string;
  captcha?: string;
  items?: { unique_id: string; message: string; [field: string]: unknown }[];
};

/** An answer of 400 and above, with what the server said. */
export class HttpError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  readonly retryAfter: number | null;
  constructor(status: number, answer: ErrorAnswer, retryAfter: number | null = null) {
    super(answer.message || `Request failed with status code ${status}`);
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

/** No answer at all: 'Network Error', 'Request aborted' or 'timeout of {n}ms exceeded' (ERR-09, ERR-10). */
export class NoAnswerError extends Error {}

export type ClientOptions = {
  baseUrl?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Headers of every request: language, Authorization. */
  headers?: () => Record<string, string>;
  /** Milliseconds; 10 000 by CONST-04. */
  timeout?: number;
};

export type Client = <C extends Call>(call: C | Light<C>, args: Args<C>) => Promise<Answer<C>>;

/** What the client needs of a call at run time; `C` carries the types, so no schema reaches the browser. */
export type Light<C extends Call> = Pick<C, 'method' | 'path'> & { readonly __call?: C };

/** A list is repeated: any of its values. */
const search = (query: object | undefined): string => {
  const pairs = Object.entries(query ?? {})
    .flatMap(([name, value]) => [value].flat().map((one: unknown) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') ?? false;

/** What came, a file as it is; undefined: not the JSON that it says it is, as from a gateway that broke it off. */
const parse = (body: string | Blob): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * Typed client of the contract. Resolves to the 200 answer; rejects with HttpError (status and the server's words) or
 * NoAnswerError. Source: API §1, CONST-04.
 */
export const makeClient =
  (options: ClientOptions = {}): Client =>
  async (call, args) => {
    const timeout = options.timeout ?? 10_000;
    const a = args as {
      params?: Record<string, unknown>;
      query?: object;
      body?: unknown;
      form?: FormData;
      idempotencyKey?: string;
      captcha?: string;
      signal?: AbortSignal;
    };
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(a.params?.[name])));
    const headers: Record<string, string> = { ...options.headers?.() };
    if (a.body !== undefined) headers['content-type'] = 'application/json';
    if (a.idempotencyKey) headers['idempotency-key'] = a.idempotencyKey;
    if (a.captcha) headers['captcha'] = a.captcha;
    const limit = AbortSignal.timeout(timeout);
    const init: RequestInit = {
      method: call.method,
      headers,
      credentials: 'same-origin',
      signal: a.signal ? AbortSignal.any([a.signal, limit]) : limit,
    };
    if (a.form) init.body = a.form;
    else if (a.body !== undefined) init.body = JSON.stringify(a.body);
    let response: Response;
    let body: string | Blob;
    try {
      response = await (options.fetch ?? fetch)((options.baseUrl ?? '') + path + search(a.query), init);
      body = await (isJson(response) ? response.text() : response.blob());
    } catch (cause) {
      const reason = limit.aborted
        ? `timeout of ${timeout}ms exceeded`
        : a.signal?.aborted
          ? 'Request aborted'
          : 'Network Error';
      throw new NoAnswerError(reason, { cause });
    }
    const data = parse(body);
    if (response.status < 400) {
      if (data === undefined) throw new NoAnswerError('Network Error');
      return data as never;
    }
    const after = Number(response.headers.get('retry-after'));
    throw new HttpError(
      response.status,
      isJson(response) && data !== undefined ? (data as ErrorAnswer) : { message: '' },
      Number.isFinite(after) && after > 0 ? after : null,
    );
  };
