import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseImports } from './erase-imports.repository.ts';

/** Files of results name people for ninety days: whoever is erased is in none of them the next moment. */
export const importsPersonalData: PersonalDataOwner = { erase: eraseImports };
