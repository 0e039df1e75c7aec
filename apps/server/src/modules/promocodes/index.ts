import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import type { BindOptions } from '../../platform/http/index.ts';
import type { BulkOwner } from '../runs/index.ts';
import type { ShowHistory } from '../staff/index.ts';
import { type CheckedPromocode, checkPromocode, type CodedGoods, type TypedPromocode } from './check-promocode.ts';
import type { ExportedList } from '../exports/index.ts';
import { exportedPromocodes } from './staff/exported-promocodes.ts';
import { bulkOfPromocodes } from './staff/bulk-promocodes.ts';
import { promocodesStaffRoutes } from './staff/promocodes-staff.routes.ts';

export { placesOfPromocode } from './staff/places-of.repository.ts';
export { findCodes } from './staff/find-codes.repository.ts';
export { findMeant } from './find-meant.ts';
export { giveUsesBack, takeUses, type Promocode, type Uses } from './promocodes.repository.ts';
export { type CodedItem, isFor, problemOf } from './promocode-terms.ts';

export type PromocodesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  /** The back office, with the port that tells what was done to a code; without it there is none. */
  readonly office?: { readonly showHistory: ShowHistory };
};

export type PromocodesModule = {
  routes(app: FastifyInstance): void;
  /** For the runs: acts on many codes. */
  readonly bulk: BulkOwner;
  /** For the exports. */
  readonly exported: ExportedList;
  /** Of all calls that check a code: one budget, so that codes cannot be guessed through another one (API §22). */
  readonly limit: BindOptions;
  /** Whether a code works for these goods; refuses `promocode` with the reason. */
  check(typed: TypedPromocode, goods: CodedGoods): Promise<Result<CheckedPromocode>>;
};

export const createPromocodesModule = ({ db, clock, config, office }: PromocodesDeps): PromocodesModule => ({
  routes(app) {
    if (office) promocodesStaffRoutes(app, { ...office, db, clock });
  },
  bulk: bulkOfPromocodes(clock),
  exported: exportedPromocodes(clock),
  limit: { limit: { name: 'promocodes', count: config.limits.promocodes, seconds: 60 } },
  check: (typed, goods) => checkPromocode(db, { ...typed, now: clock() }, goods),
});
