import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseNames } from './erase-names.repository.ts';
import { exportResults, exportRunnerPage } from './export-results.repository.ts';
import { lockRunCities } from './lock-run-cities.ts';

/** Names in the tables of past starts. */
export const resultsPersonalData: PersonalDataOwner = {
  export: { results: exportResults, runner_page: exportRunnerPage },
  lock: lockRunCities,
  erase: eraseNames,
};
