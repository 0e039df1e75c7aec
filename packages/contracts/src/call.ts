import type { Right } from '@trassa/rules';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `none` – the Authorization header is not read; `optional` – a valid token adds personal things, a bad one
 * counts as none; `required` – 401 without a token, a temporary user is served for his own purchase only;
 * `full` – as required, and a temporary user is refused with 400 `temporary_user` (DEC-06).
 */
export type VisitorAuth = 'none' | 'optional' | 'required' | 'full';
/** `staff` – as required, and a session of the back office with the right that the call names. */
export type Auth = VisitorAuth | 'staff';

type CallBase = {
  readonly method: Method;
  /** `/api/hold/{id}` */
  readonly path: string;
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

export type VisitorCall = CallBase & { readonly auth: VisitorAuth };

/**
 * What a call of the back office is about: one thing, whose id stands in the request and whose owner says where it
 * belongs; `list` – many, filtered by what the right reaches in the statement that reads them; `house` – what belongs to
 * no start, as settings do.
 */
export type StaffScope =
  | { readonly kind: string; readonly from: `${'params' | 'query' | 'body'}.${string}` }
  | 'list'
  | 'house';

/** What the audit calls an act: `order.refund`. */
export type AuditAct = `${string}.${string}`;

/** A call of the back office. A write without an act does not compile, nor does a call without a right or a scope. */
export type StaffCall = CallBase & {
  readonly auth: 'staff';
  readonly right: Right;
  readonly scope: StaffScope;
  /** The person proves himself again within ten minutes before. */
  readonly again?: true;
  /** Each call is an act of its own: an `Idempotency-Key` counts for nothing, and no answer is kept. */
  readonly keyless?: true;
} & (
    | { readonly method: 'GET'; /** null: looking leaves no trace. */ readonly act: AuditAct | null }
    | { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly act: AuditAct }
  );

/** One HTTP call. The server binds it, the client calls it, OpenAPI is made of it: a wire field is written once. */
export type Call = VisitorCall | StaffCall;

export const call = <const C extends Call>(definition: C): C => definition;
