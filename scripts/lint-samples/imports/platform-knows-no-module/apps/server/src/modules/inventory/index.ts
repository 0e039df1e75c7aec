export const releaseHolds = (): number => 0;
