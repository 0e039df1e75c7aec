import type { ByKind } from './kind.ts';
import { ticketKinds } from './kind.ts';

/** M of 'свободно N мест из M' when a team has no max_count (CONST-14). */
export const defaultTeamSize = 10;

/** Numbers of the label 'свободно N мест из M' of a team (DEC-51). */
export const teamPlaces = (team: { tickets_left: number; max_count: number | null }): { left: number; of: number } => {
  const of = team.max_count ?? defaultTeamSize;
  return { left: Math.min(Math.max(0, team.tickets_left), of), of };
};

export type Places = {
  left: number;
  of: number;
  /** Share of places taken, 0…1: the length of the heat bar. */
  heat: number;
};

/** Places of a whole format, all kinds that are sold (DEC-53). */
export const formatPlaces = (ticketsLeft: ByKind<number>, quota: ByKind<number>): Places => {
  let left = 0;
  let of = 0;
  for (const kind of ticketKinds) {
    of += quota[kind] ?? 0;
    left += Math.max(0, ticketsLeft[kind] ?? 0);
  }
  return { left, of, heat: heatShare(left, of) };
};

/** Share taken of `of` places, 0…1; nothing to sell counts as all taken. */
export const heatShare = (left: number, of: number): number => (of > 0 ? Math.min(1, Math.max(0, 1 - left / of)) : 1);
