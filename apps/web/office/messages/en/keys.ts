import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { keys as ru } from '../ru/keys.ts';

export const keys: Translation<typeof ru> = {
  title: 'Keys',
  help: 'This list',
  escape: 'Close the window',
  close: 'Close',
};
