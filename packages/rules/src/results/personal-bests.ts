/** A result of one person; `distance` in kilometres. */
export type OwnStart = {
  readonly eventType: string;
  readonly distance: number | null;
  /** Milliseconds; null: did not finish. */
  readonly timeMs: number | null;
};

/**
 * The best of each kind of race and distance, the longest distance first; of equal times the one that stands first. A race
 * with obstacles is no rival of a run of the same length (RESULT-10).
 */
export const personalBests = <T extends OwnStart>(
  starts: readonly T[],
): (T & { distance: number; timeMs: number })[] => {
  const bests = new Map<string, T & { distance: number; timeMs: number }>();
  for (const start of starts) {
    const { eventType, distance, timeMs } = start;
    if (distance === null || timeMs === null) continue;
    const key = `${distance} ${eventType}`;
    const best = bests.get(key);
    if (!best || timeMs < best.timeMs) bests.set(key, { ...start, distance, timeMs });
  }
  return [...bests.values()].toSorted((a, b) => b.distance - a.distance || a.eventType.localeCompare(b.eventType));
};
