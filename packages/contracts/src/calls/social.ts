import { z } from 'zod';
import { call } from '../call.ts';
import { SignedIn } from '../entities/account.ts';
import { values } from '../entities/basic.ts';
import { User } from '../entities/order.ts';

const network = z.object({ network: z.string().max(40) });
const flag = z.enum(['true', 'false']).optional();
/** What the provider sent the browser back with; `agree` alone repeats after `consent_required`. */
const Returned = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(200),
  device_id: z.string().max(400).optional(),
  agree: z.boolean().optional(),
  mailing: z.boolean().optional(),
});

/** API §4.1: sign-in through a social network (DEC-43). */
export const social = {
  start: call({
    method: 'GET',
    path: '/api/auth/social/{network}',
    auth: 'optional',
    summary: "Address of the provider's sign-in page",
    params: network,
    query: z.object({ purpose: z.enum(['login', 'add']), agree: flag, mailing: flag }),
    responses: { 200: values(z.object({ redirect_url: z.string(), state: z.string() })) },
  }),
  signIn: call({
    method: 'POST',
    path: '/api/user/{network}',
    auth: 'none',
    summary: 'Login or registration through a network',
    params: network,
    body: Returned,
    responses: { 200: SignedIn },
  }),
  attach: call({
    method: 'POST',
    path: '/api/user/add/{network}',
    auth: 'full',
    summary: 'Attaches a network to the account',
    params: network,
    body: Returned,
    responses: { 200: z.object({ user: User }) },
  }),
  detach: call({
    method: 'DELETE',
    path: '/api/user/add/{network}',
    auth: 'full',
    summary: 'Detaches a network, unless it is the only way in',
    params: network,
    responses: { 200: z.object({ user: User }) },
  }),
};
