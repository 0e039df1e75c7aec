import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/index.ts';
import type { BasketDeps } from './basket-deps.ts';
import { readBasket } from './read-basket.ts';
import { addGoods, clearGoods, removeGoods, replaceGoods } from './write-basket.ts';

/** API §5.4: the basket of a person on all devices. */
export const basketRoutes = (app: FastifyInstance, deps: BasketDeps): void => {
  bind(app, api.basket.read, ({ user }) => readBasket(deps, user.userId));

  bind(app, api.basket.add, ({ body, user, req, reply }) =>
    addGoods(
      deps,
      { userId: user.userId, visitor: deps.visitors.of(req, reply) },
      Array.isArray(body.goods) ? body.goods : [body.goods],
    ),
  );

  bind(app, api.basket.replace, ({ body, user, req, reply }) =>
    replaceGoods(deps, { userId: user.userId, visitor: deps.visitors.of(req, reply) }, body.goods),
  );

  bind(app, api.basket.clear, ({ user }) => clearGoods(deps, user.userId));

  bind(app, api.basket.remove, ({ params, user }) => removeGoods(deps, user.userId, params.id));
};
