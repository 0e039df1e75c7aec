import type { BasketGoods } from '@trassa/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../../platform/http/index.ts';
import type { BasketDeps } from './basket-deps.ts';
import { readBasket } from './read-basket.ts';
import { addGoods, clearGoods, removeGoods, replaceGoods } from './write-basket.ts';

const promocodeOf = ({ promocode }: BasketGoods): string => (typeof promocode === 'string' ? promocode : '');

/** API §5.4: the basket of a person on all devices. */
export const basketRoutes = (app: FastifyInstance, deps: BasketDeps): void => {
  const { visitors, waitForCodes } = deps;
  const { api } = deps.orders;
  bind(app, api.basket.read, ({ user }) => readBasket(deps, user.userId));

  const waitFor = (req: FastifyRequest, goods: readonly BasketGoods[]): number =>
    waitForCodes(visitors.addressOf(req), { promocodes: goods.map(promocodeOf), certificates: [] });

  bind(app, api.basket.add, async ({ body, user, req, reply, refuse }) => {
    const goods = Array.isArray(body.goods) ? body.goods : [body.goods];
    const wait = waitFor(req, goods);
    if (wait) return refuse({ code: 'rate_limited', retryAfter: wait });
    return addGoods(deps, { userId: user.userId, visitor: visitors.of(req, reply) }, goods);
  });

  bind(app, api.basket.replace, async ({ body, user, req, reply, refuse }) => {
    const wait = waitFor(req, body.goods);
    if (wait) return refuse({ code: 'rate_limited', retryAfter: wait });
    return replaceGoods(deps, { userId: user.userId, visitor: visitors.of(req, reply) }, body.goods);
  });

  bind(app, api.basket.clear, ({ user }) => clearGoods(deps, user.userId));

  bind(app, api.basket.remove, ({ params, user }) => removeGoods(deps, user.userId, params.id));
};
