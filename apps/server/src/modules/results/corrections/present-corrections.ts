import type { ResultDetail } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import { raceTimeOf } from '../domain/race-time.ts';
import type { PublicCorrection } from './public-corrections.repository.ts';

type Told = ResultDetail['corrections'][number];

const told: Readonly<Record<string, Told['fields'][number]>> = {
  time: 'time',
  fine: 'fine',
  result_status: 'status',
  last_name: 'name',
  first_name: 'name',
  category: 'category',
};

/** What anybody may know of corrections: of times what stood and stands, of the rest that it was corrected. No names. */
export const presentCorrections = (rows: readonly PublicCorrection[]): Told[] =>
  rows.map(({ at, fields, timeBefore, timeAfter }) => ({
    at: toUnix(at),
    fields: [...new Set(fields.flatMap((field) => told[field] ?? []))],
    ...(timeBefore === timeAfter ? {} : { time: { before: raceTimeOf(timeBefore), after: raceTimeOf(timeAfter) } }),
  }));
