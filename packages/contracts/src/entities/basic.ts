import { z } from 'zod';

/** Public id: url-safe, 3–64 characters (API §1). */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{3,64}$/);
/** Seconds since 1970. */
export const Unix = z.int().min(0).max(9_999_999_999);
/** Roubles, at most two decimals. */
export const Money = z.number().min(0).max(100_000_000);
/** YYYY-MM-DD */
export const ISODate = z.string();
/** A path below '/images/'. */
export const Img = z.string();
export const GeoId = z.int().min(1).max(2_147_483_647);
export const kinds = ['athlete', 'volunteer', 'spectator', 'kids'] as const;
export const Kind = z.enum(kinds);
export type Kind = z.infer<typeof Kind>;

export const perKind = <T extends z.ZodType>(value: T) =>
  z.object({
    athlete: value.optional(),
    volunteer: value.optional(),
    spectator: value.optional(),
    kids: value.optional(),
  });
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });
export const ErrorItem = z
  .looseObject({
    unique_id: z.string(),
    message: z.string(),
    format_public_id: z.string().optional(),
    kind: Kind.optional(),
    tickets_left: z.number().optional(),
    size_left: z.number().optional(),
    price: Money.optional(),
    totalCost: Money.optional(),
  })
  .meta({ id: 'ErrorItem' });
export type ErrorItem = z.infer<typeof ErrorItem>;
export const ErrorAnswer = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    code: z.string().optional(),
    items: z.array(ErrorItem).optional(),
    /** ＋ The puzzle of `captcha_required`; solved, it comes back in the header `captcha` of the same call. */
    captcha: z.string().optional(),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
/** `page` from 1, `limit` at most 200 (DEC-14). */
export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export const values = <T extends z.ZodType>(value: T) => z.object({ values: value });
export const paged = <T extends z.ZodType>(value: T) => z.object({ values: z.array(value), total: z.int() });
export const idParam = z.object({ id: z.string().max(64) });
