import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Executor } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { findFormatForSale } from '../../events/index.ts';
import type { PromocodesModule } from '../../promocodes/index.ts';
import { findVipDiscount } from '../vip/find-vip-discount.ts';
import type { VipBuyer } from '../vip/find-vip.ts';
import { groupsOf } from './groups-of-format.ts';

export type CheckCodeDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly promocodes: PromocodesModule;
  findAccount(db: Executor, id: number): Promise<VipBuyer | null>;
};

/** Whether a code works for tickets of a format, and whether it adds anything to a vip's own discount. DEC-78, DEC-82 */
export const checkCodeRoute = (app: FastifyInstance, { db, clock, promocodes, findAccount }: CheckCodeDeps): void =>
  bind(
    app,
    api.promocodes.ticket,
    async ({ params, query, user, language }) => {
      const format = (await findFormatForSale(db, [params.format_public_id])).get(params.format_public_id);
      const count = query.count ?? null;
      const asked = format && { format, count: count ?? 1, now: clock() };
      const own = user && asked ? await findVipDiscount(db, await findAccount(db, user.userId), asked) : null;
      return promocodes.check(
        { code: params.code, count, language },
        {
          selector: 'ticket',
          item: format ? { id: format.id, groups: groupsOf(format) } : null,
          unit: 'places',
          own,
        },
      );
    },
    promocodes.limit,
  );
