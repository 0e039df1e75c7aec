import { boundsOfDay, countDays, isDay, settlementDaysMax } from '@trassa/rules';
import { fromUnix } from '../../../../kernel/clock.ts';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Span } from './compare.repository.ts';

export const spanOf = (provider: string, from: string, until: string): Span => ({
  provider,
  from,
  until,
  begins: fromUnix(boundsOfDay(from).from),
  ends: fromUnix(boundsOfDay(until).to),
});

/** Days of Moscow, both ends included. Refuses what are no days, their wrong order, and too many. */
export const readSpan = ({
  from,
  until,
}: {
  readonly from: string;
  readonly until: string;
}): Result<Omit<Span, 'provider'>> => {
  if (!isDay(from)) return invalid({ from: { id: 'date' } });
  if (!isDay(until)) return invalid({ until: { id: 'date' } });
  const count = countDays(from, until);
  if (count < 1) return invalid({ until: { id: 'date_order' } });
  if (count > settlementDaysMax) return invalid({ until: { id: 'settlement_days', max: settlementDaysMax } });
  return ok(spanOf('', from, until));
};
