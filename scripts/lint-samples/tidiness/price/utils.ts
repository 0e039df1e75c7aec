export const round = (sum: number): number => Math.round(sum);
