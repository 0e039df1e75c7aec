import { rail } from '../../office/shared/rail.ts';

export const header = rail;
