import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseNames } from './erase-names.repository.ts';
import { exportResults } from './export-results.repository.ts';
import { lockRunCities } from './lock-run-cities.ts';

/** Names in the tables of past starts. */
export const resultsPersonalData: PersonalDataOwner = {
  export: { results: exportResults },
  lock: lockRunCities,
  erase: eraseNames,
};
