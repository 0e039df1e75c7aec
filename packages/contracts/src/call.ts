import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `none` – the Authorization header is not read; `optional` – a valid token adds personal things, a bad one
 * counts as none; `required` – 401 without a token, a temporary user is served for his own purchase only;
 * `full` – as required, and a temporary user is refused with 400 `temporary_user` (DEC-06).
 */
export type Auth = 'none' | 'optional' | 'required' | 'full';

/** One HTTP call. The server binds it, the client calls it, OpenAPI is made of it: a wire field is written once. */
export type Call = {
  readonly method: Method;
  /** `/api/hold/{id}` */
  readonly path: string;
  readonly auth: Auth;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a form with files; the handler reads its parts. */
  readonly multipart?: true;
  /** The answer is not JSON (a file, a page); nothing is serialised. A posted body without a schema stays bytes. */
  readonly raw?: true;
  /** Takes `Idempotency-Key` (DEC-15). */
  readonly idempotent?: true;
  readonly responses: Readonly<Record<number, z.ZodType>>;
};

export const call = <const C extends Call>(definition: C): C => definition;
