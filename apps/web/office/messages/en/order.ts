import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { order as ru } from '../ru/order.ts';

export const order: Translation<typeof ru> = {
  drag: 'Drag to another place',
  up: 'Up',
  down: 'Down',
  upOf: '“{title}” up',
  downOf: '“{title}” down',
  movedTo: 'Now number {place} of {count}',
};
