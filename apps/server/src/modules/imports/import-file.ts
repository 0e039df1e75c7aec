import type { ImportRow } from './imports.repository.ts';

/** Where the file of an import lies. */
export const storedName = ({ publicId }: Pick<ImportRow, 'publicId'>): string => `imports/i${publicId}.bin`;

const longest = 120;

/** The name of a file as it is shown: without folders and signs that steer a terminal. */
export const shownName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-longest) || 'file';
};
