import type { Caller } from '../../../platform/http/index.ts';

/** The account that calls, and from where. The IP address is part of every consent (DEC-44). */
export type AccountCaller = { readonly userId: number; readonly address: string };

/** The account that asks for a code by text message or brings one. */
export type PhoneCaller = { readonly userId: number; readonly caller: Caller };
