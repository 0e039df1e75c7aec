import { z } from 'zod';
import { Id, Unix, Money } from './basic.ts';
import { ParticipantInfo } from './basket.ts';
import { InsuranceRecord } from './cabinet.ts';
import { EventFormat } from './event.ts';
import { Ticket } from './order.ts';

/** One ticket with its form and what may be done with it (API §3.4, DEC-67). */
export const TicketDetail = Ticket.extend({
  participant: ParticipantInfo.nullable(),
  files: z.object({ license_file: Id.nullable(), file: Id.nullable() }),
  club: z.object({ public_id: Id, title: z.string() }).nullable(),
  format: EventFormat,
  insurances: z.array(InsuranceRecord),
}).meta({ id: 'TicketDetail' });
export type TicketDetail = z.infer<typeof TicketDetail>;

/** What a return of one ticket gives back, and by which rules (DEC-75). */
export const CancelQuote = z
  .object({
    sum: Money,
    percent: z.number(),
    paid: Money,
    /** ＋ left out of `paid`, because the rest loses its group price without this ticket */
    group: Money.optional(),
    insurance: Money,
    /** ＋ not in `sum`, because so much of its order has gone back before */
    gone: Money.optional(),
    until: Unix.nullable(),
    rules: z.array(z.object({ days: z.int(), percent: z.number() })),
  })
  .meta({ id: 'CancelQuote' });
export type CancelQuote = z.infer<typeof CancelQuote>;

export const onlineStatuses = ['none', 'started', 'checking', 'accepted', 'declined'] as const;
/** Where a virtual race of a ticket stands (DEC-66). */
export const OnlineRace = z
  .object({
    public_id: Id,
    started: Unix.nullable(),
    result_time: z.string().nullable(),
    status: z.enum(onlineStatuses),
    comment: z.string().nullable(),
    from: Unix,
    until: Unix,
  })
  .meta({ id: 'OnlineRace' });
export type OnlineRace = z.infer<typeof OnlineRace>;
