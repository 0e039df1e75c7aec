import type { StartNumbers } from '@trassa/contracts/office';

export type NumberFormat = StartNumbers['formats'][number];
