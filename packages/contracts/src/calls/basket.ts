import { lineCountMax, requestLinesMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { type GoodsKinds, selectorOf } from '../goods/goods-kind.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';
import { idParam, Kind, Unix, values } from '../entities/basic.ts';

/**
 * A line of the basket as the page keeps it (API §3.2). The server reads the named fields, prices them anew, and gives
 * the rest back as it was.
 */
const basketGoods = <const K extends GoodsKinds>(kinds: K) =>
  z
    .looseObject({
      _id: z.string().optional(),
      unique_id: z.string().min(1).max(64),
      public_id: z.string().max(64),
      selector: selectorOf(kinds),
      count: z.int().min(1).max(lineCountMax),
      format_public_id: z.string().max(64).nullish(),
      kind: z.string().max(20).nullish(),
      hold_id: z.string().max(64).nullish(),
      abid: z.string().max(64).nullish(),
    })
    .meta({ id: 'BasketGoods' });
export const BasketGoods = basketGoods(goodsKinds);
export type BasketGoods = z.infer<typeof BasketGoods>;

export const basketRemovals = ['hold_expired', 'sale_closed', 'gone'] as const;

/** API §5.4: the basket of a person on all devices (DEC-26, DEC-61). */
export const basketCalls = <const K extends GoodsKinds>(kinds: K) => {
  const line = basketGoods(kinds);
  /** More than a basket holds: 100 lines are a matter of its rules, which say so in words. */
  const manyGoods = z.array(line).max(requestLinesMax);
  const goodsAnswer = values(z.array(line));
  return {
    read: call({
      method: 'GET',
      path: '/api/user/basket',
      auth: 'full',
      summary: 'The basket, without lines that can no longer be bought',
      responses: {
        200: goodsAnswer.extend({
          removed: z.array(z.object({ unique_id: z.string(), title: z.string(), reason: z.enum(basketRemovals) })),
        }),
      },
    }),
    add: call({
      method: 'POST',
      path: '/api/user/basket',
      auth: 'full',
      summary: 'Adds goods; an equal unique_id replaces its line',
      body: z.object({ goods: z.union([line, manyGoods]) }),
      responses: { 200: goodsAnswer },
    }),
    replace: call({
      method: 'PUT',
      path: '/api/user/basket',
      auth: 'full',
      summary: 'Replaces the basket; the last writer wins',
      body: z.object({ goods: manyGoods }),
      responses: { 200: goodsAnswer },
    }),
    clear: call({
      method: 'DELETE',
      path: '/api/user/basket',
      auth: 'full',
      summary: 'Empties the basket and ends its holds',
      responses: { 200: goodsAnswer },
    }),
    remove: call({
      method: 'DELETE',
      path: '/api/user/basket/{id}',
      auth: 'full',
      summary: 'Removes a line and the one linked to it',
      params: z.object({ id: z.string().max(64) }),
      responses: { 200: goodsAnswer },
    }),
    outside: call({
      method: 'GET',
      path: '/api/basket/outside/{id}',
      auth: 'none',
      summary: 'A prepared basket, without holds and personal data',
      params: idParam,
      responses: { 200: goodsAnswer },
    }),
    partner: call({
      method: 'POST',
      path: '/api/partner/basket',
      auth: 'none',
      summary: 'A partner prepares a basket; his key is in `Authorization: Partner …`',
      body: z.object({
        goods: z
          .array(
            z.object({
              selector: selectorOf(kinds),
              public_id: z.string().max(64),
              count: z.int().min(1).max(lineCountMax),
              /** ＋ of tickets */
              kind: Kind.optional(),
              size: z.string().max(40).optional(),
              /** ＋ the variant of a product */
              proportion_public_id: z.string().max(64).optional(),
              promocode: z.string().max(64).optional(),
            }),
          )
          .min(1)
          .max(100),
      }),
      responses: { 200: values(z.object({ public_id: z.string(), url: z.string(), expires_at: Unix })) },
    }),
  };
};
