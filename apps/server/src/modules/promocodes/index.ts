import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import type { BindOptions } from '../../platform/http/index.ts';
import type { BulkOwner, RunKind } from '../runs/index.ts';
import { type CheckedPromocode, checkPromocode, type CodedGoods, type TypedPromocode } from './check-promocode.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';
import { exportedPromocodes } from './staff/exported-promocodes.ts';
import { bulkOfPromocodes } from './staff/bulk-promocodes.ts';
import { promocodesStaffRoutes } from './staff/promocodes-staff.routes.ts';
import { createSeriesRun } from './staff/series/make-codes.ts';
import { seriesRoutes } from './staff/series/series.routes.ts';
import type { PromocodesStaffDeps } from './staff/staff-deps.ts';

export { seriesKind } from './staff/series/make-codes.ts';
export { placesOfPromocode, placesOfSeries } from './staff/places-of.repository.ts';
export { findCodes } from './staff/find-codes.repository.ts';
export { findMeant } from './find-meant.ts';
export { giveUsesBack, takeUses, type Promocode, type Uses } from './promocodes.repository.ts';
export { type CodedItem, isFor, problemOf } from './promocode-terms.ts';

export type PromocodesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  /** The back office, with the ports that tell what was done to a code and make many; without it there is none. */
  readonly office?: Pick<PromocodesStaffDeps, 'runs' | 'showHistory'>;
};

export type PromocodesModule = {
  routes(app: FastifyInstance): void;
  /** For the runs: acts on many codes. */
  readonly bulk: BulkOwner;
  /** For the exports. */
  readonly exported: ExportedList;
  /** For the runs: codes of a series. */
  readonly seriesRun: RunKind;
  /** Of all calls that check a code: one budget, so that codes cannot be guessed through another one (API §22). */
  readonly limit: BindOptions;
  /** Whether a code works for these goods; refuses `promocode` with the reason. */
  check(typed: TypedPromocode, goods: CodedGoods): Promise<Result<CheckedPromocode>>;
};

export const createPromocodesModule = ({ db, clock, config, office }: PromocodesDeps): PromocodesModule => ({
  routes(app) {
    if (!office) return;
    promocodesStaffRoutes(app, { ...office, db, clock });
    seriesRoutes(app, { ...office, db, clock });
  },
  bulk: bulkOfPromocodes(clock),
  exported: exportedPromocodes(clock),
  seriesRun: createSeriesRun(clock),
  limit: { limit: { name: 'promocodes', count: config.limits.promocodes, seconds: 60 } },
  check: (typed, goods) => checkPromocode(db, { ...typed, now: clock() }, goods),
});
