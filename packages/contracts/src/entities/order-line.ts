import { z } from 'zod';
import { Id, Img, Money } from './basic.ts';

export const OrderLine = z.object({
  public_id: Id,
  unique_id: z.string(),
  title: z.string(),
  count: z.int(),
  totalCost: Money,
  format_public_id: Id.optional(),
  /** ＋ unique_id of the line it belongs to: a policy to its ticket */
  abid: z.string().optional(),
  /** ＋ a ticket that the order moves to this format: what it is of till then, and what it costs (back-office 5.6) */
  move: z.object({ ticket: Id, from: z.string(), was: Money, will_be: Money, fee: Money }).optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;
export const OrderShopLine = z.object({
  public_id: Id,
  unique_id: z.string(),
  title: z.string(),
  picture: Img,
  size: z.string().nullable(),
  proportion: z.string().nullable(),
  count: z.int(),
  price: Money,
  totalCost: Money,
});
export type OrderShopLine = z.infer<typeof OrderShopLine>;
