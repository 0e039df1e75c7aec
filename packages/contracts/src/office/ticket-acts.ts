import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, values } from '../entities/basic.ts';
import { EventFormat } from '../entities/event.ts';
import { reason, Version, versionAndReason } from './stamp.ts';

const fileId = z.string().max(64);
const answer = { 200: z.object({ message: z.string() }) };
const ticket = { kind: 'ticket', from: 'params.id' } as const;

export const paperKinds = ['medical', 'license', 'cluster', 'parent'] as const;
export const paperStates = ['seen', 'refused'] as const;

/** The form of a ticket: what it asks, what is answered; of answers that are masked, by their field, the mask. */
export const TicketFormOf = z.object({
  version: Version,
  format: EventFormat,
  /** Of its own shirt there is one more. */
  sizes: z.array(z.object({ size: z.string(), count: z.int() })),
  info: z.record(z.string(), z.unknown()),
  masked: z.record(z.string(), z.string()),
  license_file: fileId.nullable(),
  file: fileId.nullable(),
  club: z.object({ public_id: z.string(), title: z.string() }).nullable(),
});
export type TicketFormOf = z.infer<typeof TicketFormOf>;

/** What the staff does with one ticket (back-office.md 4.4, 5.5). */
export const ticketActs = {
  form: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}/form',
    auth: 'staff',
    right: 'tickets.edit',
    scope: ticket,
    act: null,
    summary: 'The form of a ticket with its answers, personal ones masked',
    params: idParam,
    responses: { 200: values(TicketFormOf) },
  }),
  edit: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}',
    auth: 'staff',
    right: 'tickets.edit',
    scope: ticket,
    act: 'ticket.edit',
    summary: 'Names or corrects the participant by the rule of the site’s form',
    params: idParam,
    body: z.object({
      version: Version,
      /** Answers that change; null takes one off. */
      info: z.record(z.string().max(64), z.unknown()).default({}),
      license_file: fileId.nullish(),
      file: fileId.nullish(),
      club: z.string().max(64).nullish(),
      /** What may be against the rule, with a reason. */
      override: z
        .array(z.enum(['age']))
        .max(1)
        .default([]),
      reason: reason.optional(),
    }),
    responses: answer,
  }),
  number: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}/number',
    auth: 'staff',
    right: 'numbers.edit',
    scope: ticket,
    act: 'ticket.number',
    summary: 'A start number, the next free one, or none; the QR text is another one',
    params: idParam,
    body: z.object({
      version: Version,
      number: z.union([z.int().min(1).max(1_000_000), z.literal('next')]).nullable(),
    }),
    responses: answer,
  }),
  document: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}/document',
    auth: 'staff',
    right: 'tickets.edit',
    scope: ticket,
    act: 'ticket.document',
    summary: 'What was seen of a paper of the participant',
    params: idParam,
    body: z.object({
      version: Version,
      kind: z.enum(paperKinds),
      state: z.enum([...paperStates, 'none']),
      note: z.string().trim().max(500).default(''),
    }),
    responses: answer,
  }),
  transfer: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}/transfer',
    auth: 'staff',
    right: 'tickets.move',
    scope: ticket,
    act: 'ticket.transfer',
    summary: 'Offers a ticket by a letter, or hands it over at once to who consents before the staff',
    params: idParam,
    body: z.object({
      version: Version,
      email: z.string().max(300),
      accepted_by_staff: z.boolean().default(false),
      reason,
    }),
    responses: answer,
  }),
  block: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}/block',
    auth: 'staff',
    right: 'tickets.block',
    scope: ticket,
    act: 'ticket.block',
    summary: 'The ticket opens nothing until it is unblocked; its place stays taken',
    params: idParam,
    body: versionAndReason,
    responses: answer,
  }),
  unblock: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}/unblock',
    auth: 'staff',
    right: 'tickets.block',
    scope: ticket,
    act: 'ticket.unblock',
    summary: 'The ticket works again',
    params: idParam,
    body: versionAndReason,
    responses: answer,
  }),
  renewQr: call({
    method: 'PUT',
    path: '/api/admin/tickets/{id}/renew_qr',
    auth: 'staff',
    right: 'tickets.block',
    scope: ticket,
    act: 'ticket.renew_qr',
    summary: 'Another QR text, mailed to the holder; the old one opens nothing',
    params: idParam,
    body: versionAndReason,
    responses: answer,
  }),
};
