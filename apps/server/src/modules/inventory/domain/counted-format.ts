import type { CountedFormat } from '@trassa/rules';
import type { SaleFormat } from './sale-format.ts';

/** A format as the rules count its places (DEC-51, DEC-54). */
export const countedFormat = (
  format: Pick<SaleFormat, 'isTeam' | 'teamAll' | 'fixedCount' | 'minCount' | 'maxCount' | 'buyLimit'>,
): CountedFormat => ({
  isTeam: format.isTeam,
  team_all: format.teamAll,
  fixed_count: format.fixedCount,
  min_count: format.minCount,
  max_count: format.maxCount,
  buy_limit: format.buyLimit,
});
