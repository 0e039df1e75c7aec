import { type Api, errorText } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { type CodeLimit, codesOf } from './quote/code-limit.ts';
import type { Draw } from '../../platform/drawing/index.ts';
import { bind, type LimitRule, type Visitors } from '../../platform/http/index.ts';
import { ok } from '../../kernel/result.ts';
import { askToConfirm } from './letters/ask-to-confirm.ts';
import { confirmOrder } from './letters/confirm-order.ts';
import { changeOrder } from './place/change-order.ts';
import { payAgain } from './place/pay-again.ts';
import type { OrderDeps } from './order-deps.ts';
import { ownOrdersRoutes } from './own/own-orders.routes.ts';
import { placeOrder } from './place/place-order.ts';
import { quoteBasket } from './quote/quote-basket.ts';
import { readOrder } from './read-order.ts';
import { readReceipt, readReceipts } from './money/read-receipts.ts';
import { receiptPolicy } from './money/receipt-page.ts';

export type RouteDeps = OrderDeps & {
  readonly visitors: Visitors;
  readonly brand: string;
  readonly draw: Draw;
  readonly siteUrl: string;
  readonly config: Pick<Config, 'limits'>;
  readonly waitForCodes: CodeLimit;
  /** Calls of the contract for the kinds of goods that are sold. */
  readonly api: Api;
};

export const ordersRoutes = (app: FastifyInstance, deps: RouteDeps): void => {
  const { api, db, visitors, clock, accounts, config, waitForCodes, sellables } = deps;
  /** Payments begun per visitor (API §22), and six times as many per address: a visitor can lose his cookie on purpose. */
  const perVisitor: LimitRule = { name: 'payments', count: config.limits.payments, seconds: 60 };
  const perAddress: LimitRule = { ...perVisitor, name: 'payments-address', count: config.limits.payments * 6 };
  const waitOf = (visitor: string, address: string): number =>
    app.limiter.take(perVisitor, visitor) || app.limiter.take(perAddress, address);

  bind(app, api.orders.price, async ({ req, body, user, language, refuse }) => {
    const wait = waitForCodes(visitors.addressOf(req), codesOf(sellables, body));
    if (wait) return refuse({ code: 'rate_limited', retryAfter: wait });
    const account = user ? await accounts.findAccount(db, user.userId) : null;
    return quoteBasket(deps, { baskets: body, account, now: clock(), language });
  });

  bind(app, api.orders.pay, async ({ req, reply, body, user, language, idempotency, refuse }) => {
    const address = visitors.addressOf(req);
    const visitor = visitors.of(req, reply);
    const wait = waitOf(visitor, address) || waitForCodes(address, codesOf(sellables, body));
    if (wait) return refuse({ code: 'rate_limited', retryAfter: wait });
    const network = visitors.networkOf(req);
    return placeOrder(deps, { body, login: user, language, visitor, address: network, ip: req.ip, idempotency });
  });

  bind(app, api.orders.one, ({ params, user, language }) =>
    readOrder(deps, { publicId: params.id, userId: user?.userId ?? null, language }),
  );

  bind(app, api.orders.payAgain, async ({ req, reply, params, idempotency, refuse }) => {
    const wait = waitOf(visitors.of(req, reply), visitors.addressOf(req));
    if (wait) return refuse({ code: 'rate_limited', retryAfter: wait });
    return payAgain(deps, { publicId: params.id, idempotency });
  });

  bind(app, api.orders.change, ({ params, body, user }) =>
    changeOrder(deps, {
      publicId: params.id,
      userId: user.userId,
      temporaryToken: body?.temporary_token ?? null,
    }),
  );

  ownOrdersRoutes(app, deps);

  bind(app, api.orders.confirm, async ({ req, params, body, language, refuse }) => {
    const wait = app.limiter.take(perAddress, visitors.addressOf(req));
    if (wait) return refuse({ code: 'rate_limited', retryAfter: wait });
    const confirmed = await confirmOrder(deps, { publicId: params.id, code: body.code });
    return confirmed.ok ? ok({ message: errorText(language, { id: 'done' }) }) : confirmed;
  });

  bind(app, api.orders.letter, async ({ req, params, language }) => {
    const asked = await askToConfirm(deps, { publicId: params.id, ip: req.ip });
    return asked.ok ? ok({ message: errorText(language, { id: 'done' }) }) : asked;
  });

  bind(app, api.cabinet.receipts, ({ params, user }) =>
    readReceipts(db, { orderPublicId: params.order, userId: user.userId }),
  );

  bind(app, api.payments.receipt, async ({ params, query, language, refuse, sendRaw }) => {
    const page = await readReceipt(db, {
      publicId: params.id,
      language: query.language ?? language,
      brand: deps.brand,
    });
    if (!page.ok) return refuse(page.refusal);
    return sendRaw(page.value, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': receiptPolicy,
      'cache-control': 'no-store',
    });
  });
};
