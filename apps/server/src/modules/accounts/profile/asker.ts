import type { Caller } from '../../../platform/http/index.ts';

/** Who asks. The IP address is part of every consent (DEC-44). */
export type Asker = { readonly userId: number; readonly address: string };

/** Who asks for a code by text message or brings one. */
export type PhoneAsker = { readonly userId: number; readonly caller: Caller };
