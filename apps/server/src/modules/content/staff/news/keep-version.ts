import { versionsIn } from '../keep-version.ts';
import { forgetVersions, insertVersion, lastVersion, markPublished } from './versions.repository.ts';

/** Versions of news (BO-091). */
export const newsVersions = versionsIn({
  last: lastVersion,
  insert: insertVersion,
  forget: forgetVersions,
  mark: markPublished,
});
