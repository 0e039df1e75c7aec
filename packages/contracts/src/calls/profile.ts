import { z } from 'zod';
import { call } from '../call.ts';
import { Session } from '../entities/account.ts';
import { idParam, Message, paged, Paging, values } from '../entities/basic.ts';
import { relations, User } from '../entities/order.ts';

const withUser = z.object({ message: z.string(), user: User });
const name = z.string().max(200);
const phone = z.string().max(40);
const email = z.string().max(300);
const code = z.string().max(200);

/** API §4.3: the person's own data. */
export const profile = {
  me: call({
    method: 'GET',
    path: '/api/user',
    auth: 'required',
    summary: 'The user behind the token',
    responses: { 200: values(User) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/user',
    auth: 'full',
    summary: 'Changes the sent fields; an absent one stays (DEC-109)',
    body: z.object({
      name: name.nullish(),
      last_name: name.nullish(),
      second_name: name.nullish(),
      birth_date: z.string().max(40).nullish(),
      extra_contact: phone.nullish(),
      gender: z.string().max(10).nullish(),
      language: z.enum(['ru', 'en']).optional(),
    }),
    responses: { 200: withUser },
  }),
  setMailing: call({
    method: 'PUT',
    path: '/api/user/mailing',
    auth: 'full',
    summary: 'Whether the person wants advertising',
    body: z.object({ mailing: z.boolean() }),
    responses: { 200: withUser },
  }),
  setContact: call({
    method: 'PUT',
    path: '/api/user/contact',
    auth: 'full',
    summary: 'Second phone and relative (DEC-36)',
    body: z.object({
      extra_contact: phone.nullish(),
      contact_name: name.nullish(),
      type_relate: z.union([z.enum(relations), z.literal('')]).nullish(),
      contact_phone: phone.nullish(),
    }),
    responses: { 200: withUser },
  }),
  sendPhoneCode: call({
    method: 'POST',
    path: '/api/user/phone/code',
    auth: 'full',
    summary: 'SMS code for a new phone',
    body: z.object({ phone }),
    responses: { 200: z.object({ message: z.string(), retry_after: z.int() }) },
  }),
  setPhone: call({
    method: 'POST',
    path: '/api/user/new/phone',
    auth: 'full',
    summary: 'Sets the phone that received the code',
    body: z.object({ phone, code }),
    responses: { 200: withUser },
  }),
  changeEmail: call({
    method: 'POST',
    path: '/api/user/change/email',
    auth: 'full',
    summary: 'Letters to the new address (link) and the old one (notice)',
    body: z.object({ email }),
    responses: { 200: withUser },
  }),
  confirmNewEmail: call({
    method: 'POST',
    path: '/api/user/verify/new/email',
    auth: 'optional',
    summary: 'Confirms a new address by its letter, in a login of the account that asked',
    body: z.object({ code }),
    responses: { 200: z.object({ email: z.string() }) },
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/user/password',
    auth: 'full',
    summary: 'Changes the password and ends the other logins',
    body: z.object({ password: z.string().max(1000), new_password: z.string().max(1000) }),
    responses: { 200: Message },
  }),
  subscribe: call({
    method: 'PUT',
    path: '/api/user/subscribe/news',
    auth: 'optional',
    summary: 'Mailing to an address: confirmed by letter, unless it is the own one (DEC-45)',
    body: z.object({ email, agree: z.boolean().optional() }),
    responses: { 200: Message },
  }),
  confirmSubscription: call({
    method: 'PUT',
    path: '/api/user/subscribe/news/{code}',
    auth: 'none',
    summary: 'Confirms a mailing by the link of its letter',
    params: z.object({ code: z.string().max(200) }),
    responses: { 200: Message },
  }),
  unsubscribe: call({
    method: 'PUT',
    path: '/api/user/unsubscribe/{code}',
    auth: 'none',
    summary: 'Ends a mailing by the link that every letter of it carries',
    params: z.object({ code: z.string().max(200) }),
    responses: { 200: Message },
  }),
  unsubscribeAtOnce: call({
    method: 'POST',
    path: '/api/user/unsubscribe/{code}',
    auth: 'none',
    summary: '＋ The same for a mail program (RFC 8058): its form `List-Unsubscribe=One-Click` is not looked at',
    params: z.object({ code: z.string().max(200) }),
    raw: true,
    responses: {},
  }),
  export: call({
    method: 'GET',
    path: '/api/user/export',
    auth: 'full',
    summary: 'All data of the person as a JSON file',
    raw: true,
    responses: {},
  }),
  sendDeletionCode: call({
    method: 'POST',
    path: '/api/user/delete/code',
    auth: 'full',
    summary: 'Mails or texts a code that confirms the deletion',
    body: z.object({}).nullish(),
    responses: { 200: Message },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/user',
    auth: 'full',
    summary: 'Erases the account; paid documents are kept for the legal term',
    body: z.object({ code, force: z.boolean().optional() }),
    responses: { 200: Message },
  }),
};

/** API §4.3: where the person is signed in (DEC-34). */
export const logins = {
  describe: call({
    method: 'POST',
    path: '/api/auth/history',
    auth: 'required',
    summary: 'Describes the current login',
    body: z
      .object({
        os: z.string().max(100).nullish(),
        browser: z.string().max(100).nullish(),
        method: z.string().max(40).nullish(),
      })
      .nullish(),
    responses: { 200: Message },
  }),
  list: call({
    method: 'GET',
    path: '/api/auth/history',
    auth: 'full',
    summary: 'Live logins, the current one first',
    query: Paging,
    responses: { 200: paged(Session) },
  }),
  end: call({
    method: 'DELETE',
    path: '/api/auth/history/{id}',
    auth: 'full',
    summary: 'Ends one login',
    params: idParam,
    responses: { 200: Message },
  }),
  endOthers: call({
    method: 'DELETE',
    path: '/api/auth/history',
    auth: 'full',
    summary: 'Ends every login but this one',
    responses: { 200: Message },
  }),
};
