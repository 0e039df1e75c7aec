import { writeRaceTime } from '@trassa/rules';

/** Milliseconds to the last one, as they are typed; null: there is no time. */
export const raceTimeOf = (ms: number | null): string | null => (ms === null ? null : writeRaceTime(ms));
