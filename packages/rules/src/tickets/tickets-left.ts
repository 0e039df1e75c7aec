/** Places of a team whose format has no max_count: M of 'свободно N мест из M' (CONST-14). */
export const defaultTeamSize = 10;

/** Share taken of `of` places, 0…1: the length of a heat bar; nothing to sell counts as all taken. */
export const heatShare = (left: number, of: number): number => (of > 0 ? Math.min(1, Math.max(0, 1 - left / of)) : 1);

/** Few enough are left to say so: a twentieth of all. */
export const hasLastPlaces = (left: number, of: number): boolean => left > 0 && of > 0 && left / of <= 0.05;
