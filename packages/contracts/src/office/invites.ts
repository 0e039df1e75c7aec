import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Kind, values } from '../entities/basic.ts';
import { EventFormat } from '../entities/event.ts';
import { Accepted } from './approvals.ts';
import { reason } from './stamp.ts';

/** Tickets that are given away by one call; more go by another. */
export const inviteMax = 500;
const start = { kind: 'start', from: 'params.id' } as const;

const Place = { email: z.string().max(300), format: z.string().max(64), kind: Kind.default('athlete') };
/** Somebody by name, or a ticket whose participant is named by who gets it (`info` null). */
const Row = z.object({ ...Place, info: z.record(z.string().max(64), z.unknown()).nullable().default(null) });
/** Tickets without participants to one mailbox. */
const Bundle = z.object({ ...Place, count: z.int().min(1).max(inviteMax) });

const Problem = z.object({ line: z.int(), field: z.string(), message: z.string() });
export type InviteProblem = z.infer<typeof Problem>;

const Invited = z.object({
  /** Whether anything was given. */
  dry_run: z.boolean(),
  count: z.int(),
  /** Of the reserve; the rest are free places. */
  from_reserve: z.int(),
  /** Lines of the list from 1, the first 200; of a dry run alone, because nothing is given of a list with one. */
  problems: z.array(Problem),
  problem_count: z.int(),
  /** Too many for one person. */
  second_person: z.boolean(),
  /** The run that gives it order by order; null: nothing is given. */
  run: Id.nullable(),
});
export type Invited = z.infer<typeof Invited>;

/** Free tickets of a start (back-office.md 3.4, 5.7). */
export const officeInvites = {
  form: call({
    method: 'GET',
    path: '/api/admin/event_cities/{id}/invite',
    auth: 'staff',
    right: 'tickets.invite',
    scope: start,
    act: null,
    summary: 'Formats that may be given away, with what they ask',
    params: idParam,
    responses: { 200: values(z.object({ title: z.string(), formats: z.array(EventFormat) })) },
  }),
  invite: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/invite',
    auth: 'staff',
    right: 'tickets.invite',
    scope: start,
    act: 'ticket.invite',
    summary: 'Gives tickets away by a list or to one mailbox: checked whole, then given by a run',
    params: idParam,
    body: z.object({
      rows: z.union([z.array(Row).min(1).max(inviteMax), Bundle]),
      /** From the reserve as far as it goes, then from free places. */
      from_reserve: z.boolean().default(true),
      letter: z.boolean().default(true),
      reason,
      dry_run: z.boolean().default(false),
    }),
    responses: { 200: values(Invited), 202: Accepted },
  }),
};
