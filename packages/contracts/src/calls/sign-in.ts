import { z } from 'zod';
import { call } from '../call.ts';
import { SignedIn } from '../entities/account.ts';
import { Message } from '../entities/basic.ts';
import { User } from '../entities/order.ts';

const email = z.string().max(300);
const phone = z.string().max(40);
const password = z.string().max(1000);
const code = z.string().max(200);
const agree = z.boolean().optional();
const mailing = z.boolean().optional();
const language = z.enum(['ru', 'en']).optional();
const retryAfter = z.object({ message: z.string(), retry_after: z.int() });

/** API §4.1 and §4.2: ways in, and the way back in. */
export const signIn = {
  register: call({
    method: 'POST',
    path: '/api/user',
    auth: 'none',
    summary: 'Registration by e-mail; the confirmation gives the token',
    body: z.object({ email, password, agree, mailing, name: z.string().max(100).optional(), language }),
    responses: { 200: Message },
  }),
  sendCode: call({
    method: 'POST',
    path: '/api/user/code',
    auth: 'none',
    summary: 'SMS code for login and registration',
    body: z.object({ phone }),
    responses: { 200: retryAfter },
  }),
  registerByPhone: call({
    method: 'POST',
    path: '/api/user/phone',
    auth: 'none',
    summary: 'Registration by SMS; a known phone logs in',
    body: z.object({ phone, phone_code: code, agree, mailing, language }),
    responses: { 200: SignedIn },
  }),
  byEmail: call({
    method: 'PUT',
    path: '/api/auth',
    auth: 'none',
    summary: 'Login by e-mail and password',
    body: z.object({ email, password }),
    responses: { 200: SignedIn },
  }),
  byPhone: call({
    method: 'PUT',
    path: '/api/auth/phone',
    auth: 'none',
    summary: 'Login by SMS',
    body: z.object({ phone, phone_code: code }),
    responses: { 200: SignedIn },
  }),
  out: call({
    method: 'DELETE',
    path: '/api/auth',
    auth: 'optional',
    summary: 'Logout; also when the token has ended elsewhere',
    responses: { 200: Message },
  }),
  sendLink: call({
    method: 'POST',
    path: '/api/auth/link',
    auth: 'none',
    summary: 'Mails a one-time login link',
    body: z.object({ email }),
    responses: { 200: Message },
  }),
  byLink: call({
    method: 'PUT',
    path: '/api/auth/link',
    auth: 'none',
    summary: 'Exchanges a one-time login link',
    body: z.object({ code }),
    responses: { 200: SignedIn },
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/user/verify/email',
    auth: 'none',
    summary: 'Confirms an e-mail by its letter, and signs in',
    body: z.object({ code, password: password.optional() }),
    responses: { 200: z.object({ message: z.string(), token: z.string(), user: User }) },
  }),
  checkEmail: call({
    method: 'POST',
    path: '/api/user/real/email',
    auth: 'none',
    summary: 'Whether an address can receive letters',
    body: z.object({ email }),
    responses: { 200: Message },
  }),
  sendConfirmation: call({
    method: 'POST',
    path: '/api/user/confirm/email',
    auth: 'required',
    summary: 'The confirmation letter of the own address again',
    body: z.object({}).nullish(),
    responses: { 200: Message },
  }),
  repeatConfirmation: call({
    method: 'POST',
    path: '/api/user/repeat/email',
    auth: 'none',
    summary: 'The confirmation letter again, for a guest after 418',
    body: z.object({ email }),
    responses: { 200: Message },
  }),
  requestReset: call({
    method: 'POST',
    path: '/api/auth/resetpassword',
    auth: 'none',
    summary: 'Mails a link for a new password',
    body: z.object({ email }),
    responses: { 200: Message },
  }),
  checkReset: call({
    method: 'PUT',
    path: '/api/auth/resetpassword',
    auth: 'none',
    summary: 'Exchanges the code of the letter for a secure code',
    body: z.object({ code }),
    responses: { 200: z.object({ secure: z.string() }) },
  }),
  setPassword: call({
    method: 'POST',
    path: '/api/auth/resetpassword/update',
    auth: 'none',
    summary: 'Sets the new password and ends every login',
    body: z.object({ secure: code, password }),
    responses: { 200: Message },
  }),
};
