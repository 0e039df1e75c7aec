import { round } from './round.ts';

export const price = (sum: number): number => round(sum);
