import { api, type Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import {
  checkItemPromocode,
  type CheckPromocode,
  checkTicketPromocode,
  type FindVipDiscount,
} from './check-promocode.ts';

export { findPromocodes, giveUsesBack, takeUses, type Promocode, type Uses } from './promocodes.repository.ts';
export { isForFormat, isForItem, problemOf } from './promocode-terms.ts';

export type PromocodesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  readonly findVipDiscount: FindVipDiscount;
};
export type PromocodesModule = { routes(app: FastifyInstance): void };

type Asked = {
  readonly query: { readonly count?: number | undefined };
  readonly user: { readonly userId: number } | null;
  readonly language: Language;
};

export const createPromocodesModule = ({ db, clock, config, findVipDiscount }: PromocodesDeps): PromocodesModule => {
  /** One budget for all three calls, so that codes cannot be guessed through another one (API §22). */
  const limit = { limit: { name: 'promocodes', count: config.limits.promocodes, seconds: 60 } };
  const asked = ({ query, user, language }: Asked, code: string, publicId: string): CheckPromocode => ({
    code,
    publicId,
    count: query.count ?? null,
    userId: user?.userId ?? null,
    language,
    now: clock(),
  });
  return {
    routes(app) {
      bind(
        app,
        api.promocodes.ticket,
        (call) =>
          checkTicketPromocode(db, findVipDiscount, asked(call, call.params.code, call.params.format_public_id)),
        limit,
      );
      bind(
        app,
        api.promocodes.product,
        (call) => checkItemPromocode(db, 'shop', asked(call, call.params.code, call.params.public_id)),
        limit,
      );
      bind(
        app,
        api.promocodes.insurance,
        (call) => checkItemPromocode(db, 'insurance', asked(call, call.params.code, call.params.public_id)),
        limit,
      );
    },
  };
};
