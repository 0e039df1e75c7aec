import type { Translation } from '../../types.ts';
import type { information as ru } from '../ru/information.ts';

export const information: Translation<typeof ru> = {
  archived: 'This page is kept for history and has not changed since {date}.',
  preview: 'Preview: the site does not show this page like this yet.',
  previewShown: 'Preview: the site shows this very page.',
};
