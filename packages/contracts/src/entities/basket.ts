import { z } from 'zod';
import { GeoId, Id, Kind, Money, Unix } from './basic.ts';

/** Answers of one participant (API §3.2); additional fields and select_field stand beside the named ones. */
export const ParticipantInfo = z
  .looseObject({
    first_name: z.string().max(100).optional(),
    last_name: z.string().max(100).optional(),
    second_name: z.string().max(100).nullish(),
    phone: z.string().max(40).optional(),
    gender: z.string().max(10).nullish(),
    birth_date: z.string().max(40).nullish(),
    region: GeoId.nullish(),
    item_size: z.string().max(20).nullish(),
    extra_contact: z.string().max(40).nullish(),
    email: z.string().max(254).nullish(),
    cluster: z.string().max(100).nullish(),
    school: z.string().max(64).nullish(),
  })
  .meta({ id: 'ParticipantInfo' });
export type ParticipantInfo = z.infer<typeof ParticipantInfo>;

export const TicketLine = z
  .object({
    unique_id: z.string().min(1).max(64),
    groupId: z.string().max(64).optional(),
    format_public_id: z.string().max(64),
    kind: Kind.optional(),
    count: z.number(),
    hold_id: z.string().max(64).nullish(),
    promocode: z.string().max(64).nullish(),
    info: ParticipantInfo.nullish(),
    preReg: z.string().max(10).nullish(),
    license_file: z.string().max(64).nullish(),
    file: z.string().max(64).nullish(),
    club: z.looseObject({ public_id: z.string().max(64) }).nullish(),
    team: z
      .looseObject({
        public_id: z.string().max(64).optional(),
        title: z.string().max(100).optional(),
        code: z.string().max(32).optional(),
      })
      .nullish(),
    number: z.int().min(1).max(1_000_000).nullish(),
    abid: z.string().max(64).nullish(),
    delivery: z.unknown().optional(),
    delivery_public_id: z.unknown().optional(),
  })
  .meta({ id: 'TicketLine' });
export type TicketLine = z.infer<typeof TicketLine>;

export const reasons = ['sale', 'vip', 'promocode'] as const;
export const QuoteLine = z
  .object({
    unique_id: z.string(),
    price: Money,
    count: z.int(),
    totalCost: Money,
    discount: Money,
    reason: z.enum(reasons).nullable(),
    promocode_count: z.int(),
    error: z.string().optional(),
    code: z.string().optional(),
  })
  .meta({ id: 'QuoteLine' });
export type QuoteLine = z.infer<typeof QuoteLine>;
export const Quote = z
  .object({
    lines: z.array(QuoteLine),
    delivery: Money,
    discount: Money,
    certificates: z.array(z.object({ code: z.string(), amount: Money })),
    total: Money,
    amount: Money,
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

export const Hold = z
  .object({
    hold_id: Id,
    expires_at: Unix,
    tickets_left: z.object({
      athlete: z.int().optional(),
      volunteer: z.int().optional(),
      spectator: z.int().optional(),
      kids: z.int().optional(),
    }),
  })
  .meta({ id: 'Hold' });
export type Hold = z.infer<typeof Hold>;
