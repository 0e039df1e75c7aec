import { linkMaxLength } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, Money, paged, Paging, values } from '../entities/basic.ts';
import { Ticket } from '../entities/order.ts';
import { CancelQuote, OnlineRace, TicketDetail } from '../entities/ticket-detail.ts';

const publicId = z.string().max(64);
const changed = z.object({ message: z.string(), values: Ticket });

/** API §14 */
export const tickets = {
  mine: call({
    method: 'GET',
    path: '/api/user/tickets/my',
    auth: 'required',
    summary: 'Tickets held now',
    responses: { 200: values(z.array(Ticket)) },
  }),
  transferred: call({
    method: 'GET',
    path: '/api/user/tickets/transfered',
    auth: 'required',
    summary: 'Given away, on offer, offered to me (DEC-72)',
    responses: { 200: values(z.array(Ticket)) },
  }),
  past: call({
    method: 'GET',
    path: '/api/user/tickets/old',
    auth: 'required',
    summary: 'Tickets whose start is over, latest first',
    query: Paging,
    responses: { 200: paged(Ticket) },
  }),
  one: call({
    method: 'GET',
    path: '/api/user/ticket/{id}',
    auth: 'required',
    summary: 'A ticket with its form and permitted actions',
    params: idParam,
    responses: { 200: values(TicketDetail) },
  }),
  file: call({
    method: 'GET',
    path: '/api/user/ticket/{id}/file',
    auth: 'required',
    summary: 'The ticket as PDF or calendar file',
    raw: true,
    params: idParam,
    query: z.object({ type: z.enum(['pdf', 'ics']).optional() }),
    responses: {},
  }),
  /** Participant fields may also stand directly at the top level: the object stays open. */
  register: call({
    method: 'PUT',
    path: '/api/user/ticket',
    auth: 'required',
    summary: 'Registers or corrects the participant',
    body: z.looseObject({
      public_id: publicId,
      info: z.looseObject({}).optional(),
      license_file: publicId.nullish(),
      file: publicId.nullish(),
      club: publicId.nullish(),
      team: z
        .object({
          public_id: publicId.optional(),
          title: z.string().max(100).optional(),
          code: z.string().max(32).optional(),
        })
        .nullish(),
      number: z.int().min(1).max(1_000_000).nullish(),
    }),
    responses: { 200: changed },
  }),
  disable: call({
    method: 'PUT',
    path: '/api/user/ticket/disable',
    auth: 'required',
    summary: 'Cancels the registration; the ticket stays',
    body: z.object({ public_id: publicId }),
    responses: { 200: changed },
  }),
  transfer: call({
    method: 'PUT',
    path: '/api/user/ticket/transfer',
    auth: 'full',
    summary: 'Offers the ticket to a person',
    body: z.object({ public_id: publicId, email: z.string().max(300) }),
    responses: { 200: changed },
  }),
  answerTransfer: call({
    method: 'PUT',
    path: '/api/user/ticket/confirm/transfer',
    auth: 'full',
    summary: 'The recipient accepts or declines',
    body: z.object({ transfer_confirm: z.boolean(), public_id: publicId }),
    responses: { 200: z.object({ message: z.string(), values: Ticket.nullable() }) },
  }),
  takeBack: call({
    method: 'PUT',
    path: '/api/user/ticket/return',
    auth: 'required',
    summary: 'The giver takes an offer back',
    body: z.object({ public_id: publicId }),
    responses: { 200: changed },
  }),
  online: call({
    method: 'GET',
    path: '/api/user/ticket/online/{id}',
    auth: 'required',
    summary: 'Where a virtual race stands',
    params: idParam,
    responses: { 200: values(OnlineRace) },
  }),
  runOnline: call({
    method: 'PUT',
    path: '/api/user/ticket/online',
    auth: 'required',
    summary: 'Starts a virtual race, or hands its result in',
    body: z.object({
      public_id: publicId,
      result_time: z.string().max(20).nullish(),
      file: publicId.nullish(),
      link: z.string().max(linkMaxLength).nullish(),
    }),
    responses: { 200: z.object({ message: z.string(), values: OnlineRace }) },
  }),
};

/** API §5.3 */
export const cancellation = {
  quote: call({
    method: 'GET',
    path: '/api/payment/cancel/{ticket}',
    auth: 'required',
    summary: 'What the return of a ticket would give back',
    params: z.object({ ticket: publicId }),
    responses: { 200: values(CancelQuote) },
  }),
  cancel: call({
    method: 'POST',
    path: '/api/payment/cancel',
    auth: 'required',
    summary: 'Returns one ticket for money',
    idempotent: true,
    body: z.object({ public_id: publicId, sum: Money.nullish() }),
    responses: { 200: z.object({ sum: Money }) },
  }),
};
