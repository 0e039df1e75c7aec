import { order } from './order.ts';

export const calls = { order };
