import type { ErrorCode, ErrorItem, MessageSpec } from '@trassa/contracts';

/** Refusals that are only a status on the wire and carry no code there (API §1). */
export type PlainRefusal = 'not_found' | 'unauthorized' | 'forbidden' | 'too_large' | 'rate_limited' | 'unavailable';
export type RefusalCode = ErrorCode | PlainRefusal;

/** A line of the basket that is refused; its message is put into the person's language at the edge. */
export type RefusedItem = Omit<ErrorItem, 'message'> & { message: MessageSpec };

/** A "no" that belongs to the rules of the house, as opposed to a fault, which is thrown. */
export type Refusal = {
  readonly code: RefusalCode;
  /** Without it the text of the code is shown. */
  readonly message?: MessageSpec;
  /** By dotted path of the field: `tickets.0.info.birth_date`. */
  readonly errors?: Readonly<Record<string, MessageSpec>>;
  readonly items?: readonly RefusedItem[];
  /** The puzzle of `captcha_required`. */
  readonly captcha?: string;
  /** Further fields that the code promises on the wire: `right` of `role_required`. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Of `conflict`: the version that was sent. The act tells beside it who has changed what since. */
  readonly since?: number;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter?: number;
};

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<R = Refusal> = { readonly ok: false; readonly refusal: R };
export type Result<T, R = Refusal> = Ok<T> | Refused<R>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** `refuse({ code: 'state' })`, `refuse({ code: 'age', message: { id: 'age_min', age_min: 18 } })` */
export const refuse = <const R extends Refusal>(refusal: R): Refused<R> => ({ ok: false, refusal });

/** Unknown, or a stranger's: the caller cannot tell which. */
export const notFound = (): Refused => refuse({ code: 'not_found' });

/** The thing has another version than the one that was seen: 400 `conflict`, whose act tells who has changed what since. */
export const changedSince = (seen: number, version: number): Refused =>
  refuse({ code: 'conflict', since: seen, details: { current: {}, version } });

/** Fields that are wrong, each with its message: 400 `validation`. */
export const invalid = (errors: Record<string, MessageSpec>): Refused => refuse({ code: 'validation', errors });
