import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Message, Unix, values } from '../../entities/basic.ts';
import { FreshProof, OfficeSession } from './entry.ts';
import { MakeOptions, NewPasskey, PasskeyAnswer, UseOptions } from './passkey-json.ts';

export const Passkey = z.object({ public_id: Id, name: z.string(), created: Unix, last_used: Unix.nullable() });
export type Passkey = z.infer<typeof Passkey>;
const name = z.string().trim().min(1).max(40);

/** Passkeys (back-office.md 2.4, 4.3): a second factor and a proof ⟳. Like the door they look at the cookie themselves. */
export const officePasskeys = {
  useOptions: call({
    method: 'POST',
    path: '/api/admin/auth/passkey/options',
    auth: 'full',
    summary:
      'A challenge of five minutes that a passkey of the person answers once, to enter or to prove himself again',
    responses: { 200: UseOptions },
  }),
  enter: call({
    method: 'POST',
    path: '/api/admin/auth/passkey',
    auth: 'full',
    summary: 'Enters by a passkey',
    body: z.object({ passkey: PasskeyAnswer }),
    responses: { 200: values(OfficeSession) },
  }),
  enrol: call({
    method: 'POST',
    path: '/api/admin/session/enrol/passkey',
    auth: 'full',
    summary: 'A challenge for a passkey as the first way in; the password or the mailed code is given anew',
    body: FreshProof,
    responses: { 200: MakeOptions },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/admin/session/confirm/passkey',
    auth: 'full',
    summary: 'The first passkey makes the second factor count; the recovery codes are shown this once',
    body: z.object({ passkey: NewPasskey }),
    responses: { 200: z.object({ recovery: z.array(z.string()) }) },
  }),
  list: call({
    method: 'GET',
    path: '/api/admin/passkeys',
    auth: 'full',
    summary: 'The own passkeys',
    responses: { 200: values(z.array(Passkey)) },
  }),
  addOptions: call({
    method: 'POST',
    path: '/api/admin/passkeys/options',
    auth: 'full',
    summary: 'A challenge for one more passkey, after a proof of the last ten minutes',
    responses: { 200: MakeOptions },
  }),
  add: call({
    method: 'POST',
    path: '/api/admin/passkeys',
    auth: 'full',
    summary: 'One more passkey, after a proof of the last ten minutes; other sessions of the person end',
    body: z.object({ name, passkey: NewPasskey }),
    responses: { 200: values(Passkey) },
  }),
  rename: call({
    method: 'PUT',
    path: '/api/admin/passkeys/{id}',
    auth: 'full',
    summary: 'Calls an own passkey otherwise',
    params: idParam,
    body: z.object({ name }),
    responses: { 200: values(Passkey) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/passkeys/{id}',
    auth: 'full',
    summary:
      'Removes an own passkey, after a proof of the last ten minutes; never the last way in. Other sessions of the person end',
    params: idParam,
    responses: { 200: Message },
  }),
};
