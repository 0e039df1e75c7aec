import { releaseHolds } from '../modules/inventory/index.ts';

export const jobs = [releaseHolds];
