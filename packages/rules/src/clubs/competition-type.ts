import type { ClubResultUnit } from '../forms/club-result.ts';

export const competitionUnits = ['time', 'count', 'distance'] as const satisfies readonly ClubResultUnit[];

export const competitionTypesMost = 100;
/** Signs. */
export const competitionTypeTitleMost = 60;
export const competitionTypeTextMost = 500;
/** Kilometres. */
export const competitionTypeDistanceMost = 1000;

export type CompetitionTypeMeasure = {
  readonly unit: ClubResultUnit;
  /** Kilometres of the own starts whose official times prove a result; null: none does. */
  readonly distance: number | null;
  /** Only starts with obstacles do. */
  readonly with_obstacles: boolean;
};

const measured = ['unit', 'distance', 'with_obstacles'] as const;
type Measured = (typeof measured)[number];
export type TypeProblem =
  | 'competition_type_distance'
  | 'competition_type_obstacles'
  | 'competition_type_kept_results'
  | 'count_positive'
  | 'number_max'
  | 'competition_type_metres';

const distanceProblem = ({ unit, distance }: CompetitionTypeMeasure): TypeProblem | null => {
  if (distance === null) return null;
  if (unit !== 'time') return 'competition_type_distance';
  if (distance <= 0) return 'count_positive';
  if (distance > competitionTypeDistanceMost) return 'number_max';
  return Number(distance.toFixed(2)) === distance ? null : 'competition_type_metres';
};

/** What is wrong with how a type is measured, by the field. BO-191 */
export const checkTypeMeasure = (measure: CompetitionTypeMeasure): Partial<Record<Measured, TypeProblem>> => {
  const distance = distanceProblem(measure);
  return {
    ...(distance && { distance }),
    ...(measure.with_obstacles &&
      measure.distance === null && { with_obstacles: 'competition_type_obstacles' as const }),
  };
};

/** What results in any state have fixed: fields that would differ. BO-191 */
export const keptByResults = (
  before: CompetitionTypeMeasure,
  after: CompetitionTypeMeasure,
  results: number,
): Partial<Record<Measured, TypeProblem>> =>
  results === 0
    ? {}
    : Object.fromEntries(
        measured
          .filter((field) => before[field] !== after[field])
          .map((field) => [field, 'competition_type_kept_results' as const]),
      );
