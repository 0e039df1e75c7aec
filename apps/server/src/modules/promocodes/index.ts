import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { checkTicketPromocode, type HasVipFirst } from './check-promocode.ts';

export { findPromocodes, giveUsesBack, takeUses, type Promocode, type Uses } from './promocodes.repository.ts';
export { isForFormat, problemOf } from './promocode-terms.ts';

export type PromocodesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  readonly hasVipFirst: HasVipFirst;
};
export type PromocodesModule = { routes(app: FastifyInstance): void };

export const createPromocodesModule = ({ db, clock, config, hasVipFirst }: PromocodesDeps): PromocodesModule => ({
  routes: (app) => {
    bind(
      app,
      api.promocodes.ticket,
      ({ params, query, user, language }) =>
        checkTicketPromocode(db, hasVipFirst, {
          code: params.code,
          formatPublicId: params.format_public_id,
          count: query.count ?? null,
          userId: user?.userId ?? null,
          language,
          now: clock(),
        }),
      { limit: { name: 'promocodes', count: config.limits.promocodes, seconds: 60 } },
    );
  },
});
