import { price } from './price.ts';

export const round = (sum: number): number => (sum < 0 ? price(-sum) : sum);
