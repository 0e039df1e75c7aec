import { reserve } from './modules/inventory/reserve.ts';

export const app = { reserve };
