import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseFiles } from './erase-files.repository.ts';
import { exportFiles } from './export-files.repository.ts';
import { joinFiles } from './join-files.repository.ts';

/** Uploads. Who leads to a file stands before this in the list: an erased file is found by its owner. */
export const filesPersonalData: PersonalDataOwner = {
  export: { files: exportFiles },
  erase: eraseFiles,
  join: joinFiles,
};
