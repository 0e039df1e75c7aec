import { z } from 'zod';
import { GeoId, Id, Kind, Money, Unix } from './basic.ts';
import { DeliveryData } from './shop.ts';

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
    delivery: DeliveryData.nullish(),
    delivery_public_id: z.string().max(64).nullish(),
  })
  .meta({ id: 'TicketLine' });
export type TicketLine = z.infer<typeof TicketLine>;

export const ShopLine = z
  .object({
    unique_id: z.string().min(1).max(64),
    public_id: z.string().max(64),
    count: z.number(),
    size: z.string().max(40).nullish(),
    proportion_public_id: z.string().max(64).nullish(),
    promocode: z.string().max(64).nullish(),
    delivery: DeliveryData.nullish(),
    delivery_public_id: z.string().max(64).nullish(),
    currentPickupSelect: z.string().max(64).nullish(),
    format_public_id: z.string().max(64).nullish(),
    abid: z.string().max(64).nullish(),
  })
  .meta({ id: 'ShopLine' });
export type ShopLine = z.infer<typeof ShopLine>;

/** Who is insured (API §3.5); each wrong field is told by the rules. `start_date`: unix seconds, 300 s added once (DEC-96). */
export const insuredPerson = {
  last_name: z.string().max(100).optional(),
  first_name: z.string().max(100).optional(),
  second_name: z.string().max(100).nullish(),
  phone: z.string().max(40).optional(),
  gender: z.string().max(10).nullish(),
  birth_date: z.string().max(40).nullish(),
  start_date: Unix.nullish(),
};
export const InsuranceLine = z
  .object({
    ...insuredPerson,
    unique_id: z.string().min(1).max(64),
    insurance: z.looseObject({ public_id: z.string().max(64) }),
    count: z.number().optional(),
    abid: z.string().max(64).nullish(),
    promocode: z.string().max(64).nullish(),
    format_public_id: z.string().max(64).nullish(),
    default: z.boolean().optional(),
  })
  .meta({ id: 'InsuranceLine' });
export type InsuranceLine = z.infer<typeof InsuranceLine>;

/** For whom a certificate is; `send_at` in unix seconds, null: at once (DEC-84). */
export const CertificateRecipient = z
  .object({
    name: z.string().max(100).optional(),
    email: z.string().max(300).optional(),
    text: z.string().max(1000).optional(),
    send_at: Unix.nullish(),
  })
  .meta({ id: 'CertificateRecipient' });
export type CertificateRecipient = z.infer<typeof CertificateRecipient>;
export const CertificateLine = z
  .object({
    unique_id: z.string().min(1).max(64),
    public_id: z.string().max(64),
    count: z.number(),
    recipient: CertificateRecipient.nullish(),
  })
  .meta({ id: 'CertificateLine' });
export type CertificateLine = z.infer<typeof CertificateLine>;

export const reasons = ['sale', 'vip', 'promocode'] as const;
export const QuoteLine = z
  .object({
    unique_id: z.string(),
    price: Money,
    /** ＋ places by what they cost, where some were added to a hold after its price rose; `price` is the first (DEC-116) */
    price_parts: z.array(z.object({ count: z.int(), price: Money })).optional(),
    count: z.int(),
    totalCost: Money,
    discount: Money,
    reason: z.enum(reasons).nullable(),
    /** ＋ what each discount took off the line; they add up to `discount` (DEC-80) */
    shares: z.array(z.object({ reason: z.enum(reasons), sum: Money })).optional(),
    promocode_count: z.int(),
    /** ＋ the code field is off for this line (DEC-78) */
    promocode_off: z.boolean().optional(),
    /** ＋ names in the language of the request: a basket filled in one language reads in the other; none of what is not sold */
    names: z.object({ title: z.string(), event: z.string().optional(), variant: z.string().optional() }).optional(),
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
    /** ＋ `error`: why a code pays nothing */
    certificates: z.array(z.object({ code: z.string(), amount: Money, error: z.string().optional() })),
    /** ＋ what each shipment costs, with its lines (DEC-92) */
    shipments: z.array(
      z.object({
        delivery_public_id: Id,
        method: z.string(),
        cost: Money,
        days_min: z.int(),
        days_max: z.int(),
        lines: z.array(z.string()),
      }),
    ),
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
