/** M of 'свободно N мест из M' when a team has no max_count (CONST-14). */
export const defaultTeamSize = 10;

/** Numbers of the label 'свободно N мест из M' of a team (DEC-51). */
export const teamPlaces = (team: { tickets_left: number; max_count: number | null }): { left: number; of: number } => {
  const of = team.max_count ?? defaultTeamSize;
  return { left: Math.min(Math.max(0, team.tickets_left), of), of };
};

/** Share taken of `of` places, 0…1: the length of a heat bar; nothing to sell counts as all taken. */
export const heatShare = (left: number, of: number): number => (of > 0 ? Math.min(1, Math.max(0, 1 - left / of)) : 1);
