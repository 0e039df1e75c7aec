import type { ResultStatus } from '@trassa/contracts';
import { decisiveTime } from '../../domain/decisive-time.ts';
import type { ColumnPlan } from './column-plan.ts';
import type { Problem, ProblemId } from './problems/problem.ts';
import { isBlank, type RawRow, tidy } from '../../../../kernel/table/raw-row.ts';
import { readStatus } from './read-status.ts';
import { isDecimal, readClock, readDuration, readMinutes } from './read-time.ts';
import type { ResultField } from './result-field.ts';

const longest = 10 * 86_400_000;

export type Complain = (id: ProblemId, values?: Problem['values']) => void;

export type RowTimes = {
  startMs: number | null;
  finishMs: number | null;
  absoluteMs: number | null;
  individualMs: number | null;
  fineMs: number | null;
  timeMs: number | null;
  splits: { title: string; ms: number }[];
  /** '2 / 3254' → 2 */
  place: number | null;
  /** What the place or a time says instead of itself. */
  status: ResultStatus | null;
};

const between = (start: number | null, finish: number | null): number | null =>
  start === null || finish === null || start === finish ? null : (finish - start + 86_400_000) % 86_400_000;

/** Which time decides where the file has both: by the chip, from the gun; null: as the file says. */
export type RankBy = 'net' | 'gun' | null;

/** Whether the deciding times are bare numbers that may be minutes. */
export const isInDecimals = (row: RawRow, plan: ColumnPlan): boolean =>
  (['time', 'individual_time', 'absolute_time'] as const).some((field) => isDecimal(plan.cell(row, field)));

/** All times of a row; the one that decides is worked out where the file does not name it. */
export const readTimes = (
  row: RawRow,
  plan: ColumnPlan,
  complain: Complain,
  { rankBy, inMinutes = false }: { rankBy: RankBy; inMinutes?: boolean },
): RowTimes => {
  const duration = inMinutes ? readMinutes : readDuration;
  const written = plan.cell(row, 'place');
  const place = Number(/^\d{1,7}/.exec(written)?.[0] ?? 0) || null;
  let status = readStatus(written);
  const read = (text: string, column: string, parse: (text: string) => number | null): number | null => {
    if (text === '') return null;
    const ms = parse(text);
    if (ms !== null && ms <= longest) return ms;
    const word = ms === null ? readStatus(text) : null;
    if (ms !== null) complain('long_time', { column, value: text });
    else if (word === null) complain('bad_time', { column, value: text });
    status ??= word;
    return null;
  };
  const of = (field: ResultField, parse = duration): number | null =>
    read(plan.cell(row, field), plan.header(field), parse);
  // Zero is how a programme prints 'not measured'.
  const measured = (field: ResultField): number | null => of(field) || null;
  const startMs = of('start', readClock);
  const finishMs = of('finish', readClock);
  const absoluteMs = measured('absolute_time');
  const fineMs = of('fine');
  const given = measured('time');
  const individual = measured('individual_time');
  const individualMs = individual ?? (given === null && absoluteMs === null ? between(startMs, finishMs) : null);
  const splits = plan.splits.flatMap(({ index, title }) => {
    const text = tidy(row.cells[index] ?? '');
    const ms = isBlank(text) ? null : read(text, title, duration);
    return ms ? [{ title, ms }] : [];
  });
  const chosen = rankBy === 'gun' ? absoluteMs : rankBy === 'net' ? individualMs : null;
  const timeMs =
    chosen === null ? (given ?? decisiveTime({ absoluteMs, individualMs, fineMs })) : chosen + (fineMs ?? 0);
  return { startMs, finishMs, absoluteMs, individualMs, fineMs, timeMs, splits, place, status };
};

export type LegTime = { readonly ms: number | null; readonly status: ResultStatus | null };

/** The time of one leg, or what stands instead of it. */
export const readLegTime = (text: string, column: string, complain: Complain): LegTime => {
  const ms = text === '' ? null : readDuration(text);
  const status = ms === null ? readStatus(text) : null;
  if (text !== '' && ms === null && status === null) complain('bad_time', { column, value: text });
  return { ms: ms === null || ms === 0 || ms > longest ? null : ms, status: status === 'finished' ? null : status };
};
