import { versionsIn } from '../keep-version.ts';
import {
  forgetPageVersions,
  insertPageVersion,
  lastPageVersion,
  markPagePublished,
} from './page-versions.repository.ts';

/** Versions of information pages (BO-091). */
export const pageVersions = versionsIn({
  last: lastPageVersion,
  insert: insertPageVersion,
  forget: forgetPageVersions,
  mark: markPagePublished,
});
