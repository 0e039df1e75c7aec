import type { Translation } from '../../types.ts';
import type { information as ru } from '../ru/information.ts';

export const information: Translation<typeof ru> = {
  archived: 'This page is kept for history and has not changed since {date}.',
};
