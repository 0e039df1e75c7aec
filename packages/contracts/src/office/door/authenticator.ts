import { z } from 'zod';
import { call } from '../../call.ts';
import { Message } from '../../entities/basic.ts';
import { ShownSecret } from './entry.ts';

/** The own authenticator app of whoever stands in an open session; each call after a proof of the last ten minutes. */
export const officeAuthenticator = {
  offer: call({
    method: 'POST',
    path: '/api/admin/authenticator',
    auth: 'full',
    summary: 'A secret for an authenticator beside passkeys, to be confirmed within 15 minutes',
    responses: { 200: ShownSecret },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/admin/authenticator/confirm',
    auth: 'full',
    summary: 'The first code makes the authenticator count; other sessions of the person end',
    body: z.object({ code: z.string().max(40) }),
    responses: { 200: Message },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/authenticator',
    auth: 'full',
    summary: 'Codes of the authenticator count no more; never the last way in. Other sessions of the person end',
    responses: { 200: Message },
  }),
};
