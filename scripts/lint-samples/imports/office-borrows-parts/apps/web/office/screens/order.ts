import { summary } from '../../app/features/basket/summary.ts';

export const order = summary;
