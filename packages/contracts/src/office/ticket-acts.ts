import { z } from 'zod';
import { call } from '../call.ts';
import { moveDifferences } from '@trassa/rules';
import { Id, idParam, Kind, Money, Unix, values } from '../entities/basic.ts';
import { EventFormat } from '../entities/event.ts';
import { Accepted } from './approvals.ts';
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
  team: z.object({ public_id: z.string(), title: z.string() }).nullable(),
});
export type TicketFormOf = z.infer<typeof TicketFormOf>;

/** Clubs and teams that a participant may run for, by words of their names; the first of them. */
const ClubChoice = z.object({ public_id: Id, title: z.string(), city: z.string() });
const TeamChoice = z.object({
  public_id: Id,
  title: z.string(),
  number: z.int().nullable(),
  /** Places in it. */
  free: z.int(),
  /** Joined by its code alone. */
  private: z.boolean(),
});

/** Where a ticket could go: starts in reach, and the formats of one of them. */
export const MoveOptions = z.object({
  version: Version,
  /** What it is of now. */
  format: Id,
  /** What its start takes for a move, in roubles. */
  fee: Money,
  /** Whose formats these are. */
  start: Id,
  starts: z.array(z.object({ public_id: Id, title: z.string(), starts: Unix, timezone: z.string() })),
  formats: z.array(EventFormat),
});
export type MoveOptions = z.infer<typeof MoveOptions>;

const askedMove = {
  version: Version,
  format: z.string().max(64),
  /** Absent: the ticket's own. */
  kind: Kind.optional(),
  /** A wave by its name in Russian, where somebody is registered and the format has waves. */
  cluster: z.string().max(200).optional(),
  difference: z.enum(moveDifferences).default('price_now'),
  /** Absent: what the start of the ticket takes. */
  fee: Money.optional(),
  /** What may be against the rule. */
  override: z
    .array(z.enum(['age']))
    .max(1)
    .default([]),
  /** A place that is kept back. */
  from_reserve: z.boolean().default(false),
};

export const MoveQuote = z.object({
  version: Version,
  was: Money,
  will_be: Money,
  fee: Money,
  to_pay: Money,
  to_return: Money,
  /** Of `to_return`. */
  to_certificates: Money,
  /** Roubles to pay, or, below zero, to return: what `move` names. */
  sum: z.number(),
  keeps: z.object({
    /** false: the new form asks something else, the participant is registered anew. */
    registration: z.boolean(),
    number: z.boolean(),
    wave: z.boolean(),
    team: z.boolean(),
    shirt: z.string().nullable(),
    insurance: z.boolean(),
  }),
  start: z.object({ public_id: Id, starts: Unix, timezone: z.string() }),
  /** Until when the place would be held for the money; null: it is moved at once. */
  expires_at: Unix.nullable(),
  approval_needed: z.boolean(),
});
export type MoveQuote = z.infer<typeof MoveQuote>;

const PayLink = z.object({ payment_link: z.string(), expires_at: Unix, order: Id });
const Moved = values(z.object({ to_return: Money, order: Id }));
export type TicketMoved = z.infer<typeof PayLink> | z.infer<typeof Moved>;

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
      /** A team of its format to join, with the code of a private one; by the rule of the site. */
      team: z.object({ public_id: z.string().max(64), code: z.string().max(32).optional() }).optional(),
      /** What may be against the rule, with a reason. */
      override: z
        .array(z.enum(['age']))
        .max(1)
        .default([]),
      reason: reason.optional(),
    }),
    responses: answer,
  }),
  clubs: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}/clubs',
    auth: 'staff',
    right: 'tickets.edit',
    scope: ticket,
    act: null,
    summary: 'Clubs by words of their names, for the participant of a ticket; twenty of them',
    params: idParam,
    query: z.object({ search: z.string().trim().max(100).default('') }),
    responses: { 200: values(z.array(ClubChoice)) },
  }),
  teams: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}/teams',
    auth: 'staff',
    right: 'tickets.edit',
    scope: ticket,
    act: null,
    summary: 'Teams of the format of a ticket that have a free place, by their title or number; fifty of them',
    params: idParam,
    query: z.object({ search: z.string().trim().max(100).default('') }),
    responses: { 200: values(z.array(TeamChoice)) },
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
  moveOptions: call({
    method: 'GET',
    path: '/api/admin/tickets/{id}/move',
    auth: 'staff',
    right: 'tickets.move',
    scope: ticket,
    act: null,
    summary: 'Starts in reach and the formats of one of them, for a ticket to go to',
    params: idParam,
    query: z.object({ start: z.string().max(64).optional() }),
    responses: { 200: values(MoveOptions) },
  }),
  moveQuote: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/move/quote',
    auth: 'staff',
    right: 'tickets.move',
    scope: ticket,
    act: 'ticket.move_quote',
    summary: 'What moving a ticket would cost, and what it would keep',
    params: idParam,
    body: z.object(askedMove),
    responses: { 200: values(MoveQuote) },
  }),
  move: call({
    method: 'POST',
    path: '/api/admin/tickets/{id}/move',
    auth: 'staff',
    right: 'tickets.move',
    scope: ticket,
    act: 'ticket.move',
    summary: 'Moves a ticket to another format or start, at once or once the difference is paid',
    params: idParam,
    body: z.object({ ...askedMove, sum: z.number(), reason }),
    responses: { 200: Moved, 202: z.union([PayLink, Accepted]) },
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
