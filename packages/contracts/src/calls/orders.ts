import { lineCountMax, numbersAtOnceMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, Message, Money, Unix, values } from '../entities/basic.ts';
import { Quote } from '../entities/basket.ts';
import { orderView, User } from '../entities/order.ts';
import { type GoodsKinds, requestShape } from '../goods/goods-kind.ts';
import { goodsKinds } from '../goods/goods-kinds.ts';

/** Lines of every kind of goods, and gift certificates that pay. */
const basketLines = <const K extends GoodsKinds>(kinds: K) => ({
  ...requestShape(kinds),
  certificate_codes: z.array(z.string().max(64)).max(10).optional(),
});
export const BasketLines = basketLines(goodsKinds);
const paymentBody = <const K extends GoodsKinds>(kinds: K) =>
  z.object({
    ...basketLines(kinds),
    email: z.string().max(300),
    register: z.boolean().optional(),
    phone: z.string().max(40).nullish(),
    amount: Money.nullish(),
    agree: z.boolean().optional(),
    mailing: z.boolean().optional(),
    temporary_token: z.string().max(200).nullish(),
    provider: z.string().max(40).nullish(),
  });
export const PaymentBody = paymentBody(goodsKinds);
export type PaymentBody = z.infer<typeof PaymentBody>;
export const PaymentAnswer = z
  .object({
    redirect_url: z.string(),
    form: z.record(z.string(), z.string()),
    token: z.string().nullable(),
    user: User.nullable(),
    order: z.object({ public_id: z.string(), amount: Money, expires_at: Unix }),
  })
  .meta({ id: 'PaymentAnswer' });
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

/** API §5.2 */
export const orderCalls = <const K extends GoodsKinds>(kinds: K) => ({
  price: call({
    method: 'POST',
    path: '/api/basket/price',
    auth: 'optional',
    summary: 'True prices; reserves nothing',
    body: z.object(basketLines(kinds)),
    responses: { 200: values(Quote) },
  }),
  pay: call({
    method: 'POST',
    path: '/api/payment',
    auth: 'optional',
    summary: 'Makes the order and starts the payment',
    idempotent: true,
    body: paymentBody(kinds),
    responses: { 200: PaymentAnswer },
  }),
  one: call({
    method: 'GET',
    path: '/api/order/{id}',
    auth: 'optional',
    summary: 'Lines and status of an order',
    params: idParam,
    responses: { 200: orderView(kinds) },
  }),
  payAgain: call({
    method: 'POST',
    path: '/api/order/{id}/pay',
    auth: 'optional',
    summary: 'A new attempt for a pending order',
    idempotent: true,
    params: idParam,
    body: z.object({}).nullish(),
    responses: { 200: PaymentAnswer },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/order/{id}/confirm',
    auth: 'none',
    summary: 'The button of the letter about a free order (DEC-112)',
    params: idParam,
    body: z.object({ code: z.string().max(64) }),
    responses: { 200: Message },
  }),
  letter: call({
    method: 'POST',
    path: '/api/order/{id}/letter',
    auth: 'none',
    summary: 'Sends the letter about a free order once more',
    params: idParam,
    body: z.object({}).nullish(),
    responses: { 200: Message },
  }),
  change: call({
    method: 'POST',
    path: '/api/order/{id}/change',
    auth: 'required',
    summary: 'Ends a waiting order; its places are held for its buyer as before',
    params: idParam,
    body: z.object({ temporary_token: z.string().max(200).nullish() }).nullish(),
    responses: {
      200: values(
        z.object({
          holds: z.array(z.object({ unique_id: z.string(), hold_id: z.string(), seconds_left: z.int() })),
        }),
      ),
    },
  }),
  userOfPayment: call({
    method: 'PUT',
    path: '/api/user/auth/payment',
    auth: 'required',
    summary: 'The user behind the token, after a payment',
    body: z.object({ order: z.string().max(64).optional() }).nullish(),
    responses: { 200: z.object({ user: User }) },
  }),
});

/** API §17 */
export const payments = {
  receipt: call({
    method: 'GET',
    path: '/api/receipt/{id}',
    auth: 'none',
    summary: 'A receipt as a page to print',
    raw: true,
    params: idParam,
    query: z.object({ language: z.enum(['ru', 'en']).optional() }),
    responses: {},
  }),
  webhook: call({
    method: 'POST',
    path: '/api/payment/webhook/{provider}',
    auth: 'none',
    summary: 'Notice of a payment provider',
    raw: true,
    params: z.object({ provider: z.string().max(40) }),
    responses: {},
  }),
  sandbox: call({
    method: 'POST',
    path: '/api/payment/sandbox/{order}',
    auth: 'none',
    summary: 'What the test payment page reports',
    params: z.object({ order: z.string().max(64) }),
    body: z.object({ result: z.enum(['paid', 'failed', 'late']), signature: z.string().max(200).optional() }),
    responses: { 200: z.object({ redirect_url: z.string() }) },
  }),
};

/** API §9 */
const numbersAnswer = { free_numbers: z.array(z.int()), booked_numbers: z.array(z.int()) };
export const seats = {
  numbers: call({
    method: 'GET',
    path: '/api/booked/numbers/{id}',
    auth: 'none',
    summary: 'Free and booked start numbers of a format',
    params: idParam,
    query: z.object({
      from: z.coerce.number().int().min(0).max(1_000_000).optional(),
      limit: z.coerce.number().int().min(1).max(numbersAtOnceMax).optional(),
    }),
    responses: { 200: z.object({ ...numbersAnswer, total_free: z.int() }) },
  }),
  book: call({
    method: 'POST',
    path: '/api/booked/number',
    auth: 'required',
    summary: 'Reserves a start number for a ticket or a hold',
    body: z.object({
      format_public_id: z.string().max(64),
      number: z.int().min(1).max(1_000_000),
      ticket_public_id: z.string().max(64).nullish(),
      hold_id: z.string().max(64).nullish(),
    }),
    responses: { 200: z.object({ message: z.string(), number: z.int(), expires_at: Unix.nullable() }) },
  }),
};

const PromocodeAnswer = z.object({
  promocode: z.object({
    code: z.string(),
    discount: z.number(),
    code_count: z.int(),
    available_code_count: z.int(),
  }),
  available_code_count: z.int(),
  message: z.string(),
});
const countQuery = z.object({ count: z.coerce.number().int().min(1).max(lineCountMax).optional() });

/** API §6: a code is checked for its kind of goods; nothing is reserved. */
export const promocodes = {
  ticket: call({
    method: 'GET',
    path: '/api/promocode/check/ticket/{code}/{format_public_id}',
    auth: 'optional',
    summary: 'Checks a promocode for tickets',
    params: z.object({ code: z.string().max(64), format_public_id: z.string().max(64) }),
    query: countQuery,
    responses: { 200: PromocodeAnswer },
  }),
  product: call({
    method: 'GET',
    path: '/api/promocode/check/product/{code}/{public_id}',
    auth: 'optional',
    summary: 'Checks a promocode for a product',
    params: z.object({ code: z.string().max(64), public_id: z.string().max(64) }),
    query: countQuery,
    responses: { 200: PromocodeAnswer },
  }),
  insurance: call({
    method: 'GET',
    path: '/api/promocode/check/insurance/{code}/{public_id}',
    auth: 'optional',
    summary: 'Checks a promocode for an insurance offer',
    params: z.object({ code: z.string().max(64), public_id: z.string().max(64) }),
    query: countQuery,
    responses: { 200: PromocodeAnswer },
  }),
};
