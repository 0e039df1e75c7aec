import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind, type LimitRule } from '../../platform/http/index.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { prepareBasket, readPartner } from './prepare-basket.ts';
import { readOutside } from './read-outside.ts';

/** Calls of an address, guesses at a key among them; and baskets of one partner. */
const perAddress: LimitRule = { name: 'partner-address', count: 120, seconds: 60 };
const perPartner: LimitRule = { name: 'partner', count: 5000, seconds: 86_400 };

/** Prepared baskets (API §5.4, DEC-21). */
export const outsideRoutes = (app: FastifyInstance, deps: OutsideDeps): void => {
  const { api } = deps.orders;
  bind(app, api.basket.outside, ({ params, language }) => readOutside(deps, params.id, language));

  const partners = new WeakMap<FastifyRequest, number>();
  bind(
    app,
    api.basket.partner,
    ({ req, body }) => {
      const partnerId = partners.get(req);
      if (partnerId === undefined) throw new Error('nobody was admitted');
      return prepareBasket(deps, partnerId, body.goods);
    },
    {
      limit: perAddress,
      async admit(req) {
        const partnerId = await readPartner(deps, req.headers.authorization);
        if (partnerId === null) return { code: 'unauthorized', message: { id: 'partner_key' } };
        const wait = req.server.limiter.take(perPartner, String(partnerId));
        partners.set(req, partnerId);
        return wait ? { code: 'rate_limited', retryAfter: wait } : null;
      },
    },
  );
};
