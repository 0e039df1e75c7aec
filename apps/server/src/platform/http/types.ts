import type { Call, Language } from '@trassa/contracts';
import type { Refusal } from '../../kernel/result.ts';
import type { Limiter } from './limiter.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Who is behind a token. Given by the accounts module through the port `FindLogin`. */
export type Login = {
  readonly loginId: number;
  readonly userId: number;
  /** A guest who paid: served for his own purchase only (DEC-41). */
  readonly temporary: boolean;
  readonly roles: readonly string[];
};

/** `null`: unknown or expired (401). `revoked`: known, but void, or its user is blocked (403, DEC-06). */
export type FoundLogin = { readonly state: 'live'; readonly login: Login } | { readonly state: 'revoked' } | null;

/** Port: looks a login up by the SHA-256 of its token (32 bytes, `logins.token_hash`), DEC-07. */
export type FindLogin = (tokenHash: Buffer) => Promise<FoundLogin>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract behind a route. */
    call?: Call;
    /** Words of the query that tell answers apart, of a call that is the same for everybody. */
    sharedBy?: readonly string[];
  }
  interface FastifyRequest {
    /** The live login behind the Authorization header; null for guests and on calls with `auth: 'none'`. */
    login: Login | null;
    language: Language;
    /** Id of the visitor cookie once it was asked for; see `Visitors`. */
    visitor: string | null;
    /** What the answer is kept by; null where it is not shared. */
    sharedKey: string | null;
  }
  interface FastifyReply {
    /** Answers a refusal in the person's language with its status (API §1). */
    refuse(refusal: Refusal): FastifyReply;
  }
  interface FastifyInstance {
    limiter: Limiter;
    findLogin: FindLogin;
    sharedAnswers: SharedAnswers;
    /** Header value by which server rendering marks its own in-process calls: they are not rate limited. */
    internalKey: string;
  }
}
