import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { PromocodesModule } from '../promocodes/index.ts';
import { findProductId } from './products.repository.ts';

export type CheckCodeDeps = { readonly db: Database; readonly promocodes: PromocodesModule };

/** Whether a code works for a product. DEC-81, DEC-82 */
export const checkCodeRoute = (app: FastifyInstance, { db, promocodes }: CheckCodeDeps): void =>
  bind(
    app,
    api.promocodes.product,
    async ({ params, query, language }) => {
      const id = await findProductId(db, params.public_id);
      return promocodes.check(
        { code: params.code, count: query.count ?? null, language },
        { selector: 'shop', item: id === null ? null : { id, groups: {} }, unit: 'pieces', own: null },
      );
    },
    promocodes.limit,
  );
