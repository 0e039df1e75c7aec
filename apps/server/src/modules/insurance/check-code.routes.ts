import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { selectOffersFor } from '../events/index.ts';
import type { PromocodesModule } from '../promocodes/index.ts';

export type CheckCodeDeps = { readonly db: Database; readonly promocodes: PromocodesModule };

/** Whether a code works for an insurance offer. DEC-81, DEC-82 */
export const checkCodeRoute = (app: FastifyInstance, { db, promocodes }: CheckCodeDeps): void =>
  bind(
    app,
    api.promocodes.insurance,
    async ({ params, query, language }) => {
      const [offer] = await selectOffersFor(db, [params.public_id], []);
      return promocodes.check(
        { code: params.code, count: query.count ?? null, language },
        { selector: 'insurance', item: offer ? { id: offer.id, groups: {} } : null, unit: 'pieces', own: null },
      );
    },
    promocodes.limit,
  );
